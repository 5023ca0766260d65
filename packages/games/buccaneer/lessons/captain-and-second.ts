// Lesson 4: of two treasures the captain takes one and the second the other; whoever is covered works for pay.
import { crew, layOut, type BuccaneerLesson } from './subject.ts'

export const captainAndSecond = {
  clauses: ['BUC-5.1', 'BUC-5.2', 'BUC-5.3', 'BUC-5.8', 'BUC-5.14'],
  start: layOut({
    crews: ['A2 B3 C4 B?', 'B2 A5 C3 A4'],
    ships: [6, 8, 13],
    gone: [
      [3, 1],
      [4, 0],
      [0, 2],
    ],
    lastCrew: 'A3 C2',
    ducats: [14, 17, 12],
    treasures: [
      [0, 0, 1, 0],
      [1, 0, 0, 0],
      [0, 1, 0, 0],
    ],
    history: [10, 18, 11, 19, 15, 11, 14, 17, 12],
    turn: 22,
  }),
  steps: {
    two: { tell: ['hold 6 0', 'hold 6 1'], clause: 'BUC-5.2' },
    second: { tell: ['disc 0 2'], clause: 'BUC-5.2' },
    board: {
      ask: ['ship 6', 'crew 0', 'kind 0'],
      clause: 'BUC-5.1',
      counts: [{ kind: 'board', crew: crew('A2'), ship: 6, treasure: 'chest' }],
      wrong: {
        candlestick: { kind: 'board', crew: crew('A2'), ship: 6, treasure: 'candlestick' },
        rosa: { kind: 'board', ship: 8 },
      },
    },
    shares: { watch: ['purse 0', 'purse 1', 'purse 2'], until: 'restKept', clause: 'BUC-5.3' },
    below: { tell: ['disc 5 2', 'disc 5 0'], clause: 'BUC-5.8' },
    perrine: {
      watch: ['purse 0', 'purse 1', 'purse 2'],
      moves: [[1, { kind: 'board', crew: crew('B2'), ship: 8, treasure: 'candlestick' }]],
      until: 'restKept',
      clause: 'BUC-5.4',
    },
    purse: { tell: ['purse 0', 'held 0 3'] },
  },
} satisfies BuccaneerLesson
