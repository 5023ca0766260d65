// What a position is worth to the captains: guesses at the chance to win, 0 … 1, for bots.
// The weights are guesses in the currency of treasures; no rule is made here.
import { sharesOfVictory, type Seat } from '@flibuste/kernel'
import {
  BASE_DICE,
  BASE_REROLLS,
  GROUPS,
  HIGHEST_FACE,
  ISLAND_POWERS,
  LANES,
  ROUND_CAP,
  TREASURES_TO_WIN,
} from './data.ts'
import { freeCount } from './dice.ts'
import { isThiefAt } from './mates.ts'
import { outcome } from './score.ts'
import { ISLAND, isOver, PORT, SEA, type State } from './state.ts'
import { isLastRound } from './treasures.ts'

/** In treasures. */
const AT_SEA = 0.13
const AT_ISLAND = 0.26
const PLUNDER_NEXT_TURN = 0.55
const MORE_TARGETS = 0.3
const STRONG_ROLL = 0.6
const ONE_CHANGE = 0.08
const STOLEN_NEXT_TURN = 0.8
const NAVIGATION_POINT = 0.03

/** How sharply a lead in treasures tells who wins: before the last round, and in it. */
const SHARPNESS = 1.5
const LAST_SHARPNESS = 4

/** Turns a captain alone needs for one more treasure. */
const TURNS_PER_TREASURE = 2.4

/** The chance that at least `need` of `dice` show one face when the others are rolled again `rerolls` times. */
function chanceOfFace(dice: number, rerolls: number, need: number): number {
  const hit = 1 - ((HIGHEST_FACE - 1) / HIGHEST_FACE) ** (rerolls + 1)
  let chance = 0
  for (let hits = need, ways = choose(dice, need); hits <= dice; ways = (ways * (dice - hits)) / (hits + 1), hits++) {
    chance += ways * hit ** hits * (1 - hit) ** (dice - hits)
  }
  return chance
}

function choose(of: number, take: number): number {
  let ways = 1
  for (let at = 0; at < take; at++) ways = (ways * (of - at)) / (at + 1)
  return ways
}

/** By dice and rerolls beyond the first four and the first one. */
const TRIPLE_CHANCE = [0, 1, 2].map((dice) =>
  [0, 1, 2].map((rerolls) => chanceOfFace(BASE_DICE + dice, BASE_REROLLS + rerolls, GROUPS.triple)),
)

/** A ship that plunders with the dice on the table is worth its next place and this. */
const PLUNDERED = 3

/** Where the best use of the free dice takes a ship of the active captain. */
function settled(state: State, lane: number): number {
  const place = state.boards[state.active]!.ships[lane - 1]!
  const free = freeCount(state, lane)
  if (place === ISLAND) {
    if (state.startShips[lane - 1] !== ISLAND || free < GROUPS.triple) return ISLAND
    return PLUNDERED + [PORT, PORT, SEA, ISLAND][free - GROUPS.triple]!
  }
  if (free < GROUPS.pair) return place
  return place === PORT && free === GROUPS.pair ? SEA : ISLAND
}

/** What a captain has, once the dice on the table are spent well. */
interface Holdings {
  treasures: number
  islands: number
  seas: number
  dice: number
  rerolls: number
  changes: number
}

function addPower(holdings: Holdings, island: number): void {
  const power = ISLAND_POWERS[island - 1]
  if (power === 'die') holdings.dice++
  else if (power === 'reroll') holdings.rerolls++
  else holdings.changes++
}

function holdingsOf(state: State, seat: Seat): Holdings {
  const { ships, treasures, mate } = state.boards[seat]!
  const active = seat === state.active
  const holdings: Holdings = { treasures: treasures.length, islands: 0, seas: 0, dice: 0, rerolls: 0, changes: 0 }
  for (let lane = 1; lane <= LANES; lane++) {
    const after = active ? settled(state, lane) : ships[lane - 1]!
    if (after >= PLUNDERED) holdings.treasures++
    const place = after % PLUNDERED
    if (place === SEA) holdings.seas++
    if (place !== ISLAND) continue
    holdings.islands++
    addPower(holdings, lane)
  }
  // The active captain's Scout is about to leave; the others' is still to serve.
  if (mate.duty === 'scout' && !active) addPower(holdings, mate.island)
  return holdings
}

const tripleChance = ({ dice, rerolls }: Holdings): number => TRIPLE_CHANCE[dice]![rerolls]!

/** What the coming turns promise, in treasures. */
function promise(holdings: Holdings): number {
  const triple = tripleChance(holdings)
  const { islands, seas, changes } = holdings
  const plunder = islands === 0 ? 0 : Math.min(1, triple * (1 + MORE_TARGETS * (islands - 1)))
  return PLUNDER_NEXT_TURN * plunder + STRONG_ROLL * triple + ONE_CHANGE * changes + AT_ISLAND * islands + AT_SEA * seas
}

/** Whether the seat has a turn left in this round, the open one included. */
function playsAgain(state: State, seat: Seat): boolean {
  const seats = state.boards.length
  return (seat - state.firstSeat + seats) % seats >= (state.active - state.firstSeat + seats) % seats
}

function worth(state: State, seat: Seat, last: boolean): number {
  const holdings = holdingsOf(state, seat)
  const { treasures, islands, seas } = holdings
  if (!last) return treasures + promise(holdings)
  const standing = treasures + NAVIGATION_POINT * (3 * islands + seas)
  return playsAgain(state, seat) && seat !== state.active ? standing + tripleChance(holdings) : standing
}

function hasFreeTriple(state: State): boolean {
  for (let face = 1; face <= HIGHEST_FACE; face++) if (freeCount(state, face) >= GROUPS.triple) return true
  return false
}

/** The chance that a Thief brings its treasure home. The active captain's dice already tell. */
function chanceOfTheft(state: State, thief: Seat, last: boolean): number {
  if (thief === state.active) return hasFreeTriple(state) ? 1 : 0
  if (last && !playsAgain(state, thief)) return 0
  return Math.min(1, 2 * tripleChance(holdingsOf(state, thief)))
}

/** Worth by seat, with what Thieves are about to move. */
function worths(state: State): number[] {
  const last = isLastRound(state)
  const all = state.boards.map((_, seat) => worth(state, seat, last))
  for (let thief = 0; thief < all.length; thief++) {
    const { duty, owner } = state.boards[thief]!.mate
    if (duty !== 'thief' || !isThiefAt(state, thief, owner)) continue
    const moved = STOLEN_NEXT_TURN * chanceOfTheft(state, thief, last)
    all[thief]! += moved
    all[owner]! -= moved
  }
  return all
}

/** Alone, the fewer turns the better. */
function evaluateSolo(state: State): number {
  const missing = isOver(state) ? 0 : Math.max(0, TREASURES_TO_WIN - worth(state, 0, false))
  return Math.max(0, 1 - (state.round + TURNS_PER_TREASURE * missing) / (ROUND_CAP + 1))
}

export function evaluate(state: State): number[] {
  if (state.boards.length === 1) return [evaluateSolo(state)]
  if (isOver(state)) return sharesOfVictory(outcome(state)!)
  const sharpness = isLastRound(state) ? LAST_SHARPNESS : SHARPNESS
  const hopes = worths(state).map((value) => Math.exp(sharpness * value))
  const all = hopes.reduce((sum, hope) => sum + hope, 0)
  return hopes.map((hope) => hope / all)
}
