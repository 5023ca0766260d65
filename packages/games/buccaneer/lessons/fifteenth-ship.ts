// Lesson 7: the end. Most of a kind takes its value, the others get one ducat for each.
import { crew, layOut, type BuccaneerLesson } from './subject.ts'

export const fifteenthShip = {
  clauses: ['BUC-8.1', 'BUC-8.2', 'BUC-8.3', 'BUC-8.4', 'BUC-8.5', 'BUC-8.6', 'BUC-8.7', 'BUC-8.8', 'BUC-8.9'],
  start: layOut({
    crews: ['A3 B2 C4 A5', 'B4 A2 C2', 'C5 B3'],
    ships: [7],
    gone: [
      [4, 1],
      [0, 0],
      [12, 2],
      [2, 2],
      [9, 1],
      [5, 0],
      [10, 0],
      [1, 1],
      [13, 2],
      [3, 1],
      [8, 0],
      [14, 0],
      [6, 2],
      [11, 1],
    ],
    lastCrew: 'C3 A4 C? A? B5',
    ducats: [48, 74, 58],
    treasures: [
      [3, 2, 1, 1],
      [2, 2, 2, 1],
      [1, 1, 3, 3],
    ],
    history: [
      12, 15, 10, 16, 15, 12, 18, 19, 20, 20, 21, 28, 22, 30, 28, 30, 32, 29, 37, 34, 31, 37, 40, 32, 38, 42, 42, 39,
      50, 44, 46, 53, 45, 47, 60, 50, 47, 66, 55, 48, 74, 58,
    ],
    turn: 88,
  }),
  steps: {
    last: { tell: ['ship 7', 'deck'], clause: 'BUC-8.1' },
    values: { tell: ['kind 0', 'kind 1', 'kind 2', 'kind 3'], clause: 'BUC-8.3' },
    board: {
      ask: ['kind 1', 'ship 7', 'crew 1'],
      clause: 'BUC-5.1',
      counts: [{ kind: 'board', crew: crew('A3'), ship: 7, treasure: 'barrel' }],
      wrong: { sabre: { kind: 'board', treasure: 'sabre' }, cover: { kind: 'cover' } },
    },
    count: { watch: ['captain 0', 'captain 1', 'captain 2'], clause: 'BUC-8.2' },
    ties: { tell: ['kind 0', 'kind 1', 'kind 2', 'kind 3'], clause: 'BUC-8.5' },
  },
} satisfies BuccaneerLesson
