// Lesson 6: the other trades of the mate: chase a Thief, be one, steal with any triple; and who may be robbed.
import { dice } from '../../lesson.ts'
import { layOut, thiefAt, type BonesLesson } from './subject.ts'

export const thiefAndDefender = {
  clauses: ['BON-7.7', 'BON-7.8', 'BON-7.9', 'BON-7.10', 'BON-7.11', 'BON-7.13', 'BON-7.16', 'BON-A22'],
  start: layOut({
    round: 5,
    firstSeat: 0,
    ships: ['P S P P P S', 'P P S P P P'],
    treasures: [[0], [1]],
    mates: [{ duty: 'hand', island: 0, owner: -1, token: -1 }, thiefAt(0, 0)],
    dice: [1, 2, 4, 6],
    step: 'mate',
    history: [0, 0, 0, 0, 1, 0, 1, 1],
  }),
  steps: {
    thief: { tell: ['chest 0 0'], clause: 'BON-7.9' },
    defend: {
      ask: ['chest 0 0', 'mate 0'],
      clause: 'BON-7.13',
      counts: [{ kind: 'defend', thief: 1 }],
      wrong: { scout: { kind: 'scout' }, idle: { kind: 'done' } },
      luck: dice(3, 3, 3, 2),
    },
    saved: {
      watch: ['ship 1 3'],
      moves: [
        [1, { kind: 'done' }],
        [1, { kind: 'sail', lane: 3, with: 'triple' }],
      ],
      luck: dice(1, 3, 4, 6),
      clause: 'BON-7.16',
    },
    reroll: {
      ask: ['die 1', 'die 0', 'die 2', 'die 3'],
      clause: 'BON-4.1',
      counts: [{ kind: 'reroll', dice: [0, 1, 2, 3] }],
      wrong: { some: { kind: 'reroll' }, keep: { kind: 'done' } },
      luck: dice(6, 2, 5, 3),
    },
    revenge: {
      ask: ['chest 1 0'],
      clause: 'BON-7.7',
      counts: [{ kind: 'thief', owner: 1, token: 1 }],
      wrong: { scout: { kind: 'scout' }, idle: { kind: 'done' } },
      luck: dice(1, 1, 4, 2),
    },
    rich: { tell: ['chest 1 0', 'chest 0 0'], until: 'thiefSet', clause: 'BON-7.8' },
    perrine: {
      watch: ['die 1', 'die 0', 'die 2'],
      moves: [
        [1, { kind: 'done' }],
        [1, { kind: 'sail', lane: 1, with: 'pair' }],
      ],
      luck: dice(2, 2, 2, 5),
      clause: 'BON-7.13',
    },
    keep: {
      ask: ['move done'],
      clause: 'BON-7.9',
      counts: [{ kind: 'done' }],
      wrong: { reroll: { kind: 'reroll' }, early: [{ kind: 'steal' }, { kind: 'sail' }, { kind: 'plunder' }] },
    },
    steal: {
      ask: ['chest 1 0', 'die 0', 'die 1', 'die 2'],
      clause: 'BON-7.10',
      counts: [{ kind: 'steal', with: 2 }],
      wrong: { sail: { kind: 'sail', lane: 2 }, end: { kind: 'done' } },
      luck: dice(1, 3, 4, 6),
    },
    two: { tell: ['chest 0 1', 'chest 0 0'], until: 'mateReturned', clause: 'BON-7.11' },
  },
} satisfies BonesLesson
