// What hits the reader or opens a month, said to them: the banner of a moment and the digest, in English.
import type { Phrase, Seat } from '@flibuste/kernel'
import { booty, fame, place } from '../words.en.ts'
import type { Booty } from '../events.ts'

export const en = {
  buccaneered: (seat: Seat): Phrase => [{ seat }, ' plays Buccaneering on ', { strong: 'you' }],
  navySent: (seat: Seat, island: number): Phrase => [
    { seat },
    ` sends the Royal Navy to ${place(island)}: `,
    { strong: 'you lie there' },
  ],
  shared: (seat: Seat, share: Booty): Phrase => [{ strong: 'You share' }, ' with ', { seat }, `: ${booty(share)}`],
  routed: (): Phrase => [{ strong: 'You are routed' }],
  mutinied: (): Phrase => [{ strong: 'Your crew mutinies' }],
  month: (month: number, leader: Seat | null, best: number): Phrase => [
    { strong: `Month ${month}` },
    ...(leader === null ? [] : [': ', { seat: leader }, ` leads with ${fame(best)}`]),
  ],
}

export type MomentWords = typeof en
