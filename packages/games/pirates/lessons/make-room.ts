// Lesson 4: two attacks in a turn, fixed cannons, and room for treasure.
import { dice } from '../../lesson.ts'
import { layOut, type PiratesLesson } from './subject.ts'

export const makeRoom = {
  clauses: [
    'PIR-2.8',
    'PIR-6.4',
    'PIR-7.5',
    'PIR-7.6',
    'PIR-7.7',
    'PIR-7.8',
    'PIR-7.9',
    'PIR-7.10',
    'PIR-7.12',
    'PIR-7.13',
    'PIR-A6',
    'PIR-A16',
  ],
  start: layOut({
    turn: 11,
    ships: [
      { space: 14, deck: 'CCCPCP' },
      { space: 8, deck: 'CCCPPP' },
    ],
    tiles: [0, 1, 2, 3, 4, 5, 7, 6, 8, 9],
    open: { 5: { deck: 'C.....', treasure: 3 }, 6: { deck: '...P..', treasure: 4 } },
  }),
  steps: {
    between: { tell: ['space 33', 'space 32'], clause: 'PIR-2.8' },
    fixed: { tell: ['space 33'], clause: 'PIR-6.4' },
    attack: {
      ask: ['space 33'],
      clause: 'PIR-2.8',
      counts: [{ kind: 'attackLair', lair: 6 }],
      wrong: { poorer: { kind: 'attackLair', lair: 5 }, sail: { kind: 'sail' } },
      luck: dice(1, 4, 6, 2),
    },
    stow: {
      ask: ['slot 0 1', 'slot 0 2', 'slot 0 3', 'slot 0 5'],
      clause: 'PIR-7.8',
      counts: [
        { kind: 'stow', slot: 1 },
        { kind: 'stow', slot: 2 },
        { kind: 'stow', slot: 3 },
        { kind: 'stow', slot: 5 },
      ],
      wrong: { drop: { kind: 'stow', slot: 6 }, swap: { kind: 'stow', slot: 4 } },
    },
    aboard: { tell: ['slot 0 6'], clause: 'PIR-7.10' },
    again: {
      ask: ['space 32'],
      clause: 'PIR-7.1',
      counts: [{ kind: 'attackLair', lair: 5 }],
      wrong: { pass: { kind: 'pass' }, repair: { kind: 'put' } },
      luck: dice(2, 2, 5),
    },
    left: { tell: ['slot 0 6', 'space 32'], clause: 'PIR-7.12' },
  },
} satisfies PiratesLesson
