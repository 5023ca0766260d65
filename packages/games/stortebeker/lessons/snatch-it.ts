// Lesson 7: a boarding that succeeds can be answered; sometimes it is better not to.
import { layOut, type StortebekerLesson } from './subject.ts'

export const snatchIt = {
  clauses: [
    'STO-6.1',
    'STO-6.2',
    'STO-6.3',
    'STO-6.4',
    'STO-6.5',
    'STO-6.6',
    'STO-6.7',
    'STO-6.8',
    'STO-6.9',
    'STO-7.7',
    'STO-A10',
    'STO-A20',
  ],
  start: layOut({
    round: 6,
    turn: 11,
    active: 1,
    placed: 3,
    sea: [21, 3, 7, 25],
    sides: [
      ['B 4', 'BMR'],
      ['W', 'WZR 4'],
      ['', ''],
      ['', 'W'],
    ],
    hands: ['ZMRNNr', 'WBN'],
    discard: 'WZMBRN',
    rear: [16],
    rearLeft: 11,
    step: 'board',
  }),
  steps: {
    rows: { tell: ['side 21 1', 'side 21 0'] },
    boards: { watch: ['shield 21'], clause: 'STO-6.1', moves: [[1, { kind: 'board', ship: 21 }]], luck: [3, 4] },
    lack: { tell: ['side 21 0', 'card 3', 'card 4', 'card 10'], clause: 'STO-6.3' },
    counter: {
      ask: ['card 10', 'card 3'],
      clause: 'STO-6.5',
      counts: [{ kind: 'counter', cards: [3, 10] }],
      wrong: { plain: { kind: 'counter', cards: [3, 4] }, decline: { kind: 'decline' } },
      luck: [2, 1],
    },
    beats: { tell: ['score'], clause: 'STO-6.8', until: 'shipTaken' },
    again: { watch: ['ship 3', 'side 3 1'], clause: 'STO-7.7', moves: [[1, { kind: 'board', ship: 3 }]], luck: [5, 4] },
    decline: {
      ask: ['move decline'],
      clause: 'STO-6.6',
      counts: [{ kind: 'decline' }],
      wrong: { counter: { kind: 'counter', cards: [2, 4] }, short: { kind: 'counter' } },
      luck: [22, 6, 0, 5, 8],
    },
    judged: { tell: ['card 2', 'card 4'], clause: 'STO-6.9' },
  },
} satisfies StortebekerLesson
