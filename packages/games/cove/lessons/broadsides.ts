// Lesson 3: a battle, volley by volley: order, dice, aim, damage, rout and the prize; damage stays until it is paid.
import { dice } from '../../lesson.ts'
import { besides, layOut, type CoveLesson } from './subject.ts'

export const broadsides = {
  clauses: [
    'COV-2.2',
    'COV-2.4',
    'COV-2.5',
    'COV-2.7',
    'COV-3.3',
    'COV-6.2',
    'COV-6.8',
    'COV-8.1',
    'COV-8.2',
    'COV-8.4',
    'COV-8.7',
    'COV-8.11',
    'COV-8.18',
    'COV-8.19',
    'COV-9.1',
    'COV-10.3',
  ],
  start: layOut({
    at: 'combat',
    month: 2,
    places: [3, 3, 6, 5],
    levels: ['5434', '3234', '3335', '2542'],
    gold: [1, 3, 0, 0],
    fame: [1, 2, 0, 1],
    black: [[2, 'hook']],
    open: ['2520', '0640', '1250', '0930', '2800'],
  }),
  steps: {
    order: { tell: ['order', 'dice 0'], clause: 'COV-8.1' },
    fire: {
      ask: ['row 1 1'],
      clause: 'COV-8.2',
      counts: [{ kind: 'fire', at: 1, section: 1 }],
      wrong: {
        other: besides(1, 1),
        flee: { kind: 'flee' },
      },
      luck: dice(5, 3, 1),
    },
    again: {
      ask: ['row 1 1', 'row 0 0'],
      clause: 'COV-2.5',
      moves: [[1, { kind: 'fire', at: 0, section: 0 }]],
      counts: [{ kind: 'fire', at: 1, section: 1 }],
      wrong: {
        other: besides(1, 1),
        flee: { kind: 'flee' },
      },
      luck: dice(6, 2, 2, 5, 4),
    },
    routed: { tell: ['captain 1', 'fame'], clause: 'COV-8.18', until: 'plundered' },
    raise: {
      ask: ['row 0 0'],
      clause: 'COV-2.7',
      counts: [{ kind: 'raise', section: 0, level: 5 }],
      wrong: { done: { kind: 'done' } },
    },
  },
} satisfies CoveLesson
