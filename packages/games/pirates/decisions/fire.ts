// The dice of an attack that was declared. There is nothing to choose any more: PIR-5.8. A question of its own, since a tile may have
// been turned in between, and so that the odds of a fight can be told before it is fought.
import { fight } from '../fight.ts'
import { FIRE, type Move } from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import { activeSeat, type PiratesQuestion } from '../state.ts'

const ONLY_FIRE: readonly Move[] = Object.freeze([FIRE])

export const fire: PiratesQuestion<'fire'> = {
  takes: ['fire', 'sail', 'attackLair', 'attackShip', 'put', 'pass'],
  pace: 'skip',
  seat: activeSeat,

  list: () => ONLY_FIRE,

  refuse: (_state, _item, _seat, move) => (move.kind === 'fire' ? null : REFUSE.mustFire),

  answer(state, { target }, seat, _move, chance, log) {
    fight(state, seat, target, chance, log)
  },
}
