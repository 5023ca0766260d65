// Lesson 1: what wins: a full side, two dice against the shield, and against whoever has cards there too; the coin.
import { layOut, type StortebekerLesson } from './subject.ts'

export const firstPrize = {
  clauses: [
    'STO-3.5',
    'STO-3.6',
    'STO-5.1',
    'STO-5.5',
    'STO-5.9',
    'STO-6.1',
    'STO-6.7',
    'STO-7.1',
    'STO-7.2',
    'STO-7.3',
    'STO-7.5',
    'STO-8.2',
    'STO-9.3',
  ],
  start: layOut({
    round: 3,
    turn: 5,
    placed: 2,
    sea: [21, 13, 8, 25],
    sides: [
      ['BR', 'BM'],
      ['', ''],
      ['', 'WZ'],
      ['', ''],
    ],
    hands: ['WZMN', 'WZRRN2'],
    rear: [4],
    rearLeft: 11,
    step: 'play',
  }),
  steps: {
    prey: { tell: ['ship 21', 'ship 13', 'ship 8', 'ship 25'] },
    coin: { tell: ['coin 21'], clause: 'STO-7.3' },
    needs: { tell: ['needs 21', 'side 21 0'], clause: 'STO-3.5' },
    lay: {
      ask: ['card 3', 'side 21 0'],
      clause: 'STO-3.6',
      counts: [{ kind: 'place', card: 3, ship: 21 }],
      wrong: { water: { kind: 'place', card: 0, ship: 21 }, discard: { kind: 'discard' } },
    },
    shield: { tell: ['shield 21'], clause: 'STO-5.9' },
    board: {
      ask: ['ship 21'],
      clause: 'STO-5.1',
      counts: [{ kind: 'board', ship: 21 }],
      wrong: {
        end: { kind: 'endTurn' },
        empty: [
          { kind: 'board', ship: 13 },
          { kind: 'board', ship: 8 },
          { kind: 'board', ship: 25 },
        ],
      },
      luck: [3, 4],
    },
    rival: { tell: ['side 21 1', 'side 21 0'], clause: 'STO-6.1' },
    won: {
      watch: ['score'],
      clause: 'STO-6.7',
      until: 'shipTaken',
      moves: [[1, { kind: 'counter', cards: [4] }]],
      luck: [1, 4, 22, 0, 7, 42],
    },
    next: { tell: ['rear', 'draw'], clause: 'STO-8.2' },
    game: { tell: ['goal'], clause: 'STO-9.3' },
  },
} satisfies StortebekerLesson
