// Which part of the board of Bones each picture in its rulebook shows.
import type { Frames } from '../../example.ts'
import type { BonesDraft } from './draft.ts'

const [OTHERS, OWN, DICE, LADDER] = ['.others', '.own', '.tray', '.ladder']

export const frames: Frames<BonesDraft> = {
  board: 460,
  chapters: {
    '1': { shows: [OWN], tall: 250 },
    '2': { shows: [OWN, DICE], tall: 330 },
    '3': { shows: [OWN, DICE], tall: 330 },
    '4': { shows: [DICE], tall: 94, draft: { dice: [1, 3] } },
    '5': { shows: [OWN, DICE], tall: 330, draft: { die: 2 } },
    '6': { shows: [OWN, DICE], tall: 330 },
    '7': { shows: [OWN, DICE], tall: 330 },
    '8': { shows: [OTHERS, OWN, DICE], tall: 460 },
    '9': { shows: [LADDER], tall: 120 },
  },
}
