// Lesson 8: a theft is worth more than a plunder, for it costs the leader a treasure and leaves the ship where it is.
import { dice } from '../../lesson.ts'
import { layOut, thiefAt, type BonesLesson } from './subject.ts'

export const twoPrizes = {
  clauses: ['BON-6.6', 'BON-7.9', 'BON-7.10', 'BON-8.3'],
  start: layOut({
    round: 7,
    firstSeat: 1,
    ships: ['P P P I P S', 'P S P P P I'],
    treasures: [[1], [0, 2]],
    mates: [thiefAt(1, 0), { duty: 'hand', island: 0, owner: -1, token: -1 }],
    dice: [4, 4, 6, 4],
    step: 'act',
    history: [0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  }),
  steps: {
    choice: { tell: ['die 1', 'die 0', 'die 3', 'ship 0 4', 'chest 1 0'], clause: 'BON-7.10' },
    steal: {
      ask: ['chest 1 0', 'ship 0 4'],
      clause: 'BON-7.9',
      counts: [{ kind: 'steal', with: 4 }],
      wrong: { plunder: { kind: 'plunder' }, end: { kind: 'done' } },
      luck: dice(1, 2, 5, 6, 3),
    },
    stays: { tell: ['ship 0 4'], until: 'stole', clause: 'BON-6.6' },
    perrine: {
      watch: ['chest 0 0', 'die 1'],
      moves: [
        [1, { kind: 'reroll', dice: [0, 1, 2, 3] }],
        [1, { kind: 'thief', owner: 0, token: 0 }],
      ],
      luck: dice(4, 5, 1, 2, 4, 4, 1, 4),
      clause: 'BON-7.7',
    },
    keep: {
      ask: ['move done'],
      clause: 'BON-4.1',
      counts: [{ kind: 'done' }],
      wrong: { reroll: { kind: 'reroll' }, early: [{ kind: 'plunder' }, { kind: 'sail' }] },
    },
    plunder: {
      ask: ['ship 0 4'],
      clause: 'BON-6.5',
      counts: [{ kind: 'plunder', lane: 4 }],
      wrong: { end: { kind: 'done' }, another: [{ kind: 'sail' }, { kind: 'plunder' }] },
    },
    victory: { tell: ['chest 0 2', 'chest 0 0', 'chest 0 1'], clause: 'BON-8.3' },
  },
} satisfies BonesLesson
