// `flibuste arena`: an engine of anybody's against our levels, in the same table as the ladder.
import { LEVELS } from '@flibuste/bots'
import { initialOptions } from '@flibuste/kernel'
import { playContest } from '../arena/contest.ts'
import { defineCommand } from '../command.ts'
import { listOf, onOff, optional, wholeNumber, words } from '../flags.ts'
import type { Rung } from '../ladder/rung.ts'
import { HEAD, machineLine, rungRow } from '../ladder/words.ts'
import { loadGame, requireTable, seatsFlag, usualSeats } from '../table.ts'
import { UsageError } from '../usage.ts'

const BY_THE_CLOCK = 'An engine’s milliseconds are by the clock, as it waits for its pipe.'

export const arena = defineCommand({
  name: 'arena',
  operands: ['game'],
  summary: 'Plays an engine of yours, any program, against our levels of bot, and tells how often it wins.',
  about: [
    'The engine is a command that speaks JSON Lines: it is told what its seat sees and may answer, never the state (docs/referee.md,',
    '"The arena"; examples/ has two). One sits among captains of a level, in another seat each game. A game in which it crashes, says',
    'what is no move or takes too long is lost, and told; then it is started again.',
  ].join('\n'),
  flags: {
    engine: optional(
      words('<command>', { help: 'what starts the engine, such as "python3 examples/bot.py"', initial: '' }),
    ),
    name: words('<name>', { help: 'what it is called in the table', initial: 'engine' }),
    against: listOf(LEVELS, { help: `levels: ${LEVELS.join(', ')}`, initial: LEVELS }),
    seats: seatsFlag,
    games: wholeNumber({ min: 1, max: 1_000_000 }, { help: 'so many games a level at most', initial: 100 }),
    within: wholeNumber({ min: 1, max: 50 }, { help: 'points to either side that will do', initial: 5 }),
    ms: wholeNumber({ min: 1, max: 600_000 }, { help: 'milliseconds the engine has for a decision', initial: 2000 }),
    faults: wholeNumber(
      { min: 0, max: 1000 },
      { help: 'games it may lose by faults before it is sent away', initial: 3 },
    ),
    seed: wholeNumber({ min: 0, max: 0xffffffff }, { help: 'names the run', initial: 1 }),
    json: onOff('print one JSON object'),
  },
  async run({ engine: command, name, against, seats, games, within, ms, faults, seed, json }, [id], io) {
    if (command === null) throw new UsageError('--engine is missing: what starts your engine?')
    const game = await loadGame(id!)
    const table = { game, options: initialOptions(game.options), seats: seats ?? usualSeats(game) }
    await requireTable(game, table.options, table.seats)
    const onFault = (fault: string): void => io.err(`${name}: ${fault}\n`)
    const rungs: Rung[] = []
    for (const level of against) {
      const patience = { seed, within: within / 100, most: games }
      const rung = await playContest(table, { ...patience, command, name, level, moveMs: ms, faults, onFault })
      if (!json) io.err(`${rungRow(rung)}\n`)
      rungs.push(rung)
    }
    const lines = [...HEAD, ...rungs.map(rungRow), '', `${machineLine(process.version)} ${BY_THE_CLOCK}`]
    io.out(json ? `${JSON.stringify({ game: game.id, seed, rungs })}\n` : `${lines.join('\n')}\n`)
    return 0
  },
})
