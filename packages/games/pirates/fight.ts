// One attack: a volley, at most one answer to it, and what the winner takes. No decision is taken here.
import { kept, type Chance, type Seat } from '@flibuste/kernel'
import { chestsOf, needsChange } from './chests.ts'
import type { Clause } from './clauses.ts'
import { HOLD } from './data.ts'
import type { Event, Miss } from './events.ts'
import { cannonsOf, isReady, setSlots, slotsOf } from './figures.ts'
import type { Slot } from './moves.ts'
import { endGame, isPlundered } from './score.ts'
import {
  BARE,
  holdOf,
  islandOf,
  markProgress,
  newLair,
  seatCount,
  shipParty,
  tileOf,
  type Party,
  type ShipParty,
  type State,
} from './state.ts'
import { makeRoom } from './stowage.ts'

type Log = Event[] | null

export const islandOfParty = (state: State, party: Party): string =>
  party.kind === 'lair' ? islandOf(state, party.lair) : ''

/** One die per cannon, more than five if need be: PIR-6.1, PIR-6.5, PIR-A14. */
function roll(state: State, from: Party, chance: Chance): number[] {
  const dice: number[] = []
  for (let left = cannonsOf(state, from); left > 0; left--) dice.push(chance.die())
  return dice
}

/** PIR-6.3, PIR-6.10. Called for slots without a figure only. */
function missOf(state: State, at: Party, slot: number, before: readonly Slot[]): Miss {
  if (before[slot - 1] !== null) return 'again'
  if (at.kind === 'ship') return slot - 1 === holdOf(state) && state.ships[at.seat]!.aboard > 0 ? 'treasure' : 'empty'
  const { pirates, cannons } = tileOf(state, at.lair)
  return pirates.includes(slot) || cannons.includes(slot) ? 'empty' : 'noSlot'
}

/** Every die names a slot, whose figure goes back to the supply: PIR-6.2, PIR-6.6. */
function strike(state: State, at: Party, dice: readonly number[], hitClause: Clause, log: Log): void {
  const before = slotsOf(state, at)
  const slots = before.slice()
  const island = log === null ? '' : islandOfParty(state, at)
  dice.forEach((slot, die) => {
    const figure = slots[slot - 1]!
    slots[slot - 1] = null
    if (log === null) return
    if (figure !== null) log.push({ type: 'struck', clause: hitClause, at, island, die, slot, figure })
    else {
      const why = missOf(state, at, slot, before)
      log.push({ type: 'missed', clause: why === 'treasure' ? 'PIR-6.10' : 'PIR-6.3', at, island, die, slot, why })
    }
  })
  setSlots(state, at, slots)
}

/** Who holds the dice of an answer: PIR-6.7. */
const rollerOf = (state: State, attacker: Seat, target: Party): Seat =>
  target.kind === 'ship' ? target.seat : (attacker + 1) % seatCount(state)

/** PIR-6.5; none from a target that can no longer fight, PIR-6.8. */
function fireBack(state: State, attacker: ShipParty, target: Party, chance: Chance, log: Log): number[] {
  if (!isReady(state, target)) {
    log?.push({ type: 'silenced', clause: 'PIR-6.8', party: target, island: islandOfParty(state, target) })
    return []
  }
  const dice = roll(state, target, chance)
  const seat = rollerOf(state, attacker.seat, target)
  const island = log === null ? '' : islandOfParty(state, target)
  log?.push({ type: 'fired', clause: 'PIR-6.5', seat, from: target, at: attacker, island, answer: true, dice })
  strike(state, attacker, dice, 'PIR-6.6', log)
  return dice
}

const treasureOf = (state: State, party: Party): number =>
  party.kind === 'ship' ? state.ships[party.seat]!.aboard : state.lairs[party.lair]!.treasure

function loseTreasure(state: State, party: Party, lost: number): void {
  if (party.kind === 'ship') {
    state.ships[party.seat]!.aboard -= lost
    return
  }
  const { face, tile, slots, treasure } = state.lairs[party.lair]!
  state.lairs[party.lair] = newLair(face, tile, slots, treasure - lost)
}

/** All that is there, to the limit of the hold; nobody may leave what fits: PIR-7.9, PIR-A6. Lairs grow without limit, PIR-7.15. */
function takenBy(state: State, winner: Party, there: number): number {
  return winner.kind === 'lair' ? there : Math.min(there, HOLD - state.ships[winner.seat]!.aboard)
}

/** The winner takes the loser's chests: PIR-7.1. */
function takeTreasure(state: State, winner: Party, loser: Party, log: Log): void {
  const there = treasureOf(state, loser)
  const treasure = takenBy(state, winner, there)
  loseTreasure(state, loser, treasure)
  loseTreasure(state, winner, -treasure)
  if (log !== null) logTaking(state, winner, loser, treasure, log)
  if (loser.kind === 'lair' && there === treasure) emptyLair(state, loser.lair, log)
  if (winner.kind === 'ship' && treasure > 0) makeRoom(state, winner.seat, log)
}

/**
 * PIR-7.4 and PIR-7.5; the attacked may be the winner, PIR-7.16. What does not fit stays, PIR-7.10, changed if need
 * be, PIR-7.11, for whoever attacks again: PIR-7.12.
 */
function logTaking(state: State, winner: Party, loser: Party, treasure: number, log: Event[]): void {
  const left = treasureOf(state, loser)
  const island = islandOfParty(state, winner.kind === 'lair' ? winner : loser)
  if (treasure === 0) {
    log.push({ type: 'nothingTaken', clause: left > 0 ? 'PIR-7.9' : 'PIR-7.1', winner, loser, island, full: left > 0 })
    return
  }
  const there = left + treasure
  if (needsChange(there, treasure))
    log.push({ type: 'changeMade', clause: 'PIR-7.11', chests: chestsOf(there), taken: treasure })
  const clause = winner.kind === 'lair' ? 'PIR-7.4' : 'PIR-7.5'
  log.push({ type: 'treasureTaken', clause, winner, loser, island, treasure, left, has: treasureOf(state, winner) })
  if (left > 0) log.push({ type: 'treasureLeft', clause: 'PIR-7.10', loser, island, left })
}

/** The tile is out of the game and its figures are back in the supply: PIR-7.13. With chests left it stays as it is, PIR-7.14, PIR-A19. */
function emptyLair(state: State, at: number, log: Log): void {
  state.lairs[at] = newLair('gone', state.lairs[at]!.tile, BARE, 0)
  markProgress(state)
  if (log === null) return
  const left = state.lairs.filter(({ face }) => face !== 'gone').length
  log.push({ type: 'lairEmptied', clause: 'PIR-7.13', lair: at, island: islandOf(state, at), left })
}

/** Both can fight on: nothing moves, PIR-7.2. Neither can: nothing moves either, PIR-7.3, though no single attack comes to that. */
function settle(state: State, attacker: Party, target: Party, log: Log): void {
  const [mine, theirs] = [isReady(state, attacker), isReady(state, target)]
  if (mine && !theirs) takeTreasure(state, attacker, target, log)
  else if (theirs && !mine) takeTreasure(state, target, attacker, log)
  else
    log?.push({
      type: 'stoodOff',
      clause: mine ? 'PIR-7.2' : 'PIR-7.3',
      attacker,
      target,
      island: islandOfParty(state, target),
    })
}

/** A volley and at most one answer, no further rounds: PIR-6.9. */
export function fight(state: State, seat: Seat, target: Party, chance: Chance, log: Log): void {
  const attacker = shipParty(seat)
  const volley = roll(state, attacker, chance)
  const island = log === null ? '' : islandOfParty(state, target)
  log?.push({
    type: 'fired',
    clause: 'PIR-6.1',
    seat,
    from: attacker,
    at: target,
    island,
    answer: false,
    dice: volley.slice(),
  })
  strike(state, target, volley, 'PIR-6.2', log)
  const answer = fireBack(state, attacker, target, chance, log)
  state.lastFight = kept({ attacker: seat, target, volley: kept(volley), answer: kept(answer.slice()) })
  settle(state, attacker, target, log)
  if (isPlundered(state)) endGame(state, log) // PIR-9.1, PIR-9.2
}
