// `flibuste ladder`: every level against the one below, at every number of seats, and what came of it.
import { readFileSync, writeFileSync } from 'node:fs'
import { LEVELS, type Level } from '@flibuste/bots'
import { initialOptions } from '@flibuste/kernel'
import { defineCommand } from '../command.ts'
import { onOff, optional, wholeNumber, words } from '../flags.ts'
import { HEAD, machineLine, placed, rungRow } from '../ladder/words.ts'
import { playRung, type Pairing, type Rung } from '../ladder/rung.ts'
import { loadGame, seatsFlag } from '../table.ts'
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

function write(file: string, game: string, lines: readonly string[]): void {
  const page = placed(readFileSync(file, 'utf8'), game, lines)
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

export const ladder = defineCommand({
  name: 'ladder',
  operands: ['game'],
  summary: 'Plays every level of bot against the one below and tells how often it wins.',
  about: [
    'One captain of the higher level sits among captains of the lower, in another seat each game. Play goes on until the 95 %',
    'interval of its share of the decided games is as narrow as asked. The same seed gives the same games.',
  ].join('\n'),
  flags: {
    seats: optional(seatsFlag, 'every number up to five'),
    rung: optional(words('<level>', { help: 'one rung only: sailor, mate or captain', initial: '' })),
    games: wholeNumber({ min: 2, max: 1_000_000 }, { help: 'so many games a rung at most', initial: 400 }),
    within: wholeNumber({ min: 1, max: 50 }, { help: 'points to either side that will do', initial: 5 }),
    seed: wholeNumber({ min: 0, max: 0xffffffff }, { help: 'names the run', initial: 1 }),
    write: optional(words('<file>', { help: 'put the table into this page, such as docs/bots.md', initial: '' })),
    json: onOff('print one JSON object'),
  },
  async run({ seats, rung, games, within, seed, write: file, json }, [id], io) {
    const game = await loadGame(id!)
    const options = initialOptions(game.options)
    const rungs: Rung[] = []
    for (const count of seats === null ? seatCounts(game.seats) : [seats]) {
      for (const pairing of readRung(rung)) {
        const played = playRung({ game, options, seats: count }, pairing, { seed, within: within / 100, most: games })
        if (!json) io.err(`${rungRow(played)}\n`)
        rungs.push(played)
      }
    }
    const lines = [...HEAD, ...rungs.map(rungRow), '', machineLine(process.version)]
    if (file !== null) write(file, game.id, lines)
    io.out(json ? `${JSON.stringify({ game: game.id, seed, rungs })}\n` : `${lines.join('\n')}\n`)
    return 0
  },
})
