// Lesson 7: event cards and their moments; and how to play well: sail where the others do not.
import { dice } from '../../lesson.ts'
import { layOut, type CoveLesson } from './subject.ts'

export const rightMoment = {
  clauses: [
    'COV-4.3',
    'COV-5.1',
    'COV-5.5',
    'COV-14.3',
    'COV-14.5',
    'COV-14.10',
    'COV-14.12',
    'COV-A5',
    'COV-A18',
    'COV-A20',
    'COV-A45',
    'COV-A46',
  ],
  start: layOut({
    at: 'treasure',
    month: 5,
    places: [6, 3, 2, 5],
    levels: ['4335', '4333', '3335', '4333'],
    gold: [2, 0, 0, 0],
    fame: [8, 7, 6, 9],
    hands: ['lookout treasureMap', '', '', 'buccaneering'],
    discard: 'escape letterOfMarque royalNavy royalNavy',
    black: [[5, 'hook']],
    open: ['2800', '0830', '1250', '0550', '3500'],
  }),
  steps: {
    map: {
      ask: ['card 19'],
      clause: 'COV-14.10',
      moves: [[3, { kind: 'pass' }]],
      counts: [{ kind: 'treasureMap' }],
      wrong: { pass: { kind: 'pass' }, lookout: { kind: 'lookout' } },
      luck: dice(4),
    },
    marked: { tell: ['place 4'], clause: 'COV-14.10', until: 'mapRead' },
    pass: {
      ask: ['move pass'],
      clause: 'COV-A5',
      moves: [[3, { kind: 'buccaneering', victim: 0 }]],
      counts: [{ kind: 'pass' }],
      wrong: { lookout: { kind: 'lookout' } },
    },
    half: { tell: ['captain 3'], clause: 'COV-A18', until: 'buccaneered' },
    lookout: {
      ask: ['card 15'],
      clause: 'COV-14.5',
      counts: [{ kind: 'lookout', first: 1 }],
      wrong: {
        self: { kind: 'lookout', first: 0 },
        other: [{ kind: 'pass' }, { kind: 'lookout', first: 2 }, { kind: 'lookout', first: 3 }],
      },
    },
    sail: {
      ask: ['place 1', 'place 2', 'place 3', 'place 4', 'place 5'],
      clause: 'COV-5.5',
      moves: [
        [1, { kind: 'sail', island: 1 }],
        [2, { kind: 'sail', island: 3 }],
        [3, { kind: 'sail', island: 2 }],
      ],
      counts: [{ kind: 'sail', island: 4 }],
      wrong: {
        taken: [
          { kind: 'sail', island: 1 },
          { kind: 'sail', island: 2 },
          { kind: 'sail', island: 3 },
        ],
        hook: { kind: 'sail', island: 5 },
        treasure: { kind: 'sail', island: 6 },
      },
    },
    ten: { tell: ['purse 0', 'captain 3'], clause: 'COV-A20', until: 'shared' },
    remember: { tell: ['place 1', 'place 2', 'place 3', 'place 4', 'place 5'], clause: 'COV-6.2' },
  },
} satisfies CoveLesson
