// What a position is worth to the captains: guesses at the chance to win, 0 … 1, for bots. What each part counts is in weights.ts; the other
// figures were found by play. No rule is made here.
import { bySeat, hopesBy, nth, sharesOfVictory, type Seat, type Sight, type Weighing } from '@flibuste/kernel'
import { GOOD_KINDS, markedOf, PROVISION_KINDS, valueOf } from './cards.ts'
import { PIRATE_VALUES, type Ship } from './data.ts'
import { mayCounter } from './decisions/counter.ts'
import { chanceToBoard } from './odds.ts'
import { countOf } from './piles.ts'
import { bonusOfSeat, outcome } from './score.ts'
import { bonusOf, excessOf, goodsOf, missingGoods } from './sides.ts'
import { isOver, NO_SHIP, seatCount, shipAt, sideOf, type ItemOf, type Side, type State } from './state.ts'
import { leaderAmong, totalToBeat } from './ties.ts'
import { WEIGHTS } from './weights.ts'

/** A claim keeps so much of its worth for each provision that is missing: one in hand already, and one still to be found. */
const IN_HAND = 0.9
const TO_FIND = 0.6
/** A ship that could be taken is not taken yet. */
const PATIENCE = 0.6
/** How much of a pirate in hand counts where there is room for it. */
const PIRATE_IN_HAND = 0.5
/** How much rival claims take from one another. */
const RIVALRY = 0.5
/** So much is left of a claim for each better one of the same captain, because three cards a turn must serve them all. */
const OTHER_SHIPS = 0.8
/** What claims are worth to a captain who has no turn left: he may still counter-attack. */
const NO_TURN_LEFT = 0.1
/** How often a captain who can counter-attack does. */
const WILL_COUNTER = 0.7
/** Points that make a lead count: with all ships to come, and with none. */
const SPREAD_EARLY = 11
const SPREAD_LATE = 2.5
const SHIPS_EARLY = 16

/** Pirates in hand that a side could still support, at what they would add. */
function reserveOf(side: Side, hand: readonly number[]): number {
  let room = -excessOf(side)
  let sum = 0
  for (let rank = PIRATE_VALUES.length - 1; rank >= 0 && room > 0; rank--) {
    const used = Math.min(room, hand[PROVISION_KINDS + rank]!)
    sum += used * PIRATE_VALUES[rank]!
    room -= used
  }
  return sum
}

/** How near a side is to complete. */
function readinessOf({ provisions }: Ship, side: Side, hand: readonly number[]): number {
  let ready = 1
  for (let good = 0; good < GOOD_KINDS; good++) {
    if (provisions[good] === 0) continue
    let held = hand[good]! + hand[markedOf(good)]!
    for (let missing = provisions[good]! - goodsOf(side, good); missing > 0; missing--) {
      ready *= held-- > 0 ? IN_HAND : TO_FIND
    }
  }
  return ready
}

/** The chance, roughly, that a captain takes a ship if nobody else wants it. */
export function claimOf(state: State, slot: number, seat: Seat): number {
  const ship = shipAt(state, slot)
  const side = sideOf(state, slot, seat)
  const hand = state.hands[seat]!
  const ready = readinessOf(ship, side, hand)
  const bonus = bonusOf(side) + PIRATE_IN_HAND * reserveOf(side, hand)
  const whole = Math.floor(bonus)
  const low = chanceToBoard(ship.strength, whole)
  const high = chanceToBoard(ship.strength, whole + 1)
  return PATIENCE * ready * (low + (high - low) * (bonus - whole))
}

/** Adds to each seat's hopes what it may expect of one ship: its claim, lessened by those of its rivals. Hopes are kept with the best first. */
function addShip(state: State, slot: number, hopes: readonly number[][]): void {
  const { points } = shipAt(state, slot)
  const seats = hopes.length
  const claims: number[] = []
  let all = 0
  for (let seat = 0; seat < seats; seat++) {
    const claim = claimOf(state, slot, seat)
    claims.push(claim)
    all += claim
  }
  for (let seat = 0; seat < seats; seat++) {
    const claim = claims[seat]!
    insert(hopes[seat]!, (points * claim) / (1 + RIVALRY * (all - claim)))
  }
}

/** Into a list with the greatest first. */
function insert(list: number[], entry: number): void {
  let at = list.length
  list.push(entry)
  for (; at > 0 && list[at - 1]! < entry; at--) list[at] = list[at - 1]!
  list[at] = entry
}

/** Whether a captain could complete his side from his hand. */
function maySupply(state: State, slot: number, seat: Seat): boolean {
  const hand = state.hands[seat]!
  if (!mayCounter(state, slot, seat)) return false
  const missing = missingGoods(shipAt(state, slot), sideOf(state, slot, seat))
  return missing.every((good) => countOf(missing, good) <= hand[good]! + hand[markedOf(good)]!)
}

/** Captains who are still to be asked whether they counter-attack. */
function askedLater(state: State, step: number): Seat[] {
  const seats = seatCount(state)
  const later = Array.from({ length: seats - step }, (_, at) => (state.active + step + at) % seats)
  const open = state.agenda[state.agenda.length - 1]!
  return open.kind === 'counter' ? [open.seat, ...later] : later
}

/** A boarding under way: the points go to the best total so far, unless somebody still beats it. */
function addDuel(state: State, { slot, step }: ItemOf<'askCounter'>, worths: number[]): void {
  const { points } = shipAt(state, slot)
  const best = leaderAmong(state, state.duel.attacks)
  let holds = 1
  for (const seat of askedLater(state, step)) {
    if (!maySupply(state, slot, seat)) continue
    const beats = WILL_COUNTER * chanceToBoard(totalToBeat(state, seat, best), bonusOf(sideOf(state, slot, seat)))
    worths[seat]! += points * holds * beats
    holds *= 1 - beats
  }
  worths[best.seat]! += points * holds
}

/** Each hope after the best counts less, because three cards a turn must serve them all. */
function sumOfOthers(hopes: readonly number[]): number {
  let share = 1
  let sum = 0
  for (let at = 1; at < hopes.length; at++) {
    share *= OTHER_SHIPS
    sum += share * nth(hopes, at)
  }
  return sum
}

/** What the pirates and marks in a hand add, whatever they will be used for. */
function handValue(hand: readonly number[]): number {
  let sum = 0
  for (let card = GOOD_KINDS; card < hand.length; card++) sum += hand[card]! * valueOf(card)
  return sum
}

/** Whether a captain comes to move again before the end. */
function hasTurn(state: State, seat: Seat): boolean {
  if (!state.ending) return true
  const seats = seatCount(state)
  const place = (one: Seat): number => (one - state.firstSeat + seats) % seats
  return place(seat) >= place(state.active)
}

/** A boarding that may still be countered. */
function openDuel({ agenda }: State): ItemOf<'askCounter'> | null {
  for (let at = 0; at < agenda.length; at++) {
    const item = agenda[at]!
    if (item.kind === 'askCounter') return item
  }
  return null
}

/** In points, in the order of the weights: won, hoped of the best ship and of the others, a boarding under way, the hand; and whether it is to move. */
type Row = readonly [number, number, number, number, number, number]

function see(state: State): Sight {
  const hopes: number[][] = state.scores.map(() => [])
  const duels = state.scores.map(() => 0)
  const duel = openDuel(state)
  for (let slot = 0; slot < state.sea.length; slot++) {
    if (state.sea[slot] !== NO_SHIP && slot !== duel?.slot) addShip(state, slot, hopes)
  }
  if (duel !== null) addDuel(state, duel, duels)
  const rows = state.scores.map((score, seat): Row => {
    const left = hasTurn(state, seat) ? 1 : NO_TURN_LEFT
    const mine = bySeat(hopes, seat)
    const [best, others] = [mine[0] ?? 0, sumOfOthers(mine)]
    const points = score + bonusOfSeat(state, seat)
    const isToMove = seat === state.active ? 1 : 0
    return [
      points,
      left * best,
      left * others,
      bySeat(duels, seat),
      left * handValue(bySeat(state.hands, seat)),
      isToMove,
    ]
  })
  const toCome = Math.min(1, (state.rearLeft + state.rear.length) / SHIPS_EARLY)
  return { rows, gone: 1 - toCome, spread: SPREAD_LATE + (SPREAD_EARLY - SPREAD_LATE) * toCome }
}

export const weighing: Weighing<State> = { weights: WEIGHTS, see }

const hopes = hopesBy(weighing, WEIGHTS)

export const evaluate = (state: State): number[] => (isOver(state) ? sharesOfVictory(outcome(state)!) : hopes(state))
