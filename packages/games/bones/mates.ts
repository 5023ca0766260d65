// Where First Mates stand: sending one out, and home again.
import type { Seat } from '@flibuste/kernel'
import type { Clause } from './clauses.ts'
import { rolledTriple } from './dice.ts'
import type { Event } from './events.ts'
import type { Mate, State } from './state.ts'
import { holds } from './treasures.ts'

export function sendHome(mate: Mate): void {
  mate.duty = 'hand'
  mate.island = 0
  mate.owner = -1
  mate.token = -1
}

export function sendScout(mate: Mate, island: number): void {
  mate.duty = 'scout'
  mate.island = island
}

/** Several Thieves may stand beside one captain's treasures, even beside the same one: BON-A11. */
export function sendThief(mate: Mate, owner: Seat, token: number): void {
  mate.duty = 'thief'
  mate.owner = owner
  mate.token = token
}

/** Whether this seat's mate stands beside a treasure that `owner` still has. */
export function isThiefAt(state: State, thief: Seat, owner: Seat): boolean {
  const mate = state.boards[thief]?.mate
  return mate !== undefined && mate.duty === 'thief' && mate.owner === owner && holds(state, owner, mate.token)
}

/** Why a mate comes home after step 4 without having stolen. */
function clauseOfReturn(state: State, mate: Mate): Clause {
  if (mate.duty === 'scout') return 'BON-7.5'
  if (!holds(state, mate.owner, mate.token)) return 'BON-A12'
  return rolledTriple(state) ? 'BON-A17' : 'BON-7.11'
}

/** A mate sent out on an earlier turn comes home when step 4 ends: BON-A9, BON-7.5, BON-7.11, BON-A17, BON-A25. */
export function recallMate(state: State, log: Event[] | null): void {
  const { mate } = state.boards[state.active]!
  if (mate.duty === 'hand') return
  const { duty, island, owner, token } = mate
  log?.push({
    type: 'mateReturned',
    clause: clauseOfReturn(state, mate),
    seat: state.active,
    duty,
    island,
    owner,
    token,
  })
  sendHome(mate)
}
