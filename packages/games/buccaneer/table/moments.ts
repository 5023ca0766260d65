// What the banner of a moment says to whoever it hits; to everybody else the log's line is enough.
import type { Phrase, Reader } from '@flibuste/kernel'
import { words, type Told } from '@flibuste/web/kit'
import { valueOf } from '../crews.ts'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import { awardLost } from './score.ts'
import { en } from './moment-words.en.ts'
import { fr } from './moment-words.fr.ts'

export function moment(event: Event, told: Told<View, Event>, { me }: Reader): Phrase | null {
  const say = words({ en, fr })
  if (event.type === 'covered' && event.owner === me)
    return say.covered(event.seat, valueOf(event.target), event.targetMen)
  if (event.type === 'treasureTaken' && awardLost(event, me, told) > 0)
    return say.awardLost(event.seat, event.treasure, awardLost(event, me, told))
  return event.type === 'mutinyCalled' && event.captain === me ? say.mutinyCalled(event.seat) : null
}
