// Battles of others: told faster than one's own, and skipped to their last shot at once. Pure.
import { has, type Viewer } from '@flibuste/kernel'
import type { Told } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import { isBattleEvent } from './battle-report.ts'

const fightsIn = ({ battle }: View, me: Viewer): boolean => battle !== null && has(battle.seats, me)

const isOfOthers = (event: Event, me: Viewer): boolean =>
  event.type === 'fameChanged' ||
  (isBattleEvent(event) && !(event.type === 'battleBegan' && event.seats.some((seat) => seat === me)))

/** Which battle a frame tells of and of nothing else, where whoever looks neither fights nor commands in it; null: some of it is theirs. */
export function aside({ events, before, after }: Told<View, Event>): string | null {
  const me = after.viewer
  const place = (after.battle ?? before.battle)?.place
  if (me < 0 || place === undefined || after.navy.seat === me) return null
  if (fightsIn(before, me) || fightsIn(after, me)) return null
  return events.every((event) => isOfOthers(event, me)) ? `${after.month} ${place}` : null
}
