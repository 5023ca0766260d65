// The frame of a turn: how it begins, what follows what, and when the game is over. No decision is taken here.
import { todo, type Chance } from '@flibuste/kernel'
import type { Clause } from '../clauses.ts'
import { BASE_DICE, LANES, ROUND_CAP } from '../data.ts'
import { changesOf, diceOf, rerollsOf } from '../dice.ts'
import type { Event } from '../events.ts'
import { outcome } from '../score.ts'
import { activeBoard, ISLAND, ITEM, type BonesStep, type State } from '../state.ts'
import { isLastRound } from '../treasures.ts'

/** Powers are read once, before anything moves: BON-2.2. A Scout counts like a ship, BON-7.4, and they add up. */
function readPowers(state: State): void {
  const { ships, mate } = activeBoard(state)
  for (let at = 0; at < LANES; at++) {
    state.startShips[at] = ships[at]!
    state.powers[at] = ships[at] === ISLAND || mate.island === at + 1
  }
}

function rollDice(state: State, chance: Chance): void {
  const { dice, used } = state
  const count = diceOf(state.powers)
  while (dice.length > count) {
    dice.pop()
    used.pop()
  }
  for (let die = 0; die < count; die++) {
    dice[die] = chance.die()
    used[die] = false
  }
}

const ROLL_CLAUSES: readonly Clause[] = ['BON-3.1', 'BON-3.2', 'BON-3.3']

function logRoll(state: State, log: Event[]): void {
  const seat = state.active
  log.push({ type: 'turnBegan', clause: 'BON-1.5', seat, round: state.round })
  log.push({
    type: 'rolled',
    clause: ROLL_CLAUSES[state.dice.length - BASE_DICE]!,
    seat,
    dice: state.dice.slice(),
    powers: state.powers.flatMap((inForce, at) => (inForce ? [at + 1] : [])),
    rerolls: state.rerollsLeft,
    changes: state.changesLeft,
  })
}

/** Step 1; the other four go on the agenda in their order: BON-2.1. There is always a reroll; not so a change. */
export const beginTurn: BonesStep = {
  run(state, _item, chance, log) {
    readPowers(state)
    rollDice(state, chance)
    state.rerollsLeft = rerollsOf(state.powers)
    state.changesLeft = changesOf(state.powers)
    state.couldAct = false
    if (log !== null) logRoll(state, log)
    const { agenda } = state // the next thing last
    agenda.push(ITEM.endTurn, ITEM.openMate, ITEM.openAct)
    if (state.changesLeft > 0) agenda.push(ITEM.change)
    agenda.push(ITEM.reroll)
  },
}

/** The round is played out before anybody wins, BON-8.2; with nobody at three play goes on, BON-8.9, BON-A13. */
export function endRound(state: State, log: Event[] | null): void {
  for (const board of state.boards) state.history.push(board.treasures.length)
  log?.push({
    type: 'roundEnded',
    clause: 'BON-8.2',
    round: state.round,
    treasures: state.boards.map((board) => board.treasures.length),
  })
  // Nothing in the rules stops captains who never act, BON-E1, BON-E3: the table does, BON-E4.
  if (isLastRound(state) || state.round === ROUND_CAP) {
    if (log !== null) logEnd(state, log)
    return
  }
  state.round++
  state.active = state.firstSeat
  todo(state, ITEM.beginTurn)
}

function logEnd(state: State, log: Event[]): void {
  const { places, clause } = outcome(state)!
  log.push({ type: 'gameEnded', clause, places })
}

/** Clockwise: BON-1.5. */
export const endTurn: BonesStep = {
  run(state, _item, _chance, log) {
    log?.push({ type: 'turnEnded', clause: 'BON-2.1', seat: state.active })
    const next = (state.active + 1) % state.boards.length
    if (next === state.firstSeat) {
      endRound(state, log)
      return
    }
    state.active = next
    todo(state, ITEM.beginTurn)
  },
}

/** Alone, the third treasure ends the game on the spot: BON-E5. */
export function endSolo(state: State, log: Event[] | null): void {
  state.agenda.length = 0
  endRound(state, log)
}
