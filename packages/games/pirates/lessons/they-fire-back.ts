// Lesson 5: who can still fight fires back; lairs are never repaired, ships are.
import { dice } from '../../lesson.ts'
import { layOut, type PiratesLesson } from './subject.ts'

export const theyFireBack = {
  clauses: [
    'PIR-6.3',
    'PIR-6.5',
    'PIR-6.6',
    'PIR-6.9',
    'PIR-7.2',
    'PIR-7.14',
    'PIR-8.2',
    'PIR-8.3',
    'PIR-8.4',
    'PIR-8.6',
    'PIR-5.10',
  ],
  start: layOut({
    turn: 9,
    ships: [
      { space: 21, deck: 'CCPPP.' },
      { space: 19, deck: 'CCCPPP' },
    ],
    tiles: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    open: { 8: { deck: 'PCPCPC', treasure: 4 } },
  }),
  steps: {
    tough: { tell: ['space 35'], clause: 'PIR-6.1' },
    attack: {
      ask: ['space 35'],
      clause: 'PIR-5.1',
      counts: [{ kind: 'attackLair', lair: 8 }],
      wrong: { sail: { kind: 'sail' }, pass: { kind: 'pass' } },
      luck: dice(2, 5, 1, 3),
    },
    back: { tell: ['slot 0 1', 'slot 0 3'], clause: 'PIR-6.5', until: 'stoodOff' },
    gaps: { tell: ['space 35'], clause: 'PIR-7.2' },
    repair: {
      ask: ['slot 0 1', 'slot 0 3'],
      clause: 'PIR-8.2',
      all: [
        { kind: 'put', slot: 1, figure: 'cannon' },
        { kind: 'put', slot: 3, figure: 'cannon' },
      ],
      wrong: {
        attack: { kind: 'attackLair', lair: 8 },
        pirate: [
          { kind: 'put', slot: 1, figure: 'pirate' },
          { kind: 'put', slot: 3, figure: 'pirate' },
        ],
      },
    },
    perrine: {
      watch: ['space 15', 'space 35'],
      // After the last slot the board ends a repair by itself.
      moves: [
        [0, { kind: 'done' }],
        [1, { kind: 'sail', to: 15 }],
        [1, { kind: 'pass' }],
      ],
    },
    again: {
      ask: ['space 35'],
      clause: 'PIR-5.1',
      counts: [{ kind: 'attackLair', lair: 8 }],
      wrong: { sail: { kind: 'sail' }, pass: { kind: 'pass' } },
      luck: dice(4, 6, 1),
    },
    beaten: { tell: ['slot 0 6'], clause: 'PIR-7.1' },
  },
} satisfies PiratesLesson
