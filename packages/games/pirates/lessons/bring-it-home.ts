// Lesson 1: what wins: treasure counts when it is ashore.
import { layOut, type PiratesLesson } from './subject.ts'

export const bringItHome = {
  clauses: [
    'PIR-3.2',
    'PIR-3.7',
    'PIR-3.8',
    'PIR-4.1',
    'PIR-4.2',
    'PIR-4.3',
    'PIR-4.4',
    'PIR-7.6',
    'PIR-9.4',
    'PIR-9.5',
    'PIR-A8',
  ],
  start: layOut({
    turn: 7,
    ships: [
      { space: 18, deck: 'CCCPP.', aboard: 3 },
      { space: 10, deck: 'CCCPPP' },
    ],
    tiles: [4, 1, 2, 3, 0, 5, 6, 7, 8, 9],
    gone: [0],
  }),
  steps: {
    ship: { tell: ['space 18', 'slot 0 1'] },
    treasure: { tell: ['slot 0 6', 'space 0'], clause: 'PIR-4.2' },
    sail: {
      ask: ['space 0', 'slot 0 4', 'slot 0 5'],
      clause: 'PIR-3.2',
      counts: [{ kind: 'sail', to: 0 }],
      wrong: { short: { kind: 'sail' }, pass: { kind: 'pass' } },
    },
    unload: {
      ask: ['move unload'],
      clause: 'PIR-4.1',
      counts: [{ kind: 'unload' }],
      wrong: { keep: { kind: 'keep' }, sail: { kind: 'sail' } },
    },
    ashore: { tell: ['bank 0'], clause: 'PIR-9.4', until: 'unloaded' },
    free: { tell: ['slot 0 6'], clause: 'PIR-7.6' },
  },
} satisfies PiratesLesson
