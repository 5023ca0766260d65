// Lesson 3: pirates add their number, each eats a plain provision, a skull adds one.
import { layOut, type StortebekerLesson } from './subject.ts'

export const belowDeck = {
  clauses: ['STO-0.4', 'STO-0.7', 'STO-3.7', 'STO-3.8', 'STO-5.4', 'STO-5.5', 'STO-5.9', 'STO-I1'],
  start: layOut({
    round: 4,
    turn: 7,
    sea: [22, 2, 15, 24],
    sides: [
      ['WBz', ''],
      ['', 'B'],
      ['', 'WN'],
      ['w', ''],
    ],
    hands: ['WMRN24', 'WBZZM3'],
    discard: 'ZW',
    rear: [9],
    rearLeft: 11,
    step: 'play',
  }),
  steps: {
    shield: { tell: ['shield 22'], clause: 'STO-5.9' },
    rum: {
      ask: ['card 4', 'side 22 0'],
      clause: 'STO-3.6',
      counts: [{ kind: 'place', card: 4, ship: 22 }],
      wrong: { lubeck: { kind: 'place', card: 4, ship: 24 }, water: { kind: 'place', card: 0, ship: 22 } },
    },
    pirates: { tell: ['card 14', 'card 12'], clause: 'STO-3.7' },
    crew: {
      ask: ['card 14', 'card 12', 'side 22 0'],
      clause: 'STO-3.8',
      all: [
        { kind: 'place', card: 14, ship: 22 },
        { kind: 'place', card: 12, ship: 22 },
      ],
      wrong: {
        hungry: [
          { kind: 'place', card: 14, ship: 2 },
          { kind: 'place', card: 12, ship: 2 },
        ],
        skull: [
          { kind: 'place', card: 14, ship: 24 },
          { kind: 'place', card: 12, ship: 24 },
        ],
      },
    },
    biscuit: { tell: ['good 22 0 2'], clause: 'STO-5.5' },
    board: {
      ask: ['ship 22'],
      clause: 'STO-5.5',
      counts: [{ kind: 'board', ship: 22 }],
      wrong: { end: { kind: 'endTurn' }, lubeck: { kind: 'board', ship: 24 } },
      luck: [1, 0, 22, 11, 0, 5],
    },
    enough: { tell: ['score'], clause: 'STO-5.9', until: 'shipTaken' },
    spent: { tell: ['discard'], clause: 'STO-7.2' },
  },
} satisfies StortebekerLesson
