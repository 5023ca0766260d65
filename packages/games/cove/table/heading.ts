// What the bar is headed while an answer is told that goes on to something else: the next battle, the plunder, the next month. Pure.
import type { Told } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import { say } from './words.ts'

/** After these nobody is at his guns any more. */
const BETWEEN: ReadonlySet<Event['type']> = new Set(['wheelsShown', 'plundered', 'treasuresCleared', 'blackShipMoved'])

export function heading(event: Event, { before }: Told<View, Event>): string | null {
  if (event.type === 'battleBegan') return say().battleAt(event.place)
  if (event.type === 'monthBegan') return say().month(event.month)
  return BETWEEN.has(event.type) ? say().month(before.month) : null
}
