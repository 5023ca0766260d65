// What a viewer gets to see of a table. All that leaves the server passes through this file, and through the game's `view` and `show`.
import {
  SPECTATOR,
  type AnyMove,
  type Asked,
  type Entry,
  type MatchRecord,
  RECORD_FORMAT,
  type Viewer,
} from '@flibuste/kernel'
import type { Frame, LobbyInfo, Message, Position, Said, SeatInfo, TableInfo } from '@flibuste/protocol'
import { problem } from '../problem.ts'
import { codeOf, hasFreeSeat } from './codes.ts'
import { actingHost, type Presence } from './hosting.ts'
import { customsOf } from './log.ts'
import { seenBy, whisperOf } from './quiet.ts'
import { spectatorsAt } from './spectators.ts'
import { isSamePosition, isSameSeating, positionsIn, type Hold, type Spoken, type Table } from './table.ts'

/** Who looks: somebody with a cookie or without, and the seat they would like to look from. */
export interface Eyes {
  readonly guest: string | null
  /** What the guest is called elsewhere. */
  readonly called?: string | null
  readonly seat: number | null
}

export function viewerOf(table: Table, { guest, seat }: Eyes): Viewer {
  if (guest === null) return SPECTATOR
  if (seat !== null && table.holds[seat]?.owner?.id === guest) return seat
  const own = table.holds.findIndex((hold) => hold.owner?.id === guest)
  return own < 0 ? SPECTATOR : own
}

/** Since when the owner of a seat is away, where that is known. */
function absence({ owner }: Hold, isHere: Presence): Pick<SeatInfo, 'awaySince'> {
  if (owner === null || isHere(owner.id) || isHere.awaySince === undefined) return {}
  return { awaySince: isHere.awaySince(owner.id) }
}

function seatInfo(hold: Hold, isHere: Presence): SeatInfo {
  const { owner, bot, promise, offered, engine } = hold
  const here = owner !== null && isHere(owner.id)
  const program = engine === null ? {} : { engine: true as const }
  const seat = { owner, bot, ...program, here, ...(promise === null ? {} : { promise }), ...absence(hold, isHere) }
  return offered === null ? seat : { ...seat, offered }
}

function lobbyOf(table: Table): LobbyInfo {
  const { id, holds, host, terms, freed } = table
  const ready = holds.map((hold) => hold.ready || hold.bot !== null || hold.engine !== null || hold.owner?.id === host)
  return { terms, ready, code: hasFreeSeat(table) ? codeOf(id) : null, freed: [...freed] }
}

export const infoOf = (table: Table, isHere: Presence): TableInfo => ({
  id: table.id,
  game: table.game.id,
  version: table.version,
  options: table.options,
  ...customsOf(table),
  status: table.status,
  host: actingHost(table, isHere),
  seats: table.holds.map((hold) => seatInfo(hold, isHere)),
  ...spectatorsAt(table, isHere),
  commitment: table.commitment,
  ...(table.status === 'open' && table.calledAt !== null ? { calledAt: table.calledAt } : {}),
  ...(table.status === 'open' ? { lobby: lobbyOf(table) } : {}),
  rematch: table.rematch,
  ...(table.rematchBy === null ? {} : { rematchBy: table.rematchBy }),
  createdAt: table.createdAt,
})

/** A seat that a bot keeps has nothing to answer until its owner takes it back. */
const acts = (table: Table, viewer: Viewer): boolean => viewer !== SPECTATOR && table.holds[viewer]?.bot === null

export function positionOf(
  table: Table,
  viewer: Viewer,
  look: (viewer: Viewer) => Asked = (one) => seenBy(table, one),
): Position | null {
  const { course, game } = table
  if (course === null) return null
  const { match } = course
  const mine = acts(table, viewer)
  const isAnswered = whisperOf(table, viewer) !== null
  return {
    entries: match.length,
    decision: match.decision,
    viewer,
    view: look(viewer),
    // The list itself, because some exist once and are written out once. Nobody changes it.
    legal: mine && !isAnswered ? (game.legal(match.state, viewer) as AnyMove[]) : [],
    mayUndo: mine && !match.over && course.mayTakeBack(viewer),
  }
}

const saidOf = ({ from, text, at, about }: Spoken): Said => ({
  from,
  text,
  at,
  ...(about === undefined ? {} : { about }),
})

/** How many entries of the match were written by row `number`, as far as that is kept; -1: not even its beginning. */
function entriesBy({ start, written, course }: Table, number: number): number {
  if (start === null || course === null || start.number > number) return -1
  let known = written.length
  while (known > 0 && (written[known - 1] ?? 0) > number) known--
  return course.match.length - written.length + known
}

/** Whether the table can tell all that happened after a row of its log; what it cannot is on disk. */
export function recalls(table: Table, after: number): boolean {
  const { course, written } = table
  return course === null || course.match.length === written.length || (written[0] ?? 0) <= after + 1
}

/** What happened after a row of the log, as this viewer saw it, the beginning of the match included. */
const since = (table: Table, after: number, viewer: Viewer): Pick<Message, 'happenings' | 'said'> => ({
  happenings: table.course?.happenings(viewer, entriesBy(table, after)) ?? [],
  said: table.spoken.filter((line) => line.number > after).map(saidOf),
})

/** The same where the table cannot tell all of it by itself: by `past`, the table after each row so far. */
function sinceBy(
  past: readonly Table[],
  table: Table,
  after: number,
  viewer: Viewer,
): Pick<Message, 'happenings' | 'said'> {
  const missed = positionsIn(past).filter(({ number }) => number > after)
  const { happenings } = since(table, past.at(-1)?.number ?? after, viewer)
  const { said } = since(table, after, viewer)
  return { happenings: [...missed.map((one) => frameOf(one, viewer).happening), ...happenings], said }
}

/** What somebody who comes in now is told: the chat that is kept, and how the match began if nobody has moved yet. */
const arrival = (table: Table, viewer: Viewer): Pick<Message, 'happenings' | 'said'> => ({
  happenings: table.course?.match.length === 0 ? table.course.happenings(viewer) : [],
  said: table.spoken.map(saidOf),
})

/**
 * Everything a viewer needs: one who comes in now (`after` is null), or one who comes back knowing all rows up to `after`. `past` is the
 * table after each row where it cannot tell that by itself.
 */
export function wholeMessage(
  table: Table,
  viewer: Viewer,
  isHere: Presence,
  after: number | null,
  past: readonly Table[] = [],
): Message {
  const news = after === null ? arrival(table, viewer) : sinceBy(past, table, after, viewer)
  return { number: table.number, table: infoOf(table, isHere), position: positionOf(table, viewer), ...news }
}

/** Works something out when it is first asked for, and once. */
function once<T>(work: () => T): () => T {
  let known: { readonly result: T } | null = null
  return () => (known ??= { result: work() }).result
}

/** Where nothing is hidden and nobody has whispered, one look is everybody's, unless the view says whose it is. */
function lookOf(table: Table): (viewer: Viewer) => Asked {
  const own = (viewer: Viewer): Asked => seenBy(table, viewer)
  if (table.game.sight !== 'shared' || table.whispers.length > 0) return own
  const common = once(() => own(SPECTATOR))
  return (viewer) => ('viewer' in common() ? own(viewer) : common())
}

/** What one row did, for any viewer. What they see alike is worked out once for all of them; who is there, only where it is told. */
export function stepMessages(before: Table, after: Table, presence: () => Presence): (viewer: Viewer) => Message {
  const seatsMoved = !isSameSeating(before, after)
  const wasLaid = before.calledAt !== after.calledAt || before.terms !== after.terms
  const infoChanged = seatsMoved || wasLaid || before.status !== after.status || before.rematch !== after.rematch
  const isMoved = seatsMoved || !isSamePosition(before, after)
  const info = once(() => infoOf(after, presence()))
  const look = lookOf(after)
  return (viewer) => ({
    number: after.number,
    table: infoChanged ? info() : null,
    position: isMoved ? positionOf(after, viewer, look) : null,
    ...since(after, before.number, viewer),
  })
}

/** The viewer alone is told that its answer is in. The log has not grown, so the number stays the same. */
export const whisperMessage = (table: Table, viewer: Viewer): Message => ({
  number: table.number,
  table: null,
  position: positionOf(table, viewer),
  happenings: [],
  said: [],
})

/** The table as a frame of its history. The match must have begun. */
export const frameOf = ({ course }: Table, viewer: Viewer): Frame => course!.frame(viewer)

/** `entries` are those of its log. */
export function recordOf(table: Table, entries: readonly Entry[]): MatchRecord {
  if (table.status !== 'over' || table.start === null) throw problem('not-over')
  return {
    format: RECORD_FORMAT,
    game: table.game.id,
    version: table.version,
    options: table.options,
    seats: table.start.sitters,
    commitment: table.commitment,
    entropy: table.start.entropy,
    ...(table.start.promises === null ? {} : { promises: table.start.promises }),
    seed: table.seed,
    setup: table.start.setup,
    entries,
  }
}
