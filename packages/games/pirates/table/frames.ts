// Which part of the board of Pirates! each picture in its rulebook shows.
import type { Frames } from '../../example.ts'
import type { PiratesDraft } from './draft.ts'

const [CHART, OWN, OTHERS] = ['.chart-area', '.captain.own', '.others']

export const frames: Frames<PiratesDraft> = {
  board: 520,
  chapters: {
    '1': { shows: [CHART, OWN], tall: 420 },
    '2': { shows: [CHART], near: ['space 21', 'space 35', 'space 24'], tall: 250 },
    '3': { shows: [CHART], near: ['space 24', 'space 21', 'space 17'], tall: 250 },
    '4': { shows: [OWN], tall: 150 },
    '5': { shows: [CHART], near: ['space 14', 'space 33', 'space 32'], tall: 250 },
    '6': { shows: ['.fight-box'], tall: 350, staged: true },
    '7': { shows: [OWN], tall: 150 },
    '8': { shows: [OWN], tall: 150 },
    '9': { shows: [CHART, OTHERS, OWN], tall: 520 },
  },
}
