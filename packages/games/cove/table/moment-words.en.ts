// What hits the reader or opens a month, said to them: the banner of a moment and the digest, in English.
import type { Phrase, Seat } from '@flibuste/kernel'
import { at, booty, chests, legend, place } from '../words.en.ts'
import type { Booty } from '../events.ts'
import type { Foes } from './moments.ts'

/** A captain and his fame. */
export interface Standing {
  readonly seat: Seat
  readonly fame: number
}

/** Whom one fights, the captains first. */
const against = ({ captains, legend: aboard, navy }: Foes): Phrase =>
  [
    ...captains.map((seat) => ({ seat })),
    ...(aboard < 0 ? [] : [legend(aboard)]),
    ...(navy ? ['the Royal Navy'] : []),
  ].flatMap((foe, nth, all) => (nth === 0 ? [foe] : [nth === all.length - 1 ? ' and ' : ', ', foe]))

export const en = {
  battle: (island: number, foes: Foes): Phrase => [
    { strong: `Battle ${at(island)}` },
    ': you against ',
    ...against(foes),
  ],
  buccaneered: (seat: Seat): Phrase => [{ seat }, ' plays Buccaneering on ', { strong: 'you' }],
  navySent: (seat: Seat, island: number): Phrase => [
    { seat },
    ` sends the Royal Navy to ${place(island)}: `,
    { strong: 'you lie there' },
  ],
  shared: (seat: Seat, share: Booty): Phrase => [{ strong: 'You share' }, ' with ', { seat }, `: ${booty(share)}`],
  plundered: (island: number, taken: Booty): Phrase => [
    { strong: `You plunder ${place(island)}` },
    `: ${booty(taken)}`,
  ],
  cargoLost: (lost: number): Phrase => [{ strong: `You lose ${chests(lost)}` }, ': your hull holds no more'],
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
