// Lesson 3: wages decide what is kept; the question mark; ships are compared before boarding.
import { crew, layOut, type BuccaneerLesson } from './subject.ts'

export const cheapMen = {
  clauses: ['BUC-0.6', 'BUC-3.10', 'BUC-5.4', 'BUC-5.5', 'BUC-5.7', 'BUC-8.3'],
  start: layOut({ crews: ['A3 B?'], ships: [3, 4, 5], turn: 4 }),
  steps: {
    question: { tell: ['crew 1', 'question 3', 'question 4', 'question 5'], clause: 'BUC-5.5' },
    cover: {
      ask: ['crew 10', 'crew 1'],
      clause: 'BUC-3.3',
      counts: [{ kind: 'cover', crew: crew('A3'), target: crew('C2') }],
      wrong: { dear: { kind: 'cover', crew: crew('A3') }, single: { kind: 'cover' } },
    },
    others: {
      watch: ['crew 6', 'crew 11'],
      moves: [
        [1, { kind: 'cover', crew: crew('B3'), target: crew('C4') }],
        [2, { kind: 'cover', crew: crew('C3'), target: crew('B2') }],
      ],
    },
    keep: { tell: ['ship 3', 'ship 4', 'ship 5'], clause: 'BUC-5.7' },
    board: {
      ask: ['kind 0', 'ship 3', 'ship 4', 'ship 5'],
      clause: 'BUC-8.3',
      counts: [{ kind: 'board', crew: crew('A3'), ship: 3 }],
      wrong: { swift: { kind: 'board', ship: 5 }, merry: { kind: 'board', ship: 4 } },
    },
    chest: { watch: ['purse 0', 'held 0 0'], until: 'restKept', clause: 'BUC-5.4' },
  },
} satisfies BuccaneerLesson
