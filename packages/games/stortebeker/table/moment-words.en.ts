// What hits the reader, said to them: the banner of a moment and the digest, in English.
import type { Phrase, Seat } from '@flibuste/kernel'
import type { Card } from '../cards.ts'
import type { ToldShip } from '../events.ts'
import { card, shipName } from '../words.en.ts'

export const en = {
  seized: (seat: Seat, taken: Card, at: ToldShip): Phrase => [
    { seat },
    ' seizes ',
    { strong: `your ${card(taken)}` },
    ` at ${shipName(at)}`,
  ],
  sunk: (seat: Seat, taken: Card, at: ToldShip): Phrase => [
    { seat },
    ' sinks ',
    { strong: `your ${card(taken)}` },
    ` at ${shipName(at)}`,
  ],
  counterAttacked: (seat: Seat): Phrase => [{ seat }, ' counter-attacks ', { strong: 'you' }],
}

export type MomentWords = typeof en
