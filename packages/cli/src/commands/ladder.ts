// `flibuste ladder`: every level against the one below, at every number of seats, and what came of it.
import { readFileSync, writeFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { LEVELS, type Level } from '@flibuste/bots'
import { fitOptions, initialOptions } from '@flibuste/kernel'
import { defineCommand } from '../command.ts'
import { onOff, optional, wholeNumber, words } from '../flags.ts'
import { keep, keptTally, keyOf } from '../ladder/kept.ts'
import { HEAD, machineLine, placed, rungRow } from '../ladder/words.ts'
import { climb, rungOf, type Pairing, type Patience, type Rung } from '../ladder/rung.ts'
import type { Table } from '../sim/playout.ts'
import { loadGame, requireTable, seatsFlag } from '../table.ts'
import { UsageError } from '../usage.ts'

/** The lowest rung first. */
const PAIRINGS: readonly Pairing[] = LEVELS.slice(1).map((level, at): Pairing => ({
  level,
  below: LEVELS[at] ?? 'boy',
}))

const FEWEST_SEATS = 2
/** Beyond five seats a table of bots tells little more. */
const MOST_SEATS = 5

function seatCounts({ min, max }: { readonly min: number; readonly max: number }): number[] {
  const [from, to] = [Math.max(FEWEST_SEATS, min), Math.min(MOST_SEATS, max)]
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

function write(file: string, game: string, rungs: readonly Rung[]): void {
  const page = placed(readFileSync(file, 'utf8'), game, rungs)
  if (page === null) throw new UsageError(`--write: ${file} has no place for the ladder of ${game}`)
  writeFileSync(file, page)
}

const isLevel = (word: string): word is Level => LEVELS.some((level) => level === word)

/** One rung, by the level that stands on it. */
function readRung(word: string | null): readonly Pairing[] {
  if (word === null) return PAIRINGS
  const chosen = isLevel(word) ? PAIRINGS.filter(({ level }) => level === word) : []
  if (chosen.length === 0) throw new UsageError(`--rung: one of ${PAIRINGS.map(({ level }) => level).join(', ')}`)
  return chosen
}

/** Ctrl-C asks to stop after the game under way; a second one is not waited for. */
function listen(): { readonly isStopped: () => boolean; end(): void } {
  let stopped = false
  const stop = (): void => {
    stopped = true
    end()
  }
  const end = (): void => {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return { isStopped: () => stopped, end }
}

interface Climb extends Patience {
  /** Where games are kept; null: nowhere. */
  readonly file: string | null
  readonly isStopped: () => boolean
}

/** Played until it is known, or somebody wants to stop. */
async function playRung(table: Table, pairing: Pairing, { file, isStopped, ...patience }: Climb): Promise<Rung> {
  const key = keyOf(table.game.id, table.seats, pairing, patience.seed)
  const tally = keptTally(file, key)
  for (const sum of climb(table, pairing, patience, tally)) {
    keep(file, key, sum)
    await setImmediate()
    if (isStopped()) break
  }
  return rungOf(pairing, table.seats, tally)
}

export const ladder = defineCommand({
  name: 'ladder',
  operands: ['game'],
  summary: 'Plays every level of bot against the one below and tells how often it wins.',
  about: [
    'One captain of the higher level sits among captains of the lower, in another seat each game. Play goes on until the 95 %',
    'interval of its share of the decided games is as narrow as asked. The same seed gives the same games. Ctrl-C ends it after the game',
    'under way, and what was played is told; with --keep it goes on from there the next time.',
  ].join('\n'),
  flags: {
    seats: optional(seatsFlag, 'every number up to five'),
    rung: optional(words('<level>', { help: 'one rung only: sailor, mate or captain', initial: '' })),
    games: wholeNumber({ min: 2, max: 1_000_000 }, { help: 'so many games a rung at most', initial: 400 }),
    within: wholeNumber({ min: 1, max: 50 }, { help: 'points to either side that will do', initial: 5 }),
    seed: wholeNumber({ min: 0, max: 0xffffffff }, { help: 'names the run', initial: 1 }),
    keep: optional(words('<file>', { help: 'keep what was played, and go on from what is kept there', initial: '' })),
    write: optional(
      words('<file>', { help: 'put what was played into the tables of this page, such as docs/bots.md', initial: '' }),
    ),
    json: onOff('print one JSON object'),
  },
  async run({ seats, rung, games, within, seed, keep: file, write: page, json }, [id], io) {
    const { isStopped, end } = listen()
    const game = await loadGame(id!)
    const climb = { seed, within: within / 100, most: games, file, isStopped }
    const rungs: Rung[] = []
    for (const count of seats === null ? seatCounts(game.seats) : [seats]) {
      const { options } = fitOptions(game, initialOptions(game.options), count)
      await requireTable(game, options, count)
      for (const pairing of readRung(rung)) {
        if (isStopped()) break
        const played = await playRung({ game, options, seats: count }, pairing, climb)
        if (!json) io.err(`${rungRow(played)}\n`)
        rungs.push(played)
      }
    }
    end()
    if (page !== null) write(page, game.id, rungs)
    const lines = [...HEAD, ...rungs.map(rungRow), '', machineLine(process.version)]
    io.out(json ? `${JSON.stringify({ game: game.id, seed, rungs })}\n` : `${lines.join('\n')}\n`)
    return 0
  },
})
