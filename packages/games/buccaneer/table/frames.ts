// Which part of the board of Buccaneer each picture in its rulebook shows.
import type { Frames } from '../../example.ts'
import type { BuccaneerDraft } from './draft.ts'

const [SHIPS, STRIP, BANK, DOCKS] = ['.ships', '.treasury-strip', '.bank', '.harbour']

/** By their captains: the 2, the 3 and the 4 of the first seat. */
const [TWO, THREE, FOUR] = [0, 1, 2]

export const frames: Frames<BuccaneerDraft> = {
  board: 470,
  chapters: {
    '1': { shows: [SHIPS, STRIP, BANK, DOCKS], tall: 470 },
    '2': { shows: [SHIPS, STRIP, BANK, DOCKS], tall: 470, draft: { crew: THREE } },
    '3': { shows: [DOCKS], tall: 320, draft: { crew: TWO } },
    '4': { shows: [SHIPS], tall: 132, draft: { crew: FOUR } },
    '5': { shows: [SHIPS, STRIP, BANK, DOCKS], tall: 470, draft: { crew: TWO } },
    '6': { shows: [SHIPS, STRIP, BANK], tall: 170 },
    '7': { shows: ['.unrest'], near: ['.mutinous'], tall: 210 },
    '8': { shows: [SHIPS, STRIP, BANK], tall: 170 },
  },
}
