// A battle: who is in it, what comes of hits, who leaves it and how, when it is over. Who does what in it is in decisions/.
import { isSingle, lowest, seatsOf, type Chance, type Seat, type SeatSet } from '@flibuste/kernel'
import { changeFame, giveChests, payGold } from './bank.ts'
import {
  COVE,
  FIGHTERS,
  LEGENDS,
  MUTINY_FACE,
  MUTINY_FAME,
  ROYAL_NAVY,
  TREASURE_ISLAND,
  WITNESS_FAME,
  type Fighter,
  type Place,
} from './data.ts'
import type { Clause } from './clauses.ts'
import type { Event } from './events.ts'
import { LEGEND, NAVY, type Party } from './moves.ts'
import type { Racing } from './order.ts'
import { isBroken, speedOf } from './ships.ts'
import {
  ABSENT,
  blackShipAt,
  LAST_BATTLE,
  NO_LEGEND,
  NO_SHIP,
  noBattle,
  seatsAt,
  seatCount,
  type State,
} from './state.ts'
import { discard } from './tavern.ts'

/** The figures a legend fights with; null: the galleon, which does not: COV-18.1, COV-19.9. */
export function fighterOf(legend: number): Fighter | null {
  const name = LEGENDS[legend]
  return name === undefined || name === 'cacafuego' ? null : FIGHTERS[name]
}

/** The legend on a black ship, or `NO_LEGEND`. */
export const legendOf = (state: State, ship: number): number => state.blackShips[ship]?.legend ?? NO_LEGEND

const legendAt = (state: State, place: Place): Fighter | null => fighterOf(legendOf(state, blackShipAt(state, place)))

/**
 * Two ships at an outer island, one of them a captain's: COV-6.2, COV-18.7. At Treasure Island captains meet legends only: COV-6.3,
 * COV-6.4. None in the Cove: COV-6.6.
 */
export function isContested(state: State, place: Place): boolean {
  const seats = seatsAt(state, place)
  if (seats === 0 || place === COVE) return false
  if (legendAt(state, place) !== null) return true
  return place !== TREASURE_ISLAND && (!isSingle(seats) || state.navy.place === place)
}

function logBattle(state: State, log: Event[] | null): void {
  const { place, seats, ship, navyHull } = state.battle
  const clause = place === LAST_BATTLE ? 'COV-21.5' : place === TREASURE_ISLAND ? 'COV-6.4' : 'COV-6.2'
  const legend = legendOf(state, ship)
  log?.push({ type: 'battleBegan', clause, place, seats: seatsOf(seats), legend, navy: navyHull !== ABSENT })
}

/** Everybody at the place takes part, and nobody else: COV-7.7. Hulls are whole: COV-18.4, COV-11.4. */
export function beginBattle(state: State, place: Place, seats: SeatSet, log: Event[] | null): void {
  const battle = noBattle(seatCount(state))
  const ship = blackShipAt(state, place)
  const fighter = fighterOf(legendOf(state, ship))
  battle.place = place
  battle.seats = seats
  battle.ship = fighter === null ? NO_SHIP : ship
  battle.legendHull = fighter?.hull ?? ABSENT
  battle.navyHull = state.navy.place === place ? ROYAL_NAVY.hull : ABSENT
  state.battle = battle
  logBattle(state, log)
}

export const isLegendHere = ({ battle }: State): boolean => battle.legendHull > 0
export const isNavyHere = ({ battle }: State): boolean => battle.navyHull > 0
export const hasNpc = (state: State): boolean => isLegendHere(state) || isNavyHere(state)

export function isHere(state: State, party: Party): boolean {
  if (party === LEGEND) return isLegendHere(state)
  return party === NAVY ? isNavyHere(state) : (state.battle.seats & (1 << party)) !== 0
}

/** All ships still there. */
export function partiesHere(state: State): Party[] {
  const parties: Party[] = seatsOf(state.battle.seats)
  if (isLegendHere(state)) parties.push(LEGEND)
  if (isNavyHere(state)) parties.push(NAVY)
  return parties
}

/** Figures of ships without a captain never change: COV-18.3. */
export function speedOfParty(state: State, party: Party): number {
  if (party === NAVY) return ROYAL_NAVY.speed
  return party === LEGEND ? fighterOf(legendOf(state, state.battle.ship))!.speed : speedOf(state, party)
}

export const racing = (state: State, parties: readonly Party[]): Racing => ({
  parties,
  speeds: parties.map((party) => speedOfParty(state, party)),
})

/**
 * One captain left or none: COV-6.8. Against a ship without a captain he fights on, COV-6.9, COV-A8; at Treasure Island it is over when
 * the legend is gone.
 */
export function isDecided(state: State): boolean {
  const { seats, place } = state.battle
  if (seats === 0) return true
  return !hasNpc(state) && (place === TREASURE_ISLAND || isSingle(seats))
}

/** The last one left has won the last battle; if the last ones fall together, they have: COV-A41. */
function crown(state: State, gone: SeatSet): void {
  if (state.champions !== 0) return
  const { seats } = state.battle
  if (seats === 0) state.champions = gone
  else if (isSingle(seats)) state.champions = seats
}

/** To the Cove, out of all battles of the month, with everything aboard: COV-8.20, COV-8.21. */
function leave(state: State, gone: SeatSet): void {
  state.battle.seats &= ~gone
  if (state.battle.place === LAST_BATTLE) crown(state, gone)
  else for (const seat of seatsOf(gone)) state.places[seat] = COVE
}

/** Every captain still there gains fame for each ship that left. None in the last battle: COV-A41. */
function witness(state: State, ships: number, clause: Clause, log: Event[] | null): void {
  const { place, seats } = state.battle
  if (ships === 0 || place === LAST_BATTLE) return
  for (const seat of seatsOf(seats)) changeFame(state, seat, ships * WITNESS_FAME, clause, log)
}

function brokenSeats(state: State): SeatSet {
  let broken = 0
  for (let rest = state.battle.seats; rest !== 0; rest &= rest - 1)
    if (isBroken(state, lowest(rest))) broken |= rest & -rest
  return broken
}

function rout(state: State, log: Event[] | null): void {
  const broken = brokenSeats(state)
  if (broken === 0) return
  const gone = seatsOf(broken)
  const clause = state.battle.place === LAST_BATTLE ? 'COV-A41' : 'COV-8.18'
  for (const seat of gone) log?.push({ type: 'routed', clause, seat })
  leave(state, broken)
  witness(state, gone.length, 'COV-8.19', log)
}

/** Shared at once among all captains still there, rounded down: COV-18.8, COV-A53. */
function shareFame(state: State, party: Party, fame: number, log: Event[] | null): void {
  const seats = seatsOf(state.battle.seats)
  const share = seats.length === 0 ? 0 : Math.floor(fame / seats.length)
  const legend = party === LEGEND ? legendOf(state, state.battle.ship) : NO_LEGEND
  log?.push({ type: 'sunk', clause: 'COV-18.8', party, legend, seats, share })
  for (const seat of seats) changeFame(state, seat, share, 'COV-18.8', log)
}

/** A sunk legend is out of its ship until another is drawn: COV-11.2, COV-A25. */
export function removeLegend(state: State, ship: number): void {
  const of = state.blackShips[ship]!
  state.sunk[of.legend]!++
  of.legend = NO_LEGEND
}

function sink(state: State, log: Event[] | null): void {
  const { battle } = state
  if (battle.legendHull === 0) {
    shareFame(state, LEGEND, fighterOf(legendOf(state, battle.ship))!.fame, log)
    removeLegend(state, battle.ship)
    battle.legendHull = ABSENT
    battle.ship = NO_SHIP
  }
  if (battle.navyHull === 0) {
    shareFame(state, NAVY, ROYAL_NAVY.fame, log)
    battle.navyHull = ABSENT
  }
}

/** Once all hits of a volley are dealt: who is routed goes first, then fame is shared by the rest. COV-A11, COV-A12, COV-A13. */
export function settle(state: State, log: Event[] | null): void {
  rout(state, log)
  sink(state, log)
}

/** All gold and chests, and fame: COV-8.16. */
function mutiny(state: State, seat: Seat, log: Event[] | null): void {
  const [gold, chests] = [state.gold[seat]!, state.chests[seat]!]
  log?.push({ type: 'mutinied', clause: 'COV-8.16', seat, gold, chests })
  payGold(state, seat, gold)
  giveChests(state, seat, chests)
  changeFame(state, seat, -MUTINY_FAME, 'COV-8.16', log)
}

/** COV-8.13, COV-8.14. No ring is off, or he would be gone; so a die tells whether the crew bears it: COV-8.15. */
export function flee(state: State, seat: Seat, chance: Chance, log: Event[] | null): void {
  const clause = state.battle.place === LAST_BATTLE ? 'COV-A41' : 'COV-8.13'
  log?.push({ type: 'fled', clause, seat, forced: false })
  const wasHit = (state.battle.hit & (1 << seat)) !== 0
  leave(state, 1 << seat)
  witness(state, wasHit ? 1 : 0, 'COV-8.14', log)
  if (state.battle.place === LAST_BATTLE) return // COV-A41
  const die = chance.die()
  log?.push({ type: 'mutinyRolled', clause: 'COV-8.15', seat, die })
  if (die === MUTINY_FACE) mutiny(state, seat, log)
}

/**
 * Ends a battle of too many exchanges. All but the fastest must leave; all must where a ship without a captain is there: COV-E4. In the last
 * battle nobody leaves and all win: COV-E5.
 */
export function standOff(state: State, log: Event[] | null): void {
  const { battle } = state
  log?.push({ type: 'stoodOff', clause: battle.place === LAST_BATTLE ? 'COV-E5' : 'COV-E4' })
  if (battle.place === LAST_BATTLE) {
    state.champions = battle.seats
    battle.seats = 0
    return
  }
  const fastest = battle.order.find((party) => isHere(state, party))
  const gone = seatsOf(battle.seats).filter((seat) => hasNpc(state) || seat !== fastest)
  for (const seat of gone) log?.push({ type: 'fled', clause: 'COV-E4', seat, forced: true })
  leave(
    state,
    gone.reduce((set, seat) => set | (1 << seat), 0),
  )
  witness(state, gone.filter((seat) => (battle.hit & (1 << seat)) !== 0).length, 'COV-8.14', log)
}

/** Boarding cards are discarded now, whether they worked or not, COV-7.5, and chests on them are lost: COV-15.6. */
export function endBattle(state: State, log: Event[] | null): void {
  const { place, seats, played } = state.battle
  let chests = 0
  for (const laid of played) {
    discard(state, laid.card)
    chests += laid.chests
  }
  state.bankChests += chests
  log?.push({ type: 'battleEnded', clause: 'COV-6.8', place, seats: seatsOf(seats), chests })
  state.battle = noBattle(seatCount(state))
}
