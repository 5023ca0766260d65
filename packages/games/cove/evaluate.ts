// What a position is worth to the captains: guesses at the chance to win, 0 … 1, for bots. Everything is counted in fame: what is marked, what
// the cargo may still bring, what the ship and the hand are good for in the months left, and what the month under way promises
// (prospects.ts). What each part counts is in weights.ts; the other figures were found by play. No rule is made here.
import { bySeat, hopesBy, sharesOfVictory, type Seat, type Sight, type Weighing } from '@flibuste/kernel'
import { CANNONS, CREW, FAME_KINDS, FIRST_FAME, fameOf, HULL, NO_PARROT, SAILS } from './cards.ts'
import { MONTHS, TAVERN_KINDS, type TavernKind } from './data.ts'
import { idle, planWorth, voyagesLeft } from './prospects.ts'
import { outcome } from './score.ts'
import { isOver, seatCount, tables, type State } from './state.ts'
import { WEIGHTS } from './weights.ts'

/** Fame a month that a die, a point of speed, room for a chest, a level, and a level of the weakest section bring. */
const DIE = 0.1
const SPEED = 0.05
const HOLD = 0.03
const LEVEL = 0.03
const WEAKEST = 0.1
/** A ship rolls the smaller of crew and cannons. So much of a die counts for each that the larger has beyond it: it is half way to the next. */
const SPARE = 0.3
/** An artisan’s hit and a parrot, a month. */
const ARTISAN_HIT = 0.04
export const PARROT_WORTH: readonly number[] = [0.12, 0.5, 0.1, 0.35]
/** Cards in hand, in a game of twelve months. */
const CARD_WORTH: { readonly [K in TavernKind]?: number } = {
  artisan: 0.7,
  doldrums: 0.3,
  fairWind: 0.5,
  grapple: 0.4,
  smoke: 0.9,
  overboard: 0.3,
  grapeshot: 0.8,
  powderMagazine: 0.6,
  cannonade: 0.9,
  escape: 0.7,
  buccaneering: 1.2,
  lookout: 0.5,
  shipwright: 0.9,
  letterOfMarque: 0.3,
  royalNavy: 0.8,
  treasureMap: 0.8,
}
const CARD_WORTHS: readonly number[] = TAVERN_KINDS.map((kind) => CARD_WORTH[kind] ?? 0)
/** Points that make a lead count: with a whole year to come, and at its end. Months that are left make it so, not their share of the match: half a year (COV-A55) begins half way. */
const SPREAD_EARLY = 12
const SPREAD_LATE = 3

/** What a ship with these levels brings in a month: by its dice, speed, room, levels, and weakest section. */
function shipParts(state: State, levels: readonly number[]): [number, number, number, number, number] {
  const { values } = tables(state)
  const [crew, cannons] = [values[CREW]![levels[CREW]!]!, values[CANNONS]![levels[CANNONS]!]!]
  const dice = (1 - SPARE) * Math.min(crew, cannons) + SPARE * Math.max(crew, cannons)
  let [sum, weakest] = [0, Infinity]
  for (const level of levels) {
    sum += level
    weakest = Math.min(weakest, level)
  }
  const [speed, room] = [values[SAILS]![levels[SAILS]!]!, values[HULL]![levels[HULL]!]!]
  return [DIE * dice, SPEED * speed, HOLD * room, LEVEL * sum, WEAKEST * weakest]
}

export function shipWorth(state: State, levels: readonly number[]): number {
  let worth = 0
  for (const part of shipParts(state, levels)) worth += part
  return worth
}

function guardWorth(state: State, seat: Seat): number {
  let worth = 0
  for (const left of state.artisans[seat]!) worth += left * ARTISAN_HIT
  const parrot = state.parrots[seat]!
  return parrot === NO_PARROT ? worth : worth + PARROT_WORTH[parrot]! / (1 + state.wounds[seat]!)
}

/** Cards lose their use with the year. */
function handWorth(state: State, seat: Seat, voyages: number): number {
  const hand = state.hands[seat]!
  let worth = 0
  for (let card = 0; card < FIRST_FAME; card++) worth += hand[card]! * CARD_WORTHS[card]!
  return worth * Math.min(1, voyages / 4)
}

function fameInHand(state: State, seat: Seat): number {
  const hand = state.hands[seat]!
  let fame = 0
  for (let at = 0; at < FAME_KINDS; at++) fame += hand[FIRST_FAME + at]! * fameOf(FIRST_FAME + at)
  return fame
}

/** Levels chosen but not yet shown, and what they leave in the purse. */
function fitting(state: State, seat: Seat): { readonly levels: readonly number[]; readonly spent: number } {
  const open = state.agenda[state.agenda.length - 1]
  const answer = open?.kind === 'fit' ? open.answers[seat] : undefined
  if (answer?.kind !== 'fit') return { levels: state.levels[seat]!, spent: 0 }
  const { costs } = tables(state)
  const spent = answer.levels.reduce(
    (sum, level, row) => sum + costs[row]![level]! - costs[row]![state.levels[seat]![row]!]!,
    0,
  )
  return { levels: answer.levels, spent }
}

/** In fame, in the order of the weights: marked, in hand, the ship in months to come, guards, other cards, and the month under way. */
function rowOf(state: State, seat: Seat, voyages: number): number[] {
  const { levels, spent } = fitting(state, seat)
  return [
    bySeat(state.fame, seat),
    fameInHand(state, seat),
    ...shipParts(state, levels).map((part) => voyages * part),
    voyages * guardWorth(state, seat),
    handWorth(state, seat, voyages),
    planWorth(state, seat) ?? idle(state, seat, spent),
  ]
}

function see(state: State): Sight {
  const voyages = voyagesLeft(state)
  const rows = Array.from({ length: seatCount(state) }, (_, seat) => rowOf(state, seat, voyages))
  const toCome = voyages / MONTHS
  return { rows, gone: Math.max(0, 1 - toCome), spread: SPREAD_LATE + (SPREAD_EARLY - SPREAD_LATE) * toCome }
}

export const weighing: Weighing<State> = { weights: WEIGHTS, see }

const hopes = hopesBy(weighing, WEIGHTS)

export const evaluate = (state: State): number[] => (isOver(state) ? sharesOfVictory(outcome(state)!) : hopes(state))
