// For tests: what cannot be, however the game was played.
import { addTo, bySeat, handOf, nth, pileOf, sizeOf } from '@flibuste/kernel'
import {
  ARTISAN,
  BUCCANEERING,
  CARD_KINDS,
  FAME_KINDS,
  FIRST_FAME,
  isParrot,
  NO_PARROT,
  TREASURE_MAP,
  withoutParrots,
} from './cards.ts'
import { ALL_CHESTS, ALL_GOLD, GUARD_HITS, LEVELS, OFF, OUTER_ISLANDS, TREASURE_CARDS, COVE } from './data.ts'
import { isBroken } from './ships.ts'
import { LAST_BATTLE, NO_CARD, NO_LEGEND, NOWHERE, seatCount, tables, type State } from './state.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** COV-0.10, COV-0.11. */
function auditBank(state: State): string | null {
  const gold = state.bankGold + sum(state.gold)
  if (gold !== ALL_GOLD) return `${gold} gold`
  const overboard = sum(state.battle.played.map(({ chests }) => chests))
  const chests = state.bankChests + sum(state.chests) + overboard
  if (chests !== ALL_CHESTS) return `${chests} chests`
  const least = Math.min(state.bankGold, state.bankChests, ...state.gold, ...state.chests, ...state.fame)
  return least < 0 ? 'less than nothing of something' : null
}

/** Where cards lie that are neither in a hand nor in a pile. */
function countInPlay(state: State, found: number[]): void {
  for (const parrot of state.parrots) if (parrot !== NO_PARROT) addTo(found, parrot)
  for (const guards of state.artisans) for (const left of guards) if (left > 0) addTo(found, ARTISAN)
  for (const shown of state.shown) for (let at = 0; at < FAME_KINDS; at++) addTo(found, FIRST_FAME + at, nth(shown, at))
  for (const { card } of state.battle.played) addTo(found, card)
  for (const card of state.battle.volley) addTo(found, card)
  for (const item of state.agenda) if (item.kind === 'parrot') addTo(found, item.parrot)
  addTo(found, BUCCANEERING, state.shares.length)
  addTo(found, TREASURE_MAP, state.marks.length)
}

/** Every kind as often as it was printed, wherever the cards are: COV-0.7. */
function auditTavern(state: State): string | null {
  const found = state.tavern.map((copies, card) => copies + nth(state.discard, card))
  for (const hand of state.hands) for (let card = 0; card < CARD_KINDS; card++) addTo(found, card, nth(hand, card))
  countInPlay(state, found)
  const { deck } = tables(state)
  for (let card = 0; card < CARD_KINDS; card++) {
    if (found[card] !== deck[card]) return `${found[card]} cards of kind ${card}`
    if (Math.min(nth(state.tavern, card), nth(state.discard, card)) < 0) return `less than no card of kind ${card}`
    if (isParrot(card) && state.hands.some((hand) => nth(hand, card) > 0)) return 'a parrot in a hand'
  }
  return null
}

/** What is remembered must be true: trails lead to the hands and the pile. COV-I1. */
function auditTrails(state: State): string | null {
  const wrong = state.hands.findIndex(
    (hand, seat) => !isSame(hand, handOf(bySeat(state.trails.hands, seat), CARD_KINDS)),
  )
  if (wrong >= 0) return `the trail of seat ${wrong} leads to another hand`
  return isSame(withoutParrots(state.tavern), pileOf(state.trails)) ? null : 'the trails lead to another Tavern pile'
}

const isSame = (one: readonly number[], two: readonly number[]): boolean =>
  one.every((copies, card) => copies === two[card])

/** COV-0.5: sixty in all, twelve for each island, one of them open there or none. */
function auditTreasures(state: State): string | null {
  const { treasureDeck } = tables(state)
  const isKnown = (card: number): boolean => card === NO_CARD || treasureDeck[card] !== undefined
  if (state.open.length !== OUTER_ISLANDS.length || !state.open.every(isKnown)) return 'a treasure card nobody printed'
  const found = state.treasures.map((copies, card) => copies + nth(state.spent, card))
  for (const card of state.open) if (card !== NO_CARD) addTo(found, card)
  if (found.some((copies, card) => copies !== treasureDeck[card])) return 'a treasure card is lost or doubled'
  const left = TREASURE_CARDS - state.month * OUTER_ISLANDS.length
  return sum(state.treasures) === left
    ? null
    : `${sum(state.treasures)} treasure cards face down in month ${state.month}`
}

/** COV-0.6. */
function auditLegends(state: State): string | null {
  const found = state.legends.map((copies, legend) => copies + nth(state.sunk, legend))
  for (const { legend } of state.blackShips) if (legend !== NO_LEGEND) addTo(found, legend)
  return found.every((copies) => copies === 1) ? null : 'a legend is lost or doubled'
}

/** There broken ships go nowhere: COV-A41. */
const isLastBattle = ({ battle, champions }: State): boolean => battle.place === LAST_BATTLE || champions !== 0

/** COV-2.5, COV-8.18, COV-13.2. */
function auditShip(state: State, seat: number): string | null {
  if (bySeat(state.levels, seat).some((level) => level < OFF || level > LEVELS))
    return `a ring of seat ${seat} is nowhere`
  if (isBroken(state, seat) && state.places[seat] !== COVE && !isLastBattle(state))
    return `seat ${seat} sails without a section`
  if (bySeat(state.artisans, seat).some((left) => left < 0 || left > GUARD_HITS))
    return `an artisan of seat ${seat} is odd`
  const artisans = bySeat(state.artisans, seat).filter((left) => left > 0).length
  if (artisans > 1 && !state.options.severalArtisans) return `seat ${seat} has ${artisans} artisans`
  return bySeat(state.wounds, seat) < GUARD_HITS ? null : `the parrot of seat ${seat} is dead`
}

function auditShips(state: State): string | null {
  for (let seat = 0; seat < seatCount(state); seat++) {
    const wrong = auditShip(state, seat)
    if (wrong !== null) return wrong
  }
  return state.battle.place === NOWHERE && sizeOf(state.battle.seats) > 0 ? 'captains in no battle' : null
}

export function audit(state: State): string | null {
  return (
    auditBank(state) ??
    auditTavern(state) ??
    auditTrails(state) ??
    auditTreasures(state) ??
    auditLegends(state) ??
    auditShips(state)
  )
}
