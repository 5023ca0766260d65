// What the banner of a moment says to whoever it hits; to everybody else the log's line is enough.
import type { Phrase, Reader } from '@flibuste/kernel'
import { words, type Told } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import { en } from './moment-words.en.ts'
import { fr } from './moment-words.fr.ts'

export function moment(event: Event, { after }: Told<View, Event>, { me }: Reader): Phrase | null {
  const say = words({ en, fr })
  switch (event.type) {
    case 'stole':
    case 'thiefSet':
      return event.owner === me ? say[event.type](event.seat) : null
    case 'defended':
      return event.thief === me ? say.defended(event.seat) : null
    case 'plundered':
      return say.plundered(event.seat, event.seat === me, after.boards[event.seat]?.treasures.length ?? 0)
    default:
      return null
  }
}
