// Lesson 3: how a match begins: six slots, filled in secret.
import { PLAIN, figures, type PiratesLesson } from './subject.ts'

export const loadYourShip = {
  clauses: [
    'PIR-1.4',
    'PIR-1.5',
    'PIR-1.6',
    'PIR-A2',
    'PIR-3.2',
    'PIR-3.8',
    'PIR-5.3',
    'PIR-5.4',
    'PIR-2.4',
    'PIR-7.6',
  ],
  start: { seats: 2, options: PLAIN, luck: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
  steps: {
    slots: { tell: ['slot 0 1', 'slot 0 2', 'slot 0 3', 'slot 0 4', 'slot 0 5', 'slot 0 6'], clause: 'PIR-1.4' },
    figures: { tell: ['slot 0 1', 'slot 0 4'], clause: 'PIR-1.5' },
    load: {
      ask: ['slot 0 1', 'bar'],
      clause: 'PIR-1.6',
      counts: [
        { kind: 'load', figures: figures('CCCPPP') },
        {
          fits: (move) =>
            move.kind === 'load' &&
            ['cannon', 'pirate'].every((kind) => move.figures.filter((figure) => figure === kind).length >= 2),
        },
      ],
      wrong: {
        alike: [
          { kind: 'load', figures: figures('CCCCCC') },
          { kind: 'load', figures: figures('PPPPPP') },
        ],
        lonely: { kind: 'load' },
      },
      moves: [[1, { kind: 'load', figures: figures('PPCCPP') }]],
    },
    perrine: { watch: ['counts 1'], clause: 'PIR-1.5' },
    sail: {
      ask: ['space 24', 'space 18'],
      clause: 'PIR-3.8',
      counts: [{ kind: 'sail', to: 18 }, { kind: 'sail' }],
      wrong: { repair: { kind: 'put' }, attack: { kind: 'attackLair' } },
    },
    room: { tell: ['slot 0 6'], clause: 'PIR-7.6' },
  },
} satisfies PiratesLesson
