// What dice are good for on a board: what a Scout is worth on the next turn, and what throwing some dice again may bring. Pure.
import type { Seat } from '@flibuste/kernel'
import { GROUPS, HIGHEST_FACE } from '../data.ts'
import { CHANGES_OF, DICE_OF, REROLLS_OF } from '../dice.ts'
import type { Scout } from '../moves.ts'
import { ISLAND, type Place } from '../state.ts'
import type { View } from '../view.ts'
import { chanceKeeping, chanceOf, type Want } from './chances.ts'

/** As near to certain as sums of fractions come. */
const SURE = 1 - 1e-9

/** With a ship waiting at its island, a treasure; with none, that any ship moves. */
export type Wish = 'plunder' | 'sail'
/** With a Thief in place any triple is a treasure: BON-7.9. */
export type RollWish = Wish | 'steal'

const lanesAt = (ships: readonly Place[], place: Place): number[] =>
  ships.flatMap((at, index) => (at === place ? [index + 1] : []))

const wishOf = (ships: readonly Place[]): Wish => (ships.includes(ISLAND) ? 'plunder' : 'sail')

function wantsOf(ships: readonly Place[]): Want[] {
  const waiting = lanesAt(ships, ISLAND)
  if (waiting.length > 0) return waiting.map((face) => ({ face, count: GROUPS.triple }))
  return ships.map((_, index) => ({ face: index + 1, count: GROUPS.pair }))
}

const ANY_TRIPLE: readonly Want[] = Array.from({ length: HIGHEST_FACE }, (_, at) => ({
  face: at + 1,
  count: GROUPS.triple,
}))

/** Whose treasure the Thief of whoever is at turn stands beside, while it is still there; -1: no Thief, or nothing to steal. BON-7.9. */
export function robbedBy({ active, boards }: View): Seat {
  const mate = boards[active]?.mate
  return mate?.duty === 'thief' && boards[mate.owner]?.treasures.includes(mate.token) === true ? mate.owner : -1
}

/** Islands in force as the turn begins, a bit each: ships of one's own, and the Scout. */
const powersOf = (ships: readonly Place[], scout: number): number =>
  ships.reduce<number>((set, at, index) => (at === ISLAND || index + 1 === scout ? set | (1 << index) : set), 0)

function chanceNextTurn(ships: readonly Place[], scout: number, wants: readonly Want[] = wantsOf(ships)): number {
  const set = powersOf(ships, scout)
  return chanceOf(wants, {
    dice: DICE_OF[set] ?? 0,
    rerolls: REROLLS_OF[set] ?? 0,
    changes: CHANGES_OF[set] ?? 0,
  })
}

export interface Scouting {
  readonly wish: Wish
  /** Without a Scout. */
  readonly plain: number
  /** By island, with a Scout there. */
  readonly there: ReadonlyMap<number, number>
}

const weighed = new WeakMap<View, Scouting | null>()

/** What a Scout would be worth to whoever is at turn, island by island. Bar and chart ask for the same one. */
export function scoutingOf(view: View, scouts: readonly Pick<Scout, 'island'>[]): Scouting | null {
  const known = weighed.get(view)
  if (known !== undefined) return known
  const ships = view.boards[view.active]?.ships
  const scouting =
    ships === undefined || scouts.length === 0
      ? null
      : {
          wish: wishOf(ships),
          plain: chanceNextTurn(ships, 0),
          there: new Map(scouts.map(({ island }) => [island, chanceNextTurn(ships, island)])),
        }
  weighed.set(view, scouting)
  return scouting
}

/** That a Thief who is sent now will steal on the next turn. */
export const theftOf = ({ active, boards }: View): number => chanceNextTurn(boards[active]?.ships ?? [], 0, ANY_TRIPLE)

export interface Rerolling {
  readonly wish: RollWish
  /** The one face of which three are wished for; 0: one of several will do. */
  readonly triple: number
  readonly chance: number
}

/** What throwing these dice again may bring, with all that may be done after it; null: it is there already. */
export function rerollingOf(view: View, thrown: readonly number[]): Rerolling | null {
  const ships = view.boards[view.active]?.ships
  if (ships === undefined || thrown.length === 0) return null
  const kept = view.dice.flatMap(({ face }, at) => (thrown.includes(at) ? [] : [face]))
  const isRobbing = robbedBy(view) >= 0
  const wants = isRobbing ? ANY_TRIPLE : wantsOf(ships)
  const chance = chanceKeeping(kept, wants, {
    dice: view.dice.length,
    rerolls: Math.max(0, view.rerollsLeft - 1),
    changes: view.changesLeft,
  })
  const triple = wants.length === 1 ? (wants[0]?.face ?? 0) : 0
  return chance > SURE ? null : { wish: isRobbing ? 'steal' : wishOf(ships), triple, chance }
}
