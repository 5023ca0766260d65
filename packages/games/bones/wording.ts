// What both languages need to know of a view before they put it into words. No words here.
import { bySeat, type Phrase, type Seat, type TriedMove } from '@flibuste/kernel'
import { ISLAND_POWERS, type Power } from './data.ts'
import type { Move, MoveKind, Reroll } from './moves.ts'
import { ISLAND } from './state.ts'
import { OPEN_STEPS, type OpenStep, type View } from './view.ts'

export type Tried = TriedMove<Move, View>

export const lastOf = <T>(items: readonly T[]): T | undefined => items[items.length - 1]

export const facesOf = ({ dice }: Reroll, view: View): number[] => dice.map((die) => view.dice[die]?.face ?? 0)

/** Faces in a row, as dice. */
export const asDice = (faces: readonly number[]): Phrase => faces.map((die) => ({ die }))

/** Each captain who threw, with the die: a row by seat. */
export const throws = (dice: readonly number[]): Phrase =>
  dice
    .flatMap((die, seat): Phrase[] => (die === 0 ? [] : [[{ seat }, ' ', { die }]]))
    .flatMap((thrown, at) => (at === 0 ? thrown : [', ', ...thrown]))

export const sameDice = (face: number, count: number): Phrase => Array.from({ length: count }, () => ({ die: face }))

/** The islands whose power of this kind is in force. */
export const islandsWith = (view: View, power: Power): number[] =>
  view.powers.flatMap((inForce, at) => (inForce && ISLAND_POWERS[at] === power ? [at + 1] : []))

/** Rerolls and changes the turn began with. */
export const rerollsOfTurn = (view: View): number => 1 + islandsWith(view, 'reroll').length
export const changesOfTurn = (view: View): number => islandsWith(view, 'change').length

export const stepNumber = (view: View): number => (view.step === 'over' ? -1 : 1 + OPEN_STEPS.indexOf(view.step))

const STEP_OF: { readonly [K in Exclude<MoveKind, 'done'>]: OpenStep } = {
  reroll: 'reroll',
  change: 'change',
  sail: 'act',
  plunder: 'act',
  steal: 'act',
  scout: 'mate',
  thief: 'mate',
  defend: 'mate',
}

/** The step a move belongs to, and whether that step is still to come. */
export function stepOfMove(move: Move | null, view: View): { readonly step: OpenStep; readonly toCome: boolean } {
  const step = move === null || move.kind === 'done' ? 'act' : STEP_OF[move.kind]
  return { step, toCome: view.step !== 'over' && OPEN_STEPS.indexOf(step) > OPEN_STEPS.indexOf(view.step) }
}

/** The lane, island or face a move is about. */
export function numberIn(move: Move | null): number {
  if (move === null) return 0
  if ('lane' in move) return move.lane
  if (move.kind === 'scout') return move.island
  return move.kind === 'steal' ? move.with : 0
}

/** The other captain a mate is sent against. */
export const otherIn = (move: Move | null): Seat =>
  move?.kind === 'thief' ? move.owner : move?.kind === 'defend' ? move.thief : -1

/** Whose treasure the active captain's Thief stands beside. */
export const robbed = (view: View): Seat => bySeat(view.boards, view.active).mate.owner

/** Thieves beside this seat's treasures. */
export const thievesAt = (view: View, seat: Seat): Seat[] =>
  view.boards.flatMap(({ mate }, thief) =>
    mate.duty === 'thief' && mate.owner === seat && bySeat(view.boards, seat).treasures.includes(mate.token)
      ? [thief]
      : [],
  )

/** Whether the active captain's mate may be set beside a treasure of this one: BON-7.8, BON-9.2. */
const isRobbable = ({ options, active, boards }: View, owner: Seat): boolean => {
  const count = bySeat(boards, owner).treasures.length
  return owner !== active && count > 0 && (options.vile || count >= boards[active]!.treasures.length)
}

/** What the active captain's mate can do in step 5, in the order in which it is offered. */
export function usesOfMate(view: View): ('scout' | 'thief' | 'defend')[] {
  const { options, active, boards } = view
  return [
    ...(boards[active]!.ships.some((place) => place !== ISLAND) ? (['scout'] as const) : []),
    ...(!options.friendly && boards.some((_, owner) => isRobbable(view, owner)) ? (['thief'] as const) : []),
    ...(thievesAt(view, active).length > 0 ? (['defend'] as const) : []),
  ]
}

/** What the winner had over the best of the others, where navigation points decided. */
export function pointsCompared(view: View): { readonly winner: number; readonly other: number } {
  const { places, scores } = view.outcome!
  const first = places.indexOf(1)
  const rivals = view.boards.filter((_, seat) => seat !== first && scores[seat] === scores[first])
  return {
    winner: view.boards[first]!.navigationPoints,
    other: Math.max(0, ...rivals.map((board) => board.navigationPoints)),
  }
}
