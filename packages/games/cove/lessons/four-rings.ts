// Lesson 2: fitting out; what sails, crew, cannons and hull are for; passing when a card is asked for.
import { nth } from '@flibuste/kernel'
import { CANNONS, CREW } from '../cards.ts'
import { START_LEVEL } from '../data.ts'
import { STANDARD } from '../layout.ts'
import type { Move } from '../moves.ts'
import type { CoveLesson } from './subject.ts'

/** The level of crew and of cannons from which on they count three. */
const THREE_DICE = 3

/** Fittings by the levels of crew and cannons. */
const fitting = (suits: (crew: number, cannons: number) => boolean) => ({
  fits: (move: Move) => move.kind === 'fit' && suits(nth(move.levels, CREW), nth(move.levels, CANNONS)),
})

export const fourRings = {
  clauses: [
    'COV-1.4',
    'COV-1.6',
    'COV-1.10',
    'COV-1.11',
    'COV-2.1',
    'COV-2.2',
    'COV-2.3',
    'COV-2.4',
    'COV-2.5',
    'COV-4.3',
    'COV-11.5',
    'COV-17.1',
    'COV-A5',
    'COV-M1',
  ],
  start: { seats: 4, options: STANDARD, luck: [2, 35, 18, 35, 35] },
  steps: {
    gold: { tell: ['purse 0'], clause: 'COV-1.4' },
    sails: { tell: ['row 0 0'], clause: 'COV-2.3' },
    guns: { tell: ['row 0 1', 'row 0 2'], clause: 'COV-2.2' },
    hull: { tell: ['row 0 3'], clause: 'COV-11.5' },
    edge: { tell: ['row 0 0', 'row 0 1', 'row 0 2', 'row 0 3'], clause: 'COV-2.5' },
    fit: {
      ask: ['row 0 1', 'row 0 2'],
      clause: 'COV-1.10',
      moves: [
        [1, { kind: 'fit', levels: [5, 3, 3, 3] }],
        [2, { kind: 'fit', levels: [3, 3, 3, 5] }],
        [3, { kind: 'fit', levels: [2, 5, 4, 2] }],
      ],
      counts: [
        { kind: 'fit', levels: [4, 3, 3, 4] },
        fitting((crew, cannons) => Math.min(crew, cannons) >= THREE_DICE),
      ],
      wrong: {
        guns: fitting((crew, cannons) => crew === START_LEVEL && cannons > crew),
        men: fitting((crew, cannons) => cannons === START_LEVEL && crew > cannons),
        neither: fitting((crew, cannons) => crew === START_LEVEL && cannons === START_LEVEL),
      },
      luck: [18, 6, 34, 13, 48],
    },
    same: { tell: ['row 0 1'], clause: 'COV-2.5', until: 'monthBegan' },
    pass: {
      ask: ['move pass', 'card 20'],
      clause: 'COV-17.1',
      moves: [
        [1, { kind: 'pass' }],
        [2, { kind: 'pass' }],
        [3, { kind: 'pass' }],
      ],
      counts: [{ kind: 'pass' }],
      wrong: {},
    },
  },
} satisfies CoveLesson
