// What a viewer gets to see of a table: all that leaves the server goes through here, and through the game's view and show.
import { SPECTATOR, type AnyEvent, type MatchRecord, RECORD_FORMAT, type Viewer } from '@flibuste/kernel'
import type { Frame, Happening, Message, Position, Said, SeatInfo, TableInfo } from '@flibuste/protocol'
import { problem } from '../problem.ts'
import { actingHost, type Presence } from './hosting.ts'
import { takenBack } from './play.ts'
import { seenBy, whisperOf } from './quiet.ts'
import type { Happened, Hold, Spoken, Table } from './table.ts'

/** Who looks: somebody with a cookie or without, and the seat they would like to look from. */
export interface Eyes {
  readonly guest: string | null
  readonly seat: number | null
}

export function viewerOf(table: Table, { guest, seat }: Eyes): Viewer {
  if (guest === null) return SPECTATOR
  if (seat !== null && table.holds[seat]?.owner?.id === guest) return seat
  const own = table.holds.findIndex((hold) => hold.owner?.id === guest)
  return own < 0 ? SPECTATOR : own
}

function seatInfo({ owner, bot, offered }: Hold, isHere: Presence): SeatInfo {
  const seat = { owner, bot, here: owner !== null && isHere(owner.id) }
  return offered === null ? seat : { ...seat, offered }
}

export const infoOf = (table: Table, isHere: Presence): TableInfo => ({
  id: table.id,
  game: table.game.id,
  version: table.version,
  options: table.options,
  status: table.status,
  host: actingHost(table, isHere),
  seats: table.holds.map((hold) => seatInfo(hold, isHere)),
  commitment: table.commitment,
  rematch: table.rematch,
  createdAt: table.createdAt,
})

/** A seat that a bot keeps has nothing to answer until its owner takes it back. */
const acts = (table: Table, viewer: Viewer): boolean => viewer !== SPECTATOR && table.holds[viewer]?.bot === null

export function positionOf(table: Table, viewer: Viewer): Position | null {
  const { match, game } = table
  if (match === null) return null
  const mine = acts(table, viewer)
  const isAnswered = whisperOf(table, viewer) !== null
  return {
    entries: match.length,
    decision: match.decision,
    viewer,
    view: seenBy(table, viewer),
    legal: mine && !isAnswered ? [...game.legal(match.state, viewer)] : [],
    mayUndo: mine && !match.over && takenBack(table, viewer) !== null,
  }
}

/** `nth` counts the entries of the record from 1. */
function happeningOf(table: Table, { entry, events }: Happened, nth: number, viewer: Viewer): Happening {
  const seen = events
    .map((event) => table.game.show(event, viewer))
    .filter((event): event is AnyEvent => event !== null)
  return { entry: nth, seat: entry.seat, by: entry.by, undo: 'undo' in entry, events: seen }
}

/** What happened before the first entry: nobody's doing but the table's. */
function openingOf({ game, match }: Table, viewer: Viewer): Happening {
  const seen = match!.opening.map((event) => game.show(event, viewer)).filter((event) => event !== null)
  return { entry: 0, seat: SPECTATOR, by: 'table', undo: false, events: seen }
}

const saidOf = ({ from, text, at }: Spoken): Said => ({ from, text, at })

/** What happened after a row of the log, as this viewer saw it, the beginning of the match included. */
function since(table: Table, after: number, viewer: Viewer): Pick<Message, 'happenings' | 'said'> {
  const opening = table.start !== null && table.start.number > after ? [openingOf(table, viewer)] : []
  const first = table.happened.findIndex((step) => step.number > after)
  const news = first < 0 ? [] : table.happened.slice(first)
  return {
    happenings: [...opening, ...news.map((step, at) => happeningOf(table, step, first + at + 1, viewer))],
    said: table.spoken.filter((line) => line.number > after).map(saidOf),
  }
}

/** For somebody who comes in now: the chat that is kept, and the beginning where nothing has happened since. */
const arrival = (table: Table, viewer: Viewer): Pick<Message, 'happenings' | 'said'> => ({
  happenings: table.match?.length === 0 ? [openingOf(table, viewer)] : [],
  said: table.spoken.map(saidOf),
})

/** Everything somebody needs who comes in now, or comes back after row `after`. */
export function wholeMessage(table: Table, viewer: Viewer, isHere: Presence, after: number | null): Message {
  const news = after === null ? arrival(table, viewer) : since(table, after, viewer)
  return { number: table.number, table: infoOf(table, isHere), position: positionOf(table, viewer), ...news }
}

/** What one row did. */
export function stepMessage(before: Table, after: Table, viewer: Viewer, isHere: Presence): Message {
  const seatsMoved = before.holds !== after.holds
  const infoChanged = seatsMoved || before.status !== after.status || before.rematch !== after.rematch
  return {
    number: after.number,
    table: infoChanged ? infoOf(after, isHere) : null,
    position: seatsMoved || before.match !== after.match ? positionOf(after, viewer) : null,
    ...since(after, before.number, viewer),
  }
}

/** What only this viewer is told: that it has answered. The log is as it was, and so is its number. */
export const whisperMessage = (table: Table, viewer: Viewer): Message => ({
  number: table.number,
  table: null,
  position: positionOf(table, viewer),
  happenings: [],
  said: [],
})

/** `tables` is the table after each row of its log. */
export function framesOf(tables: readonly Table[], viewer: Viewer): Frame[] {
  const frames: Frame[] = []
  let seen: Table['match'] = null
  for (const table of tables) {
    if (table.match === null || table.match === seen) continue
    seen = table.match
    const last = table.happened.at(-1)
    const happening = last ? happeningOf(table, last, table.happened.length, viewer) : openingOf(table, viewer)
    frames.push({ entry: table.match.length, happening, view: table.game.view(table.match.state, viewer) })
  }
  return frames
}

export function recordOf(table: Table): MatchRecord {
  if (table.status !== 'over' || table.start === null) throw problem('not-over')
  return {
    format: RECORD_FORMAT,
    game: table.game.id,
    version: table.version,
    options: table.options,
    seats: table.start.sitters,
    commitment: table.commitment,
    entropy: table.start.entropy,
    seed: table.seed,
    setup: table.start.setup,
    entries: table.happened.map((step) => step.entry),
  }
}
