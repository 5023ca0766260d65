// `flibuste sim`: many silent games between bots, and what came of them.
import type { BotId } from '@flibuste/bots'
import type { AnyGame } from '@flibuste/kernel'
import { defineCommand, type Io } from '../command.ts'
import { onOff, wholeNumber } from '../flags.ts'
import { playOut, seatBots, type Table } from '../sim/playout.ts'
import { addGame, newTally, report, type Tally } from '../sim/tally.ts'
import { NO_BAR, progressBar, reportLines } from '../sim/words.ts'
import { botsFlag, loadGame, optionsFlag, readOptionsLine, requireTable, seatsFlag, usualSeats } from '../table.ts'

const BAR_EVERY_MS = 100

interface Run {
  readonly seed: number
  readonly games: number
  readonly bots: readonly BotId[]
}

/** Calls `shown` now and then with how many games are done. */
function playAll(table: Table, run: Run, shown: (done: number) => void): Tally {
  const tally = newTally(table.seats, run.bots)
  let nextShow = performance.now() + BAR_EVERY_MS
  for (let number = 0; number < run.games; number++) {
    const bots = seatBots(run.bots, table.seats, number)
    addGame(tally, playOut(table, { seed: run.seed, number, bots }), bots)
    if ((number & 15) !== 0 || performance.now() < nextShow) continue
    shown(number + 1)
    nextShow = performance.now() + BAR_EVERY_MS
  }
  return tally
}

async function readTable(game: AnyGame, seats: number | null, line: string | null): Promise<Table> {
  const options = await readOptionsLine(game, line)
  const count = seats ?? usualSeats(game)
  await requireTable(game, options, count)
  return { game, options, seats: count }
}

function simulate(table: Table, run: Run, io: Io): ReturnType<typeof report> {
  const begun = performance.now()
  const tally = playAll(table, run, (done) => {
    if (io.isTerminal) io.err(progressBar(done, run.games))
  })
  if (io.isTerminal) io.err(NO_BAR)
  const seconds = Math.max(1e-6, (performance.now() - begun) / 1000)
  return report(tally, { game: table.game.id, seats: table.seats, seed: run.seed, seconds })
}

export const sim = defineCommand({
  name: 'sim',
  operands: ['game'],
  summary: 'Plays many games between bots and tells who won, how long it took and how fast it went.',
  about: [
    'The bots are dealt to the seats in turn and move one seat further every game, so none of them profits from its seat:',
    'in game g, seat s belongs to bot (s + g) modulo the length of the list. A joint victory is shared between the winners,',
    'so wins add up to games. A decision is one answer of one seat. meanRounds is the mean of `round` in the final view,',
    'null for a game that has none. The same seed gives the same games.',
  ].join('\n'),
  flags: {
    seats: seatsFlag,
    games: wholeNumber({ min: 1, max: 100_000_000 }, { help: 'how many games', initial: 1000 }),
    bots: botsFlag(['random']),
    seed: wholeNumber({ min: 0, max: 0xffffffff }, { help: 'names the run', initial: 1 }),
    options: optionsFlag,
    json: onOff('print one JSON object'),
  },
  async run({ seats, games, bots, seed, options, json }, [id], io) {
    const table = await readTable(await loadGame(id!), seats, options)
    const result = simulate(table, { seed, games, bots }, io)
    io.out(json ? `${JSON.stringify(result)}\n` : `${reportLines(result).join('\n')}\n`)
    return 0
  },
})
