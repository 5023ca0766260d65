// Which part of the board of Pirate’s Cove each picture in its rulebook shows.
import type { Frames } from '../../example.ts'
import type { CoveDraft } from './draft.ts'

const [CALENDAR, CHART, LEAF, FAME] = ['.calendar', '.archipelago', '.leaf-box > .sheet', '.fame']
const [STAGE, SEA, ORDER, VOLLEY, HAND] = ['.stage', '.stage-sea', '.stage-order', '.volley-sheet', '.hand']
const [PERRINE, TOM, HUNTER] = [".side-sheet[data-side='1']", ".side-sheet[data-side='3']", '.side-sheet.hunter']

export const frames: Frames<CoveDraft> = {
  board: 540,
  chapters: {
    '1': { shows: [LEAF], tall: 275 },
    '2': { shows: [LEAF], tall: 205 },
    '3': { shows: [SEA], tall: 160 },
    '4': { shows: [CALENDAR, CHART], tall: 300 },
    '5': { shows: [CHART, LEAF], tall: 480, draft: { island: 2 } },
    '6': { shows: [CHART], tall: 260 },
    '7': { shows: [STAGE], near: [ORDER, VOLLEY], tall: 430 },
    '8': { shows: [STAGE], near: [ORDER, PERRINE], tall: 380 },
    '9': { shows: [CHART], tall: 260 },
    '10': { shows: [LEAF], tall: 240 },
    '11': { shows: [CALENDAR, CHART], tall: 300 },
    '12': { shows: [LEAF], tall: 170 },
    '13': { shows: [LEAF], tall: 240 },
    '14': { shows: [LEAF], tall: 170 },
    '15': { shows: [HAND], tall: 170 },
    '16': { shows: [TOM, VOLLEY], tall: 310 },
    '17': { shows: [LEAF], tall: 170 },
    '18': { shows: [STAGE], near: [ORDER, HUNTER], tall: 345 },
    '19': { shows: [STAGE], near: [ORDER, HUNTER], tall: 305 },
    '20': { shows: [FAME], tall: 60 },
    '21': { shows: [CALENDAR, CHART], tall: 300 },
  },
}
