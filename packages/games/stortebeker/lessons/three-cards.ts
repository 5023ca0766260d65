// Lesson 2: a plain turn, the first of a match.
import { layOut, type StortebekerLesson } from './subject.ts'

export const threeCards = {
  clauses: ['STO-2.1', 'STO-3.1', 'STO-3.4', 'STO-3.5', 'STO-3.6', 'STO-5.3', 'STO-A7', 'STO-8.2', 'STO-A26'],
  start: layOut({
    round: 1,
    turn: 1,
    sea: [19, 3, 13, 8],
    sides: [
      ['', ''],
      ['', ''],
      ['', ''],
      ['', ''],
    ],
    hands: ['WWBZRN', 'WBZMN2'],
    rear: [26],
    rearLeft: 11,
    step: 'play',
  }),
  steps: {
    hand: { tell: ['threeCards', 'card 0', 'card 1', 'card 2', 'card 4', 'card 5'], clause: 'STO-3.1' },
    water: {
      ask: ['card 0', 'side 19 0'],
      clause: 'STO-3.6',
      counts: [{ kind: 'place', card: 0, ship: 19 }],
      wrong: { biscuit: { kind: 'place', card: 2, ship: 19 }, wismar: { kind: 'place', card: 0, ship: 3 } },
    },
    beans: {
      ask: ['card 1', 'side 19 0'],
      clause: 'STO-3.6',
      counts: [{ kind: 'place', card: 1, ship: 19 }],
      wrong: { second: { kind: 'place', card: 0, ship: 19 }, stralsund: { kind: 'place', card: 1, ship: 13 } },
    },
    another: {
      ask: ['card 2', 'card 0', 'card 4', 'side 3 0', 'side 8 0'],
      clause: 'STO-3.5',
      counts: [
        { kind: 'place', card: 2, ship: 3 },
        { kind: 'place', card: 0, ship: 3 },
        { kind: 'place', card: 4, ship: 3 },
        { kind: 'place', card: 0, ship: 8 },
        { kind: 'place', card: 2, ship: 8 },
      ],
      wrong: { bananas: { kind: 'place', card: 5 }, discard: { kind: 'discard' } },
    },
    end: {
      ask: ['move endTurn'],
      clause: 'STO-5.3',
      counts: [{ kind: 'endTurn' }],
      wrong: { board: { kind: 'board' }, fourth: [{ kind: 'place' }, { kind: 'discard' }] },
      luck: [0, 19, 7],
    },
    perrine: {
      watch: ['side 13 1', 'side 3 1'],
      clause: 'STO-3.6',
      moves: [
        [1, { kind: 'place', card: 1, ship: 13 }],
        [1, { kind: 'place', card: 3, ship: 13 }],
        [1, { kind: 'place', card: 0, ship: 3 }],
        [1, { kind: 'endTurn' }],
      ],
      luck: [22, 0, 11],
    },
    round: { tell: ['side 19 0'], clause: 'STO-5.3' },
  },
} satisfies StortebekerLesson
