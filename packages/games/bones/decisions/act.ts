// Step 4: what to do with pairs and triples (BON-D3). Asked again after each action, as long as one is left.
import type { Refusal, Seat } from '@flibuste/kernel'
import { GROUPS, HIGHEST_FACE, LANES, TREASURES_TO_WIN } from '../data.ts'
import { countOf, freeCount, freeCounts, freeDice, rolledCount, spend } from '../dice.ts'
import type { Event } from '../events.ts'
import { sendHome } from '../mates.ts'
import {
  DONE,
  MOVE_KINDS,
  PLUNDERS,
  SAILS,
  STEALS,
  type Action,
  type Move,
  type Plunder,
  type Sail,
  type Steal,
} from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import {
  activeBoard,
  activeSeat,
  ISLAND,
  isSolo,
  ITEM,
  PORT,
  SEA,
  type BonesQuestion,
  type BonesStep,
  type State,
} from '../state.ts'
import { holds, takeFrom, takeFromReserve } from '../treasures.ts'
import { refuseChangeOutside, refuseRerollOutside } from './order.ts'
import { endSolo } from './turn.ts'

/** `short`, unless the dice are there but spent: BON-6.8. */
function refuseGroup(state: State, face: number, count: number, short: Refusal): Refusal | null {
  if (freeCount(state, face) >= count) return null
  return rolledCount(state, face) >= count ? REFUSE.diceSpent : short
}

/** The dice name the lane, BON-6.1. A ship at its island has nowhere to sail: BON-6.4, BON-6.10. */
function refuseSail(state: State, move: Sail): Refusal | null {
  const pair = move.with === 'pair'
  if (activeBoard(state).ships[move.lane - 1] === ISLAND) return pair ? REFUSE.pairAtIsland : REFUSE.tripleAtIsland
  return refuseGroup(state, move.lane, GROUPS[move.with], pair ? REFUSE.noPair : REFUSE.noTriple)
}

/** Only a ship that lay at its island when the turn began, with a triple of that island: BON-6.5, BON-A6. */
function refusePlunder(state: State, { lane }: Plunder): Refusal | null {
  if (activeBoard(state).ships[lane - 1] !== ISLAND) return REFUSE.notAtIsland
  if (state.startShips[lane - 1] !== ISLAND) return REFUSE.arrivedThisTurn
  return refuseGroup(state, lane, GROUPS.triple, REFUSE.noTripleToPlunder)
}

/** Whether the Thief may strike at all; how many treasures each has by now does not matter, BON-A10. */
function refuseTheft(state: State): Refusal | null {
  if (state.options.friendly) return REFUSE.friendly
  if (isSolo(state)) return REFUSE.alone
  const { mate } = activeBoard(state)
  if (mate.duty !== 'thief') return REFUSE.noThiefPlaced // also when a Defender chased it: BON-7.16
  return holds(state, mate.owner, mate.token) ? null : REFUSE.treasureGone
}

/** A triple of any face: BON-7.9. */
const refuseSteal = (state: State, move: Steal): Refusal | null =>
  refuseTheft(state) ?? refuseGroup(state, move.with, GROUPS.triple, REFUSE.noTripleToSteal)

export function refuseAction(state: State, move: Action): Refusal | null {
  if (move.kind === 'sail') return refuseSail(state, move)
  return move.kind === 'plunder' ? refusePlunder(state, move) : refuseSteal(state, move)
}

/** What the free dice of one face are good for, theft aside. */
const NOTHING = 0
const PAIR_SAILS = 1
const TRIPLE_SAILS = 2
const TRIPLE_PLUNDERS = 3
const TRIPLE_IDLE = 4
const USES = 5

/** Of each face in the number that stands for all uses; and of theft, above them. */
const PLACE_VALUES = Array.from({ length: HIGHEST_FACE + 1 }, (_, face) => USES ** (HIGHEST_FACE - face))
const THEFT = USES ** LANES

/** Of two dice or more. A triple of a face whose ship came to its island this turn can only steal: BON-6.4, BON-6.5. */
function useOf(state: State, face: number, free: number): number {
  const triple = free >= GROUPS.triple
  if (activeBoard(state).ships[face - 1] !== ISLAND) return triple ? TRIPLE_SAILS : PAIR_SAILS
  if (!triple) return NOTHING
  return state.startShips[face - 1] === ISLAND ? TRIPLE_PLUNDERS : TRIPLE_IDLE
}

/** All that the choice depends on, as one number: whether a triple may steal, and the use of each face. */
function usesOf(state: State): number {
  const counts = freeCounts(state)
  let uses = activeBoard(state).mate.duty === 'thief' && refuseTheft(state) === null ? THEFT : 0
  for (let face = 1; face <= HIGHEST_FACE; face++) {
    const free = countOf(counts, face)
    if (free >= GROUPS.pair) uses += useOf(state, face, free) * PLACE_VALUES[face]!
  }
  return uses
}

interface Choice {
  /** Whether there is more to do than steal: BON-7.1. */
  readonly maySail: boolean
  readonly moves: readonly Move[]
}

function listUses(face: number, use: number, maySteal: boolean, moves: Move[]): void {
  if (use === PAIR_SAILS || use === TRIPLE_SAILS) moves.push(SAILS.pair[face]!)
  if (use === TRIPLE_SAILS) moves.push(SAILS.triple[face]!)
  if (use === TRIPLE_PLUNDERS) moves.push(PLUNDERS[face]!)
  if (maySteal && use >= TRIPLE_SAILS) moves.push(STEALS[face]!)
}

function newChoice(uses: number): Choice {
  const moves: Move[] = []
  const maySteal = uses >= THEFT
  for (let face = 1; face <= HIGHEST_FACE; face++) {
    const use = Math.floor(uses / USES ** (HIGHEST_FACE - face)) % USES
    listUses(face, use, maySteal, moves)
  }
  const maySail = moves.some(({ kind }) => kind !== 'steal')
  return { maySail, moves: Object.freeze([...moves, DONE]) }
}

/** Each choice is worked out once. */
const CHOICES: (Choice | null)[] = Array.from({ length: 2 * USES ** LANES }, () => null)

function choiceOf(state: State): Choice {
  const uses = usesOf(state)
  return CHOICES[uses] ?? (CHOICES[uses] = newChoice(uses))
}

/**
 * Whether the mate stays out of it is settled by the final dice, not by what is done with them: BON-7.1, BON-A8.
 * A later pass finds nothing the first did not, so `couldAct` keeps what the first one found.
 */
function askToAct(state: State, log: Event[] | null): void {
  const { maySail, moves } = choiceOf(state)
  if (maySail) state.couldAct = true
  if (moves.length > 1) state.agenda.push(ITEM.act)
  else if (!state.couldAct) log?.push({ type: 'becalmed', clause: 'BON-7.1', seat: state.active })
}

export const openAct: BonesStep = { run: (state, _item, _chance, log) => askToAct(state, log) }

/** A pair takes a ship one space, BON-6.2; a triple to its island, from port or sea, BON-6.3. */
function sail(state: State, { lane, with: group }: Sail, log: Event[] | null): void {
  const { ships } = activeBoard(state)
  const from = ships[lane - 1]!
  const to = group === 'pair' && from === PORT ? SEA : ISLAND
  const clause = group === 'pair' ? 'BON-6.2' : 'BON-6.3'
  const count = GROUPS[group]
  const seat = state.active
  log?.push({ type: 'sailed', clause, seat, lane, with: group, from, to, dice: freeDice(state, lane, count) })
  spend(state, lane, count)
  ships[lane - 1] = to
}

/** A treasure, and the ship back to port, from where free dice may send it out again: BON-6.6, BON-6.12, BON-A7. */
function plunder(state: State, { lane }: Plunder, log: Event[] | null): void {
  const seat = state.active
  const count = GROUPS.triple
  log?.push({
    type: 'plundered',
    clause: 'BON-6.6',
    seat,
    lane,
    token: state.taken,
    dice: freeDice(state, lane, count),
  })
  spend(state, lane, count)
  activeBoard(state).ships[lane - 1] = PORT
  takeFromReserve(state, seat, log)
}

/** The triple is spent on the theft alone, BON-7.10; another is free, BON-A18. The mate comes home: BON-7.12. */
function steal(state: State, { with: face }: Steal, log: Event[] | null): void {
  const seat = state.active
  const { mate } = activeBoard(state)
  const { owner, token } = mate
  log?.push({ type: 'stole', clause: 'BON-7.9', seat, owner, token, face, dice: freeDice(state, face, GROUPS.triple) })
  spend(state, face, GROUPS.triple)
  takeFrom(state, owner, token, log)
  log?.push({ type: 'mateReturned', clause: 'BON-7.12', seat, duty: 'thief', island: 0, owner, token })
  sendHome(mate)
}

function carryOut(state: State, move: Action, log: Event[] | null): void {
  if (move.kind === 'sail') sail(state, move, log)
  else if (move.kind === 'plunder') plunder(state, move, log)
  else steal(state, move, log)
}

const hasWonAlone = (state: State, seat: Seat): boolean =>
  isSolo(state) && state.boards[seat]!.treasures.length >= TREASURES_TO_WIN

export const act: BonesQuestion = {
  takes: MOVE_KINDS,
  pace: 'ask',
  seat: activeSeat,

  list: (state) => choiceOf(state).moves,

  refuse(state, _item, _seat, move) {
    switch (move.kind) {
      case 'done':
        return null // BON-6.9
      case 'reroll':
        return refuseRerollOutside(state)
      case 'change':
        return refuseChangeOutside(state)
      case 'sail':
      case 'plunder':
      case 'steal':
        return refuseAction(state, move)
      default:
        return REFUSE.couldAct
    }
  },

  /** As many actions as the dice allow, in any order: BON-6.7, BON-6.12. */
  answer(state, _item, seat, move, _chance, log) {
    if (move.kind !== 'sail' && move.kind !== 'plunder' && move.kind !== 'steal') {
      log?.push({ type: 'stopped', clause: 'BON-6.9', seat, step: 'act' })
      return
    }
    carryOut(state, move, log)
    if (hasWonAlone(state, seat)) endSolo(state, log)
    else askToAct(state, log)
  },
}
