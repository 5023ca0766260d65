// Golden games: whole matches played by a seeded, half-clever hand. `golden.test.ts` keeps them in records/bones/.
import { lowest, type Course, type Sfc32 } from '@flibuste/kernel'
import type { Golden, Hand } from '@flibuste/kernel/conformance'
import { bones, type Options, type State } from './index.ts'
import { STANDARD } from './scenario.ts'

export const GOLDEN: readonly Golden<Options>[] = [
  { name: 'solo', seats: 1 },
  { name: 'two', seats: 2 },
  { name: 'three', seats: 3 },
  { name: 'four', seats: 4 },
  { name: 'party-six', seats: 6, options: { party: true } },
  { name: 'friendly', seats: 3, options: { friendly: true } },
  { name: 'vile', seats: 3, options: { vile: true } },
  { name: 'strict-scout', seats: 2, options: { strictScout: true } },
  { name: 'undo', seats: 2, undoes: true },
]

/** The captain asked thinks better of his own move, two times in three. */
function undone(course: Course, _golden: unknown, pick: Sfc32): Course | null {
  const seat = lowest(bones.awaiting(course.match.state as State))
  return course.mayTakeBack(seat) && pick.below(3) > 0 ? (course.takeBack(seat, 'player').at(-1) ?? null) : null
}

export const HAND: Hand<Options> = { game: bones, standard: STANDARD, samples: 3, undone }
