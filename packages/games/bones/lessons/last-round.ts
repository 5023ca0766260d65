// Lesson 7: how a match ends, and why nobody should end a turn with dice to spend.
import { layOut, type BonesLesson } from './subject.ts'

export const lastRound = {
  clauses: ['BON-6.7', 'BON-6.12', 'BON-8.1', 'BON-8.2', 'BON-8.4'],
  start: layOut({
    round: 9,
    firstSeat: 1,
    ships: ['I S P P S P', 'P P P P I P'],
    treasures: [
      [0, 3],
      [1, 2, 4],
    ],
    dice: [1, 5, 1, 5, 1],
    step: 'act',
    history: [0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 2, 2],
  }),
  steps: {
    played: { tell: ['chest 1 2', 'chest 1 0', 'chest 1 1'], clause: 'BON-8.2' },
    plunder: {
      ask: ['ship 0 1', 'die 0', 'die 2', 'die 4'],
      clause: 'BON-6.5',
      counts: [{ kind: 'plunder', lane: 1 }],
      wrong: { end: { kind: 'done' }, first: { kind: 'sail', lane: 5 } },
    },
    points: { tell: ['ship 0 2', 'ship 0 5', 'ship 1 5'], clause: 'BON-8.4' },
    sail: {
      ask: ['ship 0 5', 'die 1', 'die 3'],
      clause: 'BON-6.12',
      counts: [{ kind: 'sail', lane: 5, with: 'pair' }],
      wrong: { end: { kind: 'done' }, plunder: { kind: 'plunder', lane: 5 } },
    },
    victory: { watch: ['ship 0 5'], clause: 'BON-8.4' },
  },
} satisfies BonesLesson
