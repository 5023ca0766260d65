// Step 5: what a becalmed captain does with the First Mate (BON-D4): Scout, Thief, Defender, or nothing.
import type { Refusal, Seat } from '@flibuste/kernel'
import { LANES } from '../data.ts'
import type { Event } from '../events.ts'
import { isThiefAt, recallMate, sendHome, sendScout, sendThief } from '../mates.ts'
import {
  DEFENDS,
  DONE,
  MOVE_KINDS,
  SCOUTS,
  THIEVES,
  type Defend,
  type MateUse,
  type Move,
  type Scout,
  type Thief,
} from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import {
  activeBoard,
  activeSeat,
  ISLAND,
  isSolo,
  ITEM,
  type BonesQuestion,
  type BonesStep,
  type State,
} from '../state.ts'
import { holds } from '../treasures.ts'
import { refuseAction } from './act.ts'
import { refuseChangeOutside, refuseRerollOutside } from './order.ts'

/** Friendly captains only scout, BON-9.1, BON-A20; alone there is nobody to rob, BON-9.6. */
function refuseMischief(state: State): Refusal | null {
  if (state.options.friendly) return REFUSE.friendly
  return isSolo(state) ? REFUSE.alone : null
}

/** Not from a captain with fewer treasures; equal is enough, BON-7.8, BON-A22; Vile Pirates rob anybody, BON-9.2. */
function isTooPoor(state: State, seat: Seat, owner: Seat): boolean {
  return !state.options.vile && state.boards[owner]!.treasures.length < state.boards[seat]!.treasures.length
}

/** Beside one treasure of another captain: BON-7.7. */
function refuseThief(state: State, seat: Seat, { owner, token }: Thief): Refusal | null {
  const mischief = refuseMischief(state)
  if (mischief !== null) return mischief
  if (owner === seat || owner >= state.boards.length) return REFUSE.notAnothersTreasure
  if (isTooPoor(state, seat, owner)) return REFUSE.poorerOwner
  return holds(state, owner, token) ? null : REFUSE.notAnothersTreasure
}

/** On any island without a ship of one's own: BON-7.3. */
const refuseScout = (state: State, { island }: Scout): Refusal | null =>
  activeBoard(state).ships[island - 1] === ISLAND ? REFUSE.shipOnIsland : null

/** Only where a Thief stands at one's treasure: BON-7.13, BON-7.15. */
const refuseDefence = (state: State, seat: Seat, { thief }: Defend): Refusal | null =>
  refuseMischief(state) ?? (isThiefAt(state, thief, seat) ? null : REFUSE.noThiefToChase)

function refuseMateUse(state: State, seat: Seat, move: MateUse): Refusal | null {
  if (move.kind === 'scout') return refuseScout(state, move)
  return move.kind === 'thief' ? refuseThief(state, seat, move) : refuseDefence(state, seat, move)
}

function listThieves(state: State, seat: Seat, moves: Move[]): void {
  for (let owner = 0; owner < state.boards.length; owner++) {
    const { treasures } = state.boards[owner]!
    for (let at = 0; at < treasures.length; at++) {
      const thief = THIEVES[owner]![treasures[at]!]!
      if (refuseThief(state, seat, thief) === null) moves.push(thief)
    }
  }
}

/** With several Thieves at one's treasures, one of them is chased: BON-A16. */
function listDefences(state: State, seat: Seat, moves: Move[]): void {
  for (let thief = 0; thief < state.boards.length; thief++) {
    if (refuseDefence(state, seat, DEFENDS[thief]!) === null) moves.push(DEFENDS[thief]!)
  }
}

/** By fleet, a bit for each island with a ship of one's own: where a Scout may go, and nothing. */
const SCOUTS_ONLY: readonly (readonly Move[])[] = Array.from({ length: 1 << LANES }, (_, fleet) =>
  Object.freeze([...SCOUTS.filter(({ island }) => island > 0 && ((fleet >> (island - 1)) & 1) === 0), DONE]),
)

function scoutsOf(state: State): readonly Move[] {
  const { ships } = activeBoard(state)
  let fleet = 0
  for (let at = 0; at < LANES; at++) if (ships[at] === ISLAND) fleet |= 1 << at
  return SCOUTS_ONLY[fleet]!
}

/** Without a treasure on the table, or among friends, there is nobody to rob and nothing to defend. */
function listMoves(state: State, seat: Seat): readonly Move[] {
  const scouts = scoutsOf(state)
  if (state.taken === 0 || refuseMischief(state) !== null) return scouts
  const moves: Move[] = []
  for (let at = 0; at < scouts.length - 1; at++) moves.push(scouts[at]!)
  listThieves(state, seat, moves)
  listDefences(state, seat, moves)
  moves.push(DONE)
  return moves
}

/** Almost always: only a fleet at all six islands leaves no island to scout. */
function hasMateUse(state: State): boolean {
  const { ships } = activeBoard(state)
  for (let at = 0; at < LANES; at++) if (ships[at] !== ISLAND) return true
  return listMoves(state, state.active).length > 1
}

/** A mate back from an earlier errand can be sent out again; a strict Scout comes back too late for that: BON-A9. */
export const openMate: BonesStep = {
  run(state, _item, _chance, log) {
    const late = state.options.strictScout && activeBoard(state).mate.duty === 'scout'
    recallMate(state, log)
    if (!state.couldAct && !late && hasMateUse(state)) state.agenda.push(ITEM.mate)
  },
}

function useMate(state: State, seat: Seat, move: MateUse, log: Event[] | null): void {
  const { mate: mine } = activeBoard(state)
  if (move.kind === 'scout') {
    const { island } = move
    log?.push({ type: 'scouted', clause: 'BON-7.3', seat, island })
    sendScout(mine, island)
  } else if (move.kind === 'thief') {
    const { owner, token } = move
    const richer = state.boards[owner]!.treasures.length < state.boards[seat]!.treasures.length
    log?.push({ type: 'thiefSet', clause: richer ? 'BON-9.2' : 'BON-7.7', seat, owner, token })
    sendThief(mine, owner, token)
  } else {
    chase(state, seat, move.thief, log)
  }
}

/** The Thief goes home; the Defender's own mate never left the hand: BON-7.13, BON-A19. */
function chase(state: State, seat: Seat, thief: Seat, log: Event[] | null): void {
  const { mate: theirs } = state.boards[thief]!
  log?.push({ type: 'defended', clause: 'BON-7.13', seat, thief, token: theirs.token })
  sendHome(theirs)
}

export const mate: BonesQuestion = {
  takes: MOVE_KINDS,
  pace: 'ask',
  seat: activeSeat,

  list: (state, _item, seat) => listMoves(state, seat),

  refuse(state, _item, seat, move) {
    switch (move.kind) {
      case 'done':
        return null
      case 'reroll':
        return refuseRerollOutside(state)
      case 'change':
        return refuseChangeOutside(state)
      case 'sail':
      case 'plunder':
      case 'steal':
        return refuseAction(state, move) ?? REFUSE.outOfStep
      default:
        return refuseMateUse(state, seat, move)
    }
  },

  /** One use a turn at most, of free will; the question is not put again: BON-7.2, BON-7.14. */
  answer(state, _item, seat, move, _chance, log) {
    if (move.kind === 'scout' || move.kind === 'thief' || move.kind === 'defend') useMate(state, seat, move, log)
    else log?.push({ type: 'stopped', clause: 'BON-7.2', seat, step: 'mate' })
  },
}
