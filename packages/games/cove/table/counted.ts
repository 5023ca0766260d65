// Fame as far as it has been told: each gain is counted when its line is, not when the last of a frame is. Pure.
import type { Seat } from '@flibuste/kernel'
import type { Happened } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import { markerOf } from '../score.ts'
import type { View } from '../view.ts'

const withFame = (view: View, fame: readonly number[]): View => ({
  ...view,
  players: view.players.map((player, seat) => {
    const now = fame[seat] ?? player.fame
    return now === player.fame ? player : { ...player, fame: now, marker: markerOf(now) }
  }),
})

/** The view before a frame, brought on by what of it has been told; the view after it stays as it is. */
export function counted(view: View, told: readonly Event[]): View {
  const fame: number[] = []
  for (const event of told) if (event.type === 'fameChanged') fame[event.seat] = event.fame
  return withFame(view, fame)
}

const untold = ({ events, told }: Happened<Event>, seat: Seat): number =>
  events
    .slice(told)
    .reduce((sum, event) => (event.type === 'fameChanged' && event.seat === seat ? sum + event.by : sum), 0)

interface Told {
  readonly view: View
  readonly happened: Happened<Event>
}

/** The view after a frame without the fame that is still to be told: what the board draws. */
export const asCounted = ({ view, happened }: Told): View =>
  withFame(
    view,
    view.players.map(({ fame }, seat) => fame - untold(happened, seat)),
  )
