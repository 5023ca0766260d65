// Lesson 8, how to play well: count before the last lair falls.
import { layOut, type PiratesLesson } from './subject.ts'

export const lastLair = {
  clauses: ['PIR-9.1', 'PIR-9.2', 'PIR-9.3', 'PIR-9.4', 'PIR-9.5', 'PIR-9.6', 'PIR-4.1', 'PIR-A7'],
  start: layOut({
    turn: 49,
    ships: [
      { space: 22, deck: 'CCCPP.', aboard: 3, banked: 8 },
      { space: 18, deck: 'CCPPP.', aboard: 3, banked: 10 },
      { space: 8, deck: 'CCCPPP', banked: 4 },
      { space: 3, deck: 'CCCPPP', banked: 1 },
    ],
    tiles: [9, 1, 2, 3, 4, 5, 6, 7, 8, 0],
    gone: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    open: { 9: { deck: '..P.C.', treasure: 1 } },
  }),
  steps: {
    eleven: { tell: ['bank 0', 'slot 0 6'], clause: 'PIR-9.4' },
    last: { tell: ['space 36'], clause: 'PIR-9.1' },
    perrine: { tell: ['space 18', 'bank 1'] },
    home: {
      ask: ['space 0', 'space 36'],
      clause: 'PIR-9.2',
      counts: [{ kind: 'sail', to: 0 }],
      wrong: { perla: { kind: 'attackLair' }, rob: { kind: 'sail', to: 18 } },
    },
    unload: {
      ask: ['move unload'],
      clause: 'PIR-4.1',
      counts: [{ kind: 'unload' }],
      wrong: { keep: { kind: 'keep' }, attack: { kind: 'attackLair' } },
    },
    win: { tell: ['bank 0'], clause: 'PIR-9.5' },
  },
} satisfies PiratesLesson
