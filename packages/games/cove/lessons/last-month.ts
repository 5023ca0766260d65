// Lesson 9: bags of gold, looking ahead at black ships, the twelfth month, what counts and what does not.
import { dice } from '../../lesson.ts'
import { layOut, type CoveLesson } from './subject.ts'

export const lastMonth = {
  clauses: [
    'COV-6.4',
    'COV-10.4',
    'COV-11.1',
    'COV-11.5',
    'COV-17.1',
    'COV-19.1',
    'COV-20.1',
    'COV-21.1',
    'COV-21.2',
    'COV-21.3',
    'COV-21.4',
    'COV-A41',
  ],
  start: layOut({
    at: 'navigation',
    month: 11,
    places: [2, 1, 4, 3],
    levels: ['4335', '4333', '3335', '5333'],
    gold: [6, 2, 1, 2],
    chests: [4, 0, 3, 1],
    fame: [24, 26, 22, 29],
    discard: 'escape buccaneering lookout shipwright letterOfMarque royalNavy royalNavy treasureMap',
    black: [[5, 'blackbeard']],
    open: ['2420', '0830', '1250', '0550', '3500'],
    pile: ['0360', '0930', '1440', '2800', '4200'],
  }),
  steps: {
    eleven: { tell: ['calendar', 'purse 0'], clause: 'COV-21.1' },
    ahead: { tell: ['hunter 0', 'place 6'], clause: 'COV-11.1' },
    now: {
      ask: ['place 6'],
      clause: 'COV-6.4',
      moves: [
        [1, { kind: 'sail', island: 1 }],
        [2, { kind: 'sail', island: 4 }],
        [3, { kind: 'sail', island: 3 }],
      ],
      counts: [{ kind: 'sail', island: 6 }],
      wrong: {
        other: [
          { kind: 'sail', island: 1 },
          { kind: 'sail', island: 2 },
          { kind: 'sail', island: 3 },
          { kind: 'sail', island: 4 },
        ],
        crew: { kind: 'sail', island: 5 },
      },
    },
    bury: {
      ask: ['purse 0'],
      clause: 'COV-10.4',
      moves: [
        [1, { kind: 'done' }],
        [3, { kind: 'done' }],
        [2, { kind: 'done' }],
      ],
      counts: [{ kind: 'bury', chests: 4, bags: 2 }],
      wrong: { gold: { kind: 'bury', chests: 4, bags: 0 }, less: [{ kind: 'bury' }, { kind: 'done' }] },
      luck: [1, 3, 0, 1, 0],
    },
    fame: {
      ask: ['place 1', 'place 2', 'place 3', 'place 4', 'place 5'],
      clause: 'COV-21.3',
      moves: [
        [1, { kind: 'sail', island: 5 }],
        [2, { kind: 'sail', island: 4 }],
        [3, { kind: 'sail', island: 6 }],
      ],
      counts: [{ kind: 'sail', island: 2 }],
      wrong: {
        chests: { kind: 'sail', island: 3 },
        bury: { kind: 'sail', island: 6 },
        less: [
          { kind: 'sail', island: 1 },
          { kind: 'sail', island: 4 },
          { kind: 'sail', island: 5 },
        ],
      },
      luck: dice(6, 5, 5, 2, 1, 3),
    },
    blackbeard: { tell: ['captain 3', 'fame'], clause: 'COV-19.1', until: 'fameChanged' },
    shown: {
      watch: ['captain 0', 'captain 3'],
      clause: 'COV-21.2',
      moves: [
        [2, { kind: 'done' }],
        [1, { kind: 'done' }],
        [3, { kind: 'income', take: 'cards' }],
        [3, { kind: 'done' }],
      ],
      luck: [25, 4],
    },
  },
} satisfies CoveLesson
