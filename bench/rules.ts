// How fast the rules are: silent random play through the contract, next to a bare loop with as many draws; bots; matches; conformance.
import { registered } from '@flibuste/games'
import { Sfc32, initialOptions, lowest, Match, type AnyGame, type Chance } from '@flibuste/kernel'
import { conform } from '@flibuste/kernel/conformance'
import { playOut, type Table } from '../packages/cli/src/sim/playout.ts'
import { bestOf } from './clock.ts'
import type { Row } from './row.ts'

const SILENT_GAMES = 3000
const GREEDY_GAMES = 10
const RECORDED_GAMES = 20
const CONFORMANCE_GAMES = 20
const SEED = 1

const info = (name: string, value: number, unit: string, note = ''): Row => ({ name, value, unit, target: null, note })

interface Counted {
  readonly decisions: number
  readonly draws: number
}

/** The silent loop once more, with its draws counted: they are what the bare loop repeats. */
function countSilent({ game, options, seats }: Table): Counted {
  let decisions = 0
  let draws = 0
  for (let number = 0; number < SILENT_GAMES; number++) {
    const chance = new Sfc32(number)
    const state = game.setup(options, seats, chance)
    for (let awaited = game.awaiting(state); awaited !== 0; awaited = game.awaiting(state)) {
      const legal = game.legal(state, lowest(awaited))
      game.apply(state, lowest(awaited), legal[chance.below(legal.length)]!, chance, null)
      decisions++
    }
    draws += chance.drawn
  }
  return { decisions, draws }
}

/** As many draws, each written to an array: what no rules at all would cost. */
function bareLoop(draws: number): number {
  const chance: Chance = new Sfc32(SEED)
  const written = Array.from({ length: 64 }, () => 0)
  for (let draw = 0; draw < draws; draw++) written[draw & 63] = chance.below(6)
  return written[0]!
}

const seatsOf = ({ seats }: Table): 'random'[] => Array.from({ length: seats }, () => 'random')

function playSilently(table: Table): number {
  let decisions = 0
  for (let number = 0; number < SILENT_GAMES; number++)
    decisions += playOut(table, { seed: SEED, number, bots: seatsOf(table) }).decisions
  return decisions
}

/** Another game's row beside Bones, to see what its rules cost. */
function silentRow(name: string, table: Table, atLeast: number | null): Row {
  let decisions = 0
  const seconds = bestOf(() => {
    decisions = playSilently(table)
  }, 2)
  const row = info(name, SILENT_GAMES / seconds, 'games/s', `${Math.round(decisions / SILENT_GAMES)} decisions a game`)
  return { ...row, target: atLeast === null ? null : { value: atLeast, is: 'at least' } }
}

function silentRows(table: Table): Row[] {
  let decisions = 0
  const seconds = bestOf(() => {
    decisions = playSilently(table)
  })
  const { draws } = countSilent(table)
  const bare = bestOf(() => void bareLoop(draws))
  const perGame = Math.round(decisions / SILENT_GAMES)
  const target = { value: 10_000, is: 'at least' as const }
  return [
    {
      name: 'Bones, two seats, silent random',
      value: SILENT_GAMES / seconds,
      unit: 'games/s',
      target,
      note: `${perGame} decisions a game`,
    },
    info('  decisions', decisions / seconds, 'decisions/s'),
    info(
      '  a bare loop with as many draws',
      SILENT_GAMES / bare,
      'games/s',
      `the rules take ${(seconds / bare).toFixed(1)} times as long`,
    ),
  ]
}

function greedyRows(table: Table): Row[] {
  let decisions = 0
  const seconds = bestOf(() => {
    decisions = 0
    for (let number = 0; number < GREEDY_GAMES; number++)
      decisions += playOut(table, { seed: SEED, number, bots: ['greedy', 'greedy'] }).decisions
  }, 2)
  return [
    info('Bones, greedy against greedy', GREEDY_GAMES / seconds, 'games/s'),
    {
      ...info('  a decision of the greedy bot', (1000 * seconds) / decisions, 'ms'),
      target: { value: 50, is: 'at most' },
    },
  ]
}

/** A match as a table plays it: clone, apply, log, fingerprint, a cipher for the dice. */
function playRecorded(game: AnyGame, number: number): number {
  const own = new Sfc32(number)
  let match = Match.start(game, initialOptions(game.options), 2, new Uint8Array(32).fill(number))
  while (!match.over) {
    const seat = lowest(game.awaiting(match.state))
    const legal = game.legal(match.state, seat)
    match = match.play(seat, legal[own.below(legal.length)]!, 'bot').next
  }
  return match.length
}

function matchRows({ game }: Table): Row[] {
  let moves = 0
  const seconds = bestOf(() => {
    moves = 0
    for (let number = 0; number < RECORDED_GAMES; number++) moves += playRecorded(game, number)
  }, 3)
  return [info('A recorded move (Match.play, fingerprint)', (1e6 * seconds) / moves, 'µs')]
}

function conformanceRows({ game, options }: Table): Row[] {
  const begun = performance.now()
  conform(game, { seats: 2, options, games: CONFORMANCE_GAMES })
  return [info('Conformance suite', (1000 * CONFORMANCE_GAMES) / (performance.now() - begun), 'games/s')]
}

/** The other games, at the seats their issues ask about. A game of the Cove must not cost a playout more than 2 ms. */
const BESIDE = [
  { id: 'buccaneer', name: 'Buccaneer, three seats, silent random', seats: 3, atLeast: null },
  { id: 'stortebeker', name: 'Störtebeker, two seats, silent random', seats: 2, atLeast: null },
  { id: 'pirates', name: 'Pirates!, two seats, silent random', seats: 2, atLeast: null },
  { id: 'cove', name: 'Pirate’s Cove, three seats, silent random', seats: 3, atLeast: 500 },
] as const

async function besideRows(): Promise<Row[]> {
  const rows: Row[] = []
  for (const { id, name, seats, atLeast } of BESIDE) {
    const game = await registered(id).load()
    rows.push(silentRow(name, { game, options: initialOptions(game.options), seats }, atLeast))
  }
  return rows
}

export async function ruleRows(game: AnyGame): Promise<Row[]> {
  const table: Table = { game, options: initialOptions(game.options), seats: 2 }
  const rows = [...silentRows(table), ...(await besideRows())]
  return [...rows, ...greedyRows(table), ...matchRows(table), ...conformanceRows(table)]
}
