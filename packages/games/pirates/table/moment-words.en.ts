// What hits the reader, said to them: the banner of a moment and the digest, in English.
import type { Phrase, Seat, Word } from '@flibuste/kernel'
import { treasures } from '../words.en.ts'

export const en = {
  attacked: (seat: Seat): Phrase => [{ seat }, ' attacks ', { strong: 'your ship' }],
  treasureTaken: (winner: Word, treasure: number): Phrase => [
    winner,
    ' takes ',
    { strong: `${treasures(treasure)} from you` },
  ],
  lairEmptied: (island: string): Phrase => [`${island} is plundered `, { strong: 'under your nose' }],
}

export type MomentWords = typeof en
