// What somebody here may do about who holds a seat in mid-match. Pure: takes what the table tells; the server has the last word.
import type { Seat } from '@flibuste/kernel'
import type { TableInfo } from '@flibuste/protocol'
import { mySeats } from './captains.ts'

/** Who keeps a seat warm. */
const STAND_IN = { bot: 'sailor' } as const

export type SeatAct = 'hand' | 'reclaim' | 'keepWarm'

export const sittingFor = (act: SeatAct): 'me' | typeof STAND_IN => (act === 'reclaim' ? 'me' : STAND_IN)

/** Null where nothing can be done: a bot of the table, somebody who is here, a match that is not going on. */
export function seatActOf(table: TableInfo, myId: string, seat: Seat): SeatAct | null {
  const info = table.seats[seat]
  if (table.status !== 'playing' || info === undefined || info.owner === null) return null
  if (info.owner.id === myId) return info.bot === null ? 'hand' : 'reclaim'
  return table.host === myId && info.bot === null && (!info.here || info.engine === true) ? 'keepWarm' : null
}

/** The seat a person here may hand over or take back: the one being played, else their first. */
export function ownSeat(table: TableInfo, myId: string, viewer: number): Seat | null {
  const mine = mySeats(table, myId)
  return mine.includes(viewer) ? viewer : (mine[0] ?? null)
}
