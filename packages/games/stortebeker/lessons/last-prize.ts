// Lesson 8, how to play well: see who can answer, and break that side first. How the match ends.
import { layOut, type StortebekerLesson } from './subject.ts'

export const lastPrize = {
  clauses: [
    'STO-3.12',
    'STO-4.3',
    'STO-5.1',
    'STO-5.2',
    'STO-6.1',
    'STO-7.6',
    'STO-9.1',
    'STO-9.2',
    'STO-9.3',
    'STO-A12',
  ],
  start: layOut({
    round: 12,
    turn: 22,
    placed: 2,
    sea: [16, 19, 13, 7],
    sides: [
      ['WWZN 3', 'WWZN 2'],
      ['WB', ''],
      ['', 'BM'],
      ['', ''],
    ],
    hands: ['ZMRR', 'BBMRN3'],
    discard: 'ZMBRNWZ',
    rear: [],
    rearLeft: 0,
    taken: [
      [5, 23, 3, 24, 0, 12],
      [11, 29, 27, 20, 6, 18],
    ],
    step: 'play',
  }),
  steps: {
    last: { tell: ['rear', 'score'], clause: 'STO-9.1' },
    answer: { tell: ['side 16 1'], clause: 'STO-6.1' },
    pay: {
      ask: ['card 4'],
      clause: 'STO-3.12',
      counts: [
        { kind: 'pay', card: 4 },
        { kind: 'pay', card: 3 },
        { kind: 'pay', card: 2 },
      ],
      wrong: { discard: { kind: 'discard' }, board: { kind: 'board' } },
    },
    fire: {
      ask: ['ship 16'],
      clause: 'STO-4.3',
      counts: [{ kind: 'fire', ship: 16 }],
      wrong: { alone: { kind: 'fire', ship: 19 }, none: { kind: 'fire', ship: 13 } },
      luck: [0, 2],
    },
    sink: {
      ask: ['side 16 1'],
      clause: 'STO-4.6',
      all: [
        { kind: 'sink', from: 1, card: 0 },
        { kind: 'sink', from: 1, card: 2 },
      ],
      wrong: { seize: { kind: 'seize' }, spare: { kind: 'spare' } },
    },
    board: {
      ask: ['ship 16'],
      clause: 'STO-5.1',
      counts: [{ kind: 'board', ship: 16 }],
      wrong: { safe: { kind: 'board', ship: 19 }, end: { kind: 'endTurn' } },
      luck: [3, 3],
    },
    asked: { watch: ['score'], clause: 'STO-6.1', moves: [[1, { kind: 'decline' }]] },
    again: {
      ask: ['ship 19'],
      clause: 'STO-5.2',
      counts: [{ kind: 'board', ship: 19 }],
      wrong: { end: { kind: 'endTurn' }, empty: { kind: 'board', ship: 13 } },
      luck: [4, 1, 0, 0, 3],
    },
    gaps: { tell: ['gap', 'score'], clause: 'STO-7.6', until: 'shipTaken' },
    result: {
      watch: ['score', 'captain 0', 'captain 1'],
      clause: 'STO-9.3',
      moves: [
        [1, { kind: 'place', card: 13, ship: 13 }],
        [1, { kind: 'place', card: 1, ship: 7 }],
        [1, { kind: 'place', card: 5, ship: 7 }],
        [1, { kind: 'board', ship: 13 }],
        [1, { kind: 'board', ship: 7 }],
      ],
      luck: [0, 3, 3, 2, 0, 2, 0],
    },
  },
} satisfies StortebekerLesson
