// Who sits at the table, as the page shows them. Pure: takes what the table tells.
import { SPECTATOR, type Reader, type Seat, type Viewer } from '@flibuste/kernel'
import type { TableInfo } from '@flibuste/protocol'
import type { Captain } from '../kit/table-module.ts'
import { levelOf } from '../session/bot-choices.ts'
import { captainName } from '../session/captains.ts'

export interface Onlooker {
  readonly myId: string
  readonly viewer: Viewer
}

export const mySeats = (table: TableInfo, myId: string): readonly Seat[] =>
  table.seats.flatMap((info, seat) => (info.owner?.id === myId ? [seat] : []))

/** Somebody at this page played this match: they did not watch it, nor look at a record. */
export const hasPlayed = (table: TableInfo, myId: string, opens: 'now' | 'replay'): boolean =>
  opens === 'now' && mySeats(table, myId).length > 0

/** With several people at one screen, only whoever is being asked is "you". */
export function captainsOf(table: TableInfo, onlooker: Onlooker, nobody: string): readonly Captain[] {
  const mine = mySeats(table, onlooker.myId)
  return table.seats.map((info, seat) => ({
    seat,
    name: captainName(table, seat) || nobody,
    bot: info.bot === null ? null : levelOf(info.bot),
    isMe: mine.includes(seat) && (mine.length === 1 || seat === onlooker.viewer),
    here: info.here || info.owner === null,
  }))
}

export const readerFor = (me: Viewer, captains: readonly Captain[]): Reader => ({
  me,
  name: (seat) => captains[seat]?.name ?? '',
})

/** The log outlives the turn, so at a shared screen nobody in it is "you". */
export const logViewer = (viewer: Viewer, mine: readonly Seat[]): Viewer => (mine.length > 1 ? SPECTATOR : viewer)
