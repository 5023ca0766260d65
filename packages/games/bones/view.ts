// What a viewer sees, and a state that fits what was seen. Bones hides nothing (BON-I1, BON-I2), so all see the same;
// views are still built up piece by piece and share nothing with the state.
import { todo, type Agenda, type Asked, type Seat, type Viewer } from '@flibuste/kernel'
import { PARTY_STOCK, STOCK, TREASURES_TO_WIN, type SoloRank } from './data.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { navigationPoints, outcome, soloRank, type Outcome } from './score.ts'
import {
  cloneMate,
  cloneOptions,
  isOver,
  ITEM,
  type Board,
  type Duty,
  type Item,
  type Options,
  type Place,
  type State,
} from './state.ts'
import { isLastRound } from './treasures.ts'

export const OPEN_STEPS = ['reroll', 'change', 'act', 'mate'] as const
export type OpenStep = (typeof OPEN_STEPS)[number]

export interface DieView {
  readonly face: number
  readonly used: boolean
}

export interface MateView {
  readonly duty: Duty
  readonly island: number
  readonly owner: Seat
  readonly token: number
}

export interface BoardView {
  readonly ships: readonly Place[]
  readonly treasures: readonly number[]
  readonly mate: MateView
  readonly navigationPoints: number
}

export interface SoloView {
  readonly turns: number
  readonly rank: SoloRank
  /** Three treasures, not the cap of rounds, ended it. */
  readonly done: boolean
}

export interface View extends Asked {
  readonly options: Options
  readonly round: number
  readonly firstSeat: Seat
  readonly active: Seat
  readonly step: OpenStep | 'over'
  readonly dice: readonly DieView[]
  readonly rerollsLeft: number
  readonly changesLeft: number
  /** Whether the final dice allowed to sail or plunder. */
  readonly couldAct: boolean
  /** By island, whether its power is in force this turn. */
  readonly powers: readonly boolean[]
  /** The active captain's ships when the turn began. */
  readonly startShips: readonly Place[]
  readonly boards: readonly BoardView[]
  /** Treasures left in the middle; 0 when they have run out, which stops nobody (BON-A15). */
  readonly reserve: number
  /** Somebody holds three: the round is played out, then it is over. */
  readonly lastRound: boolean
  /** A row per finished round, a count per seat. */
  readonly treasuresByRound: readonly (readonly number[])[]
  /** The throws for the first seat, a die per seat; 0 where a seat did not throw. */
  readonly opening: readonly (readonly number[])[]
  readonly outcome: Outcome | null
  /** When a game for one is over. */
  readonly solo: SoloView | null
}

export type BonesAgenda = Agenda<State, Item, Move, Event>

function rows(flat: readonly number[], width: number): number[][] {
  const cut: number[][] = []
  for (let at = 0; at < flat.length; at += width) cut.push(flat.slice(at, at + width))
  return cut
}

const viewBoard = (board: Board): BoardView => ({
  ships: board.ships.slice(),
  treasures: board.treasures.slice(),
  mate: cloneMate(board.mate),
  navigationPoints: navigationPoints(board.ships),
})

/** The open question is the last item, and its kind the name of the step. */
function stepOf(state: State): View['step'] {
  const open = state.agenda[state.agenda.length - 1]?.kind
  return OPEN_STEPS.find((step) => step === open) ?? 'over'
}

function viewSolo(state: State): SoloView | null {
  if (state.boards.length > 1 || !isOver(state)) return null
  const done = state.boards[0]!.treasures.length >= TREASURES_TO_WIN
  return { turns: state.round, rank: soloRank(state.round), done }
}

export function viewOf(agenda: BonesAgenda, state: State, viewer: Viewer): View {
  const { asked, answered, pace } = agenda.seenBy(state, viewer)
  return {
    asked,
    answered,
    pace,
    options: cloneOptions(state.options),
    round: state.round,
    firstSeat: state.firstSeat,
    active: state.active,
    step: stepOf(state),
    dice: state.dice.map((face, die) => ({ face, used: state.used[die]! })),
    rerollsLeft: state.rerollsLeft,
    changesLeft: state.changesLeft,
    couldAct: state.couldAct,
    powers: state.powers.slice(),
    startShips: state.startShips.slice(),
    boards: state.boards.map(viewBoard),
    reserve: Math.max(0, (state.options.party ? PARTY_STOCK : STOCK) - state.taken),
    lastRound: isLastRound(state),
    treasuresByRound: rows(state.history, state.boards.length),
    opening: rows(state.opening, state.boards.length),
    outcome: outcome(state),
    solo: viewSolo(state),
  }
}

const boardOf = ({ ships, treasures, mate }: BoardView): Board => ({
  ships: ships.slice(),
  treasures: treasures.slice(),
  mate: cloneMate(mate),
})

/** What is still to be done in a turn whose open step is this one. */
function putAgenda(state: State, step: View['step']): void {
  if (step === 'over') return
  todo(state, ITEM.endTurn)
  if (step !== 'mate') todo(state, ITEM.openMate)
  if (step === 'reroll' || step === 'change') todo(state, ITEM.openAct)
  if (step === 'reroll' && state.changesLeft > 0) todo(state, ITEM.change)
  todo(state, ITEM[step])
}

/** Nothing is hidden, so nothing is drawn: the one state there is. */
export function determinize(view: View): State {
  const state: State = {
    options: cloneOptions(view.options),
    round: view.round,
    firstSeat: view.firstSeat,
    active: view.active,
    boards: view.boards.map(boardOf),
    taken: view.boards.reduce((sum, board) => sum + board.treasures.length, 0),
    startShips: view.startShips.slice(),
    powers: view.powers.slice(),
    dice: view.dice.map((die) => die.face),
    used: view.dice.map((die) => die.used),
    rerollsLeft: view.rerollsLeft,
    changesLeft: view.changesLeft,
    couldAct: view.couldAct,
    opening: view.opening.flat(),
    history: view.treasuresByRound.flat(),
    agenda: [],
  }
  putAgenda(state, view.step)
  return state
}
