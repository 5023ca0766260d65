// Lesson 6: cards nobody wants are exchanged for better ones of the open pile.
import { layOut, type StortebekerLesson } from './subject.ts'

export const exchange = {
  clauses: ['STO-3.2', 'STO-3.9', 'STO-3.10', 'STO-3.11', 'STO-A2', 'STO-A3', 'STO-A18', 'STO-8.1', 'STO-8.2'],
  start: layOut({
    round: 5,
    turn: 9,
    sea: [14, 10, 21, 12],
    sides: [
      ['', 'Z'],
      ['BZN', ''],
      ['', 'B'],
      ['', ''],
    ],
    hands: ['WWWNNw', 'BZMRN3'],
    discard: 'WRWwW',
    rear: [15],
    rearLeft: 11,
    step: 'play',
  }),
  steps: {
    water: { tell: ['card 0', 'side 10 0'], clause: 'STO-3.6' },
    pile: { tell: ['discard'], clause: 'STO-3.9' },
    throw: {
      ask: ['card 0'],
      clause: 'STO-3.9',
      all: [
        { kind: 'discard', card: 0 },
        { kind: 'discard', card: 0 },
        { kind: 'discard', card: 0 },
      ],
      wrong: { lay: { kind: 'place', card: 0 }, skull: { kind: 'discard', card: 6 } },
    },
    rum: {
      ask: ['discard'],
      clause: 'STO-3.9',
      counts: [{ kind: 'take', card: 4 }],
      wrong: {
        water: [
          { kind: 'take', card: 0 },
          { kind: 'take', card: 6 },
        ],
        nothing: { kind: 'done' },
      },
    },
    done: {
      ask: ['move done'],
      clause: 'STO-3.10',
      counts: [{ kind: 'done' }],
      wrong: { water: { kind: 'take' }, early: { kind: 'place', card: 4, ship: 10 } },
    },
    end: {
      ask: ['move endTurn', 'picked 4'],
      clause: 'STO-3.11',
      counts: [{ kind: 'endTurn' }],
      wrong: { early: { kind: 'place', card: 4, ship: 10 }, board: { kind: 'board', ship: 10 } },
      luck: [41, 15],
    },
    hand: { tell: ['card 4', 'card 14'], clause: 'STO-8.1' },
  },
} satisfies StortebekerLesson
