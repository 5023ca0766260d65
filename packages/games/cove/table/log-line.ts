// Lines of the log that speak of rings: told in the figures the mats show. The rules' own text knows only how far a ring has moved.
import type { Phrase } from '@flibuste/kernel'
import type { Event, EventOf } from '../events.ts'
import type { View } from '../view.ts'
import { valueAt, valuesOf } from '../wording.ts'
import type { Figures } from './log-words.en.ts'
import { say } from './words.ts'

type Ring = EventOf<'ringMoved' | 'raised' | 'shipwrightPlayed'>

const figuresOf = (view: View, { section, from, to }: Ring): Figures => ({
  was: valueAt(view, section, from),
  now: valueAt(view, section, to),
})

export function lineOf(event: Event, view: View): Phrase | null {
  const words = say()
  switch (event.type) {
    case 'fittedOut':
      return [{ seat: event.seat }, words.logFitted(valuesOf(view, event.levels), event.paid)]
    case 'ringMoved':
      // A ring that is off its mat has no figure left.
      return event.to === 0
        ? null
        : [{ seat: event.seat }, words.logBack(event.section, event.from - event.to, figuresOf(view, event))]
    case 'raised': {
      const { seat, section, from, to, paid } = event
      return [{ seat }, words.logRaised(section, to - from, figuresOf(view, event), paid)]
    }
    case 'shipwrightPlayed': {
      const { seat, section } = event
      const built = words.logBuilt(section, figuresOf(view, event))
      return [{ seat }, words.logPlays, { strong: words.cardName('shipwright') }, built]
    }
    default:
      return null
  }
}
