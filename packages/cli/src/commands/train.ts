// `flibuste train`: weights of an evaluation learnt by self-play, and whether a bot plays better with them.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { BOT_IDS, BOTS } from '@flibuste/bots'
import { initialOptions, type Weights } from '@flibuste/kernel'
import { defineCommand } from '../command.ts'
import { oneOf, onOff, optional, wholeNumber, words } from '../flags.ts'
import { loadGame, requireTable, seatsFlag, usualSeats } from '../table.ts'
import { collect } from '../train/positions.ts'
import { contest, type Verdict } from '../train/gate.ts'
import { fit, surprise } from '../train/fit.ts'
import { UsageError } from '../usage.ts'

/** One game of so many is kept to judge by. */
const KEPT_APART = 5
/** The contest has games of its own. */
const OTHER_SEED = 0x51ed

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`

const verdictLine = ({ decided, games, wins, interval: { low, high }, isBetter }: Verdict, seats: number): string =>
  `${percent(wins / Math.max(1, decided))} of ${decided} decided games of ${games} (${percent(low)} to ${percent(high)}, ${percent(1 / seats)} if alike): ${isBetter ? 'better' : 'not surely better'}`

const commit = (): string => spawnSync('git', ['rev-parse', '--short', 'HEAD']).stdout?.toString().trim() || 'unknown'

/** The file that a game keeps its weights in. */
function fileOf(weights: Weights, told: readonly string[]): string {
  return [
    '// What each part of evaluate.ts counts, as the game begins and as it ends. Learnt by self-play:',
    ...told.map((line) => `// ${line}`),
    "import type { Weights } from '@flibuste/kernel'",
    '',
    'export const WEIGHTS = {',
    ...Object.entries(weights).map(([name, [early, late]]) => `  ${name}: [${early}, ${late}],`),
    '} as const satisfies Weights',
    '',
  ].join('\n')
}

export const train = defineCommand({
  name: 'train',
  operands: ['game'],
  summary: 'Learns by self-play what each part of an evaluation should count, and tells whether that plays better.',
  about: [
    'Bots of one level play among themselves; positions they were asked in, as their seat saw them, and who won in the end go into a regression.',
    'One game in five is kept apart to judge by. Then a bot with the new weights sits among its like with the old ones. Only weights that',
    'surely win more than if all were alike are written. The same seed gives the same weights.',
  ].join('\n'),
  flags: {
    seats: seatsFlag,
    level: oneOf(BOT_IDS, { help: 'who plays among themselves', initial: 'sailor' }),
    games: wholeNumber({ min: 10, max: 1_000_000 }, { help: 'how many games they play', initial: 1000 }),
    every: wholeNumber({ min: 1, max: 1000 }, { help: 'one decision of so many is looked at', initial: 8 }),
    gate: wholeNumber({ min: 0, max: 1_000_000 }, { help: 'games of the contest', initial: 300 }),
    rank: oneOf(BOT_IDS, { help: 'who plays the contest', initial: 'mate' }),
    seed: wholeNumber({ min: 0, max: 0xffffffff }, { help: 'names the run', initial: 1 }),
    write: optional(
      words('<file>', { help: 'where weights that won are written: packages/games/<game>/weights.ts', initial: '' }),
    ),
    json: onOff('print one JSON object'),
  },
  async run({ seats, level, games, every, gate, rank, seed, write: file, json }, [id], io) {
    const game = await loadGame(id!)
    const { weighing } = game
    if (weighing === undefined) throw new UsageError(`${game.id} has no weights to learn`)
    const table = { game, options: initialOptions(game.options), seats: seats ?? usualSeats(game) }
    await requireTable(game, table.options, table.seats)
    const positions = collect(table, weighing, { level, games, seed, every })
    const [apart, used] = [true, false].map((isApart) =>
      positions.filter((position) => (position.game % KEPT_APART === 0) === isApart),
    ) as [typeof positions, typeof positions]
    const weights = fit(used, weighing.weights)
    const [before, after] = [surprise(apart, weighing.weights), surprise(apart, weights)]
    const verdict = contest(table, weighing, weights, { level: rank, games: gate, seed: seed ^ OTHER_SEED })
    const told = [
      `flibuste train ${game.id} --seats ${table.seats} --level ${level} --games ${games} --every ${every} --seed ${seed}, commit ${commit()};`,
      `${used.length} positions. Nats a position of ${apart.length} kept apart: ${before.toFixed(4)} before, ${after.toFixed(4)} after.`,
      `${BOTS[rank].id} against its like with the weights of before: ${verdictLine(verdict, table.seats)}.`,
    ]
    const text = fileOf(weights, told)
    if (file !== null && verdict.isBetter) writeFileSync(file, text)
    if (file !== null && !verdict.isBetter) io.err('not written: the weights of before stay\n')
    io.out(json ? `${JSON.stringify({ game: game.id, seed, weights, before, after, verdict })}\n` : text)
    return 0
  },
})
