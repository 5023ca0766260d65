// What hits the reader, said to them: the banner of a moment and the digest, in English.
import type { Phrase, Seat } from '@flibuste/kernel'

export const en = {
  covered: (seat: Seat, men: number): Phrase => [
    { seat },
    ' covers ',
    { strong: men === 1 ? 'your man' : `your crew of ${men}` },
  ],
  mutinyCalled: (seat: Seat): Phrase => [{ seat }, ' calls a ', { strong: 'mutiny' }, ' in ', { strong: 'your crew' }],
}

export type MomentWords = typeof en
