// What each line is sent, byte for byte, while golden matches are played through: nothing lost, nothing twice, nothing out of order, and
// nobody sent what another sees.
import { expect, test } from 'vitest'
import { registered, type GameId } from '@flibuste/games'
import { SPECTATOR, type Viewer } from '@flibuste/kernel'
import { handClockBy } from '@flibuste/kernel/conformance'
import type { Guest, Message } from '@flibuste/protocol'
import { goldenRecord, rowsOf } from '../testing/recorded-table.ts'
import { positionOf, viewerOf } from '../tables/sight.ts'
import { fold } from '../tables/fold.ts'
import { isSamePosition, open, type Table } from '../tables/table.ts'
import type { News } from './told.ts'
import { createWatchers, type Watchers } from './watchers.ts'

const GOLDEN = [
  'bones/two',
  'bones/party-six',
  'buccaneer/three',
  'pirates/three',
  'stortebeker/three',
  'cove/three',
] as const

const guestAt = (seat: number): Guest => ({ id: `guest-${seat}`, name: `Captain ${seat}` })

/** The table after each row of a golden match. */
async function tablesOf(name: string): Promise<Table[]> {
  const record = goldenRecord(name)
  const owners = record.entropy.map((_, seat) => guestAt(seat))
  const [first, ...rows] = rowsOf(record, { id: 'T', owners })
  if (first?.type !== 'created') throw new Error('a log without a beginning')
  const tables = [open(await registered(record.game as GameId).load(), first)]
  for (const row of rows) tables.push(fold(tables.at(-1)!, row))
  return tables
}

const clockOf = () => handClockBy(() => Promise.resolve())

/** A line that keeps what it is sent. */
function lineOf() {
  const sent: News[] = []
  const messages = (): Message[] => sent.flatMap(({ event }) => messagesIn(event))
  return { sent, messages, send: (news: News) => void sent.push(news), beat: () => undefined, end: () => undefined }
}

const messagesIn = (events: string): Message[] =>
  events
    .split('\n\n')
    .filter((event) => event !== '')
    .map((event) => {
      const [id, data] = event.split('\n')
      const message = JSON.parse(String(data).slice('data: '.length)) as Message
      expect(id).toBe(`id: ${message.number}`)
      // The text is what any other program would have written.
      expect(data).toBe(`data: ${JSON.stringify(message)}`)
      return message
    })

function watch(watchers: Watchers, table: Table, guest: string | null, name: string | null = null) {
  const line = lineOf()
  const leave = watchers.watch({ table, eyes: { guest, seat: null }, after: null, line, name })
  return { ...line, leave, from: table.number, viewer: viewerOf(table, { guest, seat: null }) }
}

const startOf = (tables: readonly Table[]): number => tables.findIndex(({ course }) => course !== null)

/** What a viewer must have been told of the rows after `from`. */
function expectTold(messages: readonly Message[], tables: readonly Table[], from: number, viewer: Viewer): void {
  expect(messages.map(({ number }) => number)).toEqual(tables.slice(from).map(({ number }) => number))
  for (const message of messages) {
    const [before, after] = tables.slice(message.number - 2, message.number) as [Table, Table]
    const stands = isSamePosition(before, after) ? null : positionOf(after, viewer)
    expect(message.position).toEqual(JSON.parse(JSON.stringify(stands)))
    const happenings = after.course?.happenings(viewer, before.course?.match.length ?? -1) ?? []
    expect(message.happenings).toEqual(JSON.parse(JSON.stringify(happenings)))
  }
}

test.each(GOLDEN)('%s: every line is sent what its viewer may see, row by row', async (name) => {
  const tables = await tablesOf(name)
  const clock = clockOf()
  const watchers = createWatchers(() => undefined, clock)
  const begun = startOf(tables)
  const lines = tables[begun]!.holds.map((_, seat) => watch(watchers, tables[begun]!, guestAt(seat).id))
  for (let at = begun + 1; at < tables.length; at++) {
    // Spectators come in one by one, in the middle of whatever others are still to be told.
    if (at % 9 === 0) lines.push(watch(watchers, tables[at - 1]!, at % 2 === 0 ? null : `passer-by ${at}`))
    watchers.publish(tables[at - 1]!, tables[at]!)
    if (at % 3 === 0) await clock.pass((at * 7) % 120)
  }
  await clock.pass(1000)
  for (const { messages, from, viewer } of lines) expectTold(messages().slice(1), tables, from, viewer)
})

test('spectators are told together, with the same bytes: the first at once, what follows soon in one go', async () => {
  const tables = await tablesOf('bones/two')
  const clock = clockOf()
  const watchers = createWatchers(() => undefined, clock)
  const begun = startOf(tables)
  const seated = watch(watchers, tables[begun]!, guestAt(0).id)
  const crowd = Array.from({ length: 20 }, () => watch(watchers, tables[begun]!, null))
  await clock.pass(1000)
  for (let at = begun; at < begun + 4; at++) watchers.publish(tables[at]!, tables[at + 1]!)
  const counts = (): number[] => [seated, ...crowd].map(({ sent }) => sent.length - 1)
  expect(counts()).toEqual([4, ...crowd.map(() => 1)])
  await clock.pass(199)
  expect(counts()).toEqual([4, ...crowd.map(() => 1)])
  await clock.pass(1)
  expect(counts()).toEqual([4, ...crowd.map(() => 2)])
  for (const { sent } of crowd)
    for (const [at, news] of sent.entries()) if (at > 0) expect(news).toBe(crowd[0]!.sent[at])
  expectTold(crowd[7]!.messages().slice(1), tables.slice(0, begun + 5), begun + 1, SPECTATOR)
})

test('nobody waits longer than a second, however many watch, nor at all for the end', async () => {
  const tables = await tablesOf('bones/two')
  const clock = clockOf()
  const watchers = createWatchers(() => undefined, clock)
  const from = tables.length - 4
  const crowd = Array.from({ length: 500 }, () => watch(watchers, tables[from]!, null))
  await clock.pass(5000)
  watchers.publish(tables[from]!, tables[from + 1]!)
  watchers.publish(tables[from + 1]!, tables[from + 2]!)
  await clock.pass(999)
  expect(crowd[0]!.messages()).toHaveLength(2)
  await clock.pass(1)
  expect(crowd[0]!.messages()).toHaveLength(3)
  watchers.publish(tables[from + 2]!, tables[from + 3]!)
  expect(crowd.at(-1)!.messages().at(-1)?.table?.status).toBe('over')
})

test('who comes and goes is told in its turn, after what spectators are still to be told', async () => {
  const tables = await tablesOf('bones/two')
  const clock = clockOf()
  const watchers = createWatchers(() => undefined, clock)
  const begun = startOf(tables)
  const [one] = Array.from({ length: 20 }, () => watch(watchers, tables[begun]!, null))
  await clock.pass(1000)
  watchers.publish(tables[begun]!, tables[begun + 1]!)
  watchers.publish(tables[begun + 1]!, tables[begun + 2]!)
  watchers.publishPresence(tables[begun + 2]!)
  await clock.pass(1000)
  const numbers = one!.messages().map(({ number }) => number)
  expect(numbers).toEqual([begun + 1, begun + 2, begun + 3, begun + 3])
})

test('the page that has it as a reply is spared the row; every other line of theirs is told', async () => {
  const tables = await tablesOf('bones/two')
  const clock = clockOf()
  const watchers = createWatchers(() => undefined, clock)
  const begun = startOf(tables)
  const mine = watch(watchers, tables[begun]!, guestAt(0).id, 'my-page')
  const tab = watch(watchers, tables[begun]!, guestAt(0).id, 'my-other-tab')
  const other = watch(watchers, tables[begun]!, guestAt(1).id, 'my-page')
  watchers.publish(tables[begun]!, tables[begun + 1]!, { guest: guestAt(0).id, line: 'my-page' })
  watchers.publish(tables[begun + 1]!, tables[begun + 2]!)
  const rows = ({ messages }: typeof mine): number[] => messages().map(({ number }) => number - begun - 1)
  expect([mine, tab, other].map(rows)).toEqual([
    [0, 2],
    [0, 1, 2],
    [0, 1, 2],
  ])
})

test('seats that change hands are looked up before anything is told, and after what was still to be told', async () => {
  const tables = await tablesOf('stortebeker/three')
  const clock = clockOf()
  const watchers = createWatchers(() => undefined, clock)
  const before = tables[startOf(tables) + 3]!
  const was = watch(watchers, before, guestAt(0).id)
  const eve = watch(watchers, before, 'eve')
  Array.from({ length: 20 }, () => watch(watchers, before, null))
  const hold = { ...before.holds[0]!, owner: { id: 'eve', name: 'Eve' } }
  const given = { ...before, number: before.number + 1, holds: before.holds.with(0, hold) }
  watchers.publish(before, given)
  expect([was, eve].map(({ messages }) => messages().at(-1)?.position?.viewer)).toEqual([SPECTATOR, 0])
})
