// Cards nobody has shown, as one captain counts them: what pirates face down may be worth, and what the others' hands may hold. Pure.
import { bySeat, nth, type Seat } from '@flibuste/kernel'
import { deckOf, goodOf, isPirate, markedOf, plainOf, PROVISION_KINDS, type Card } from '../cards.ts'
import { MARK_VALUE, PIRATE_VALUES } from '../data.ts'
import { editionOf } from '../state.ts'
import type { SideView, View } from '../view.ts'
import { hiddenPirates } from './rows.ts'

/** What may be added to a throw, and how likely each sum is. */
export type Sums = ReadonlyMap<number, number>

/** By kind of card. */
export type Counts = readonly number[]

const sumOf = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0)

const shownAt = ({ goods, pirates }: SideView): Card[] => [
  ...goods,
  ...pirates.flatMap(({ card }) => (card === null ? [] : [card])),
]

/** Provisions that everybody saw being picked are still in that hand; a pirate may lie face down since. */
const heldFor = ({ players }: View, seat: Seat): Card[] =>
  bySeat(players, seat)
    .known.map(({ card }) => card)
    .filter((card) => !isPirate(card))

/** Cards that lie nowhere this captain sees, are not in his hand, and in no other as far as everybody knows. */
export function unseenCards(view: View): number[] {
  const { sea, discard, cards, players, viewer, options } = view
  const held = players.flatMap((_, seat) => (seat === viewer ? [] : heldFor(view, seat)))
  const seen = [...sea.flatMap(({ sides }) => sides.flatMap(shownAt)), ...discard, ...cards.picked, ...held]
  const hand = players[viewer]?.hand
  return deckOf(editionOf(options)).map(
    (copies, kind) => copies - (hand?.[kind] ?? 0) - seen.filter((card) => card === kind).length,
  )
}

const pirateCounts = (unseen: Counts): Counts => unseen.slice(PROVISION_KINDS)

/** What `count` hidden pirates may add: any of those unseen, by value, without replacement. */
export function hiddenSums(unseen: Counts, count: number): Map<number, number> {
  const left = sumOf(unseen)
  if (count === 0 || left === 0) return new Map([[0, 1]])
  const sums = new Map<number, number>()
  unseen.forEach((copies, rank) => {
    if (copies === 0) return
    for (const [rest, share] of hiddenSums(unseen.with(rank, copies - 1), count - 1)) {
      const sum = rest + nth(PIRATE_VALUES, rank)
      sums.set(sum, (sums.get(sum) ?? 0) + (share * copies) / left)
    }
  })
  return sums
}

/** One more card, of which so many are marked. */
function withCard(sums: Sums, marked: number): Sums {
  const more = new Map<number, number>()
  for (const [sum, share] of sums) {
    more.set(sum, (more.get(sum) ?? 0) + share * (1 - marked))
    if (marked > 0) more.set(sum + MARK_VALUE, (more.get(sum + MARK_VALUE) ?? 0) + share * marked)
  }
  return more
}

function ways(of: number, taken: number): number {
  if (taken < 0 || taken > of) return 0
  return taken === 0 ? 1 : (ways(of - 1, taken - 1) * of) / taken
}

interface Draw {
  /** Cards drawn blindly, and those they are drawn from. */
  readonly drawn: number
  readonly pool: number
}

/** The chance that a blind draw has at least so many of each: how many there are of it, and how many are wanted. */
function chanceToHave([first, ...others]: readonly (readonly [number, number])[], { drawn, pool }: Draw): number {
  if (first === undefined) return 1
  const [copies, wanted] = first
  let chance = 0
  for (let got = Math.max(0, wanted); got <= Math.min(copies, drawn); got++) {
    const share = (ways(copies, got) * ways(pool - copies, drawn - got)) / ways(pool, drawn)
    if (share > 0) chance += share * chanceToHave(others, { drawn: drawn - got, pool: pool - copies })
  }
  return chance
}

export interface Supply {
  /** The chance that his hand holds what his side lacks. */
  readonly comes: number
  /** What his pirates that lie face down, and marks of what he would add, come to. */
  readonly sums: Sums
}

/** What a captain brings to a counter-attack that nobody sees yet: STO-6.2, STO-6.3. */
export function supplyOf(view: View, seat: Seat, side: SideView): Supply {
  const unseen = unseenCards(view)
  const held = heldFor(view, seat)
  const lying = view.sea.flatMap(({ sides }) => sides.flatMap((one) => Array.from({ length: hiddenPirates(one) })))
  const draw = { drawn: bySeat(view.players, seat).handSize - held.length, pool: sumOf(unseen) - lying.length }
  const inPool = (good: number): number => nth(unseen, plainOf(good)) + nth(unseen, markedOf(good))
  const wanted = [...new Set(side.missing)].map((good): readonly [number, number] => [
    inPool(good),
    side.missing.filter((one) => one === good).length - held.filter((card) => goodOf(card) === good).length,
  ])
  const marked = (good: number): number => nth(unseen, markedOf(good)) / Math.max(1, inPool(good))
  const pirates: Sums = hiddenSums(pirateCounts(unseen), hiddenPirates(side))
  return {
    comes: chanceToHave(wanted, draw),
    sums: side.missing.reduce((sums, good) => withCard(sums, marked(good)), pirates),
  }
}
