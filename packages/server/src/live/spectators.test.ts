// Who watches is told to everybody: by name, each person once, soon, and in few messages; at every node alike.
import { describe, expect, test } from 'vitest'
import { handClockBy, type HandClock } from '@flibuste/kernel/conformance'
import { LIMITS, type Guest, type Message, type Spectators } from '@flibuste/protocol'
import { createMemoryFleet, newSea, type Sea } from '../testing/memory-fleet.ts'
import { newDisk, openMemoryStore, type Disk } from '../testing/memory-store.ts'
import { goldenRecord, rowsOf } from '../testing/recorded-table.ts'
import { registered } from '@flibuste/games'
import { fold } from '../tables/fold.ts'
import { open, type Table } from '../tables/table.ts'
import { createSightings } from './elsewhere.ts'
import { createLookout } from './lookout.ts'
import type { News } from './told.ts'
import { createWatchers, type Watchers } from './watchers.ts'

const ANNE: Guest = { id: 'id-of-anne', name: 'Anne' }
const MARY: Guest = { id: 'id-of-mary', name: 'Mary' }
const NINA: Guest = { id: 'id-of-nina', name: 'Nina' }
const TOM: Guest = { id: 'id-of-tom', name: 'Tom' }

/** Anne and Mary are in the middle of a match of Bones. */
const table: Table = await (async () => {
  const [first, ...rows] = rowsOf(goldenRecord('bones/two'), { id: 'T', owners: [ANNE, MARY] })
  if (first?.type !== 'created') throw new Error('a log without a beginning')
  return rows.slice(0, 12).reduce((one, row) => fold(one, row), open(await registered('bones').load(), first))
})()

const clockOf = (): HandClock => handClockBy(() => new Promise((resolve) => setImmediate(resolve)))

function lineOf() {
  const sent: News[] = []
  const messages = (): Message[] => sent.flatMap(({ told }) => told.map(({ message }) => message))
  return { messages, send: (news: News) => void sent.push(news), beat: () => undefined, end: () => undefined }
}

type Looks = ReturnType<typeof watch>

/** `who`: a guest, or what a browser nobody knows calls itself, or nothing. */
function watch(watchers: Watchers, who: Guest | string | null) {
  const line = lineOf()
  const isGuest = typeof who === 'object' && who !== null
  const eyes = { guest: isGuest ? who.id : null, called: isGuest ? who.name : null, seat: null }
  const browser = typeof who === 'string' ? who : null
  const leave = watchers.watch({ table, eyes, after: null, line, browser })
  /** What this line was told last of who watches. */
  const seen = (): Spectators | undefined =>
    line
      .messages()
      .flatMap((message) => (message.table === null ? [] : [message.table]))
      .at(-1)?.spectators
  return { ...line, leave, seen }
}

function oneNode(clock: HandClock): Watchers {
  const watchers: Watchers = createWatchers(() => watchers.publishPresence(table), clock)
  return watchers
}

describe('one node', () => {
  test('whoever watches is named, whoever has no name is counted, and whoever sits does not watch', async () => {
    const clock = clockOf()
    const watchers = oneNode(clock)
    const anne = watch(watchers, ANNE)
    expect(anne.seen()).toBeUndefined()
    const nina = watch(watchers, NINA)
    expect(nina.seen()).toEqual({ names: ['Nina'], others: 0 })
    watch(watchers, MARY)
    watch(watchers, TOM)
    watch(watchers, null)
    watch(watchers, null)
    await clock.pass(5000)
    for (const one of [anne, nina]) expect(one.seen()).toEqual({ names: ['Nina', 'Tom'], others: 2 })
  })

  test('a second page is not a second person, with a name or without; whoever shuts one of two is still there', async () => {
    const clock = clockOf()
    const watchers = oneNode(clock)
    const anne = watch(watchers, ANNE)
    const tabs = [NINA, NINA, 'browser-1', 'browser-1', 'browser-2'].map((who) => watch(watchers, who))
    watch(watchers, ANNE)
    await clock.pass(5000)
    expect(anne.seen()).toEqual({ names: ['Nina'], others: 2 })
    tabs[0]!.leave()
    tabs[2]!.leave()
    await clock.pass(5000)
    expect(anne.seen()).toEqual({ names: ['Nina'], others: 2 })
    tabs[1]!.leave()
    tabs[3]!.leave()
    await clock.pass(5000)
    expect(anne.seen()).toEqual({ names: [], others: 1 })
    tabs[4]!.leave()
    await clock.pass(5000)
    expect(anne.seen()).toBeUndefined()
  })

  test('whoever goes is gone within two seconds, and a new name is told as soon', async () => {
    const clock = clockOf()
    const watchers = oneNode(clock)
    const anne = watch(watchers, ANNE)
    const nina = watch(watchers, NINA)
    watch(watchers, TOM)
    await clock.pass(2000)
    nina.leave()
    watchers.renamed({ ...TOM, name: 'Thomas' })
    await clock.pass(2000)
    expect(anne.seen()).toEqual({ names: ['Thomas'], others: 0 })
  })

  test('names are told apart, from each other and from who sits; ids are told to nobody', async () => {
    const clock = clockOf()
    const watchers = oneNode(clock)
    const anne = watch(watchers, ANNE)
    watch(watchers, { id: 'id-b', name: 'Аnne' })
    watch(watchers, { id: 'id-c', name: 'Tom' })
    watch(watchers, { id: 'id-d', name: 'Tom' })
    watch(watchers, 'a-browser')
    await clock.pass(5000)
    expect(anne.seen()).toEqual({ names: ['Tom', 'Tom (2)', 'Аnne (2)'], others: 1 })
    const text = JSON.stringify(anne.messages())
    for (const id of ['id-b', 'id-c', 'id-d', 'a-browser', '~']) expect(text).not.toContain(id)
  })

  test('no more names than there is room for; the others are counted', async () => {
    const clock = clockOf()
    const watchers = oneNode(clock)
    const anne = watch(watchers, ANNE)
    const many = LIMITS.spectatorsNamed + 5
    for (let at = 0; at < many; at++)
      watch(watchers, { id: `id-${at}`, name: `Friend ${String.fromCharCode(65 + at)}` })
    await clock.pass(5000)
    expect(anne.seen()?.names).toHaveLength(LIMITS.spectatorsNamed)
    expect(anne.seen()?.others).toBe(5)
  })

  test('fifty who come within three seconds are four messages for each line at most; fifty who go at once are one', async () => {
    const clock = clockOf()
    const watchers = oneNode(clock)
    const anne = watch(watchers, ANNE)
    const crowd: Looks[] = []
    for (let at = 0; at < 50; at++) {
      crowd.push(watch(watchers, { id: `id-${at}`, name: `Friend ${at}` }))
      await clock.pass(60)
    }
    await clock.pass(5000)
    expect(anne.seen()).toMatchObject({ others: 50 - LIMITS.spectatorsNamed })
    expect(anne.messages().length - 1).toBeLessThanOrEqual(4)
    const told = [anne, ...crowd].reduce((sum, { messages }) => sum + messages().length - 1, 0)
    expect(told).toBeLessThanOrEqual(4 * 51)
    const before = anne.messages().length
    for (const one of crowd) one.leave()
    await clock.pass(5000)
    expect(anne.seen()).toBeUndefined()
    expect(anne.messages().length - before).toBe(1)
  })

  test('a captain who comes or goes is told of at once, and all who wait to be told of with them', async () => {
    const clock = clockOf()
    const watchers = oneNode(clock)
    const anne = watch(watchers, ANNE)
    watch(watchers, NINA)
    expect(anne.seen()).toBeUndefined()
    const mary = watch(watchers, MARY)
    expect(anne.seen()).toEqual({ names: ['Nina'], others: 0 })
    const told = anne.messages().length
    await clock.pass(5000)
    expect(anne.messages()).toHaveLength(told)
    mary.leave()
    expect(anne.messages().at(-1)?.table?.seats[1]?.here).toBe(false)
  })

  test('a quiet answer tells nothing of who watches, and whoever watches nothing of it', async () => {
    const clock = clockOf()
    const watchers = oneNode(clock)
    const anne = watch(watchers, ANNE)
    const nina = watch(watchers, NINA)
    await clock.pass(5000)
    const before = nina.messages().length
    watchers.publishWhisper(table, 0)
    await clock.pass(5000)
    expect(nina.messages()).toHaveLength(before)
    expect(anne.messages().at(-1)?.table).toBeNull()
  })
})

describe('three nodes', () => {
  const asked = (way: { isDeaf: boolean }) => ({
    ask: async <T>(work: () => T): Promise<T> => work(),
    tell: (work: () => void) => (way.isDeaf ? undefined : work()),
  })

  interface Shared {
    readonly clock: HandClock
    readonly disk: Disk
    readonly sea: Sea
    readonly way: { isDeaf: boolean }
  }

  function nodeOn({ clock, disk, sea, way }: Shared, node: string): Watchers {
    const fleet = createMemoryFleet({ disk, sea, node, way: asked(way), now: clock.now })
    const sightings = createSightings({
      fleet,
      onCome: (id, people) => watchers.came(id, people),
      onGone: (id, person) => watchers.gone(id, person),
    })
    const watchers: Watchers = createWatchers(() => watchers.publishPresence(table), clock, sightings)
    createLookout({
      fleet,
      harbour: {
        refresh: async () => undefined,
        known: (passes) => (passes('T') ? [{ table: 'T', number: 0, whispers: 0 }] : []),
      },
      watchers,
      sightings,
      guests: { forget: () => undefined },
      clock,
      onTrouble: (what, error) => expect.fail(`${what} ${String(error)}`),
    })
    return watchers
  }

  async function fleetOf(isDeaf: boolean) {
    const shared: Shared = { clock: clockOf(), disk: newDisk(), sea: newSea(), way: { isDeaf } }
    const store = openMemoryStore(shared.disk)
    for (const guest of [ANNE, NINA, TOM]) await store.addGuest(guest, `token of ${guest.id}`, 1)
    const nodes = ['one', 'two', 'three'].map((name) => nodeOn(shared, name))
    return { ...shared, store, nodes: nodes as [Watchers, Watchers, Watchers] }
  }

  test.each([false, true])('agree on who watches, each person once; hints lost: %s', async (isDeaf) => {
    const { clock, nodes, store } = await fleetOf(isDeaf)
    const [one, two, three] = nodes
    const anne = watch(one, ANNE)
    const nina = [watch(two, NINA), watch(three, NINA)]
    const nobody = [watch(three, 'browser-1'), watch(one, 'browser-1')]
    watch(three, TOM)
    await clock.pass(6000)
    const all = { names: ['Nina', 'Tom'], others: 1 }
    for (const { seen } of [anne, ...nina, ...nobody]) expect(seen()).toEqual(all)
    nina[0]!.leave()
    await clock.pass(6000)
    expect(anne.seen()).toEqual(all)
    nina[1]!.leave()
    nobody[0]!.leave()
    await clock.pass(6000)
    expect(anne.seen()).toEqual({ names: ['Tom'], others: 1 })
    await store.renameGuest(TOM.id, 'Thomas')
    await clock.pass(6000)
    expect(anne.seen()).toEqual({ names: ['Thomas'], others: 1 })
  })
})
