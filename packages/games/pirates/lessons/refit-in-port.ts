// Lesson 6: in port every slot can be filled, and nobody attacks.
import { bySeat } from '@flibuste/kernel'
import { LEARNER, type Sought } from '../../lesson.ts'
import type { Figure } from '../data.ts'
import { layOut, type Pirates, type PiratesLesson } from './subject.ts'

/** Which of the empty slots gets it is all the same. */
const fillsWith = (figure: Figure): Sought<Pirates> => ({
  fits: (move, { ships }) =>
    move.kind === 'put' && move.figure === figure && bySeat(ships, LEARNER).slots[move.slot - 1] === null,
})

export const refitInPort = {
  clauses: [
    'PIR-2.6',
    'PIR-2.7',
    'PIR-3.3',
    'PIR-3.4',
    'PIR-8.1',
    'PIR-8.3',
    'PIR-8.6',
    'PIR-A15',
    'PIR-5.4',
    'PIR-E3',
  ],
  start: layOut({
    turn: 13,
    ships: [
      { space: 0, deck: '.C..P.', banked: 3 },
      { space: 17, deck: 'CC...C' },
    ],
    tiles: [4, 1, 2, 3, 0, 5, 6, 7, 8, 9],
    gone: [0],
  }),
  steps: {
    limped: { tell: ['slot 0 1', 'slot 0 3', 'slot 0 4', 'slot 0 6'], clause: 'PIR-5.4' },
    stay: {
      ask: ['move pass'],
      clause: 'PIR-2.6',
      counts: [{ kind: 'pass' }],
      wrong: { sail: { kind: 'sail' }, early: { kind: 'put' } },
    },
    fill: {
      ask: ['slot 0 1', 'slot 0 3', 'slot 0 4', 'slot 0 6'],
      clause: 'PIR-8.3',
      all: [fillsWith('cannon'), fillsWith('cannon'), fillsWith('pirate'), fillsWith('pirate')],
      wrong: {
        done: { kind: 'done' },
        empty: { fits: (move) => move.kind === 'put' && move.figure === null },
        third: { kind: 'put' },
      },
    },
    finish: {
      ask: ['move done'],
      clause: 'PIR-8.1',
      counts: [{ kind: 'done' }],
      wrong: { exchange: { kind: 'put' }, sail: { kind: 'sail' } },
    },
    current: {
      watch: ['counts 1', 'space 21'],
      clause: 'PIR-3.3',
      moves: [
        [1, { kind: 'sail', to: 21 }],
        [1, { kind: 'put', slot: 3, figure: 'pirate' }],
        [1, { kind: 'put', slot: 4, figure: 'pirate' }],
        [1, { kind: 'done' }],
      ],
    },
    full: { tell: ['counts 0'] },
  },
} satisfies PiratesLesson
