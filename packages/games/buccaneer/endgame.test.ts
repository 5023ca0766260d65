// The last ships, worked out: against a search, against every line of play, and with what is hidden.
import { BOTS } from '@flibuste/bots'
import { bySeat, lowest, nth, Sfc32, sharesOfVictory, type AnyGame } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { EDITION, type Ship, type Value } from './data.ts'
import { advise } from './endgame.ts'
import { buccaneer, type Move, type State, type View } from './index.ts'
import { cover, position, type Layout, type Table } from './scenario.ts'
import type { CrewView } from './view.ts'

const ship = (at: number): Ship => nth(EDITION.ships, at)
const OPEN = { covered: 'open' } as const
const ALIKE = 0.02

/** One ship is left, and only one of ten moves wins: who takes a dearer man on top pays for it. */
const LAST_SHIP: Layout = {
  options: OPEN,
  ships: [ship(10)],
  deck: 0,
  crews: ['B5 A4 C2 B? C3 B3 A2'],
  ducats: [92, 93, 99],
  treasures: [
    [1, 1, 2, 3],
    [2, 3, 1, 2],
    [2, 2, 2, 1],
  ],
  active: 2,
}

/** One ship for six men, and hardly anybody is alone. */
const FEW_CREWS: Layout = {
  options: OPEN,
  ships: [ship(14)],
  deck: 0,
  crews: ['A2 B5 C5', 'B3 C4 A4', 'C2 B2', 'A3 C3 B4', 'C? A5 B?'],
  ducats: [80, 82, 85],
  active: 0,
}

const advice = ({ state, seat }: Table): readonly number[] | null =>
  advise(buccaneer.view(state, seat), seat, buccaneer.legal(state, seat), 'captain')

function best(table: Table): Move {
  const worths = advice(table) ?? []
  return nth(buccaneer.legal(table.state, table.seat), worths.indexOf(Math.max(...worths)))
}

const answer = (game: AnyGame, { state, seat }: Table, seed: number): unknown =>
  BOTS.captain.choose({
    game,
    view: buccaneer.view(state, seat),
    seat,
    legal: buccaneer.legal(state, seat),
    chance: new Sfc32(seed),
  })

/** Every line of play, nothing remembered and nothing left out. */
function counted(state: State): readonly number[] {
  const awaited = buccaneer.awaiting(state)
  if (awaited === 0) {
    const end = buccaneer.outcome(state)!
    const all = end.scores.reduce((sum, score) => sum + score, 1)
    return sharesOfVictory(end).map((share, seat) => (share < 1 ? share + bySeat(end.scores, seat) / all / 100 : 1))
  }
  const seat = lowest(awaited)
  const isShip = ({ kind }: Move): number => (kind === 'board' ? 1 : 0)
  const legal = buccaneer.legal(state, seat).toSorted((one, two) => isShip(two) - isShip(one))
  const ends = legal.map((move) => {
    const next = buccaneer.clone(state)
    buccaneer.apply(next, seat, move, new Sfc32(1), null)
    return counted(next)
  })
  return ends.reduce((so, end) => (bySeat(end, seat) > bySeat(so, seat) ? end : so))
}

describe('the last ships', () => {
  it('are worked out: a captain finds the only move that wins, a search of twelve thousand playouts does not', () => {
    const table = position(LAST_SHIP)
    const { advise: _, ...searching } = buccaneer
    expect(best(table)).toBe(cover('C4', 'B5'))
    expect(answer(buccaneer, table, 1)).toEqual(cover('C4', 'B5'))
    expect(answer(searching, table, 1)).not.toEqual(cover('C4', 'B5'))
  })

  it('come to what every line of play comes to', () => {
    const table = position(FEW_CREWS)
    const { state, seat } = table
    const shares = buccaneer.legal(state, seat).map((move) => {
      const next = buccaneer.clone(state)
      buccaneer.apply(next, seat, move, new Sfc32(1), null)
      return bySeat(counted(next), seat)
    })
    const worths = advice(table)
    expect(worths).toHaveLength(shares.length)
    for (const [at, share] of shares.entries()) expect(Math.abs(nth(worths!, at) - share)).toBeLessThan(ALIKE)
  })

  it('are worked out in every world, whichever is the true one: what is told is the mean', () => {
    const { state, seat } = position(FEW_CREWS)
    const legal = buccaneer.legal(state, seat)
    /** Two men of one colour, known to lie so, or not known. */
    const told = (higher: Value | null, lower: Value | null): readonly number[] => {
      const shown = (value: Value | null): Value | null => (value === 5 ? higher : value === 4 ? lower : value)
      const view = buccaneer.view(state, seat)
      const discs = (crew: CrewView): CrewView['discs'] =>
        crew.discs.map((disc) => (disc.seat === 1 ? { seat: 1, value: shown(disc.value) } : disc))
      const seen: View = { ...view, crews: view.crews.map((crew) => ({ ...crew, discs: discs(crew) })) }
      return advise(seen, seat, legal, 'captain') ?? []
    }
    const [either, one, two] = [told(null, null), told(5, 4), told(4, 5)]
    expect(one).not.toEqual(two)
    for (const [at, worth] of either.entries()) expect(worth).toBeCloseTo((nth(one, at) + nth(two, at)) / 2, 9)
    expect(either).toHaveLength(legal.length)
  })

  it('say nothing before, nor to a mate', () => {
    const table = position({ ...LAST_SHIP, deck: 3 })
    expect(advice(table)).toBeNull()
    const { state, seat } = position(LAST_SHIP)
    expect(advise(buccaneer.view(state, seat), seat, buccaneer.legal(state, seat), 'mate')).toBeNull()
  })
})
