// Whether a schedule went as a straight replay of its log says it must have.
import { isDeepStrictEqual } from 'node:util'
import { SPECTATOR, verify, type Viewer } from '@flibuste/kernel'
import type { Frame, Position } from '@flibuste/protocol'
import { openTable, readRow } from '../../packages/server/src/tables/berths.ts'
import { entriesIn, type Row, type Whispered } from '../../packages/server/src/tables/log.ts'
import { seenBy } from '../../packages/server/src/tables/quiet.ts'
import { frameOf, positionOf, recordOf, viewerOf } from '../../packages/server/src/tables/sight.ts'
import { fold } from '../../packages/server/src/tables/fold.ts'
import { positionsIn, type Table } from '../../packages/server/src/tables/table.ts'
import { TEST_CATALOGUE } from '../../packages/server/src/testing/test-server.ts'
import type { Page } from './page.ts'
import { TABLE, type Asked, type Sent, type World } from './world.ts'

interface Replay {
  readonly rows: readonly Row[]
  /** The table after each row. */
  readonly tables: readonly Table[]
  readonly last: Table
  /** The table after each entry of the match, its beginning first. */
  readonly positions: readonly Table[]
}

async function replayOf({ disk }: World): Promise<Replay> {
  const kept = disk.tables.get(TABLE)?.rows ?? []
  const rows = kept.map(({ body }, at) => readRow({ number: at + 1, body }))
  const [first, ...later] = rows
  if (first === undefined) throw new Error('nothing was stored')
  let last = await openTable(TEST_CATALOGUE, first)
  const tables = [last]
  for (const row of later) tables.push((last = fold(last, row)))
  return { rows, tables, last, positions: positionsIn(tables) }
}

const askerOf = (row: Row) => ('asker' in row ? row.asker : null)

function* wrongAnswers({ rows }: Replay, asked: Asked): Generator<string> {
  const { answer, guest, kind, outcome, move } = asked
  const found = rows.filter((row) => askerOf(row)?.answer === answer && askerOf(row)?.guest === guest)
  const what = `${kind} ${answer} of ${guest}, ${outcome}`
  if (outcome === 'done' && found.length === 0) yield `${what}, is not in the log`
  if (outcome === 'refused' && kind !== 'undo' && found.length > 0) yield `${what}, is in the log`
  if (kind !== 'undo' && found.length > 1) yield `${what}, is in the log ${found.length} times`
  for (const row of found)
    if (row.type === 'played' && 'move' in row.entry && !isDeepStrictEqual(row.entry.move, move))
      yield `${what}, is in the log as something else`
}

/** As the seat saw it once it had whispered what it is known to have answered. */
function withOwnWhisper({ rows }: Replay, table: Table, viewer: Viewer): Table | null {
  const decision = table.course?.match.decision
  const own = rows.slice(table.number).find((row) => row.type === 'played' && row.entry.seat === viewer)
  if (decision === undefined || own?.type !== 'played' || !('move' in own.entry)) return null
  const whisper: Whispered = { decision, seat: viewer, move: own.entry.move, asker: null }
  return { ...table, whispers: [whisper] }
}

function isTrue(replay: Replay, table: Table, position: Position): boolean {
  const { viewer } = position
  const seen = [table, withOwnWhisper(replay, table, viewer)].flatMap((one) => (one === null ? [] : [one]))
  return seen.some((one) => isDeepStrictEqual(plain(positionOf(one, viewer)), plain(position)))
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function* wrongShows(replay: Replay, { guest, message }: Sent): Generator<string> {
  const { number, position, happenings } = message
  const table = replay.tables[number - 1]
  if (table === undefined) return yield `row ${number} was shown and never stored`
  if (position !== null && !isTrue(replay, table, position))
    yield `${guest} was shown another position at row ${number}`
  const viewer = position?.viewer ?? viewerOf(table, { guest, seat: null })
  for (const happening of happenings) {
    const past = replay.positions[happening.entry]
    const happened = past === undefined || past.number > number ? null : frameOf(past, viewer).happening
    if (!isDeepStrictEqual(plain(happened), plain(happening)))
      yield `${guest} was told another entry ${happening.entry} at row ${number}`
  }
}

/** What a page may have kept of a moment: as it is looked back at, or with its own whisper in it, as it was shown then. */
const framesOf = (replay: Replay, table: Table, viewer: Viewer): Frame[] => {
  const frame = frameOf(table, viewer)
  const whispering = withOwnWhisper(replay, table, viewer)
  return whispering === null ? [frame] : [frame, { ...frame, view: seenBy(whispering, viewer) }]
}

function hasPast(replay: Replay, frames: readonly Frame[], viewer: Viewer): boolean {
  const past = replay.positions
  const isOf = (table: Table, frame: Frame | undefined): boolean =>
    framesOf(replay, table, viewer).some((one) => isDeepStrictEqual(plain(one), plain(frame ?? null)))
  return frames.length === past.length && past.every((table, at) => isOf(table, frames[at]))
}

/** In the end a page shows what the log comes to, all of it. */
function* wrongEnds(replay: Replay, { guest, session }: Page): Generator<string> {
  const { last } = replay
  const viewer = viewerOf(last, { guest: guest?.id ?? null, seat: null })
  const who = `${guest?.id ?? 'nobody'}’s page`
  if (!hasPast(replay, session.frames.value, viewer)) yield `${who} has another past`
  if (!isDeepStrictEqual(plain(session.position.value), plain(positionOf(last, viewer))))
    yield `${who} stands elsewhere`
  const said = last.spoken.map(({ from, text, at }) => ({ from, text, at }))
  if (!isDeepStrictEqual(plain(session.said.value), plain(said))) yield `${who} has heard something else`
  if (guest === null && viewer !== SPECTATOR) yield 'a spectator sits somewhere'
}

function* wrongsOf(world: World, replay: Replay, pages: readonly Page[]): Generator<string> {
  yield* world.breaches
  if (replay.last.status !== 'over') yield 'the match is not over'
  else if (!verify(world.game, recordOf(replay.last, entriesIn(replay.rows))).ok) yield 'the record does not verify'
  if ((world.disk.tables.get(TABLE)?.whispers.length ?? 0) > 0) yield 'whispers are left over'
  for (const asked of world.asked.values()) yield* wrongAnswers(replay, asked)
  for (const sent of world.sent) yield* wrongShows(replay, sent)
  for (const page of pages) yield* wrongEnds(replay, page)
}

/** What is wrong with a schedule; nothing, if all is well. */
export async function verdictOf(world: World, pages: readonly Page[]): Promise<string[]> {
  try {
    return [...wrongsOf(world, await replayOf(world), pages)]
  } catch (error) {
    return [...world.breaches, `the log cannot be replayed: ${String(error)}`]
  }
}
