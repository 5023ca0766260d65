// Lesson 6: three men in one crew can force its captain to board; then the learner is that captain.
import { crew, layOut, type BuccaneerLesson } from './subject.ts'

export const mutiny = {
  clauses: ['BUC-7.1', 'BUC-7.2', 'BUC-7.3', 'BUC-7.4', 'BUC-7.5', 'BUC-7.6', 'BUC-7.10', 'BUC-5.9'],
  start: layOut({
    crews: ['B2 A3 A4 A5 C2', 'A2 C3 B4 C4 C5 B3'],
    ships: [0, 12, 13],
    gone: [
      [4, 0],
      [6, 2],
      [3, 1],
    ],
    lastCrew: 'C2 A3 B2',
    ducats: [16, 15, 14],
    treasures: [
      [0, 0, 2, 0],
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ],
    history: [19, 13, 12, 18, 14, 13, 16, 15, 14],
    turn: 26,
    mutinyAgainst: 1,
  }),
  steps: {
    tired: { tell: ['crew 5', 'disc 5 1', 'disc 5 2', 'disc 5 3'], clause: 'BUC-7.1' },
    call: {
      ask: ['move call', 'crew 5'],
      clause: 'BUC-7.1',
      counts: [{ kind: 'call', crew: crew('B2') }],
      wrong: { loyal: { kind: 'decline' }, touch: [{ kind: 'cover' }, { kind: 'board' }] },
    },
    forced: {
      watch: ['ship 0', 'crew 5'],
      moves: [[1, { kind: 'board', crew: crew('B2'), ship: 0, treasure: 'barrel' }]],
      until: 'lootTaken',
      clause: 'BUC-7.4',
    },
    purse: { tell: ['purse 1', 'purse 0'], clause: 'BUC-5.9' },
    mira: {
      watch: ['crew 0', 'disc 0 4', 'disc 0 2', 'disc 0 1'],
      moves: [
        [2, { kind: 'cover', crew: crew('C?'), target: crew('B5') }],
        [2, { kind: 'call', crew: crew('A2') }],
      ],
      clause: 'BUC-7.3',
    },
    obey: {
      ask: ['crew 0', 'ship 12', 'ship 13'],
      clause: 'BUC-7.4',
      counts: [
        { kind: 'board', crew: crew('A2'), ship: 12, treasure: 'chest' },
        { kind: 'board', crew: crew('A2') },
      ],
      wrong: { cover: { kind: 'cover' }, other: { fits: (move) => move.kind === 'board' && move.crew !== crew('A2') } },
    },
    ready: { tell: ['purse 0'], until: 'restKept', clause: 'BUC-7.6' },
  },
} satisfies BuccaneerLesson
