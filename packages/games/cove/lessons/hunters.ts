// Lesson 8: legends and the Royal Navy: how they fight, hull only, shared fame; who commands the Navy.
import { dice } from '../../lesson.ts'
import { besides, layOut, type CoveLesson } from './subject.ts'

export const hunters = {
  clauses: [
    'COV-5.6',
    'COV-6.9',
    'COV-8.5',
    'COV-8.6',
    'COV-14.1',
    'COV-14.7',
    'COV-14.8',
    'COV-14.9',
    'COV-15.3',
    'COV-18.1',
    'COV-18.2',
    'COV-18.3',
    'COV-18.4',
    'COV-18.5',
    'COV-18.8',
    'COV-19.4',
    'COV-A26',
    'COV-A29',
    'COV-A51',
  ],
  start: layOut({
    at: 'sailed',
    month: 5,
    places: [3, 4, 2, 4],
    levels: ['4534', '4233', '3335', '4333'],
    gold: [2, 0, 0, 0],
    chests: [0, 0, 0, 2],
    fame: [8, 7, 6, 9],
    hands: ['grapple letterOfMarque', 'royalNavy', '', 'escape'],
    discard: 'royalNavy',
    black: [[3, 'hook']],
    open: ['2800', '0830', '1440', '0550', '3500'],
  }),
  steps: {
    legend: { tell: ['hunter 2'], clause: 'COV-18.1' },
    wait: {
      ask: ['move pass'],
      clause: 'COV-5.6',
      moves: [
        [1, { kind: 'royalNavy', island: 3 }],
        [3, { kind: 'pass' }],
      ],
      counts: [{ kind: 'pass' }],
      wrong: { letter: { kind: 'letterOfMarque' }, grapple: { kind: 'grapple' } },
    },
    letter: {
      ask: ['card 17', 'hunter -1'],
      clause: 'COV-14.7',
      moves: [[3, { kind: 'pass' }]],
      counts: [{ kind: 'letterOfMarque', island: 4 }],
      wrong: { pass: { kind: 'pass' }, other: { kind: 'letterOfMarque' } },
    },
    pass: {
      ask: ['move pass'],
      clause: 'COV-A5',
      moves: [[3, { kind: 'escape', island: 6 }]],
      counts: [{ kind: 'pass' }],
      wrong: { grapple: { kind: 'grapple' } },
    },
    grapple: {
      ask: ['card 7'],
      clause: 'COV-15.3',
      counts: [{ kind: 'grapple' }],
      wrong: { pass: { kind: 'pass' }, fire: { kind: 'fire' } },
      luck: dice(5, 2, 1),
    },
    fire: {
      ask: ['hunter 2'],
      clause: 'COV-8.6',
      counts: [{ kind: 'fire', at: 5, section: 3 }],
      wrong: {
        row: besides(5, 3),
        flee: { kind: 'flee' },
      },
      luck: dice(5, 6, 2, 5, 1, 4, 2),
    },
    again: {
      ask: ['hunter 2'],
      clause: 'COV-8.6',
      counts: [{ kind: 'fire', at: 5, section: 3 }],
      wrong: {
        flee: { kind: 'flee' },
        row: besides(5, 3),
      },
      luck: dice(6, 1, 6, 3),
    },
    sunk: { tell: ['fame'], clause: 'COV-18.8', until: 'fameChanged' },
    command: {
      ask: ['row 1 1'],
      clause: 'COV-A26',
      counts: [{ kind: 'fire', at: 1, section: 1 }],
      wrong: {
        other: besides(1, 1),
      },
      luck: dice(5, 6, 2, 1),
    },
  },
} satisfies CoveLesson
