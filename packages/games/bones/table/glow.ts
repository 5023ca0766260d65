// What may be touched now, and what touching anything would mean. Reads the view and the legal moves; decides nothing.
import type { Seat } from '@flibuste/kernel'
import { ofKind, onlyOf } from '@flibuste/web/kit'
import type { Clause } from '../clauses.ts'
import type { Change, Defend, Move, Reroll, Sail, Scout, Steal, Thief } from '../moves.ts'
import { ISLAND, type Place } from '../state.ts'
import type { View } from '../view.ts'

/** A lane and a place in it where a ship may go. */
export interface Destination {
  readonly lane: number
  readonly place: Place
  readonly move: Sail
}

/** Everything that glows. */
export interface Targets {
  readonly destinations: readonly Destination[]
  readonly plunders: readonly number[]
  readonly scouts: readonly Scout[]
  /** Chests that can be robbed: now by a thief who stands there, or by setting one there. */
  readonly steals: readonly Steal[]
  readonly thieves: readonly Thief[]
  readonly defends: readonly Defend[]
  readonly rerolls: readonly Reroll[]
  readonly changes: readonly Change[]
  /** The move there is no choice about; null: the captain chooses. */
  readonly best: Move | null
}

const placeOf = (view: View, seat: Seat, lane: number): Place => view.boards[seat]?.ships[lane - 1] ?? 0

/** BON-6.2, BON-6.3. */
export const destinationOf = (view: View, { lane, with: group }: Sail): Place =>
  group === 'triple' || placeOf(view, view.active, lane) > 0 ? ISLAND : 1

/** One way to each place: where a pair goes as far as a triple, it costs less. */
function destinationsOf(view: View, legal: readonly Move[]): Destination[] {
  const found: Destination[] = []
  for (const move of ofKind(legal, 'sail')) {
    const place = destinationOf(view, move)
    const known = found.findIndex((other) => other.lane === move.lane && other.place === place)
    if (known < 0) found.push({ lane: move.lane, place, move })
    else if (move.with === 'pair') found[known] = { lane: move.lane, place, move }
  }
  return found
}

/** The one thing that can be done with the dice; of several the captain chooses. */
function bestOf({ plunders, steals, destinations, defends }: Omit<Targets, 'best'>): Move | null {
  return onlyOf<Move>([
    ...plunders.map((lane): Move => ({ kind: 'plunder', lane })),
    ...steals,
    ...destinations.map(({ move }) => move),
    ...defends,
  ])
}

export function targetsOf(view: View, legal: readonly Move[]): Targets {
  const targets = {
    destinations: destinationsOf(view, legal),
    plunders: ofKind(legal, 'plunder').map(({ lane }) => lane),
    scouts: ofKind(legal, 'scout'),
    steals: ofKind(legal, 'steal'),
    thieves: ofKind(legal, 'thief'),
    defends: ofKind(legal, 'defend'),
    rerolls: ofKind(legal, 'reroll'),
    changes: ofKind(legal, 'change'),
  }
  return { ...targets, best: bestOf(targets) }
}

const freeDiceOf = (view: View, face: number): number =>
  view.dice.filter((die) => die.face === face && !die.used).length

/** The move a touch on one's own ship would be; several are told apart by the destination. */
export function shipMove(view: View, targets: Targets, lane: number): Move {
  if (targets.plunders.includes(lane)) return { kind: 'plunder', lane }
  const ways = targets.destinations.filter((destination) => destination.lane === lane)
  const way = ways.find(({ place }) => place === ISLAND) ?? ways[0]
  if (way !== undefined) return way.move
  const dice = freeDiceOf(view, lane)
  if (placeOf(view, view.active, lane) === ISLAND && dice !== 2) return { kind: 'plunder', lane }
  return { kind: 'sail', lane, with: dice >= 3 ? 'triple' : 'pair' }
}

/** The move a touch on a place in one's own lane would be; null where it could mean nothing. */
export function spotMove(view: View, targets: Targets, lane: number, place: Place): Move | null {
  if (view.step === 'mate') return place === ISLAND ? { kind: 'scout', island: lane } : null
  const here = placeOf(view, view.active, lane)
  if (place === here) return shipMove(view, targets, lane)
  if (place < here || view.step !== 'act') return null
  const way = targets.destinations.find((destination) => destination.lane === lane && destination.place === place)
  if (way !== undefined) return way.move
  return { kind: 'sail', lane, with: place - here === 2 ? 'triple' : 'pair' }
}

/** The move a touch on somebody else's chest would be: BON-7.9 for one's own thief there, BON-7.7 otherwise. */
export function chestMove(view: View, targets: Targets, owner: Seat, token: number): Move | null {
  const mate = view.boards[view.active]?.mate
  const mine = mate?.duty === 'thief' && mate.owner === owner && mate.token === token
  if (view.step === 'act') return mine ? (targets.steals[0] ?? { kind: 'steal', with: tripleFace(view) }) : null
  return view.step === 'mate' ? { kind: 'thief', owner, token } : null
}

/** The face three of which lie free, else the most frequent one: what a refused theft would have been made with. */
function tripleFace(view: View): number {
  const faces = [1, 2, 3, 4, 5, 6]
  return faces.reduce((best, face) => (freeDiceOf(view, face) > freeDiceOf(view, best) ? face : best), 1)
}

export const defendMove = (view: View, thief: Seat): Move | null =>
  view.step === 'mate' ? { kind: 'defend', thief } : null

/** What the dice open as they lie, before or in step 4: a sail, a plunder, a theft, with its dice and its clause. */
export interface Ready {
  readonly move: Move
  readonly face: number
  readonly count: 2 | 3
  readonly clause: Clause
}

function readyOf(view: View, face: number): Ready | null {
  const dice = freeDiceOf(view, face)
  const place = placeOf(view, view.active, face)
  if (place === ISLAND) {
    const plunders = dice >= 3 && view.startShips[face - 1] === ISLAND
    return plunders ? { move: { kind: 'plunder', lane: face }, face, count: 3, clause: 'BON-6.5' } : null
  }
  if (dice >= 3 && place === 0)
    return { move: { kind: 'sail', lane: face, with: 'triple' }, face, count: 3, clause: 'BON-6.3' }
  return dice >= 2 ? { move: { kind: 'sail', lane: face, with: 'pair' }, face, count: 2, clause: 'BON-6.2' } : null
}

function readyTheft(view: View): Ready[] {
  const mate = view.boards[view.active]?.mate
  if (mate?.duty !== 'thief' || view.boards[mate.owner]?.treasures.includes(mate.token) !== true) return []
  const faces = [1, 2, 3, 4, 5, 6].filter((face) => freeDiceOf(view, face) >= 3)
  return faces.map((face): Ready => ({ move: { kind: 'steal', with: face }, face, count: 3, clause: 'BON-7.9' }))
}

/** Where a course is drawn: in step 4 what is legal, before it what the dice already open. */
export function litPlaces(view: View, targets: Targets): readonly Destination[] {
  if (view.step === 'act') return targets.destinations
  return readyNow(view).flatMap(({ move }) =>
    move.kind === 'sail' ? [{ lane: move.lane, place: destinationOf(view, move), move }] : [],
  )
}

/** Ships that glow at their islands. */
export function litPlunders(view: View, targets: Targets): readonly number[] {
  if (view.step === 'act') return targets.plunders
  return readyNow(view).flatMap(({ move }) => (move.kind === 'plunder' ? [move.lane] : []))
}

/** Nothing to say once the mate's step is open: then the dice allowed nothing, or it was declined. */
export function readyNow(view: View): Ready[] {
  if (view.step === 'mate' || view.step === 'over') return []
  const sails = [1, 2, 3, 4, 5, 6].map((face) => readyOf(view, face))
  return [...sails.filter((ready) => ready !== null), ...readyTheft(view)]
}

/** A die turned by one. */
export const changed = (view: View, { die, by }: Change): View => ({
  ...view,
  dice: view.dice.map((one, at) => (at === die ? { ...one, face: one.face + by } : one)),
})

/** The last change, no set to be broken, and none that it makes: whichever way, no ship moves. Two changes might. BON-5.1. */
export function isIdleChange(view: View, legal: readonly Move[]): boolean {
  const changes = ofKind(legal, 'change')
  return (
    changes.length > 0 &&
    view.changesLeft === 1 &&
    readyNow(view).length === 0 &&
    changes.every((change) => readyNow(changed(view, change)).length === 0)
  )
}
