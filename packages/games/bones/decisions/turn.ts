// The frame of a turn: how it begins, what follows what, and when the game is over. No decision is taken here.
import type { Chance } from '@flibuste/kernel'
import type { Clause } from '../clauses.ts'
import { BASE_DICE, LANES, ROUND_CAP } from '../data.ts'
import { CHANGES_OF, DICE_OF, REROLLS_OF } from '../dice.ts'
import type { Event } from '../events.ts'
import { outcome } from '../score.ts'
import { ISLAND, ITEM, type BonesStep, type State } from '../state.ts'
import { isLastRound } from '../treasures.ts'

/** Powers are read once, before anything moves: BON-2.2. A Scout counts like a ship, BON-7.4, and they add up. Tells their set. */
function readPowers({ boards, active, startShips, powers }: State): number {
  const { ships, mate } = boards[active]!
  const { island } = mate
  let set = 0
  for (let at = 0; at < LANES; at++) {
    const place = ships[at]!
    const inForce = place === ISLAND || island === at + 1
    startShips[at] = place
    powers[at] = inForce
    if (inForce) set |= 1 << at
  }
  return set
}

function rollDice({ dice, used }: State, count: number, chance: Chance): void {
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
function begin(state: State, chance: Chance, log: Event[] | null): void {
  const set = readPowers(state)
  rollDice(state, DICE_OF[set]!, chance)
  state.rerollsLeft = REROLLS_OF[set]!
  state.changesLeft = CHANGES_OF[set]!
  state.couldAct = false
  if (log !== null) logRoll(state, log)
  const { agenda } = state // the next thing last
  agenda.push(ITEM.endTurn, ITEM.openMate, ITEM.openAct)
  if (state.changesLeft > 0) agenda.push(ITEM.change)
  agenda.push(ITEM.reroll)
}

export const beginTurn: BonesStep = { run: (state, _item, chance, log) => begin(state, chance, log) }

/** The round is played out before anybody wins, BON-8.2; with nobody at three play goes on, BON-8.9, BON-A13. Tells whether it does. */
function endRound(state: State, log: Event[] | null): boolean {
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
    return false
  }
  state.round++
  state.active = state.firstSeat
  return true
}

function logEnd(state: State, log: Event[]): void {
  const { places, clause } = outcome(state)!
  log.push({ type: 'gameEnded', clause, places })
}

/** Clockwise: BON-1.5. */
export const endTurn: BonesStep = {
  run(state, _item, chance, log) {
    log?.push({ type: 'turnEnded', clause: 'BON-2.1', seat: state.active })
    const next = state.active + 1 === state.boards.length ? 0 : state.active + 1
    if (next !== state.firstSeat) state.active = next
    else if (!endRound(state, log)) return
    begin(state, chance, log)
  },
}

/** Alone, the third treasure ends the game on the spot: BON-E5. */
export function endSolo(state: State, log: Event[] | null): void {
  state.agenda.length = 0
  endRound(state, log)
}
