// States that fit what a viewer sees. Hidden cards are those that lie nowhere in sight: what is known of a captain is dealt to him
// first, then pirates to the places face down, then the rest at random. Of ships nothing is hidden but what is not decided yet: STO-1.4, STO-I3.
import { draw, sizeOfBag, type Bag, type Chance, type Seat } from '@flibuste/kernel'
import { CARD_KINDS, deckOf, isPirate, PROVISION_KINDS, type Card } from './cards.ts'
import { keep } from './kept.ts'
import {
  editionOf,
  EMPTY_SIDE,
  frozenOptions,
  NO_SHIP,
  setSide,
  sideOf,
  type Attack,
  type Known,
  type Side,
  type State,
} from './state.ts'
import type { PlaceView, SideView, View } from './view.ts'

/** A place that wants a card: in a hand, or face down on a side. */
interface Gap {
  readonly seat: Seat
  /** The ship it lies at; -1: in the hand. */
  readonly slot: number
  /** Where on the side, and the turn in which a card was laid there; in a hand always later than anything known. */
  readonly at: number
  readonly laid: number
}

/** A deal under way. */
interface Deal {
  readonly state: State
  readonly chance: Chance
  /** Cards that lie nowhere in sight. */
  readonly pool: Bag
  readonly gaps: Gap[]
}

const NOT_DEALT: Card = -1
const IN_HAND = -1

function sideFrom({ goods, pirates }: SideView): Side {
  if (goods.length === 0 && pirates.length === 0) return EMPTY_SIDE
  const down = pirates.filter(({ shown }) => !shown)
  return Object.freeze({
    goods: goods.slice(),
    up: pirates.flatMap(({ card, shown }) => (shown && card !== null ? [card] : [])),
    down: down.map(({ card }) => card ?? NOT_DEALT),
    laid: down.map(({ laid }) => laid),
  })
}

const shipId = ({ ship }: PlaceView): number => ship?.id ?? NO_SHIP
const frozenKnown = ({ card, since }: Known): Known => Object.freeze({ card, since })
const frozenAttack = ({ seat, dice, pirates, marks, total }: Attack): Attack =>
  Object.freeze({ seat, dice: keep(dice.slice()), pirates: keep(pirates.slice()), marks, total })
const emptyHand = (): number[] => Array.from({ length: CARD_KINDS }, () => 0)

/** All that is in the view; hands of others and the draw pile are still empty. */
function stateFrom(view: View): State {
  const { cards, players } = view
  return {
    options: frozenOptions(view.options),
    firstSeat: view.firstSeat,
    active: view.active,
    round: view.round,
    turn: view.turn,
    quota: cards.quota,
    placed: cards.placed,
    discarded: cards.discarded,
    paid: cards.paid,
    reserved: keep(cards.picked.slice()),
    tried: keep(view.tried.slice()),
    stop: view.stop,
    throw: Object.freeze({ ...view.throw, goods: keep(view.throw.goods.slice()) }),
    duel: Object.freeze({ ...view.duel, attacks: keep(view.duel.attacks.map(frozenAttack)) }),
    hands: players.map(({ hand }) => hand?.slice() ?? emptyHand()),
    known: keep(players.map(({ known }) => keep(known.map(frozenKnown)))),
    draw: [],
    discard: view.discard.slice(),
    fresh: view.fresh,
    sea: keep(view.sea.map(shipId)),
    sides: view.sea.flatMap(({ sides }) => sides.map(sideFrom)),
    rear: keep(view.rear.map(({ id }) => id)),
    rearLeft: view.rearLeft,
    taken: keep(players.map(({ taken }) => keep(taken.map(({ id }) => id)))),
    scores: players.map(({ score }) => score),
    ending: view.ending,
    lastCapture: view.lastCapture,
    idle: view.idle,
    agenda: view.agenda.map((item) => Object.freeze({ ...item })),
  }
}

/** The deck without everything that is in sight. */
function poolOf(state: State): Bag {
  const pool = deckOf(editionOf(state.options))
  const see = (cards: readonly Card[]): void => {
    for (const card of cards) if (card !== NOT_DEALT) pool[card]!--
  }
  see(state.discard)
  see(state.reserved)
  for (const hand of state.hands) hand.forEach((copies, card) => (pool[card]! -= copies))
  for (const { goods, up, down } of state.sides) {
    see(goods)
    see(up)
    see(down)
  }
  return pool
}

function gapsOf(state: State, view: View): Gap[] {
  const gaps: Gap[] = []
  view.players.forEach(({ hand, handSize }, seat) => {
    if (hand !== null) return
    for (let at = 0; at < handSize; at++) gaps.push({ seat, slot: IN_HAND, at, laid: Infinity })
    state.sea.forEach((_ship, slot) => {
      const { down, laid } = sideOf(state, slot, seat)
      down.forEach((_, at) => gaps.push({ seat, slot, at, laid: laid[at]! }))
    })
  })
  return gaps
}

/** A card out of the pool into a gap. */
function fill({ state, pool }: Deal, { seat, slot, at }: Gap, card: Card): void {
  pool[card]!--
  if (slot === IN_HAND) state.hands[seat]![card]!++
  else setSide(state, slot, seat, { down: sideOf(state, slot, seat).down.with(at, card) })
}

/** A known card and where it is dealt to. */
interface Dealt {
  readonly card: Card
  readonly gap: Gap
}

/** Cards known of a captain, those with the fewest places to be first: provisions are in the hand, of pirates the newest. */
function byPlaces(known: readonly Known[]): Known[] {
  const after = ({ card, since }: Known): number => (isPirate(card) ? since : Number.MAX_SAFE_INTEGER)
  return known.toSorted((one, two) => after(two) - after(one))
}

/** Somewhere in the hand, or face down if it may have been laid since. As each has all the places of those before it, none is left without. */
function assignKnown({ gaps, chance }: Deal, seat: Seat, known: readonly Known[], prefer: 'any' | 'down'): Dealt[] {
  const free = gaps.filter((gap) => gap.seat === seat)
  return byPlaces(known).map(({ card, since }) => {
    const fits = free.filter(({ slot, laid }) => slot === IN_HAND || (isPirate(card) && laid > since))
    const down = prefer === 'down' ? fits.filter(({ slot }) => slot !== IN_HAND) : []
    const among = down.length > 0 ? down : fits
    const gap = among[chance.below(among.length)]!
    free.splice(free.indexOf(gap), 1)
    return { card, gap }
  })
}

const assignAll = (deal: Deal, { players }: View, prefer: 'any' | 'down'): Dealt[] =>
  players.flatMap(({ hand, known }, seat) => (hand === null ? assignKnown(deal, seat, known, prefer) : []))

const isDown = ({ slot }: Gap): boolean => slot !== IN_HAND
const downIn = (dealt: readonly Dealt[]): number => dealt.filter(({ gap }) => isDown(gap)).length

/**
 * By how many known pirates lie face down, up to as many as can: how many blind deals of all other cards go with it, against the
 * most. A known pirate in a hand leaves his place face down to one of the few other pirates, and keeps any card out of that hand.
 */
function blindOdds({ gaps, pool }: Deal, dealt: readonly Dealt[]): number[] {
  const known = dealt.filter(({ card }) => isPirate(card)).length
  const places = gaps.filter(isDown).length
  const pirates = sizeOfBag(pool.slice(PROVISION_KINDS)) - known
  const cards = sizeOfBag(pool) - dealt.length
  const odds = [1]
  for (let down = downIn(dealt); down > 0; down--) {
    odds.unshift(odds[0]! * (Math.max(0, pirates - places + down) / Math.max(1, cards - places + down)))
  }
  return odds
}

/** Places are drawn at random and kept as often as a blind deal comes to them; the fullest are always possible. */
const TRIES = 200
const FINENESS = 1 << 20

function placesFor(deal: Deal, view: View): Dealt[] {
  const fullest = assignAll(deal, view, 'down')
  const odds = blindOdds(deal, fullest)
  if (odds.length === 1) return fullest
  for (let tried = 0; tried < TRIES; tried++) {
    const dealt = assignAll(deal, view, 'any')
    if (deal.chance.below(FINENESS) < odds[downIn(dealt)]! * FINENESS) return dealt
  }
  return fullest
}

function dealKnown(deal: Deal, view: View): void {
  for (const { card, gap } of placesFor(deal, view)) {
    fill(deal, gap, card)
    deal.gaps.splice(deal.gaps.indexOf(gap), 1)
  }
}

/** A pirate for a place face down. */
function drawPirate({ pool, chance }: Deal): Card {
  return draw(
    pool.map((copies, card) => (isPirate(card) ? copies : 0)),
    chance,
  )
}

function dealFaceDown(deal: Deal): void {
  for (const gap of deal.gaps) if (isDown(gap)) fill(deal, gap, drawPirate(deal))
}

function dealHands(deal: Deal): void {
  for (const gap of deal.gaps) {
    if (isDown(gap)) continue
    const card = draw(deal.pool, deal.chance)
    deal.pool[card]!++
    fill(deal, gap, card)
  }
}

export function determinize(view: View, chance: Chance): State {
  const state = stateFrom(view)
  const deal: Deal = { state, chance, pool: poolOf(state), gaps: gapsOf(state, view) }
  dealKnown(deal, view)
  dealFaceDown(deal)
  dealHands(deal)
  state.draw = deal.pool
  return state
}
