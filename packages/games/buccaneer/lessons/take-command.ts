// Lesson 5: whole crews can be taken; nine men are the limit and therefore safe; one's own men cost nothing.
import { crew, layOut, type BuccaneerLesson } from './subject.ts'

export const takeCommand = {
  clauses: ['BUC-3.1', 'BUC-3.3', 'BUC-3.6', 'BUC-3.7', 'BUC-3.9', 'BUC-5.8'],
  start: layOut({
    crews: ['A2 B3 A5', 'C3 A4 B2 A3 C2 A?'],
    ships: [3, 11, 14],
    gone: [
      [4, 1],
      [0, 2],
      [9, 0],
    ],
    lastCrew: 'C4 B4 C5 B5 A2',
    ducats: [21, 24, 19],
    treasures: [
      [1, 0, 0, 0],
      [0, 1, 1, 0],
      [0, 1, 0, 0],
    ],
    history: [12, 17, 13, 15, 18, 19, 21, 24, 19],
    turn: 31,
  }),
  steps: {
    six: { tell: ['crew 11', 'ship 14'], clause: 'BUC-3.6' },
    cover: {
      ask: ['crew 11', 'crew 0'],
      clause: 'BUC-3.6',
      counts: [{ kind: 'cover', crew: crew('A2'), target: crew('C3') }],
      wrong: { board: { kind: 'board', ship: 3 }, single: { kind: 'cover' } },
    },
    nine: { tell: ['crew 0'], until: 'covered', clause: 'BUC-3.7' },
    others: {
      watch: ['crew 8', 'crew 13'],
      moves: [
        [1, { kind: 'cover', crew: crew('B5'), target: crew('C4') }],
        [2, { kind: 'cover', crew: crew('C5'), target: crew('B4') }],
      ],
    },
    board: {
      ask: ['ship 14', 'crew 0'],
      clause: 'BUC-5.8',
      counts: [{ kind: 'board', crew: crew('A2'), ship: 14, treasure: 'chest' }],
      wrong: { lesser: { kind: 'board' }, more: { kind: 'cover' } },
    },
    cheap: { watch: ['purse 0', 'held 1 3'], until: 'restKept', clause: 'BUC-5.8' },
  },
} satisfies BuccaneerLesson
