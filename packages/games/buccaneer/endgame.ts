// The last ships, worked out to the end: every move of everybody, in every world that the view allows. Where that takes too many positions
// nothing is said. For bots; no rule is made here.
import { bySeat, lowest, Scripted, Sfc32, sharesOfVictory, type Seat } from '@flibuste/kernel'
import { agenda } from './agenda.ts'
import { isCaptain, ownerOf } from './crews.ts'
import { DISCS, VALUES, type Value } from './data.ts'
import { evaluate } from './evaluate.ts'
import type { Move } from './moves.ts'
import { outcome } from './score.ts'
import { clone, NO_DISC, type Disc, type State } from './state.ts'
import { determinize, type DiscView, type View } from './view.ts'

/** Before so few ships are left, play to the end is too long. */
const MOST_SHIPS = 2
/** Positions that may be looked at for one answer, in all worlds together. */
const MOST_POSITIONS = 5_000
/** If the view allows more worlds, a search knows as much. */
const MOST_WORLDS = 24
/** What wealth counts for whoever does not win, and hope for moves that are as good: never as much as a part of a victory. */
const SLIGHT = 0.01
/** A victory of one’s own. */
const SURE = 1

/** Nothing is turned up any more, so nothing is drawn. */
const NO_CHANCE = new Scripted([])

/** The crew a man is in, and who is second in it: what else is known of the order of a crew changes nothing. */
function namePlaces(state: State, name: number[]): void {
  for (let crew = 0; crew < state.men.length; crew++) {
    if (!isCaptain(state, crew)) continue
    const second = state.under[crew] ?? NO_DISC
    const code = 1 + crew * (DISCS + 1) + (second === NO_DISC ? 0 : 1 + ownerOf(second))
    for (let disc: Disc = crew; disc !== NO_DISC; disc = state.under[disc] ?? NO_DISC) name[disc] = code
  }
}

/** Positions with the same name are played on alike. */
function nameOf(state: State): string {
  const name: number[] = []
  namePlaces(state, name)
  name.push(...state.ducats, ...state.treasures.flat(), ...state.faceUp, state.active, state.passes)
  const open = state.agenda[state.agenda.length - 1]
  if (open?.kind === 'obey') name.push(1, open.callers)
  else if (open?.kind === 'mutiny')
    name.push(2, ...open.answers.map((answer) => (answer === null ? 0 : answer.kind === 'call' ? 1 : 2)))
  return String.fromCharCode(...name)
}

/** A victory, shared or not. Who does not win alone wants at least to be rich. */
function worthsAtEnd(state: State): number[] {
  const end = outcome(state)
  if (end === null) throw new Error('asked at the end only')
  const all = end.scores.reduce((sum, score) => sum + score, 1)
  return sharesOfVictory(end).map((share, seat) =>
    share < SURE ? share + (SLIGHT * bySeat(end.scores, seat)) / all : SURE,
  )
}

/** Everybody wants to win, and else to be rich (max^n). */
class Endgame {
  private left = MOST_POSITIONS
  private readonly known = new Map<string, readonly number[]>()

  /** By seat, what the game comes to after a move; null: that would take too long. */
  after(state: State, seat: Seat, move: Move): readonly number[] | null {
    const next = clone(state)
    agenda.apply(next, seat, move, NO_CHANCE, null)
    return this.worths(next)
  }

  private worths(state: State): readonly number[] | null {
    const awaited = agenda.awaiting(state)
    if (awaited === 0) return worthsAtEnd(state)
    const name = nameOf(state)
    const known = this.known.get(name)
    if (known !== undefined) return known
    if (--this.left < 0) return null
    // One call is enough, so those who may mutiny can be asked in turn.
    const worths = this.bestOf(state, lowest(awaited))
    if (worths !== null) this.known.set(name, worths)
    return worths
  }

  /** Ships first: they are the shortest way to a victory, and who has one looks no further. */
  private bestOf(state: State, seat: Seat): readonly number[] | null {
    let best: readonly number[] | null = null
    for (const boards of [true, false]) {
      for (const move of agenda.legal(state, seat)) {
        if ((move.kind === 'board') !== boards) continue
        const worths = this.after(state, seat, move)
        if (worths === null) return null
        if (best === null || bySeat(worths, seat) > bySeat(best, seat)) best = worths
        if (bySeat(best, seat) >= SURE) return best
      }
    }
    return best
  }
}

/** All orders of a few values. */
function ordersOf(values: readonly Value[]): readonly (readonly Value[])[] {
  if (values.length === 0) return [[]]
  return values.flatMap((value) => ordersOf(values.filter((other) => other !== value)).map((rest) => [value, ...rest]))
}

/** By seat, the values that are not seen, in every order in which they may lie. */
function hiddenOrders({ crews, players }: View): (readonly (readonly Value[])[])[] {
  return players.map((_, seat) => {
    const seen = new Set(crews.flatMap(({ discs }) => discs.map((disc) => (disc.seat === seat ? disc.value : null))))
    return ordersOf(VALUES.filter((value) => !seen.has(value)))
  })
}

function filled(view: View, values: readonly (readonly Value[])[]): View {
  const left = values.map((order) => order.slice())
  const fill = (disc: DiscView): DiscView =>
    disc.value === null ? { seat: disc.seat, value: left[disc.seat]?.shift() ?? null } : disc
  // Purses of the past tell nothing of what is to come.
  return {
    ...view,
    answered: 0,
    ducatsByShip: [],
    crews: view.crews.map((crew) => ({ ...crew, discs: crew.discs.map(fill) })),
  }
}

/** Every world the view allows; null: too many. What answers are in is not looked at. */
function worldsOf(view: View): readonly State[] | null {
  const orders = hiddenOrders(view)
  if (orders.reduce((product, { length }) => product * length, 1) > MOST_WORLDS) return null
  const all = orders.reduce<(readonly (readonly Value[])[])[]>(
    (so, ofSeat) => so.flatMap((values) => ofSeat.map((order) => [...values, order])),
    [[]],
  )
  // Nothing is left to be drawn but answers that others may have given, which are left out.
  return all.map((values) => determinize(agenda, filled(view, values), new Sfc32(0)))
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function hopeAfter(state: State, seat: Seat, move: Move): number {
  const next = clone(state)
  agenda.apply(next, seat, move, NO_CHANCE, null)
  return bySeat(evaluate(next), seat)
}

interface Question {
  readonly worlds: readonly State[]
  readonly seat: Seat
  readonly legal: readonly Move[]
}

/** By move, what is worked out; null: that takes too long, or all is lost. Once one move is sure to win, others may keep what is hoped of them at first sight. */
function workedOut({ worlds, seat, legal }: Question): number[] | null {
  const endgame = new Endgame()
  const hopes = legal.map((move) => mean(worlds.map((world) => hopeAfter(world, seat, move))))
  const worths = hopes.map((hope) => hope * (1 - SLIGHT))
  const byHope = [...legal.entries()].toSorted(([one], [two]) => (hopes[two] ?? 0) - (hopes[one] ?? 0))
  let most = 0
  for (const [at, move] of byHope) {
    const ends = worlds.flatMap((world) => endgame.after(world, seat, move)?.[seat] ?? [])
    if (ends.length < worlds.length) return most >= SURE ? worths : null
    most = Math.max(most, mean(ends))
    worths[at] = mean(ends) * (1 - SLIGHT) + SLIGHT * (hopes[at] ?? 0)
  }
  return most > SLIGHT ? worths : null
}

/**
 * What each move is worth, 0 … 1; null: that would take too long, or all is lost if nobody errs, so it is left to search whose errors to hope
 * for.
 */
export function advise(view: View, seat: Seat, legal: readonly Move[], rank: 'mate' | 'captain'): number[] | null {
  if (rank !== 'captain' || view.shipsToCome > 0 || view.ships.length > MOST_SHIPS) return null
  const worlds = worldsOf(view)
  return worlds === null ? null : workedOut({ worlds, seat, legal })
}
