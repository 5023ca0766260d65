// Lesson 4: boarding cards before the first shot, volley cards before one shot; reloading and recoil.
import { dice } from '../../lesson.ts'
import { besides, layOut, type CoveLesson } from './subject.ts'

export const cardsInBattle = {
  clauses: [
    'COV-7.1',
    'COV-7.2',
    'COV-7.3',
    'COV-7.5',
    'COV-8.4',
    'COV-8.8',
    'COV-15.2',
    'COV-15.5',
    'COV-16.1',
    'COV-16.4',
    'COV-16.5',
    'COV-16.7',
    'COV-16.8',
    'COV-A36',
  ],
  start: layOut({
    at: 'combat',
    month: 4,
    places: [4, 6, 6, 4],
    levels: ['3344', '3333', '3335', '5333'],
    gold: [2, 0, 0, 2],
    fame: [5, 6, 4, 6],
    hands: ['fairWind grapeshot cannonade', '', '', 'smoke powderMagazine'],
    discard: 'escape letterOfMarque royalNavy royalNavy',
    black: [[1, 'hook']],
    open: ['1250', '0640', '2520', '0930', '2800'],
  }),
  steps: {
    wind: {
      ask: ['card 6'],
      clause: 'COV-7.5',
      moves: [[3, { kind: 'smoke' }]],
      counts: [{ kind: 'fairWind' }],
      wrong: { pass: { kind: 'pass' }, volley: [{ kind: 'grapeshot' }, { kind: 'cannonade' }] },
    },
    pass: {
      ask: ['move pass'],
      clause: 'COV-7.3',
      counts: [{ kind: 'pass' }],
      wrong: { volley: [{ kind: 'cannonade' }, { kind: 'grapeshot' }] },
    },
    cannonade: {
      ask: ['card 12'],
      clause: 'COV-16.7',
      moves: [[3, { kind: 'pass' }]],
      counts: [{ kind: 'cannonade' }],
      wrong: { fire: { kind: 'fire' }, flee: { kind: 'flee' } },
    },
    fire: {
      ask: ['row 3 0', 'row 3 1', 'row 3 2', 'row 3 3'],
      clause: 'COV-16.7',
      counts: [
        { kind: 'fire', at: 3, section: 1 },
        { kind: 'fire', at: 3 },
      ],
      wrong: { flee: { kind: 'flee' }, grapeshot: { kind: 'grapeshot' } },
      luck: dice(6, 4, 2),
    },
    hold: {
      ask: ['move hold'],
      clause: 'COV-16.8',
      moves: [[3, { kind: 'fire', at: 0, section: 3 }]],
      counts: [{ kind: 'hold' }],
      wrong: { fire: { kind: 'fire' }, flee: { kind: 'flee' } },
      luck: dice(5, 1),
    },
    grapeshot: {
      ask: ['card 10'],
      clause: 'COV-16.1',
      moves: [
        [3, { kind: 'powderMagazine' }],
        [3, { kind: 'fire', at: 0, section: 3 }],
      ],
      counts: [{ kind: 'grapeshot' }],
      wrong: { fire: { kind: 'fire' }, flee: { kind: 'flee' } },
      luck: dice(3, 5),
    },
    end: {
      ask: ['row 3 3'],
      clause: 'COV-8.8',
      counts: [{ kind: 'fire', at: 3, section: 3 }, ...besides(3, 0)],
      wrong: { sails: { kind: 'fire', at: 3, section: 0 }, flee: { kind: 'flee' } },
      luck: dice(3, 4, 1),
    },
    kick: { tell: ['row 0 2'], clause: 'COV-16.1', until: 'plundered' },
  },
} satisfies CoveLesson
