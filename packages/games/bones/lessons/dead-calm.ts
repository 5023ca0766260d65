// Lesson 5: no pair, so the First Mate scouts.
import { dice } from '../../lesson.ts'
import { layOut, type BonesLesson } from './subject.ts'

export const deadCalm = {
  clauses: ['BON-7.1', 'BON-7.2', 'BON-7.3', 'BON-7.4', 'BON-7.5', 'BON-7.6', 'BON-A9'],
  start: layOut({
    round: 3,
    firstSeat: 0,
    ships: ['P S P P S P', 'P P S S P P'],
    treasures: [[], []],
    dice: [1, 3, 4, 6],
    step: 'reroll',
    history: [0, 0, 0, 0],
  }),
  steps: {
    reroll: {
      ask: ['die 1', 'die 0', 'die 2', 'die 3'],
      clause: 'BON-4.1',
      counts: [{ kind: 'reroll', dice: [0, 1, 2, 3] }],
      wrong: { some: { kind: 'reroll' }, keep: { kind: 'done' } },
      luck: dice(5, 1, 6, 3),
    },
    calm: { tell: ['mate 0'], clause: 'BON-7.1' },
    scout: {
      ask: ['island 0 6', 'island 0 1'],
      clause: 'BON-7.4',
      counts: [
        { kind: 'scout', island: 6 },
        { kind: 'scout', island: 1 },
      ],
      wrong: { idle: { kind: 'done' }, other: { kind: 'scout' } },
      luck: dice(2, 2, 4, 6),
    },
    perrine: {
      watch: ['die 4'],
      moves: [
        [1, { kind: 'done' }],
        [1, { kind: 'sail', lane: 2, with: 'pair' }],
      ],
      luck: dice(5, 2, 5, 2, 1),
      clause: 'BON-3.2',
    },
    keep: {
      ask: ['move done'],
      clause: 'BON-4.1',
      counts: [{ kind: 'done' }],
      wrong: { reroll: { kind: 'reroll' }, early: [{ kind: 'sail' }, { kind: 'plunder' }] },
    },
    both: {
      ask: ['ship 0 2', 'ship 0 5'],
      clause: 'BON-6.2',
      all: [
        { kind: 'sail', lane: 2, with: 'pair' },
        { kind: 'sail', lane: 5, with: 'pair' },
      ],
      wrong: { end: { kind: 'done' }, another: [{ kind: 'sail' }, { kind: 'plunder' }] },
      luck: dice(1, 3, 4, 6),
    },
    home: { tell: ['mate 0'], until: 'turnEnded', clause: 'BON-7.5' },
  },
} satisfies BonesLesson
