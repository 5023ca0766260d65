// Which part of the board of Störtebeker each picture in its rulebook shows.
import type { Frames } from '../../example.ts'
import type { StortebekerDraft } from './draft.ts'

const [SCORE, FLEET, REAR, HAND, THREE] = ['.score', '.fleet', '.rear-line', '.hand', '.three-cards']

const BEANS = 1

export const frames: Frames<StortebekerDraft> = {
  board: 480,
  chapters: {
    '1': { shows: [FLEET, REAR, HAND], tall: 400 },
    '2': { shows: [FLEET, REAR, HAND], tall: 428 },
    '3': { shows: [FLEET, REAR, HAND, THREE], tall: 440, draft: { card: BEANS, nth: 1 } },
    '4': { shows: [FLEET], near: ['ship 29', 'side 29 0', 'ship 19'], tall: 150 },
    '5': { shows: [FLEET], near: ['ship 22', 'side 22 0', 'ship 2'], tall: 160 },
    '6': { shows: ['.stage'], tall: 480 },
    '7': { shows: [SCORE, FLEET, REAR], tall: 340 },
    '8': { shows: [HAND], tall: 110 },
    '9': { shows: [SCORE, FLEET, REAR], tall: 340 },
  },
}
