// Lesson 1: the goal, the wheel, one volley, plundering, what an island builds, burying: the whole circle once.
import { dice } from '../../lesson.ts'
import { besides, layOut, type CoveLesson } from './subject.ts'

export const firstIsland = {
  clauses: [
    'COV-4.1',
    'COV-4.2',
    'COV-5.2',
    'COV-5.3',
    'COV-5.4',
    'COV-6.2',
    'COV-6.3',
    'COV-8.7',
    'COV-8.18',
    'COV-9.1',
    'COV-10.3',
    'COV-10.4',
    'COV-11.1',
    'COV-21.4',
  ],
  start: layOut({
    at: 'navigation',
    month: 1,
    places: [7, 7, 7, 7],
    levels: ['4334', '5333', '2335', '3442'],
    gold: [1, 1, 1, 1],
    fame: [0, 0, 0, 0],
    black: [[1, 'hook']],
    open: ['4200', '1250', '0830', '2420', '1530'],
  }),
  steps: {
    goal: { tell: ['fame', 'captain 0'], clause: 'COV-21.4' },
    cards: { tell: ['place 1', 'place 2', 'place 3', 'place 4', 'place 5'], clause: 'COV-4.1' },
    sail: {
      ask: ['place 2'],
      clause: 'COV-5.3',
      moves: [
        [1, { kind: 'sail', island: 6 }],
        [2, { kind: 'sail', island: 2 }],
        [3, { kind: 'sail', island: 6 }],
      ],
      counts: [{ kind: 'sail', island: 2 }],
      wrong: { tavern: { kind: 'sail', island: 1 }, treasure: { kind: 'sail', island: 6 } },
    },
    fire: {
      ask: ['row 2 0'],
      clause: 'COV-8.7',
      counts: [{ kind: 'fire', at: 2, section: 0 }],
      wrong: { other: besides(2, 0), flee: { kind: 'flee' } },
      luck: dice(5, 2, 6),
    },
    routed: { tell: ['captain 2', 'purse 0'], clause: 'COV-8.18', until: 'plundered' },
    raise: {
      ask: ['row 0 3'],
      clause: 'COV-10.3',
      counts: [{ kind: 'raise', section: 3, level: 5 }],
      wrong: {
        done: { kind: 'done' },
        other: [
          { kind: 'raise', section: 0 },
          { kind: 'raise', section: 1 },
          { kind: 'raise', section: 2 },
        ],
      },
      luck: [2, 45, 17, 40, 7],
    },
    others: {
      tell: ['hunter 2', 'place 1', 'place 2', 'place 3', 'place 4', 'place 5'],
      clause: 'COV-11.1',
    },
    home: {
      ask: ['place 6'],
      clause: 'COV-10.4',
      moves: [
        [1, { kind: 'sail', island: 6 }],
        [2, { kind: 'sail', island: 6 }],
        [3, { kind: 'sail', island: 6 }],
      ],
      counts: [{ kind: 'sail', island: 6 }],
      wrong: { hull: { kind: 'sail', island: 2 }, cannons: { kind: 'sail', island: 4 } },
    },
    bury: {
      ask: ['purse 0'],
      clause: 'COV-6.3',
      counts: [{ kind: 'bury', chests: 5, bags: 0 }],
      wrong: { done: { kind: 'done' }, fewer: { kind: 'bury' } },
      luck: [8, 15, 28, 3, 39],
    },
  },
} satisfies CoveLesson
