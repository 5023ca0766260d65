// Chances of a boarding as one captain can know them: his own cards, what lies open, and which cards nobody has
// shown. Pure.
import { bySeat, type Seat } from '@flibuste/kernel'
import { goodOf, isPirate, valueOf, type Card } from '../cards.ts'
import { MOST_ADDED } from '../data.ts'
import { chanceToBoard } from '../odds.ts'
import { totalToBeat, type Order, type Rolled } from '../ties.ts'
import type { PlaceView, SideView, View } from '../view.ts'
import { counterNeeds } from '../wording.ts'
import { askedOrder, hasAnything, hiddenPirates, knownBonus } from './rows.ts'
import { supplyOf, type Supply } from './unseen.ts'

/** Totals of two dice, and in how many of 36 throws each falls. */
const TOTALS = Array.from({ length: 11 }, (_, at) => ({ total: at + 2, share: (6 - Math.abs(at - 5)) / 36 }))

/** A captain who could counter-attack as far as all can see. */
export interface Rival {
  readonly seat: Seat
  /** Provisions he would have to add from his hand. */
  readonly missing: number
  readonly hidden: number
  /** The chance that he has those, as far as cards can be counted. */
  readonly comes: number
  /** The chance that his total beats a successful one of mine, should he come. */
  readonly beats: number
}

export interface Prospect {
  /** What I add to the dice. */
  readonly bonus: number
  /** Two dice must show at least this. */
  readonly needed: number
  readonly chance: number
  /** The chance that the ship is mine in the end, if whoever can counter-attack does. */
  readonly keeps: number
  /** Provisions my side still lacks. */
  readonly missing: number
  readonly rivals: readonly Rival[]
}

/** A captain's throw to come: what it must reach, and what is added to the dice. */
interface Throw {
  readonly seat: Seat
  readonly least: number
  readonly bonus: number
}

interface Threat {
  readonly seat: Seat
  /** What he adds to his dice as far as all see, and what he may bring besides. */
  readonly open: number
  readonly supply: Supply
}

/** The chance that a captain who comes beats a total. Whether an equal one is enough: STO-6.7. */
function chanceToBeat(order: Order, { seat, open, supply }: Threat, best: Rolled): number {
  const needed = totalToBeat(order, seat, best)
  return [...supply.sums].reduce((sum, [more, likely]) => sum + likely * chanceToBoard(needed, open + more), 0)
}

/** Every throw that reaches enough, what it comes to, and how likely it is. */
const reached = ({ seat, least, bonus }: Throw): (Rolled & { readonly share: number })[] =>
  TOTALS.map(({ total, share }) => ({ seat, total: total + bonus, share })).filter(({ total }) => total >= least)

/** How often a threat that comes beats a throw that is enough. */
function beatsOf(order: Order, threat: Threat, throwing: Throw): number {
  const enough = reached(throwing)
  const all = enough.reduce((sum, { share }) => sum + share, 0)
  const beaten = enough.reduce((sum, mine) => sum + mine.share * chanceToBeat(order, threat, mine), 0)
  return all === 0 ? 0 : beaten / all
}

/** Whoever comes throws dice of his own, so that each fails by himself: STO-6.6. */
const chanceToKeep = (order: Order, threats: readonly Threat[], throwing: Throw): number =>
  reached(throwing).reduce(
    (sum, mine) =>
      sum +
      threats.reduce(
        (share, threat) => share * (1 - threat.supply.comes * chanceToBeat(order, threat, mine)),
        mine.share,
      ),
    0,
  )

/** STO-6.1, STO-6.2: cards there, and no more missing than may be added or are in hand. */
export const mayCome = (view: View, seat: Seat, side: SideView): boolean =>
  hasAnything(side) && side.missing.length <= Math.min(MOST_ADDED, bySeat(view.players, seat).handSize)

function threatsOf(view: View, sides: readonly SideView[], seat: Seat): Threat[] {
  return sides.flatMap((side, other) =>
    other === seat || !mayCome(view, other, side)
      ? []
      : [{ seat: other, open: knownBonus(side), supply: supplyOf(view, other, side) }],
  )
}

/** Null: nobody at this screen may say, because pirates of that side lie face down before everybody. */
export function prospectOf(view: View, { ship, sides }: PlaceView, seat: Seat): Prospect | null {
  const own = sides[seat]
  if (ship === null || own === undefined || hiddenPirates(own) > 0) return null
  const bonus = knownBonus(own)
  const [order, throwing] = [
    { ...view, active: seat },
    { seat, least: ship.strength, bonus },
  ]
  const threats = threatsOf(view, sides, seat)
  return {
    bonus,
    needed: Math.max(2, ship.strength - bonus),
    chance: chanceToBoard(ship.strength, bonus),
    keeps: chanceToKeep(order, threats, throwing),
    missing: own.missing.length,
    rivals: threats.map((threat) => ({
      seat: threat.seat,
      missing: bySeat(sides, threat.seat).missing.length,
      hidden: hiddenPirates(bySeat(sides, threat.seat)),
      comes: threat.supply.comes,
      beats: beatsOf(order, threat, throwing),
    })),
  }
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

/** Whoever may take the prize away, and is likelier to than one time in two hundred: less is no percent. */
export const rivalsIn = ({ rivals }: Prospect): readonly Rival[] =>
  rivals.filter(({ comes, beats }) => comes * beats >= 0.005)

/** The chance that a counter-attack with these cards added takes the ship: it beats what has been rolled, and nobody asked later beats it. */
export function counterChance(view: View, { sides }: PlaceView, added: readonly Card[]): number {
  const { seat } = view.matter
  const order = askedOrder(view, view.active)
  const later = new Set(order.slice(order.indexOf(seat) + 1))
  const threats = threatsOf(view, sides, seat).filter((threat) => later.has(threat.seat))
  const marks = added.reduce((sum, card) => sum + valueOf(card), 0)
  const bonus = knownBonus(bySeat(sides, seat)) + marks
  return chanceToKeep(view, threats, { seat, least: counterNeeds(view).total, bonus })
}
