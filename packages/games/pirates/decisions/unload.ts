// In port with treasure aboard: to lay all of it down, or to keep it (PIR-D3). Part of coming home, no action: PIR-4.3.
import { KEEP, UNLOAD } from '../moves.ts'
import { endGame, endingOf, targetOf } from '../score.ts'
import { activeSeat, markProgress, type PiratesQuestion } from '../state.ts'

export const unload: PiratesQuestion<'unload'> = {
  takes: ['unload', 'keep'],
  pace: 'ask',
  seat: activeSeat,

  exact: true,

  /** All or nothing: PIR-4.1, PIR-A8. */
  offer(_state, _item, _seat, moves) {
    moves.push(UNLOAD, KEEP)
  },

  refuse: () => null,

  /** Nothing is ever taken from what lies ashore, PIR-4.2. The slot is free again, PIR-4.4. Enough of it ends the game at once: PIR-9.4. */
  answer(state, _item, seat, move, _chance, log) {
    const ship = state.ships[seat]!
    const treasure = ship.aboard
    if (move.kind === 'keep') {
      log?.push({ type: 'kept', clause: 'PIR-A8', seat, treasure })
      return
    }
    ship.banked += treasure
    ship.aboard = 0
    markProgress(state)
    log?.push({ type: 'unloaded', clause: 'PIR-4.1', seat, treasure, banked: ship.banked, target: targetOf(state) })
    if (endingOf(state) === 'target') endGame(state, log)
  },
}
