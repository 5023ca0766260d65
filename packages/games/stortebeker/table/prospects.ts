// Chances of a boarding as one captain can know them: his own cards, what lies open, and which pirates nobody has
// shown. Pure.
import { bySeat, type Seat } from '@flibuste/kernel'
import { goodOf, isPirate, PROVISION_KINDS, valueOf, type Card } from '../cards.ts'
import { MOST_ADDED, PIRATE_VALUES, PIRATES } from '../data.ts'
import { chanceToBoard } from '../odds.ts'
import { totalToBeat } from '../ties.ts'
import type { PlaceView, SideView, View } from '../view.ts'
import { counterNeeds } from '../wording.ts'
import { hasAnything, hiddenPirates, knownBonus } from './rows.ts'

/** Totals of two dice, and in how many of 36 throws each falls. */
const TOTALS = Array.from({ length: 11 }, (_, at) => ({ total: at + 2, share: (6 - Math.abs(at - 5)) / 36 }))

function seenPirates({ sea, discard, cards: { picked } }: View): Card[] {
  const laid = sea.flatMap(({ sides }) => sides.flatMap(({ pirates }) => pirates.map(({ card }) => card)))
  return [...laid, ...discard, ...picked].filter((card): card is Card => card !== null && isPirate(card))
}

/** By value: pirates that are neither on the table for me to see nor in my own hand. */
function unseenPirates(view: View): number[] {
  const hand = view.players[view.viewer]?.hand
  return PIRATES.map((copies, rank) => {
    const card = PROVISION_KINDS + rank
    return copies - seenPirates(view).filter((seen) => seen === card).length - (hand?.[card] ?? 0)
  })
}

/** What `count` hidden pirates may add, and how likely each sum is: any of those unseen, without replacement. */
export function hiddenSums(unseen: readonly number[], count: number): Map<number, number> {
  const left = unseen.reduce((sum, copies) => sum + copies, 0)
  if (count === 0 || left === 0) return new Map([[0, 1]])
  const sums = new Map<number, number>()
  unseen.forEach((copies, rank) => {
    if (copies === 0) return
    for (const [rest, share] of hiddenSums(unseen.with(rank, copies - 1), count - 1)) {
      const sum = rest + PIRATE_VALUES[rank]!
      sums.set(sum, (sums.get(sum) ?? 0) + (share * copies) / left)
    }
  })
  return sums
}

/** A captain who could counter-attack as far as all can see. */
export interface Rival {
  readonly seat: Seat
  /** Provisions he would have to add from his hand. */
  readonly missing: number
  readonly hidden: number
  /** The chance that his total beats a successful one of mine, should he come. */
  readonly beats: number
}

export interface Prospect {
  /** What I add to the dice. */
  readonly bonus: number
  /** Two dice must show at least this. */
  readonly needed: number
  readonly chance: number
  /** Provisions my side still lacks. */
  readonly missing: number
  readonly rivals: readonly Rival[]
}

interface Boarding {
  readonly seat: Seat
  readonly strength: number
  readonly bonus: number
}

/** A rival's total against mine, over every throw of mine that reaches the strength. Whether an equal one is enough: STO-6.7. */
function chanceToBeat(view: View, rival: Seat, side: SideView, { seat, strength, bonus }: Boarding): number {
  const order = { ...view, active: seat }
  const sums = hiddenSums(unseenPirates(view), hiddenPirates(side))
  const open = knownBonus(side)
  let beaten = 0
  let reached = 0
  for (const { total, share } of TOTALS) {
    if (total + bonus < strength) continue
    reached += share
    const needed = totalToBeat(order, rival, { seat, total: total + bonus })
    for (const [hidden, likely] of sums) beaten += share * likely * chanceToBoard(needed, open + hidden)
  }
  return reached === 0 ? 0 : beaten / reached
}

/** STO-6.1, STO-6.2: cards there, and no more missing than may be added or are in hand. */
export const mayCome = (view: View, seat: Seat, side: SideView): boolean =>
  hasAnything(side) && side.missing.length <= Math.min(MOST_ADDED, bySeat(view.players, seat).handSize)

/** Null: nobody at this screen may say, because pirates of that side lie face down before everybody. */
export function prospectOf(view: View, { ship, sides }: PlaceView, seat: Seat): Prospect | null {
  const own = sides[seat]
  if (ship === null || own === undefined || hiddenPirates(own) > 0) return null
  const bonus = knownBonus(own)
  const rivals = sides.flatMap((side, other): Rival[] =>
    other === seat || !mayCome(view, other, side)
      ? []
      : [
          {
            seat: other,
            missing: side.missing.length,
            hidden: hiddenPirates(side),
            beats: chanceToBeat(view, other, side, { seat, strength: ship.strength, bonus }),
          },
        ],
  )
  const needed = Math.max(2, ship.strength - bonus)
  return { bonus, needed, chance: chanceToBoard(ship.strength, bonus), missing: own.missing.length, rivals }
}

/** The side with one more card of its captain's own. */
function laid(side: SideView, card: Card): SideView {
  if (isPirate(card)) return { ...side, pirates: [...side.pirates, { card, shown: false, laid: 0 }] }
  const at = side.missing.indexOf(goodOf(card))
  return { ...side, goods: [...side.goods, card], missing: side.missing.filter((_, nth) => nth !== at) }
}

/** The same, were this card of mine laid there. */
export function prospectWith(view: View, place: PlaceView, seat: Seat, card: Card): Prospect | null {
  const own = place.sides[seat]
  return own === undefined ? null : prospectOf(view, { ...place, sides: place.sides.with(seat, laid(own, card)) }, seat)
}

/** Whoever would most likely take the prize away; null: nobody could come. */
export const worstRival = ({ rivals }: Prospect): Rival | null =>
  rivals.toSorted((one, two) => two.beats - one.beats)[0] ?? null

/** The chance that a counter-attack with these cards added wins against what has been rolled. */
export function counterChance(view: View, side: SideView, added: readonly Card[]): number {
  const marks = added.reduce((sum, card) => sum + valueOf(card), 0)
  return chanceToBoard(counterNeeds(view).total, knownBonus(side) + marks)
}
