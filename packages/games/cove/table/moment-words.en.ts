// What hits the reader or opens a month, said to them: the banner of a moment and the digest, in English.
import type { Phrase, Seat } from '@flibuste/kernel'
import { booty, place } from '../words.en.ts'
import type { Booty } from '../events.ts'

/** A captain and his fame. */
export interface Standing {
  readonly seat: Seat
  readonly fame: number
}

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
  month: (month: number, standings: readonly Standing[]): Phrase => [
    { strong: `Month ${month}` },
    ...(month === 1
      ? []
      : standings.flatMap(({ seat, fame }, at): Phrase => [at === 0 ? ': ' : ', ', { seat }, ` ${fame}`])),
  ],
}

export type MomentWords = typeof en
