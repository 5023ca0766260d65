// Lesson 2: a plain turn of a new match, as it is played: what is covered is hidden.
import { crew, STRICT, type BuccaneerLesson } from './subject.ts'

export const stackACrew = {
  clauses: ['BUC-1.3', 'BUC-2.2', 'BUC-3.1', 'BUC-3.2', 'BUC-3.3', 'BUC-3.5', 'BUC-3.8', 'BUC-4.3'],
  start: { seats: 3, options: STRICT, luck: [0, 3, 10] },
  steps: {
    men: { tell: ['crew 2', 'crew 0', 'crew 1', 'crew 3', 'crew 4'], clause: 'BUC-1.3' },
    cover: {
      ask: ['crew 5', 'crew 1'],
      clause: 'BUC-3.1',
      counts: [{ kind: 'cover', crew: crew('A3'), target: crew('B2') }],
      wrong: {
        own: ['A2', 'A3', 'A4', 'A5', 'A?'].map((man) => ({ kind: 'cover' as const, target: crew(man) })),
        dear: { kind: 'cover' },
      },
    },
    covered: { tell: ['crew 1'], until: 'covered', clause: 'BUC-3.8' },
    others: {
      watch: ['crew 7', 'crew 10'],
      moves: [
        [1, { kind: 'cover', crew: crew('B4'), target: crew('C3') }],
        [2, { kind: 'cover', crew: crew('C2'), target: crew('B5') }],
      ],
      clause: 'BUC-3.3',
    },
    board: {
      ask: ['ship 0', 'crew 1'],
      clause: 'BUC-4.3',
      counts: [{ kind: 'board', crew: crew('A3'), ship: 0 }],
      wrong: { larger: { kind: 'board', ship: 4 }, cover: { kind: 'cover' } },
    },
    loot: { watch: ['purse 0', 'purse 1'], until: 'restKept', clause: 'BUC-5.4' },
  },
} satisfies BuccaneerLesson
