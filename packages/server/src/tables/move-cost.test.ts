// What a move asks of the rules, how often something is written out for it and how much is sent: counted, because a clock says little on a
// busy machine. Whoever makes a move dearer sees it here.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { registered } from '@flibuste/games'
import { Sfc32, seatsOf, type AnyGame, type AnyMove } from '@flibuste/kernel'
import { handClockBy } from '@flibuste/kernel/conformance'
import type { Guest, MakeMove } from '@flibuste/protocol'
import { createWatchers } from '../live/watchers.ts'
import type { News } from '../live/told.ts'
import { newDisk, openMemoryStore } from '../testing/memory-store.ts'
import { createHarbour } from './harbour.ts'
import { move, start } from './play.ts'
import { viewerOf } from './sight.ts'
import { stepOf } from './steps.ts'
import { open, type Table } from './table.ts'

const GUESTS: readonly Guest[] = ['anne', 'mary'].map((id) => ({ id, name: id }))
const ID = 'KRAKEN-42-MOON-TULIP'
const SEED = 'ab'.repeat(32)
const MOVES = 60

const bones = await registered('bones').load()

/** Before the first captain sits down. */
function laid(game: AnyGame): Parameters<typeof open>[1] {
  const options = Object.fromEntries(game.options.map(({ id, initial }) => [id, initial]))
  const { id, version } = game
  return { type: 'created', at: 1, id: ID, game: id, version, options, seats: 2, host: 'anne', seed: SEED, offers: [] }
}

const sitDown = (table: Table, seat: number) =>
  stepOf(table, { type: 'sat', at: 1, seat, owner: GUESTS[seat]!, bot: null, entropy: `word ${seat}` })

/** A move drawn for whoever is asked. */
function drawn(table: Table, chance: Sfc32, number: number): MakeMove {
  const { state, decision } = table.course!.match
  const [seat = 0] = seatsOf(table.game.awaiting(state))
  const legal: readonly AnyMove[] = table.game.legal(state, seat)
  const answer = `01234567-89ab-cdef-0123-${String(number).padStart(12, '0')}`
  return { seat, decision, answer, move: legal[chance.below(legal.length)] as MakeMove['move'], line: 'own' }
}

/** What is counted of the rules. */
const COUNTED = ['clone', 'apply', 'view', 'legal', 'read'] as const

/** Both captains and five spectators have the table open, each captain by a page that names its line. */
async function opened() {
  const counts = { clone: 0, apply: 0, view: 0, legal: 0, read: 0, sends: 0, bytes: 0 }
  const game: AnyGame = { ...bones }
  for (const name of COUNTED) {
    const rule = bones[name] as (...args: unknown[]) => unknown
    Object.assign(game, { [name]: (...args: unknown[]) => (counts[name]++, rule(...args)) })
  }
  const watchers = createWatchers(
    () => undefined,
    handClockBy(() => Promise.resolve()),
  )
  const harbour = createHarbour({
    store: openMemoryStore(newDisk()),
    catalogue: { ids: ['bones'], load: async () => game, minutes: () => 0 },
    onRow: watchers.publish,
    berths: 1,
  })
  const created = laid(game)
  await harbour.launch(open(game, created), [created])
  for (const seat of [0, 1]) await harbour.change(ID, (table) => sitDown(table, seat))
  await harbour.change(ID, (table) => start(table, GUESTS[0]!, 2))
  const line = {
    send: ({ chunk }: News) => {
      counts.sends++
      counts.bytes += chunk.length
    },
    beat: () => undefined,
    end: () => undefined,
  }
  const table = await harbour.read(ID)
  for (const guest of ['anne', 'mary', null, null, null, null, null])
    watchers.watch({ table, eyes: { guest, seat: null }, after: null, line, name: guest === null ? null : 'own' })
  return { harbour, watchers, counts }
}

describe('a move of Bones before both captains and five spectators', () => {
  afterEach(() => vi.restoreAllMocks())

  test('is worked out once, seen once and written out once for all of them', async () => {
    const { harbour, watchers, counts } = await opened()
    const chance = new Sfc32(7)
    const begun = { ...counts }
    let texts = 0
    for (let number = 0; number < MOVES; number++) {
      const asked = drawn(await harbour.read(ID), chance, number)
      counts.legal--
      const guest = GUESTS[asked.seat]!
      const page = { guest: guest.id, line: 'own' }
      const written = vi.spyOn(JSON, 'stringify')
      const { before, table } = await harbour.change(ID, (present) => move(present, guest, asked, 3), page)
      counts.bytes += Buffer.byteLength(
        watchers.stepFor(before, table, viewerOf(table, { guest: guest.id, seat: null })).text,
      )
      texts += written.mock.calls.length
      written.mockRestore()
    }
    const spent = Object.fromEntries(
      Object.entries(counts).map(([what, count]) => [what, count - begun[what as keyof typeof counts]]),
    )
    expect((await harbour.read(ID)).number).toBe(4 + MOVES)
    // The move is read as it came, and once for the id under which it was asked.
    expect(spent).toMatchObject({ clone: MOVES, apply: MOVES, view: MOVES, read: 2 * MOVES })
    // For whoever is asked, and for nobody else; spectators are offered nothing.
    expect(spent.legal).toBeLessThanOrEqual(2 * MOVES)
    // To the other captain at once; to spectators the first of them, and the others when their pause is over.
    expect(spent.sends).toBe(MOVES + 5)
    // What was asked, the state for its hash, the row, the view, and for each of three kinds of viewers what happened and what they may do.
    expect(texts / MOVES).toBeLessThan(8)
    // The reply and the other captain’s line, five hundred characters more than the view.
    expect(spent.bytes! / MOVES).toBeLessThan(3400)
  })
})
