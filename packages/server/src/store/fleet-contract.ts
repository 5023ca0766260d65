// What nodes on one store may rely on: PostgreSQL's, and those in memory that the simulation uses.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Fleet, Hint } from './fleet.ts'
import type { Store } from './store.ts'

/** A store with other nodes on it. */
export type SharedStore = Store & { readonly fleet: Fleet }

export interface FleetUnderTest {
  /** One more node on the same store. */
  open(): Promise<SharedStore>
  /** The database falls and comes back. What it does not log is gone. */
  crash(): Promise<void>
  clean(): Promise<void>
}

const hush = { decision: 1, seat: 0, body: 'hush' }

async function laid(store: Store, table: string): Promise<void> {
  await store.append({ table, number: 1, bodies: ['one', 'two'], at: 1, facts: null, settles: null })
}

function describeNews(pair: () => readonly [SharedStore, SharedStore]): void {
  test('a node learns at which tables it lacks something, and what, as of one moment', async () => {
    const [one, { fleet }] = pair()
    for (const table of ['A', 'B', 'C']) await laid(one, table)
    await one.whisper({ table: 'B', after: 2, ...hush })
    const known = ['A', 'B', 'C', 'gone'].map((table) => ({ table, number: table === 'C' ? 1 : 2, whispers: 0 }))
    expect((await fleet.behind(known)).toSorted()).toEqual(['B', 'C', 'gone'])
    expect(await fleet.behind([])).toEqual([])
    expect(await fleet.news('C', 1)).toEqual({ rows: [{ number: 2, body: 'two' }], whispers: [] })
    expect(await fleet.news('B', 2)).toEqual({ rows: [], whispers: [hush] })
    expect(await fleet.news('nowhere', 0)).toEqual({ rows: [], whispers: [] })
  })

  test('what one tells the others hear, and it does not hear itself', async () => {
    const [one, other] = pair()
    const heard: [Hint[], Hint[]] = [[], []]
    let ready = 0
    one.fleet.listen(
      (hint) => void heard[0].push(hint),
      () => ready++,
    )
    other.fleet.listen(
      (hint) => void heard[1].push(hint),
      () => ready++,
    )
    await expect.poll(() => ready).toBe(2)
    for (const kind of ['table', 'presence', 'guest'] as const) one.fleet.hint({ kind, id: 'Pelican' })
    await expect.poll(() => heard[1].map(({ kind }) => kind).toSorted()).toEqual(['guest', 'presence', 'table'])
    expect(heard[1].every(({ id }) => id === 'Pelican')).toBe(true)
    expect(heard[0]).toEqual([])
  })

  test('a lease is one node’s until it runs out, and whoever holds it may renew it', async () => {
    const [one, other] = pair()
    expect(await one.fleet.claim('A', 60_000)).toBe(true)
    expect(await other.fleet.claim('A', 60_000)).toBe(false)
    expect(await one.fleet.claim('A', 1)).toBe(true)
    await expect.poll(() => other.fleet.claim('A', 60_000)).toBe(true)
    expect(await one.fleet.claim('A', 60_000)).toBe(false)
  })
}

function describeTokens(pair: () => readonly [SharedStore, SharedStore]): void {
  test('it shows when a guest was given a token or one was taken from them, and of whom', async () => {
    const [one, { fleet }] = pair()
    for (const id of ['anne', 'mary']) await one.addGuest({ id, name: id }, `first of ${id}`, 10)
    const marks = async () =>
      new Map((await fleet.tokensOf(['anne', 'mary', 'nobody'])).map((of) => [of.guest, of.mark]))
    const first = await marks()
    expect([...first.keys()].toSorted()).toEqual(['anne', 'mary'])
    await one.addToken('anne', 'second of anne', 20, 20)
    const second = await marks()
    expect(second.get('anne')).not.toBe(first.get('anne'))
    expect(second.get('mary')).toBe(first.get('mary'))
    await one.dropToken('first of anne')
    expect((await marks()).get('anne')).not.toBe(second.get('anne'))
    expect(await fleet.tokensOf([])).toEqual([])
  })
}

function describeRetiring(pair: () => readonly [SharedStore, SharedStore]): void {
  test('a table goes for good, unless another node wrote there meanwhile or somebody watches it', async () => {
    const [one, other] = pair()
    for (const table of ['A', 'B', 'C']) await laid(one, table)
    await other.append({ table: 'A', number: 3, bodies: ['three'], at: 5, facts: null, settles: null })
    expect(await one.fleet.retire('A', 1)).toBe(false)
    other.fleet.come('B', 'anne')
    await expect.poll(() => one.fleet.elsewhere(['B'])).toHaveLength(1)
    expect(await one.fleet.retire('B', 1)).toBe(false)
    expect(await one.fleet.retire('C', 1)).toBe(true)
    expect([await one.length('A'), await one.length('B'), await one.length('C')]).toEqual([3, 2, 0])
    expect(await one.fleet.retire('A', 5)).toBe(true)
  })
}

function describePresence(underTest: FleetUnderTest, pair: () => readonly [SharedStore, SharedStore]): void {
  const anne = { table: 'A', guest: 'anne', name: null }

  test('who watches at one node is known to the others, and not to itself', async () => {
    const [one, other] = pair()
    one.fleet.come('A', 'anne')
    await expect.poll(() => other.fleet.elsewhere(['A', 'B'])).toEqual([anne])
    expect(await one.fleet.elsewhere(['A'])).toEqual([])
    one.fleet.leave('A', 'anne')
    await expect.poll(() => other.fleet.elsewhere(['A'])).toEqual([])
  })

  test('guests are sighted by their names, and by the new one once they have another', async () => {
    const [one, other] = pair()
    await one.addGuest({ id: 'anne', name: 'Anne' }, 'token of anne', 1)
    one.fleet.come('A', 'anne')
    one.fleet.come('A', '~nobody')
    const names = async () => new Map((await other.fleet.elsewhere(['A'])).map(({ guest, name }) => [guest, name]))
    await expect.poll(names).toEqual(
      new Map([
        ['anne', 'Anne'],
        ['~nobody', null],
      ]),
    )
    await one.renameGuest('anne', 'Bonny')
    expect((await names()).get('anne')).toBe('Bonny')
  })

  test('of many who leave and come back at once the last word counts', async () => {
    const [one, other] = pair()
    for (let turns = 0; turns < 40; turns++) {
      for (const guest of ['anne', 'mary']) one.fleet.come('A', guest)
      one.fleet.leave('A', 'anne')
      if (turns < 39) one.fleet.leave('A', 'mary')
    }
    one.fleet.come('B', 'last')
    await expect.poll(() => other.fleet.elsewhere(['B'])).toEqual([{ table: 'B', guest: 'last', name: null }])
    expect(await other.fleet.elsewhere(['A'])).toEqual([{ table: 'A', guest: 'mary', name: null }])
  })

  test('a node whose word was lost with the database tells it anew', async () => {
    const [one, other] = pair()
    one.fleet.come('A', 'anne')
    await expect.poll(() => other.fleet.elsewhere(['A'])).toEqual([anne])
    await underTest.crash()
    expect(await other.fleet.elsewhere(['A'])).toEqual([])
    await one.fleet.stay()
    await expect.poll(() => other.fleet.elsewhere(['A'])).toEqual([anne])
  })

  test('a node that goes takes its leases and those who watched there with it', async () => {
    const [one, other] = pair()
    const third = await underTest.open()
    third.fleet.come('A', 'anne')
    await expect.poll(() => other.fleet.elsewhere(['A'])).toEqual([anne])
    expect(await third.fleet.claim('A', 60_000)).toBe(true)
    await third.close()
    expect(await other.fleet.elsewhere(['A'])).toEqual([])
    expect(await one.fleet.claim('A', 60_000)).toBe(true)
  })
}

export function describeFleet(name: string, underTest: FleetUnderTest): void {
  describe(`${name} keeps the contract of a fleet`, () => {
    let nodes: readonly [SharedStore, SharedStore]
    beforeEach(async () => {
      nodes = [await underTest.open(), await underTest.open()]
    })
    afterEach(async () => {
      for (const node of nodes) await node.close()
      await underTest.clean()
    })
    const pair = (): typeof nodes => nodes
    describeNews(pair)
    describeTokens(pair)
    describeRetiring(pair)
    describePresence(underTest, pair)
  })
}
