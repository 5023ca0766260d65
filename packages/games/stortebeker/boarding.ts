// A boarding as it is fought: totals, losses of those who fail, and who takes the ship. What is chosen on the way is in decisions/.
import { kept, todo, type Chance, type Seat } from '@flibuste/kernel'
import { DICE } from './data.ts'
import { throwColours } from './decisions/fire.ts'
import type { Event, Role } from './events.ts'
import { keepWith, NONE } from './kept.ts'
import { turnUpPirates } from './piles.ts'
import { takeShip } from './ships.ts'
import { bonusOf, marksOf } from './sides.ts'
import { ITEM, shipAt, sideOf, told, type Attack, type ItemOf, type State } from './state.ts'
import { leaderAmong, tiesCountedFrom } from './ties.ts'

const SHOWN = { boarder: 'STO-5.4', counter: 'STO-6.5' } as const
const ROLLED = { boarder: 'STO-5.5', counter: 'STO-6.5' } as const

/** Pirates are turned up, STO-5.4, then the dice are thrown: dice, pirates, and one for each mark, STO-5.5, STO-6.5. */
export function rollAttack(state: State, slot: number, seat: Seat, chance: Chance, log: Event[] | null): Attack {
  const ship = state.sea[slot]!
  const role: Role = seat === state.active ? 'boarder' : 'counter'
  const shown = turnUpPirates(state, slot, seat)
  const side = sideOf(state, slot, seat)
  if (shown.length > 0)
    log?.push({ type: 'piratesShown', clause: SHOWN[role], seat, ...told(state, ship), cards: shown.slice() })
  const dice: number[] = []
  let total = bonusOf(side)
  while (dice.length < DICE) dice.push(chance.die())
  for (let at = 0; at < dice.length; at++) total += dice[at]!
  const attack: Attack = kept({ seat, dice: kept(dice), pirates: kept(side.up.slice()), marks: marksOf(side), total })
  const { turn, attacks } = state.duel
  state.duel = kept({ turn, ship, attacks: keepWith(attacks, attack) })
  const { strength } = shipAt(state, slot)
  log?.push({ type: 'attackRolled', clause: ROLLED[role], ...told(state, ship), role, ...attack, strength })
  return attack
}

/** One try, whatever becomes of it: STO-5.10. */
export function boardShip(state: State, slot: number, chance: Chance, log: Event[] | null): void {
  const ship = state.sea[slot]!
  const seat = state.active
  state.tried = keepWith(state.tried, ship)
  state.duel = kept({ turn: state.turn, ship, attacks: NONE })
  const { total } = rollAttack(state, slot, seat, chance, log)
  if (total < shipAt(state, slot).strength) {
    fail(state, slot, chance, log)
    return
  }
  log?.push({ type: 'boardingSucceeded', clause: 'STO-5.9', seat, ...told(state, ship) })
  state.agenda.push(kept({ kind: 'askCounter', slot, step: 1 }))
}

/** Below the strength: STO-5.6. Two colour dice, then pirates nobody supports, and nobody counter-attacks: STO-5.7, STO-5.8, STO-A8. */
function fail(state: State, slot: number, chance: Chance, log: Event[] | null): void {
  const ship = state.sea[slot]!
  const seat = state.active
  log?.push({ type: 'boardingFailed', clause: 'STO-5.6', seat, ...told(state, ship) })
  const dice = throwColours(state, ship, chance)
  log?.push({ type: 'lossRolled', clause: 'STO-5.7', seat, ...told(state, ship), dice })
  if (state.options.stopAfterFailure) state.stop = 'failure' // STO-10.3; otherwise he may try others, STO-5.11
  const losses = dice.map((good): ItemOf<'loss'> => kept({ kind: 'loss', slot, good }))
  todo(state, ...losses, kept({ kind: 'support', slot }), ITEM.openBoard)
}

/**
 * Everybody has been asked. That the winner reaches the strength follows, STO-A11. The boarder goes on with his turn, STO-7.7, unless a
 * variant stops him.
 */
export function resolveDuel(state: State, slot: number, log: Event[] | null): void {
  const { attacks } = state.duel
  const { seat, total } = leaderAmong(state, attacks)
  if (attacks.some((other) => other.total === total && other.seat !== seat))
    log?.push({ type: 'tieDecided', clause: 'STO-6.7', seat, total, from: tiesCountedFrom(state) })
  const role: Role = seat === state.active ? 'boarder' : 'counter'
  takeShip(state, slot, { seat, role, total }, log)
  if (role === 'counter' && state.options.stopAfterCounter) state.stop = 'counter' // STO-10.4
  state.agenda.push(ITEM.openBoard)
}
