// Lesson 2: a plain turn: two actions, and one round of a fight.
import { dice } from '../../lesson.ts'
import { layOut, type PiratesLesson } from './subject.ts'

export const sailThenFire = {
  clauses: [
    'PIR-2.2',
    'PIR-2.3',
    'PIR-2.4',
    'PIR-5.1',
    'PIR-5.3',
    'PIR-5.6',
    'PIR-5.7',
    'PIR-5.8',
    'PIR-6.1',
    'PIR-6.2',
    'PIR-6.3',
    'PIR-6.8',
    'PIR-7.1',
    'PIR-7.5',
    'PIR-7.13',
  ],
  start: layOut({
    turn: 3,
    ships: [
      { space: 24, deck: 'CCCPP.' },
      { space: 19, deck: 'CCCPPP' },
    ],
    tiles: [8, 1, 2, 3, 4, 5, 6, 7, 0, 9],
  }),
  steps: {
    lairs: { tell: ['space 35', 'space 36', 'space 34'], clause: 'PIR-5.6' },
    actions: { tell: ['bar'], clause: 'PIR-2.2' },
    sail: {
      ask: ['space 35', 'space 21', 'space 25', 'space 17'],
      clause: 'PIR-3.2',
      counts: [
        { kind: 'sail', to: 21 },
        { kind: 'sail', to: 25 },
        { kind: 'sail', to: 17 },
      ],
      wrong: { far: { kind: 'sail' }, pass: { kind: 'pass' } },
    },
    attack: {
      ask: ['space 35'],
      clause: 'PIR-5.3',
      counts: [{ kind: 'attackLair', lair: 8 }],
      wrong: { pass: { kind: 'pass' }, repair: { kind: 'put' } },
      luck: dice(3, 6, 5),
    },
    turned: { tell: ['space 35'], clause: 'PIR-5.7', until: 'lairTurned' },
    fire: { tell: ['slot 0 1', 'slot 0 2', 'slot 0 3'], clause: 'PIR-6.2', until: 'fired' },
    beaten: { tell: ['slot 0 1', 'slot 0 2', 'slot 0 3'], clause: 'PIR-7.1', until: 'silenced' },
    taken: { tell: ['slot 0 6'], clause: 'PIR-7.5' },
  },
} satisfies PiratesLesson
