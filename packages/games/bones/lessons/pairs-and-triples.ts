// Lesson 3: a triple goes straight to the island, and plunders only on a later turn.
import { dice } from '../../lesson.ts'
import { layOut, type BonesLesson } from './subject.ts'

export const pairsAndTriples = {
  clauses: ['BON-6.2', 'BON-6.3', 'BON-6.4', 'BON-6.5', 'BON-6.6', 'BON-6.8', 'BON-A6'],
  start: layOut({
    round: 2,
    firstSeat: 0,
    ships: ['P P P S P P', 'P P S P P P'],
    treasures: [[], []],
    dice: [6, 6, 2, 6],
    step: 'act',
    history: [0, 0],
  }),
  steps: {
    triple: { tell: ['die 1', 'die 0', 'die 3'], clause: 'BON-6.2' },
    sail: {
      ask: ['ship 0 6', 'island 0 6'],
      clause: 'BON-6.3',
      counts: [{ kind: 'sail', lane: 6, with: 'triple' }],
      wrong: {
        pair: { kind: 'sail', lane: 6, with: 'pair' },
        plunder: { kind: 'plunder' },
      },
      luck: dice(1, 1, 3, 5),
    },
    arrived: { tell: ['ship 0 6'], until: 'sailed', clause: 'BON-6.5' },
    perrine: {
      watch: ['die 4', 'gift 0 6'],
      moves: [
        [1, { kind: 'done' }],
        [1, { kind: 'sail', lane: 1, with: 'pair' }],
      ],
      luck: dice(6, 4, 6, 1, 3),
      clause: 'BON-3.2',
    },
    two: { tell: ['ship 0 6', 'die 0', 'die 2'], clause: 'BON-6.4' },
    reroll: {
      ask: ['die 1', 'die 3', 'die 4'],
      clause: 'BON-4.1',
      counts: [{ kind: 'reroll', dice: [1, 3, 4] }],
      wrong: { six: { kind: 'reroll' }, keep: { kind: 'done' } },
      luck: dice(2, 6, 4),
    },
    plunder: {
      ask: ['ship 0 6'],
      clause: 'BON-6.5',
      counts: [{ kind: 'plunder', lane: 6 }],
      wrong: { end: { kind: 'done' }, another: [{ kind: 'sail' }, { kind: 'plunder' }] },
      luck: dice(2, 4, 6, 1),
    },
    first: { tell: ['chest 0 0', 'ship 0 6'], until: 'plundered', clause: 'BON-6.6' },
  },
} satisfies BonesLesson
