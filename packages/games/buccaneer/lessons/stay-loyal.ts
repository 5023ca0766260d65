// Lesson 8, how to play well: not every mutiny is worth calling; a captain who gathers men gathers them for whoever comes on top.
import { crew, layOut, type BuccaneerLesson } from './subject.ts'

export const stayLoyal = {
  clauses: ['BUC-7.11', 'BUC-3.6', 'BUC-3.7', 'BUC-5.8'],
  start: layOut({
    crews: ['B5 A3 A4 A?', 'C2 B2 C3 B3', 'C5 B4 C4 C?'],
    ships: [3, 11, 14],
    gone: [
      [4, 1],
      [0, 2],
      [9, 0],
      [6, 0],
      [1, 1],
      [13, 2],
    ],
    lastCrew: 'A5 B? A2 C4 B4 C5',
    ducats: [24, 26, 22],
    treasures: [
      [2, 0, 0, 0],
      [0, 1, 3, 0],
      [0, 2, 1, 0],
    ],
    history: [12, 17, 13, 15, 18, 15, 19, 20, 15, 22, 21, 16, 22, 25, 18, 24, 26, 22],
    turn: 41,
    mutinyAgainst: 1,
  }),
  steps: {
    may: { tell: ['crew 8', 'ship 3'], clause: 'BUC-7.1' },
    decline: {
      ask: ['move decline'],
      clause: 'BUC-7.11',
      counts: [{ kind: 'decline' }],
      wrong: { call: { kind: 'call' }, touch: [{ kind: 'cover' }, { kind: 'board' }] },
    },
    eight: {
      watch: ['crew 8', 'ship 14'],
      moves: [
        [1, { kind: 'cover', crew: crew('B5'), target: crew('C2') }],
        [2, { kind: 'board', crew: crew('C5'), ship: 3, treasure: 'chest' }],
      ],
      clause: 'BUC-3.7',
    },
    cover: {
      ask: ['crew 8', 'crew 0', 'crew 3'],
      clause: 'BUC-3.7',
      counts: [
        { kind: 'cover', crew: crew('A2'), target: crew('B5') },
        { kind: 'cover', crew: crew('A5'), target: crew('B5') },
      ],
      wrong: { small: { kind: 'cover' }, ship: { kind: 'board' } },
    },
    nine: { tell: ['captain 0'], until: 'covered', clause: 'BUC-5.8' },
    safe: {
      watch: ['captain 1', 'captain 2'],
      moves: [
        [1, { kind: 'cover', crew: crew('B4'), target: crew('C4') }],
        [2, { kind: 'cover', crew: crew('C?'), target: crew('B4') }],
        [1, { kind: 'decline' }],
      ],
      clause: 'BUC-7.11',
    },
    board: {
      ask: ['ship 14', 'crew 0'],
      clause: 'BUC-5.1',
      counts: [{ kind: 'board', ship: 14, treasure: 'chest' }],
      wrong: { leeuw: { kind: 'board', ship: 11 }, sabre: { kind: 'board', treasure: 'sabre' } },
    },
    patience: { tell: ['purse 0', 'held 0 0'], until: 'restKept' },
  },
} satisfies BuccaneerLesson
