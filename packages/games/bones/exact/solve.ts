// The game for one, solved: how many more turns perfect play takes from every position, on average. Ships only go forward until a treasure
// comes home, so positions are solved from the end; only the Scout's island can come and go within one fleet.
import { TREASURES_TO_WIN } from '../data.ts'
import { CHANGES_OF, DICE_OF, REROLLS_OF } from '../dice.ts'
import { ISLAND, type Place } from '../state.ts'
import { numberOf, POSITIONS, type Position } from './positions.ts'
import { couldAct, eachEnd } from './spending.ts'
import { THROWS } from './throws.ts'
import { turnWorth, type Means } from './turn.ts'

/** Below this the positions of one fleet no longer move. */
const PRECISION = 1e-12

export function meansOf(ships: readonly Place[], scout: number): Means {
  const powers = ships.reduce<number>(
    (set, place, at) => (place === ISLAND || scout === at + 1 ? set | (1 << at) : set),
    0,
  )
  return { dice: DICE_OF[powers] ?? 0, rerolls: REROLLS_OF[powers] ?? 0, changes: CHANGES_OF[powers] ?? 0 }
}

/** The fewest turns left after a turn that ended with these dice. */
function turnsAfter(
  { treasures, ships }: Pick<Position, 'treasures' | 'ships'>,
  counts: readonly number[],
  turns: ArrayLike<number>,
): number {
  let fewest = Infinity
  const after = (fleet: readonly Place[], home: number, scout: number): void => {
    const left =
      treasures + home >= TREASURES_TO_WIN ? 0 : (turns[numberOf(treasures + home, fleet, scout)] ?? Infinity)
    fewest = Math.min(fewest, left)
  }
  if (couldAct(ships, counts)) eachEnd(ships, counts, (fleet, home) => after(fleet, home, 0))
  else for (const scout of scoutsOf(ships)) after(ships, 0, scout)
  return fewest
}

/** Where the mate of a becalmed captain may be when the turn ends: in hand, or at an island without an own ship. */
export const scoutsOf = (ships: readonly Place[]): readonly number[] => [
  0,
  ...ships.flatMap((place, at) => (place === ISLAND ? [] : [at + 1])),
]

export function turnsFrom(position: Position, turns: ArrayLike<number>): number {
  const means = meansOf(position.ships, position.scout)
  return 1 - turnWorth(means, (number) => -turnsAfter(position, THROWS.counts[number] ?? [], turns))
}

const progress = ({ ships }: Position): number => ships.reduce<number>((sum, place) => sum + place, 0)
const familyOf = ({ treasures, ships }: Position): string => `${treasures} ${ships.join('')}`

/** Positions that differ by the Scout alone, those nearest to the end first. */
function families(): number[][] {
  const byFleet = new Map<string, number[]>()
  for (const [number, position] of POSITIONS.entries()) {
    const family = byFleet.get(familyOf(position)) ?? []
    family.push(number)
    byFleet.set(familyOf(position), family)
  }
  const rankOf = ([first = 0]: number[]): number => {
    const position = POSITIONS[first]
    return position === undefined ? 0 : position.treasures * 100 + progress(position)
  }
  return [...byFleet.values()].toSorted((a, b) => rankOf(b) - rankOf(a))
}

/** By number of a position: how many turns are left. */
export function solve(): Float64Array {
  const turns = new Float64Array(POSITIONS.length).fill(9)
  for (const family of families()) {
    let moved = Infinity
    while (moved > PRECISION) {
      moved = 0
      for (const number of family) {
        const position = POSITIONS[number]
        if (position === undefined) continue
        const now = turnsFrom(position, turns)
        moved = Math.max(moved, Math.abs(now - (turns[number] ?? 0)))
        turns[number] = now
      }
    }
  }
  return turns
}
