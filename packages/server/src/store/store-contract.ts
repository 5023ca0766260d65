// The suite every store must pass: SQLite, PostgreSQL, and the one in memory that simulations use.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { describeKeeping } from './keeping-contract.ts'
import type { Append, Store, Whispering } from './store.ts'

export interface StoreUnderTest {
  /** Opens the same data each time it is called within one test. */
  open(): Promise<Store>
  /** Takes the data away. */
  clean(): Promise<void>
}

const rows = (table: string, number: number, ...bodies: string[]): Append => ({
  table,
  number,
  bodies: bodies.length > 0 ? bodies : [`${table} ${number}`],
  at: number * 10,
  facts: null,
  settles: null,
})

const whisper = (table: string, after: number, decision: number, seat: number, body = 'hush'): Whispering => ({
  table,
  after,
  decision,
  seat,
  body,
})

function describeLog(current: () => Store, underTest: StoreUnderTest): void {
  test('what was appended is read in order', async () => {
    const store = current()
    expect(await store.append(rows('A', 1))).toBe('ok')
    expect(await store.append(rows('A', 2, 'two', 'three'))).toBe('ok')
    expect(await store.read('A', 0)).toEqual([
      { number: 1, body: 'A 1' },
      { number: 2, body: 'two' },
      { number: 3, body: 'three' },
    ])
    expect(await store.read('A', 2)).toEqual([{ number: 3, body: 'three' }])
  })

  test('an unknown table has no rows', async () => {
    const store = current()
    expect(await store.read('nowhere', 0)).toEqual([])
  })

  test('hundreds of appends at once are all there', async () => {
    const store = current()
    const tables = Array.from({ length: 300 }, (_, at) => `T${at}`)
    const outcomes = await Promise.all(tables.map((table) => store.append(rows(table, 1))))
    expect(new Set(outcomes)).toEqual(new Set(['ok']))
    for (const table of tables) expect(await store.read(table, 0)).toHaveLength(1)
  })

  test('what is acknowledged is there for whoever opens the store next', async () => {
    const store = current()
    await store.append(rows('A', 1, 'kept'))
    await store.addGuest({ id: 'anne', name: 'Anne' }, 'hash', 1)
    const later = await underTest.open()
    expect(await later.read('A', 0)).toEqual([{ number: 1, body: 'kept' }])
    expect((await later.holderOf('hash'))?.guest).toEqual({ id: 'anne', name: 'Anne' })
    await later.close()
  })

  test('any text but the NUL character comes back as it was', async () => {
    const store = current()
    const odd = `"quotes" 'and' \\ \n é 🏴‍☠️ ); drop table log; --`
    await store.append(rows(odd, 1, odd))
    expect(await store.read(odd, 0)).toEqual([{ number: 1, body: odd }])
  })
}

/** Two writers at the same time. */
function describeRivals(current: () => Store, underTest: StoreUnderTest): void {
  test('a number can be taken once', async () => {
    const store = current()
    await store.append(rows('A', 1, 'first'))
    expect(await store.append(rows('A', 1, 'second'))).toBe('taken')
    expect(await store.read('A', 0)).toEqual([{ number: 1, body: 'first' }])
  })

  test('of two that append the same number at the same time one wins', async () => {
    const store = current()
    const outcomes = await Promise.all([store.append(rows('A', 1, 'one')), store.append(rows('A', 1, 'other'))])
    expect(outcomes.toSorted()).toEqual(['ok', 'taken'])
    expect(await store.read('A', 0)).toHaveLength(1)
  })

  test('a second writer on the same data sees what the first wrote, and loses to it', async () => {
    const store = current()
    const second = await underTest.open()
    await store.append(rows('A', 1, 'first'))
    expect(await second.append(rows('A', 1, 'second'))).toBe('taken')
    expect(await second.read('A', 0)).toEqual([{ number: 1, body: 'first' }])
    expect(await second.append(rows('A', 2, 'second'))).toBe('ok')
    expect(await store.append(rows('A', 2, 'first'))).toBe('taken')
    await second.close()
  })

  test('rows whose first number is taken are stored neither in part nor with their facts', async () => {
    const store = current()
    await store.append({ ...rows('A', 1), facts: { status: 'open', guests: ['anne'] } })
    const late = { ...rows('A', 1, 'x', 'y', 'z'), facts: { status: 'over', guests: ['mary'] } } as const
    expect(await store.append(late)).toBe('taken')
    expect(await store.read('A', 0)).toHaveLength(1)
    expect(await store.tablesIn('over')).toEqual([])
    expect(await store.tablesOf('mary', 9)).toEqual([])
  })

  test('no row is stored whose forerunner is not there: a table that was forgotten does not come back headless', async () => {
    const store = current()
    expect(await store.append(rows('A', 2))).toBe('taken')
    await store.append(rows('A', 1))
    expect(await store.append(rows('A', 3))).toBe('taken')
    await store.forget('A')
    expect(await store.append(rows('A', 2))).toBe('taken')
    expect(await store.read('A', 0)).toEqual([])
  })

  test('a loser does not spoil the appends it was committed with', async () => {
    const store = current()
    await store.append(rows('A', 1))
    const together = ['B', 'A', 'C'].map((table) => store.append(rows(table, 1, 'late')))
    expect(await Promise.all(together)).toEqual(['ok', 'taken', 'ok'])
    expect(await store.read('C', 0)).toHaveLength(1)
  })
}

function describeWhispers(current: () => Store, underTest: StoreUnderTest): void {
  test('a whisper takes no number and is there for whoever opens the store next', async () => {
    const store = current()
    await store.append(rows('A', 1))
    expect(await store.whisper(whisper('A', 1, 7, 2, 'two'))).toBe('ok')
    expect(await store.whisper(whisper('A', 1, 7, 0, 'nought'))).toBe('ok')
    const later = await underTest.open()
    expect(await later.whispers('A')).toEqual([
      { decision: 7, seat: 0, body: 'nought' },
      { decision: 7, seat: 2, body: 'two' },
    ])
    expect(await later.read('A', 0)).toHaveLength(1)
    expect(await later.whispers('B')).toEqual([])
    await later.close()
  })

  test('a seat whispers once to a question, also when it tries twice at the same time', async () => {
    const store = current()
    await store.append(rows('A', 1))
    const both = [store.whisper(whisper('A', 1, 7, 2, 'one')), store.whisper(whisper('A', 1, 7, 2, 'other'))]
    expect((await Promise.all(both)).toSorted()).toEqual(['ok', 'taken'])
    expect(await store.whisper(whisper('A', 1, 7, 2, 'third'))).toBe('taken')
    expect(await store.whispers('A')).toHaveLength(1)
    expect(await store.whisper(whisper('A', 1, 8, 2))).toBe('ok')
  })

  test('a whisper to a log that has grown, or is not there, is not stored', async () => {
    const store = current()
    await store.append(rows('A', 1, 'one', 'two'))
    expect(await store.whisper(whisper('A', 1, 7, 0))).toBe('taken')
    expect(await store.whisper(whisper('A', 3, 7, 0))).toBe('taken')
    expect(await store.whisper(whisper('nowhere', 0, 7, 0))).toBe('taken')
    expect(await store.whispers('A')).toEqual([])
  })

  test('rows that settle a question take its whispers with them, in one go and no others', async () => {
    const store = current()
    await store.append(rows('A', 1))
    await store.append(rows('B', 1))
    for (const [table, decision] of [
      ['A', 7],
      ['A', 8],
      ['B', 7],
    ] as const)
      await store.whisper(whisper(table, 1, decision, 0))
    expect(await store.append({ ...rows('A', 1, 'late'), settles: 7 })).toBe('taken')
    expect(await store.whispers('A')).toHaveLength(2)
    expect(await store.append(rows('A', 2))).toBe('ok')
    expect(await store.whispers('A')).toHaveLength(2)
    expect(await store.append({ ...rows('A', 3), settles: 7 })).toBe('ok')
    expect(await store.whispers('A')).toMatchObject([{ decision: 8 }])
    expect(await store.whispers('B')).toHaveLength(1)
  })
}

/** Tokens, guests and tables that end. */
function describeEnds(current: () => Store): void {
  test('a guest may hold several tokens; those before the newest end when it says so, or sooner', async () => {
    const store = current()
    await store.addGuest({ id: 'anne', name: 'Anne' }, 'first', 1)
    await store.addGuest({ id: 'mary', name: 'Mary' }, 'hers', 1)
    await store.addToken('anne', 'second', 20, 30)
    await store.addToken('anne', 'third', 25, 40)
    const guest = { id: 'anne', name: 'Anne' }
    expect(await store.holderOf('first')).toEqual({ guest, issuedAt: 1, endsAt: 30 })
    expect(await store.holderOf('second')).toEqual({ guest, issuedAt: 20, endsAt: 40 })
    expect(await store.holderOf('third')).toEqual({ guest, issuedAt: 25, endsAt: null })
    expect((await store.holderOf('hers'))?.endsAt).toBeNull()
    await store.dropToken('third')
    expect(await store.holderOf('third')).toBeNull()
    expect(await store.holderOf('second')).not.toBeNull()
  })

  test('guests without a table and without a token since are forgotten, and so are tokens that ended', async () => {
    const store = current()
    for (const id of ['anne', 'mary', 'jack']) await store.addGuest({ id, name: id }, `of ${id}`, 10)
    await store.addToken('jack', 'new of jack', 50, 60)
    await store.append({ ...rows('A', 1), facts: { status: 'over', guests: ['mary'] } })
    expect(await store.forgetGuests(40, 60)).toBe(1)
    expect(await store.holderOf('of anne')).toBeNull()
    expect(await store.holderOf('of mary')).not.toBeNull()
    expect(await store.holderOf('of jack')).toBeNull()
    expect(await store.holderOf('new of jack')).not.toBeNull()
  })

  test('tables are gone through a few at a time, in the order of their names', async () => {
    const store = current()
    for (const table of ['C', 'A', 'B'])
      await store.append({ ...rows(table, 1), facts: { status: 'open', guests: [] } })
    await store.append(rows('A', 2))
    expect(await store.tablesAfter('', 2)).toEqual([
      { table: 'A', status: 'open', updatedAt: 20, isFolded: false },
      { table: 'B', status: 'open', updatedAt: 10, isFolded: false },
    ])
    expect(await store.tablesAfter('B', 2)).toMatchObject([{ table: 'C' }])
    expect(await store.tablesAfter('C', 2)).toEqual([])
  })

  test('a table that is forgotten is gone with all that belongs to it, and no other is', async () => {
    const store = current()
    for (const table of ['A', 'B']) {
      await store.append({ ...rows(table, 1), facts: { status: 'playing', guests: ['anne'] } })
      await store.whisper(whisper(table, 1, 7, 0))
    }
    await store.forget('A')
    expect([await store.read('A', 0), await store.whispers('A')]).toEqual([[], []])
    expect(await store.tablesOf('anne', 9)).toMatchObject([{ table: 'B' }])
    expect(await store.tablesIn('playing')).toEqual(['B'])
    expect(await store.whispers('B')).toHaveLength(1)
  })
}

function describeLookups(current: () => Store): void {
  test('tables are found by who sits there, the latest first, and by status', async () => {
    const store = current()
    await store.append({ ...rows('A', 1), facts: { status: 'open', guests: ['anne', 'mary'] } })
    await store.append({ ...rows('B', 1), at: 20, facts: { status: 'playing', guests: ['anne'] } })
    await store.append({ ...rows('A', 2), at: 90 })
    expect(await store.tablesOf('anne', 9)).toEqual([
      { table: 'A', updatedAt: 90 },
      { table: 'B', updatedAt: 20 },
    ])
    expect(await store.tablesOf('anne', 1)).toHaveLength(1)
    expect(await store.tablesIn('playing')).toEqual(['B'])
    await store.append({ ...rows('A', 3), facts: { status: 'playing', guests: ['mary'] } })
    expect(await store.tablesIn('playing')).toEqual(['A', 'B'])
    expect(await store.tablesIn('open')).toEqual([])
    expect(await store.tablesOf('anne', 9)).toEqual([{ table: 'B', updatedAt: 20 }])
  })

  test('guests are found by the hash of their token only', async () => {
    const store = current()
    await store.addGuest({ id: 'anne', name: 'Anne' }, 'hash', 1)
    expect(await store.holderOf('anne')).toBeNull()
    await store.renameGuest('anne', 'Bonny')
    expect(await store.holderOf('hash')).toEqual({ guest: { id: 'anne', name: 'Bonny' }, issuedAt: 1, endsAt: null })
  })

  test('the length of a log, and how many tables a guest has that are not over', async () => {
    const store = current()
    await store.append({ ...rows('A', 1, 'one', 'two'), facts: { status: 'open', guests: ['anne'] } })
    await store.append({ ...rows('B', 1), facts: { status: 'playing', guests: ['mary', 'anne'] } })
    await store.append({ ...rows('C', 1), facts: { status: 'over', guests: ['anne'] } })
    expect([await store.length('A'), await store.length('B'), await store.length('nowhere')]).toEqual([2, 1, 0])
    expect([await store.unfinishedOf('anne'), await store.unfinishedOf('mary')]).toEqual([2, 1])
    expect(await store.unfinishedOf('nobody')).toBe(0)
    expect([await store.hasPart('mary', 'B'), await store.hasPart('mary', 'A')]).toEqual([true, false])
  })

  test('a store that can be written to says so', async () => {
    const store = current()
    await expect(store.probe()).resolves.toBeUndefined()
  })
}

export function describeStore(name: string, underTest: StoreUnderTest): void {
  describe(`${name} keeps the contract of a store`, () => {
    let store: Store
    beforeEach(async () => {
      store = await underTest.open()
    })
    afterEach(async () => {
      await store.close()
      await underTest.clean()
    })
    const current = (): Store => store
    describeLog(current, underTest)
    describeRivals(current, underTest)
    describeWhispers(current, underTest)
    describeLookups(current)
    describeEnds(current)
    describeKeeping(current)
  })
}
