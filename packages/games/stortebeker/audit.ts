// For tests: what cannot be, however the game was played.
import { addTo, bySeat, handOf, laidOf, nth, pileOf, type Seat } from '@flibuste/kernel'
import { CARD_KINDS, copiesOf, goodOf, type Card } from './cards.ts'
import { HAND, REARGUARD, SHIPS } from './data.ts'
import { handSize } from './piles.ts'
import { excessOf, goodsOf } from './sides.ts'
import { placesAtSea } from './setup.ts'
import { editionOf, EMPTY_SIDE, NO_SHIP, seatCount, shipOf, sideOf, type Side, type State } from './state.ts'

function countCards(counts: number[], cards: readonly Card[]): void {
  for (let at = 0; at < cards.length; at++) addTo(counts, nth(cards, at))
}

/** Every kind as often as it was printed, wherever the cards are: STO-0.3. */
function auditCards(state: State): string | null {
  const found = state.draw.slice()
  countCards(found, state.discard)
  countCards(found, state.reserved)
  for (const { goods, up, down } of state.sides) {
    countCards(found, goods)
    countCards(found, up)
    countCards(found, down)
  }
  for (const hand of state.hands) for (let card = 0; card < CARD_KINDS; card++) addTo(found, card, nth(hand, card))
  const edition = editionOf(state.options)
  for (let card = 0; card < CARD_KINDS; card++) {
    if (found[card] !== copiesOf(edition, card)) return `${found[card]} cards of kind ${card}`
    if (nth(state.draw, card) < 0) return `less than no card of kind ${card} to draw`
  }
  return null
}

/** A captain's trail leads to his hand and his pirates face down: STO-I1, STO-I2. */
function auditTrail(state: State, seat: Seat): string | null {
  const trail = bySeat(state.trails.hands, seat)
  const hand = handOf(trail, CARD_KINDS)
  for (let card = 0; card < CARD_KINDS; card++)
    if (hand[card] !== bySeat(state.hands, seat)[card])
      return `the trail of seat ${seat} leads to ${hand[card]} cards ${card}`
  const lying = laidOf(trail)
  for (let slot = 0; slot < state.sea.length; slot++) {
    const { down, laid } = sideOf(state, slot, seat)
    for (let at = 0; at < down.length; at++) {
      const track = lying.findIndex(({ card, since }) => card === down[at] && since === laid[at])
      if (track < 0) return `seat ${seat} left no trail of a pirate ${down[at]}`
      lying.splice(track, 1)
    }
  }
  return lying.length === 0 ? null : `seat ${seat} left a trail of a pirate that lies nowhere`
}

/** What is remembered must be true. */
function auditTrails(state: State): string | null {
  for (let seat = 0; seat < seatCount(state); seat++) {
    const wrong = auditTrail(state, seat)
    if (wrong !== null) return wrong
  }
  const pile = pileOf(state.trails)
  const wrong = pile.findIndex((copies, card) => copies !== state.draw[card])
  return wrong < 0 ? null : `${pile[wrong]} cards of kind ${wrong} are thought to be left to draw`
}

/** How many of these ships there are; NaN where one was met before, or is none of the thirty. `met`: one bit for each ship. */
function countShips(ships: readonly number[], met: Met): number {
  let count = 0
  for (let at = 0; at < ships.length; at++) {
    const ship = nth(ships, at)
    if (ship === NO_SHIP) continue
    if (ship < 0 || ship >= SHIPS || ((met.ships >> ship) & 1) === 1) return NaN
    met.ships |= 1 << ship
    count++
  }
  return count
}

interface Met {
  ships: number
}

/** Thirty tiles, none in two places, and as many in play as the number of captains asks for: STO-0.2, STO-1.2. */
function auditShips(state: State): string | null {
  const met: Met = { ships: 0 }
  let inPlay = state.rearLeft + countShips(state.sea, met) + countShips(state.rear, met)
  for (const taken of state.taken) inPlay += countShips(taken, met)
  return inPlay === placesAtSea(state.options) + REARGUARD[seatCount(state)]! ? null : `${inPlay} ships in play`
}

/** STO-3.6, and STO-3.8 once all losses are settled. */
function auditSide(state: State, slot: number, side: Side): string | null {
  if (side === EMPTY_SIDE) return null
  if (side.laid.length !== side.down.length) return 'a pirate was laid at no time'
  const ship = nth(state.sea, slot)
  if (ship === NO_SHIP) return side.goods.length + side.up.length + side.down.length === 0 ? null : 'cards at no ship'
  const { provisions } = shipOf(state, ship)
  for (const card of side.goods) {
    if (goodsOf(side, goodOf(card)) > nth(provisions, goodOf(card))) return 'a provision no ship asked for'
  }
  return excessOf(side) > 0 && !state.agenda.some(({ kind }) => kind === 'support')
    ? 'a pirate without provisions'
    : null
}

function auditSides(state: State): string | null {
  for (let at = 0; at < state.sides.length; at++) {
    const wrong = auditSide(state, Math.floor(at / seatCount(state)), nth(state.sides, at))
    if (wrong !== null) return wrong
  }
  return null
}

/** STO-7.3, STO-8.2. */
function auditSeats(state: State): string | null {
  for (let seat = 0; seat < seatCount(state); seat++) {
    let points = 0
    for (const ship of bySeat(state.taken, seat)) points += shipOf(state, ship).points
    if (points !== state.scores[seat]) return `seat ${seat} has ${state.scores[seat]} points for ${points}`
    if (handSize(state, seat) > HAND) return `seat ${seat} holds ${handSize(state, seat)} cards`
  }
  return null
}

export function audit(state: State): string | null {
  return auditCards(state) ?? auditTrails(state) ?? auditShips(state) ?? auditSides(state) ?? auditSeats(state)
}
