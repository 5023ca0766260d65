// What the bar is headed while an answer is told that goes on to something else: the next battle, the plunder, the next month. Pure.
import type { Told } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import { say } from './words.ts'

/** After these nobody is at his guns any more, nor asked for a card, and then the month is over. */
const BETWEEN: ReadonlySet<Event['type']> = new Set([
  'wheelsShown',
  'plundered',
  'buccaneered',
  'mapRead',
  'lookoutPosted',
  'navySent',
  'navyTurned',
  'escaped',
])
const LAST: ReadonlySet<Event['type']> = new Set(['treasuresCleared', 'blackShipMoved'])

export function heading(event: Event, { before: { month } }: Told<View, Event>): string | null {
  const words = say()
  if (event.type === 'battleBegan') return words.battleAt(event.place)
  if (event.type === 'monthBegan') return words.month(event.month)
  if (LAST.has(event.type)) return words.monthEnds(month)
  return BETWEEN.has(event.type) ? words.month(month) : null
}
