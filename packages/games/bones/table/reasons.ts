// Why a captain might make a move, as a key with its figures: what it brings, how likely, what it risks. Pure; reads the view alone.
import { bySeat, type Seat } from '@flibuste/kernel'
import { GROUPS, type Group } from '../data.ts'
import type { Change, Move, Reroll, Sail, Scout } from '../moves.ts'
import { ISLAND, PORT } from '../state.ts'
import type { View } from '../view.ts'
import { rerollingOf, scoutingOf, type Wish } from './scouting.ts'

export type Reason =
  | { readonly kind: 'wish'; readonly wish: Wish; readonly chance: number }
  | { readonly kind: 'scout'; readonly wish: Wish; readonly chance: number; readonly plain: number }
  | { readonly kind: 'treasure'; readonly nth: number }
  | { readonly kind: 'theft'; readonly nth: number }
  | { readonly kind: 'sea' | 'island' }
  | { readonly kind: 'group'; readonly face: number; readonly group: Group }
  /** Dice that are kept for a ship while others are thrown; dice that move one as they lie. */
  | { readonly kind: 'kept' | 'now'; readonly lane: number }
  | { readonly kind: 'watch' | 'chase' }

/** The face that makes the largest group of these dice; null: none makes one. */
function groupIn(faces: readonly number[]): number | null {
  const count = (face: number): number => faces.filter((other) => other === face).length
  const [most] = faces.toSorted((one, two) => count(two) - count(one))
  return most === undefined || count(most) < GROUPS.pair ? null : most
}

const groupReason = (kind: 'kept' | 'now', faces: readonly number[]): Reason | null => {
  const lane = groupIn(faces)
  return lane === null ? null : { kind, lane }
}

function rerollReason(view: View, { dice }: Reroll): Reason | null {
  const brings = rerollingOf(view, dice)
  if (brings !== null) return { kind: 'wish', ...brings }
  return groupReason(
    'kept',
    view.dice.flatMap(({ face }, at) => (dice.includes(at) ? [] : [face])),
  )
}

/** Kept as they lie: what they move. */
const doneReason = ({ step, dice }: View): Reason | null =>
  step === 'reroll' || step === 'change'
    ? groupReason(
        'now',
        dice.map(({ face }) => face),
      )
    : null

/** A ship in port goes to sea by a pair; any other way leads to its island. */
function sailReason({ boards, active }: View, { lane, with: group }: Sail): Reason {
  const isOut = bySeat(boards, active).ships[lane - 1] !== PORT
  return { kind: isOut || group === 'triple' ? 'island' : 'sea' }
}

function changeReason({ dice }: View, { die, by }: Change): Reason | null {
  const face = (dice[die]?.face ?? 0) + by
  const count = dice.filter((other, at) => at === die || other.face === face).length
  if (count < GROUPS.pair) return null
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
