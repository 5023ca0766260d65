// What hits the reader, said to them: the banner of a moment and the digest, in English.
import type { Phrase, Seat } from '@flibuste/kernel'
import type { Treasure, Value } from '../data.ts'

export const en = {
  covered: (seat: Seat, value: Value, men: number): Phrase => [
    { seat },
    ' covers ',
    { strong: men === 1 ? `your ${value === '?' ? 'question mark' : value}` : `your crew of ${men}` },
  ],
  awardLost: (seat: Seat, treasure: Treasure, ducats: number): Phrase => [
    { seat },
    ` takes a ${treasure}: your ${treasure}s bring you `,
    { strong: `${ducats} ${ducats === 1 ? 'ducat' : 'ducats'} less` },
  ],
  mutinyCalled: (seat: Seat): Phrase => [{ seat }, ' calls a ', { strong: 'mutiny' }, ' in ', { strong: 'your crew' }],
}

export type MomentWords = typeof en
