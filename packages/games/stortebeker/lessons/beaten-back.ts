// Lesson 4: what a failed boarding costs, and that it does not end the turn.
import { layOut, type StortebekerLesson } from './subject.ts'

export const beatenBack = {
  clauses: ['STO-5.6', 'STO-5.7', 'STO-5.8', 'STO-5.10', 'STO-5.11', 'STO-A8', 'STO-A14', 'STO-A16', 'STO-3.8'],
  start: layOut({
    round: 5,
    turn: 9,
    placed: 3,
    sea: [28, 13, 18, 9],
    sides: [
      ['BZzM 32', ''],
      ['BM', ''],
      ['', 'N'],
      ['', 'WB'],
    ],
    hands: ['WRN', 'WWZRN4'],
    discard: 'WZRBN',
    rear: [4],
    rearLeft: 11,
    step: 'board',
  }),
  steps: {
    two: { tell: ['ship 28', 'shield 28'], clause: 'STO-5.5' },
    board: {
      ask: ['ship 28'],
      clause: 'STO-5.1',
      counts: [{ kind: 'board', ship: 28 }],
      wrong: { small: { kind: 'board', ship: 13 }, end: { kind: 'endTurn' } },
      luck: [0, 1, 2, 3],
    },
    beaten: { tell: ['colourDice', 'side 28 0'], clause: 'STO-5.7' },
    lose: {
      ask: ['good 28 0 2', 'good 28 0 1'],
      clause: 'STO-A16',
      counts: [{ kind: 'lose', card: 8 }],
      wrong: { plain: { kind: 'lose', card: 2 }, end: { kind: 'endTurn' } },
    },
    rest: { tell: ['side 28 0'], clause: 'STO-A14' },
    again: {
      ask: ['ship 13'],
      clause: 'STO-5.10',
      counts: [{ kind: 'board', ship: 13 }],
      wrong: { tried: { kind: 'board', ship: 28 }, end: { kind: 'endTurn' } },
      luck: [2, 3, 23, 0, 5, 13],
    },
    after: { tell: ['score'], clause: 'STO-5.11', until: 'shipTaken' },
  },
} satisfies StortebekerLesson
