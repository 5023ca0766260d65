// Why a captain might make a move, as a key with its figures: what it brings, how likely, what it risks. Pure; reads the view alone.
import { bySeat, type Seat } from '@flibuste/kernel'
import { GROUPS, type Group } from '../data.ts'
import type { Change, Move, Reroll, Sail, Scout } from '../moves.ts'
import { ISLAND, PORT } from '../state.ts'
import type { View } from '../view.ts'
import { changed, readyNow } from './glow.ts'
import { rerollingOf, scoutingOf, type RollWish, type Wish } from './scouting.ts'

export type Reason =
  | { readonly kind: 'wish'; readonly wish: RollWish; readonly chance: number }
  | { readonly kind: 'scout'; readonly wish: Wish; readonly chance: number; readonly plain: number }
  | { readonly kind: 'treasure'; readonly nth: number }
  | { readonly kind: 'theft'; readonly nth: number }
  | { readonly kind: 'sea' | 'island' }
  | { readonly kind: 'group'; readonly face: number; readonly group: Group }
  /** Dice that are kept for a ship while others are thrown; dice that move one as they lie. */
  | { readonly kind: 'kept' | 'now'; readonly lane: number }
  | { readonly kind: 'watch' | 'chase' }
  /** The dice move no ship, which lets the mate out. */
  | { readonly kind: 'mate' }

/** Told as none. */
const SELDOM = 0.005

/** The first ship that these dice move. */
function shipReason(kind: 'kept' | 'now', view: View): Reason | null {
  const lanes = readyNow(view).flatMap(({ move }) => ('lane' in move ? [move.lane] : []))
  return lanes[0] === undefined ? null : { kind, lane: lanes[0] }
}

/** The mate goes out once the dice have moved no ship: BON-7.1. */
const mateReason = (view: View, changesLeft: number): Reason | null =>
  changesLeft === 0 && readyNow(view).length === 0 ? { kind: 'mate' } : null

function rerollReason(view: View, { dice }: Reroll): Reason | null {
  const brings = rerollingOf(view, dice)
  // What hardly ever comes is no reason.
  if (brings !== null && brings.chance >= SELDOM) return { kind: 'wish', ...brings }
  return shipReason('kept', { ...view, dice: view.dice.filter((_, at) => !dice.includes(at)) })
}

/** Kept as they lie: what they move. */
function doneReason(view: View): Reason | null {
  const { step, changesLeft } = view
  if (step !== 'reroll' && step !== 'change') return null
  return shipReason('now', view) ?? mateReason(view, step === 'change' ? 0 : changesLeft)
}

/** A ship in port goes to sea by a pair; any other way leads to its island. */
function sailReason({ boards, active }: View, { lane, with: group }: Sail): Reason {
  const isOut = bySeat(boards, active).ships[lane - 1] !== PORT
  return { kind: isOut || group === 'triple' ? 'island' : 'sea' }
}

/** What a change makes, if that moves a ship or another change is left. */
function changeReason(view: View, change: Change): Reason | null {
  const after = changed(view, change)
  const mate = mateReason(after, after.changesLeft - 1)
  if (mate !== null) return mate
  const face = after.dice[change.die]?.face ?? 0
  const count = after.dice.filter((die) => die.face === face).length
  const ready = readyNow(after)
  const isIdle = ready.length > 0 && ready.every((one) => one.face !== face)
  if (count < GROUPS.pair || isIdle) return null
  return { kind: 'group', face, group: count < GROUPS.triple ? 'pair' : 'triple' }
}

function scoutReason(view: View, { island }: Scout): Reason | null {
  const ships = bySeat(view.boards, view.active).ships
  const free = ships.flatMap((place, at) => (place === ISLAND ? [] : [{ island: at + 1 }]))
  const found = scoutingOf(view, free)
  const chance = found?.there.get(island)
  return found === null || chance === undefined ? null : { kind: 'scout', wish: found.wish, chance, plain: found.plain }
}

export function reasonOf(move: Move, view: View, seat: Seat): Reason | null {
  const nth = (view.boards[seat]?.treasures.length ?? 0) + 1
  switch (move.kind) {
    case 'reroll':
      return rerollReason(view, move)
    case 'change':
      return changeReason(view, move)
    case 'sail':
      return sailReason(view, move)
    case 'plunder':
      return { kind: 'treasure', nth }
    case 'steal':
      return { kind: 'theft', nth }
    case 'scout':
      return scoutReason(view, move)
    case 'thief':
      return { kind: 'watch' }
    case 'defend':
      return { kind: 'chase' }
    case 'done':
      return doneReason(view)
  }
}
