// What the month under way promises a captain: where he sails, who may be there, how a battle would go, what he would bring home.
// For bots; no rule is made here.
import { has, type Seat } from '@flibuste/kernel'
import { fighterOf, legendOf } from './battle.ts'
import { isSmoked } from './cards/boarding.ts'
import { CREW, HULL, PARROT_ROWS, ROWS, type Row } from './cards.ts'
import {
  BAG,
  COVE,
  GUARD_HITS,
  LEGENDS,
  MUTINY_FAME,
  ROYAL_NAVY,
  TREASURE_ISLAND,
  WHEEL,
  monthsIn,
  type Fighter,
  type Place,
} from './data.ts'
import { cargoWorth, goldWorth } from './cargo.ts'
import type { Move } from './moves.ts'
import { chanceToOutlast, type Duellist } from './odds.ts'
import { diceOf, holdOf, speedOf } from './ships.ts'
import { blackShipAt, LAST_BATTLE, NO_CARD, seatCount, tables, type State } from './state.ts'

const TAVERN_CARD = 1.1
/** What a rout costs besides: rings, repairs, against what the Cove gives. */
const ROUT = 1.2
const COVE_GIFT = 1
const MUTINY_CHANCE = 1 / 6
/** What it costs that others gain fame by one’s flight. */
const MOCKED = 0.4
/** How likely another captain comes to an island: a weight that every island has, and more for each fame it promises. */
const ANY_ISLAND = 2
const GALLEON_FAME = 3.5
/** A doublon to anybody; a chest is worth two. */
const GOLD_AT_LARGE = 0.3

const isBeforeCourses = ({ phase, agenda }: State): boolean =>
  phase === 'treasure' || agenda.some(({ kind }) => kind === 'navigate' || kind === 'course')

/** Courses still to be chosen, this month’s included. */
export const voyagesLeft = (state: State): number => monthsIn(state) - state.month + (isBeforeCourses(state) ? 1 : 0)

/** Hits that push the ring of a section off, guards included. */
export function hitsUntilOff(state: State, seat: Seat, row: Row): number {
  const parrot = PARROT_ROWS[state.parrots[seat]!] === row ? GUARD_HITS - state.wounds[seat]! : 0
  return state.levels[seat]![row]! + state.artisans[seat]![row]! + parrot
}

function weakest(state: State, seat: Seat): number {
  let hits = hitsUntilOff(state, seat, 0)
  for (let row = 1; row < ROWS; row++) hits = Math.min(hits, hitsUntilOff(state, seat, row))
  return hits
}

const facesAgainst = (state: State, seat: Seat): number => (isSmoked(state, seat) ? 1 : 2)

/** The chance to outlast another captain, whoever is faster firing first. */
function beatsCaptain(state: State, seat: Seat, other: Seat): number {
  const mine: Duellist = { hits: weakest(state, seat), dice: diceOf(state, seat), faces: facesAgainst(state, other) }
  const theirs: Duellist = { hits: weakest(state, other), dice: diceOf(state, other), faces: facesAgainst(state, seat) }
  const [fast, slow] = [speedOf(state, seat), speedOf(state, other)]
  if (fast > slow) return chanceToOutlast(mine, theirs)
  if (fast < slow) return 1 - chanceToOutlast(theirs, mine)
  return (chanceToOutlast(mine, theirs) + 1 - chanceToOutlast(theirs, mine)) / 2
}

const AIMS: { readonly [aim: string]: Row } = { hull: HULL, crew: CREW }

/** The chance to sink a hunter. One that mends is taken for a stronger hull. */
function beatsHunter(state: State, seat: Seat, hunter: Fighter, hull: number): number {
  const row = AIMS[hunter.aim]
  const taken = row === undefined ? weakest(state, seat) : hitsUntilOff(state, seat, row)
  const mine: Duellist = { hits: taken, dice: diceOf(state, seat), faces: 2 }
  const theirs: Duellist = { hits: hull, dice: hunter.dice, faces: facesAgainst(state, seat) }
  if (speedOf(state, seat) > hunter.speed) return chanceToOutlast(mine, theirs)
  return 1 - chanceToOutlast(theirs, mine)
}

const DUTCHMAN = LEGENDS.indexOf('dutchman')
const CACAFUEGO = LEGENDS.indexOf('cacafuego')

/** Hunters at a place: the chance to beat them, and the fame they carry. */
function hunted(state: State, seat: Seat, place: Place): { readonly chance: number; readonly fame: number } {
  const legend = legendOf(state, blackShipAt(state, place))
  const hunter = fighterOf(legend)
  const here = state.battle.place === place
  let chance = 1
  let fame = legend === CACAFUEGO ? GALLEON_FAME : 0
  if (hunter !== null) {
    const hull = (here ? Math.max(0, state.battle.legendHull) : hunter.hull) + (legend === DUTCHMAN ? 2 : 0)
    chance *= beatsHunter(state, seat, hunter, hull)
    fame += hunter.fame
  }
  if (state.navy.place === place && !(here && state.battle.navyHull <= 0)) {
    chance *= beatsHunter(state, seat, ROYAL_NAVY, here ? state.battle.navyHull : ROYAL_NAVY.hull)
    fame += ROYAL_NAVY.fame
  }
  return { chance, fame }
}

/** What an island would yield anybody, roughly: for guessing where others sail. */
function lure(state: State, island: Place): number {
  const card = state.open[island - 1] ?? NO_CARD
  if (card === NO_CARD) return 3
  const { fame, gold, chests, tavern } = tables(state).treasures[card]!
  return fame + (gold + 2 * chests) * GOLD_AT_LARGE + tavern * TAVERN_CARD
}

/** The chance that a captain whose course is open will be there. */
function mayCome(state: State, island: Place): number {
  let all = 0
  for (const other of WHEEL) all += ANY_ISLAND + lure(state, other)
  return (ANY_ISLAND + lure(state, island)) / all
}

/** Captains the table knows to be at a place, or does not know about yet. */
type Others = 'there' | 'perhaps'

function chanceAgainst(state: State, seat: Seat, place: Place, others: Others): number {
  if (place === TREASURE_ISLAND) return 1
  const comes = others === 'perhaps' ? mayCome(state, place) : 1
  let chance = 1
  for (let other = 0; other < seatCount(state); other++) {
    if (other === seat || (others === 'there' && state.places[other] !== place)) continue
    chance *= 1 - comes * (1 - beatsCaptain(state, seat, other))
  }
  return chance
}

/** Cargo and purse as they would be kept when the month is over. */
const keep = (state: State, seat: Seat, chests: number, gold: number): number =>
  cargoWorth(state, chests, holdOf(state, seat), 1) + gold * goldWorth(state, 1)

/** What he would have after plundering, or burying. */
function reward(state: State, seat: Seat, place: Place): number {
  const [chests, gold] = [state.chests[seat]!, state.gold[seat]!]
  if (place === TREASURE_ISLAND) return chests + Math.floor(gold / BAG) + keep(state, seat, 0, gold % BAG)
  const card = state.open[place - 1] ?? NO_CARD
  if (card === NO_CARD) return keep(state, seat, chests, gold)
  const treasure = tables(state).treasures[card]!
  const times = state.marks.some((mark) => mark.seat === seat && mark.island === place) ? 2 : 1
  const shared = state.shares.some(({ victim }) => victim === seat) ? 0.5 : 1
  const found = Math.min(treasure.chests * times, state.bankChests) * shared
  const paid = Math.min(treasure.gold, state.bankGold) * shared
  return (treasure.fame + treasure.tavern * TAVERN_CARD) * shared + keep(state, seat, chests + found, gold + paid)
}

/** A course to a place: what it is expected to leave him with. */
export function courseWorth(state: State, seat: Seat, place: Place, others: Others): number {
  const { chance, fame } = hunted(state, seat, place)
  const win = chance * chanceAgainst(state, seat, place, others)
  const beaten = keep(state, seat, state.chests[seat]!, state.gold[seat]!) + COVE_GIFT - ROUT
  return win * (reward(state, seat, place) + fame) + (1 - win) * beaten
}

/** What flight is expected to leave him with: mutiny comes with one face of six, COV-8.15, and a ship that was hit is laughed at. */
export function flightWorth(state: State, seat: Seat): number {
  const kept = keep(state, seat, state.chests[seat]!, state.gold[seat]!) + COVE_GIFT
  const mocked = has(state.battle.hit, seat) ? MOCKED : 0
  return (1 - MUTINY_CHANCE) * kept - MUTINY_CHANCE * MUTINY_FAME - mocked
}

/** A card to be played in a window, over what it is worth in hand. */
export function eventWorth(state: State, seat: Seat, move: Move): number {
  if (move.kind === 'buccaneering') return 2.2
  if (move.kind === 'treasureMap') return 1.6
  if (move.kind === 'lookout') return move.first === (seat + 1) % seatCount(state) ? 1 : 0
  if (move.kind === 'escape')
    return courseWorth(state, seat, move.island, 'there') - courseWorth(state, seat, state.places[seat]!, 'there')
  if (move.kind !== 'royalNavy' && move.kind !== 'letterOfMarque') return 0
  const threatened = state.navy.place === state.places[seat] ? 1.5 : 0
  if (move.island === state.places[seat]) return threatened - 3
  return threatened + (state.places.includes(move.island) ? 1.5 : -1)
}

/** Whether the month’s battles and plunder are still to come for this captain. */
function isUnderWay(state: State, seat: Seat): boolean {
  const place = state.places[seat]!
  if (place === COVE || state.battle.place === LAST_BATTLE) return false
  if (state.phase === 'navigation' || state.phase === 'combat') return true
  return state.phase === 'effects' && state.agenda.some((item) => item.kind === 'land' && item.seat === seat)
}

/** What cargo, purse and prospects of a captain are worth on the course he has set. Null: he has set none, so they are worth what they always are. */
export function planWorth(state: State, seat: Seat): number | null {
  const open = state.agenda[state.agenda.length - 1]
  if (open?.kind === 'course') {
    const answer = open.answers[seat]
    return answer?.kind === 'sail' ? courseWorth(state, seat, answer.island, 'perhaps') : null
  }
  const event = open?.kind === 'window' ? (open.answers[seat] ?? null) : null
  const extra = event === null ? 0 : eventWorth(state, seat, event)
  if (isBeforeCourses(state) || !isUnderWay(state, seat)) return extra === 0 ? null : extra + idle(state, seat)
  return courseWorth(state, seat, state.places[seat]!, 'there') + extra
}

/** As they are worth where no course is set. */
export function idle(state: State, seat: Seat, spent = 0): number {
  const from = isBeforeCourses(state) ? 0 : 1
  const cargo = cargoWorth(state, state.chests[seat]!, holdOf(state, seat), from)
  return cargo + (state.gold[seat]! - spent) * goldWorth(state, from)
}
