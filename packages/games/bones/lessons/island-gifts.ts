// Lesson 4: what islands give, and several actions in one turn. It is the first example of the booklet.
import { dice } from '../../lesson.ts'
import { layOut, type BonesLesson } from './subject.ts'

export const islandGifts = {
  clauses: ['BON-2.2', 'BON-3.2', 'BON-4.3', 'BON-5.1', 'BON-5.2', 'BON-5.5', 'BON-6.7', 'BON-6.12'],
  start: layOut({
    round: 5,
    firstSeat: 0,
    ships: ['P I P I P I', 'S P P I P P'],
    treasures: [[], []],
    dice: [4, 4, 1, 2, 6],
    step: 'reroll',
    history: [0, 0, 0, 0, 0, 0, 0, 0],
  }),
  steps: {
    gifts: { tell: ['gift 0 4', 'gift 0 2', 'gift 0 6'], clause: 'BON-2.2' },
    reroll: {
      ask: ['die 3', 'die 2', 'die 4'],
      clause: 'BON-4.3',
      counts: [{ kind: 'reroll', dice: [2, 3, 4] }],
      wrong: { four: { kind: 'reroll' }, keep: { kind: 'done' } },
      luck: dice(5, 1, 1),
    },
    five: { tell: ['die 2', 'gift 0 2'], clause: 'BON-5.1' },
    keep: {
      ask: ['move done'],
      clause: 'BON-4.3',
      counts: [{ kind: 'done' }],
      wrong: { reroll: { kind: 'reroll' }, early: [{ kind: 'change' }, { kind: 'plunder' }, { kind: 'sail' }] },
    },
    change: {
      ask: ['die 2'],
      clause: 'BON-5.2',
      counts: [{ kind: 'change', die: 2, by: -1 }],
      wrong: { up: { kind: 'change' }, leave: { kind: 'done' } },
    },
    both: {
      ask: ['ship 0 4', 'ship 0 1'],
      clause: 'BON-6.7',
      all: [
        { kind: 'plunder', lane: 4 },
        { kind: 'sail', lane: 1, with: 'pair' },
      ],
      wrong: { end: { kind: 'done' }, pair: { kind: 'sail', lane: 4 } },
      luck: dice(2, 3, 5, 6),
    },
    price: { tell: ['gift 0 4', 'ship 0 4'], until: 'turnEnded', clause: 'BON-6.6' },
  },
} satisfies BonesLesson
