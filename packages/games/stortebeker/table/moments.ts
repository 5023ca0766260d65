// What the banner of a moment says to whoever it hits; to everybody else the log's line is enough.
import type { Phrase, Reader } from '@flibuste/kernel'
import { words, type Told } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import { en } from './moment-words.en.ts'
import { fr } from './moment-words.fr.ts'
import { say } from './words.ts'

/** By whoever boarded the ship that is fought over. */
const isBoarder = ({ duel }: View, me: number): boolean => duel.attacks[0]?.seat === me

export function moment(event: Event, { before }: Told<View, Event>, { me }: Reader): Phrase | null {
  const say = words({ en, fr })
  switch (event.type) {
    case 'seized':
    case 'sunk':
      return event.owner === me ? say[event.type](event.seat, event.card, event) : null
    case 'counterAttacked':
      return isBoarder(before, me) ? say.counterAttacked(event.seat) : null
    default:
      return null
  }
}

/** A captain who was asked to counter-attack has answered: what comes of it is the boarding's, not theirs. */
export function heading(event: Event, { before }: Told<View, Event>): string | null {
  const isDecided = event.type === 'shipTaken' || event.type === 'boardingFailed'
  return isDecided && before.step === 'counter' ? say().boarding(say().shipName(event)) : null
}
