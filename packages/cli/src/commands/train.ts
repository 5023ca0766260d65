// `flibuste train`: weights of an evaluation learnt by self-play, and whether a bot plays better with them.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { BOT_IDS, BOTS } from '@flibuste/bots'
import { hopesBy, initialOptions, type Net, type Weighing, type Weights } from '@flibuste/kernel'
import { defineCommand } from '../command.ts'
import { oneOf, onOff, optional, wholeNumber, words } from '../flags.ts'
import { loadGame, requireTable, seatsFlag, usualSeats } from '../table.ts'
import { fit, surprise } from '../train/fit.ts'
import { contest, type Hopes, type Verdict } from '../train/gate.ts'
import { fitNet, surpriseWith, type NetRun } from '../train/net.ts'
import { collect, type Position } from '../train/positions.ts'
import { UsageError } from '../usage.ts'

/** One game of so many is kept to judge by. */
const KEPT_APART = 5
/** The contest has games of its own. */
const OTHER_SEED = 0x51ed

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`

const verdictLine = ({ decided, games, wins, interval: { low, high }, isBetter }: Verdict, seats: number): string =>
  `${percent(wins / Math.max(1, decided))} of ${decided} decided games of ${games} (${percent(low)} to ${percent(high)}, ${percent(1 / seats)} if alike): ${isBetter ? 'better' : 'not surely better'}`

const commit = (): string => spawnSync('git', ['rev-parse', '--short', 'HEAD']).stdout?.toString().trim() || 'unknown'

/** What was learnt, and the file that a game keeps it in. */
interface Learnt {
  readonly what: 'weights' | 'net'
  readonly hopes: Hopes
  readonly after: number
  /** What a program that reads the answer gets. */
  readonly data: Weights | Net
  readonly lines: readonly string[]
}

interface School {
  readonly weighing: Weighing<unknown>
  readonly used: readonly Position[]
  readonly apart: readonly Position[]
}

function learnWeights({ weighing, used, apart }: School): Learnt {
  const weights = fit(used, weighing.weights)
  const lines = [
    "import type { Weights } from '@flibuste/kernel'",
    '',
    'export const WEIGHTS = {',
    ...Object.entries(weights).map(([name, [early, late]]) => `  ${name}: [${early}, ${late}],`),
    '} as const satisfies Weights',
  ]
  return { what: 'weights', hopes: hopesBy(weighing, weights), after: surprise(apart, weights), data: weights, lines }
}

/** On top of the weights there are. */
function learnNet({ weighing, used, apart }: School, run: NetRun): Learnt {
  const { weights } = weighing
  const net = fitNet(used, weights, run)
  const lines = [
    "import type { Net } from '@flibuste/kernel'",
    '',
    'export const NET: Net = {',
    `  scales: [${net.scales.join(', ')}],`,
    '  units: [',
    ...net.units.map((unit) => `    [${unit.join(', ')}],`),
    '  ],',
    `  counts: [${net.counts.join(', ')}],`,
    '}',
  ]
  const after = surpriseWith(apart, weights, net)
  return { what: 'net', hopes: hopesBy(weighing, weights, net), after, data: net, lines }
}

const HEADS = {
  weights: '// What each part of evaluate.ts counts, as the game begins and as it ends. Learnt by self-play:',
  net: '// What a position is worth beyond its weights, by a small net. Learnt by self-play:',
}

const fileOf = ({ what, lines }: Learnt, told: readonly string[]): string =>
  [HEADS[what], ...told.map((line) => `// ${line}`), ...lines, ''].join('\n')

export const train = defineCommand({
  name: 'train',
  operands: ['game'],
  summary: 'Learns by self-play what each part of an evaluation should count, and tells whether that plays better.',
  about: [
    'Bots of one level play among themselves; positions they were asked in, as their seat saw them, and who won in the end go into a regression.',
    'With --net, a small net learns what is to be added to the weights there are.',
    'One game in five is kept apart to judge by. Then a bot that goes by it sits among its like that do not. Only what',
    'surely wins more than if all were alike is written. The same seed learns the same.',
  ].join('\n'),
  flags: {
    seats: seatsFlag,
    level: oneOf(BOT_IDS, { help: 'who plays among themselves', initial: 'sailor' }),
    games: wholeNumber({ min: 10, max: 1_000_000 }, { help: 'how many games they play', initial: 1000 }),
    every: wholeNumber({ min: 1, max: 1000 }, { help: 'one decision of so many is looked at', initial: 8 }),
    net: wholeNumber({ min: 0, max: 64 }, { help: 'units of a net; 0: weights are learnt instead', initial: 0 }),
    gate: wholeNumber({ min: 0, max: 1_000_000 }, { help: 'games of the contest', initial: 300 }),
    rank: oneOf(BOT_IDS, { help: 'who plays the contest', initial: 'mate' }),
    seed: wholeNumber({ min: 0, max: 0xffffffff }, { help: 'names the run', initial: 1 }),
    write: optional(
      words('<file>', { help: 'where what won is written: packages/games/<game>/weights.ts or net.ts', initial: '' }),
    ),
    json: onOff('print one JSON object'),
  },
  async run({ seats, level, games, every, net, gate, rank, seed, write: file, json }, [id], io) {
    const game = await loadGame(id!)
    const { weighing } = game
    if (weighing === undefined) throw new UsageError(`${game.id} has no weights to learn`)
    const table = { game, options: initialOptions(game.options), seats: seats ?? usualSeats(game) }
    await requireTable(game, table.options, table.seats)
    const positions = collect(table, weighing, { level, games, seed, every })
    const [apart, used] = [true, false].map((isApart) =>
      positions.filter((position) => (position.game % KEPT_APART === 0) === isApart),
    ) as [typeof positions, typeof positions]
    const school = { weighing, used, apart }
    const learnt = net === 0 ? learnWeights(school) : learnNet(school, { units: net, seed })
    const before = surprise(apart, weighing.weights)
    const { what, hopes, after, data } = learnt
    const verdict = contest(table, hopes, { level: rank, games: gate, seed: seed ^ OTHER_SEED })
    const asked = `--seats ${table.seats} --level ${level} --games ${games} --every ${every}${net === 0 ? '' : ` --net ${net}`} --seed ${seed}`
    const told = [
      `flibuste train ${game.id} ${asked}, commit ${commit()};`,
      `${used.length} positions. Nats a position of ${apart.length} kept apart: ${before.toFixed(4)} before, ${after.toFixed(4)} after.`,
      `${BOTS[rank].id} against its like as before: ${verdictLine(verdict, table.seats)}.`,
    ]
    const text = fileOf(learnt, told)
    if (file !== null && verdict.isBetter) writeFileSync(file, text)
    if (file !== null && !verdict.isBetter) io.err(`not written: what was there before stays\n`)
    io.out(
      json
        ? `${JSON.stringify({ game: game.id, seed, positions: used.length, [what]: data, before, after, verdict })}\n`
        : text,
    )
    return 0
  },
})
