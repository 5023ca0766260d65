// What hits the reader, said to them: the banner of a moment and the digest, in English.
import type { Phrase, Seat } from '@flibuste/kernel'

const captains = (count: number): string => (count === 1 ? '1 captain' : `${count} captains`)

export const en = {
  stole: (seat: Seat): Phrase => [{ seat }, ' takes ', { strong: 'your treasure' }],
  thiefSet: (seat: Seat): Phrase => [{ seat }, ' sets a Thief beside ', { strong: 'your treasure' }],
  defended: (seat: Seat): Phrase => [{ seat }, ' chases ', { strong: 'your Thief' }, ' away'],
  plundered: (home: number): Phrase => [
    `Your ${home === 1 ? 'first' : 'second'} treasure is home: `,
    { strong: home === 1 ? 'two to go' : 'one to go' },
  ],
  oneToGo: (seat: Seat): Phrase => [{ seat }, ' has two treasures: ', { strong: 'one to go' }],
  stolen: (owner: Seat, home: number): Phrase => [
    'You steal a treasure from ',
    { seat: owner },
    ': ',
    { strong: home === 1 ? 'two to go' : 'one to go' },
  ],
  lastRound: {
    mine: (others: number): Phrase => [
      'You hold three treasures: ',
      { strong: others === 0 ? 'the match is yours' : `last round, ${captains(others)} still to play` },
    ],
    yours: (seat: Seat): Phrase => [
      { seat },
      ' holds three treasures, this is the last round: ',
      { strong: 'one turn is left to you' },
    ],
    over: (seat: Seat): Phrase => [
      { seat },
      ' holds three treasures, this is the last round: ',
      { strong: 'you have played yours' },
    ],
  },
  alsoThree: (seat: Seat, isMine: boolean): Phrase => [
    ...(isMine ? ['You hold'] : [{ seat }, ' holds']),
    ' three treasures too: ',
    { strong: 'sailing points decide' },
  ],
}

export type MomentWords = typeof en
