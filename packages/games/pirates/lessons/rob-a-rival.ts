// Lesson 7: ships fight in one space; what is aboard can be robbed.
import { dice } from '../../lesson.ts'
import { layOut, type PiratesLesson } from './subject.ts'

export const robARival = {
  clauses: [
    'PIR-3.5',
    'PIR-5.2',
    'PIR-5.4',
    'PIR-5.5',
    'PIR-6.8',
    'PIR-7.1',
    'PIR-7.5',
    'PIR-7.16',
    'PIR-4.1',
    'PIR-4.2',
  ],
  start: layOut({
    turn: 15,
    ships: [
      { space: 22, deck: 'CCCPP.', banked: 3 },
      { space: 18, deck: 'C..PP.', aboard: 4 },
    ],
    tiles: [4, 1, 2, 3, 8, 5, 6, 7, 0, 9],
    gone: [0, 4],
  }),
  steps: {
    perrine: { tell: ['space 18', 'counts 1'] },
    sail: {
      ask: ['space 18'],
      clause: 'PIR-5.2',
      counts: [{ kind: 'sail', to: 18 }],
      wrong: { beside: { kind: 'sail' }, perla: { kind: 'attackLair' } },
    },
    attack: {
      ask: ['space 18', 'slot 1 1'],
      clause: 'PIR-5.2',
      counts: [{ kind: 'attackShip', ship: 1 }],
      wrong: { lair: { kind: 'attackLair' }, pass: { kind: 'pass' } },
      luck: dice(1, 3, 6),
    },
    taken: { tell: ['slot 0 6'], clause: 'PIR-7.5' },
    passage: {
      watch: ['space 24', 'counts 1'],
      clause: 'PIR-8.2',
      moves: [
        [1, { kind: 'sail', to: 24 }],
        [1, { kind: 'put', slot: 1, figure: 'cannon' }],
        [1, { kind: 'put', slot: 2, figure: 'cannon' }],
        [1, { kind: 'done' }],
      ],
    },
    home: {
      ask: ['space 0'],
      clause: 'PIR-3.5',
      counts: [{ kind: 'sail', to: 0 }],
      wrong: { beside: { kind: 'sail' }, pass: { kind: 'pass' } },
    },
    unload: {
      ask: ['move unload'],
      clause: 'PIR-4.1',
      counts: [{ kind: 'unload' }],
      wrong: { keep: { kind: 'keep' }, sail: { kind: 'sail' } },
    },
    ashore: { tell: ['bank 0'], clause: 'PIR-4.2', until: 'unloaded' },
  },
} satisfies PiratesLesson
