// Navigation: wheels set in secret and shown together (COV-D3, COV-5.2), or courses chosen openly after a Lookout (COV-14.5).
import { kept, todo, type Refusal } from '@flibuste/kernel'
import { TREASURE_ISLAND, WHEEL } from '../data.ts'
import { MOVE_KINDS, SAILINGS, type Move } from '../moves.ts'
import type { ItemOf } from '../items.ts'
import { NOT_NOW, REFUSE } from '../refusals.ts'
import { NO_SEAT, seatCount, type CoveQuestion, type CoveSealed, type CoveStep } from '../state.ts'

/** Six islands, the own one and occupied ones too, but not the Cove: COV-5.3, COV-5.5, COV-A2. */
const COURSES: readonly Move[] = Object.freeze(WHEEL.map((island) => SAILINGS[island]!))

function refuseCourse(move: Move): Refusal | null {
  if (move.kind !== 'sail') return NOT_NOW[move.kind]
  if (move.island < 1) return REFUSE.noSuchIsland
  return move.island > TREASURE_ISLAND ? REFUSE.notOnWheel : null
}

export const navigate: CoveStep = {
  run(state) {
    const { lookout } = state
    if (lookout === NO_SEAT) {
      state.agenda.push({ kind: 'course', answers: state.places.map(() => null) })
      return
    }
    state.lookout = NO_SEAT
    const seats = seatCount(state)
    const inTurn = state.places.map((_, step): ItemOf<'steer'> =>
      kept({ kind: 'steer', seat: (lookout + step) % seats }),
    )
    todo(state, ...inTurn)
  },
}

export const course: CoveSealed<'course'> = {
  takes: MOVE_KINDS,
  pace: 'ask',
  seats: (state) => (1 << seatCount(state)) - 1,
  list: () => COURSES,
  refuse: (_state, _item, _seat, move) => refuseCourse(move),

  /** COV-5.4. */
  resolve(state, _item, answers, _chance, log) {
    const from = log === null ? [] : state.places.slice()
    answers.forEach((move, seat) => {
      if (move?.kind === 'sail') state.places[seat] = move.island
    })
    log?.push({ type: 'wheelsShown', clause: 'COV-5.4', from, places: state.places.slice() })
  },
}

/** Clockwise, each ship sailing at once: COV-A46. */
export const steer: CoveQuestion<'steer'> = {
  takes: MOVE_KINDS,
  pace: 'ask',
  seat: (_state, { seat }) => seat,
  list: () => COURSES,
  refuse: (_state, _item, _seat, move) => refuseCourse(move),

  answer(state, { seat }, _seat, move, _chance, log) {
    if (move.kind !== 'sail') return
    const from = state.places[seat]!
    state.places[seat] = move.island
    log?.push({ type: 'steered', clause: 'COV-A46', seat, from, place: move.island })
  },
}
