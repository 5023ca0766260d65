// What hits the reader, said to them: the banner of a moment and the digest, in English.
import type { Phrase, Seat } from '@flibuste/kernel'

export const en = {
  stole: (seat: Seat): Phrase => [{ seat }, ' takes ', { strong: 'your treasure' }],
  thiefSet: (seat: Seat): Phrase => [{ seat }, ' sets a Thief beside ', { strong: 'your treasure' }],
  defended: (seat: Seat): Phrase => [{ seat }, ' chases ', { strong: 'your Thief' }, ' away'],
  plundered: (seat: Seat, isMine: boolean, home: number): Phrase =>
    isMine
      ? [
          `Your ${home === 1 ? 'first' : 'second'} treasure is home: `,
          { strong: home === 1 ? 'two to go' : 'one to go' },
        ]
      : [{ seat }, ' has two treasures: ', { strong: 'one to go' }],
}

export type MomentWords = typeof en
