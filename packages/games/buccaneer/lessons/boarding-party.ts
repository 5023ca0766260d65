// Lesson 1: what wins, what a crew is, and who is paid when it boards.
import { crew, layOut, type BuccaneerLesson } from './subject.ts'

export const boardingParty = {
  clauses: ['BUC-4.2', 'BUC-4.3', 'BUC-4.4', 'BUC-5.1', 'BUC-5.4', 'BUC-5.7', 'BUC-5.13'],
  start: layOut({ crews: ['A4 B3 C2'], ships: [4, 9, 12], turn: 7 }),
  steps: {
    ships: { tell: ['ship 4', 'ship 9', 'ship 12'], clause: 'BUC-8.1' },
    crew: { tell: ['crew 2'], clause: 'BUC-3.3' },
    board: {
      ask: ['ship 4', 'crew 2'],
      clause: 'BUC-4.3',
      counts: [{ kind: 'board', crew: crew('A4'), ship: 4 }],
      wrong: {
        larger: [
          { kind: 'board', ship: 9 },
          { kind: 'board', ship: 12 },
        ],
        cover: { kind: 'cover' },
      },
    },
    shares: { watch: ['purse 0', 'purse 1', 'purse 2'], until: 'restKept', clause: 'BUC-5.4' },
    home: { tell: ['crew 2', 'crew 6', 'crew 10'], clause: 'BUC-5.13' },
  },
} satisfies BuccaneerLesson
