// Lesson 1: what wins, what a plunder is, and that treasure can be stolen. It begins with a victory.
import { layOut, thiefAt, type BonesLesson } from './subject.ts'

export const threeTreasures = {
  clauses: ['BON-6.5', 'BON-6.6', 'BON-7.9', 'BON-7.10', 'BON-8.1', 'BON-8.2', 'BON-8.3'],
  start: layOut({
    round: 6,
    firstSeat: 1,
    ships: ['I S I P S I', 'P P S P I P'],
    treasures: [[0], [1, 2]],
    mates: [thiefAt(1, 1), { duty: 'hand', island: 0, owner: -1, token: -1 }],
    dice: [3, 3, 3, 5, 5, 5],
    step: 'act',
    history: [0, 0, 0, 1, 1, 1, 1, 1, 1, 2],
  }),
  steps: {
    isles: { tell: ['island 0 3', 'island 0 1', 'island 0 2', 'island 0 4', 'island 0 5', 'island 0 6'] },
    chests: { tell: ['chest 0 0', 'chest 0 1', 'chest 0 2'], clause: 'BON-8.1' },
    plunder: {
      ask: ['ship 0 3', 'die 0', 'die 1', 'die 2'],
      clause: 'BON-6.5',
      counts: [{ kind: 'plunder', lane: 3 }],
      wrong: { another: [{ kind: 'sail' }, { kind: 'plunder' }], thief: { kind: 'steal' }, end: { kind: 'done' } },
    },
    treasure: { watch: ['chest 0 1', 'ship 0 3'], until: 'plundered', clause: 'BON-6.6' },
    steal: {
      ask: ['chest 1 0', 'die 3', 'die 4', 'die 5'],
      clause: 'BON-7.9',
      counts: [{ kind: 'steal', with: 5 }],
      wrong: { sail: { kind: 'sail' }, end: { kind: 'done' } },
    },
    victory: { tell: ['chest 0 2', 'chest 0 0', 'chest 0 1'], clause: 'BON-8.3' },
  },
} satisfies BonesLesson
