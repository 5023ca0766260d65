// Lesson 2: a plain turn, from the first throw of a match.
import { dice } from '../../lesson.ts'
import { PLAIN, type BonesLesson } from './subject.ts'

export const turnAtSea = {
  clauses: ['BON-1.4', 'BON-3.1', 'BON-4.1', 'BON-4.2', 'BON-6.1', 'BON-6.2', 'BON-6.7', 'BON-6.8'],
  start: { seats: 2, options: PLAIN, luck: dice(6, 2, 4, 1, 4, 6) },
  steps: {
    port: { tell: ['ship 0 3', 'ship 0 1', 'ship 0 2', 'ship 0 4', 'ship 0 5', 'ship 0 6'], clause: 'BON-1.4' },
    dice: { tell: ['die 0', 'die 2', 'lane 4'], clause: 'BON-3.1' },
    reroll: {
      ask: ['die 1', 'die 3'],
      clause: 'BON-4.1',
      counts: [{ kind: 'reroll', dice: [1, 3] }],
      wrong: { pair: { kind: 'reroll' }, keep: { kind: 'done' } },
      luck: dice(6, 6),
    },
    pairs: { tell: ['die 3', 'die 1'], clause: 'BON-6.7' },
    sail: {
      ask: ['ship 0 4', 'ship 0 6'],
      clause: 'BON-6.2',
      counts: [
        { kind: 'sail', lane: 4, with: 'pair' },
        { kind: 'sail', lane: 6, with: 'pair' },
      ],
      wrong: { another: [{ kind: 'sail' }, { kind: 'plunder' }], end: { kind: 'done' } },
    },
    other: {
      ask: ['ship 0 6', 'ship 0 4'],
      clause: 'BON-6.8',
      counts: [
        { kind: 'sail', lane: 6, with: 'pair' },
        { kind: 'sail', lane: 4, with: 'pair' },
      ],
      wrong: {
        end: { kind: 'done' },
        spent: [
          { kind: 'sail', lane: 4 },
          { kind: 'sail', lane: 6 },
        ],
        another: [{ kind: 'sail' }, { kind: 'plunder' }],
      },
      luck: dice(3, 3, 1, 5),
    },
    perrine: {
      watch: ['ship 1 3'],
      moves: [
        [1, { kind: 'done' }],
        [1, { kind: 'sail', lane: 3, with: 'pair' }],
      ],
      luck: dice(2, 5, 5, 1),
    },
  },
} satisfies BonesLesson
