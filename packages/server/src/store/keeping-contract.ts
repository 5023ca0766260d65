// The part of every store's suite about keeping whole tables: packed when they are over, taken out, put back.
import { expect, test } from 'vitest'
import type { Append, KeptTable, Store } from './store.ts'

const first: Append = {
  table: 'A',
  number: 1,
  bodies: ['one', 'deux é 🏴‍☠️', '"three"'],
  at: 10,
  facts: { status: 'over', guests: ['mary', 'anne'] },
  settles: null,
}
const ROWS = first.bodies.map((body, at) => ({ number: at + 1, body }))

const later = (number: number, body: string): Append => ({ ...first, number, bodies: [body], at: 20, facts: null })

function describeFolding(current: () => Store): void {
  test('a match that was folded is read as before, from any row on, and keeps its hour', async () => {
    const store = current()
    await store.append(first)
    await store.fold('A')
    for (let after = 0; after <= ROWS.length; after++) expect(await store.read('A', after)).toEqual(ROWS.slice(after))
    expect(await store.length('A')).toBe(3)
    expect(await store.tablesAfter('', 9)).toEqual([{ table: 'A', status: 'over', updatedAt: 10, isFolded: true }])
    expect(await store.tablesOf('anne', 9)).toEqual([{ table: 'A', updatedAt: 10 }])
  })

  test('it goes on growing, by its own numbers, and may be folded again in vain', async () => {
    const store = current()
    await store.append(first)
    await Promise.all([store.fold('A'), store.fold('A')])
    expect(await store.append(later(3, 'late'))).toBe('taken')
    expect(await store.append(later(4, 'four'))).toBe('ok')
    await store.fold('A')
    expect(await store.read('A', 1)).toEqual([...ROWS.slice(1), { number: 4, body: 'four' }])
    expect(await store.whisper({ table: 'A', after: 4, decision: 1, seat: 0, body: 'hush' })).toBe('ok')
  })

  test('a table of one row has nothing to fold, one that is not there is none, one that is forgotten is gone', async () => {
    const store = current()
    await store.append({ ...first, bodies: ['only'] })
    await store.fold('A')
    await store.fold('nowhere')
    expect(await store.tablesAfter('', 9)).toMatchObject([{ isFolded: false }])
    await store.append(later(2, 'two'))
    await store.fold('A')
    await store.forget('A')
    expect([await store.read('A', 0), await store.kept('A')]).toEqual([[], null])
    expect(await store.append(first)).toBe('ok')
    expect(await store.read('A', 0)).toEqual(ROWS)
  })
}

function describeMoving(current: () => Store): void {
  const moved: KeptTable = {
    table: 'B',
    status: 'playing',
    guests: ['anne', 'mary'],
    rows: [
      [10, 'one'],
      [20, 'two “quoted” \\ \n'],
    ],
    whispers: [{ decision: 7, seat: 1, body: 'hush' }],
  }

  test('a table that is put back is what was kept, to the byte, and never in the place of another', async () => {
    const store = current()
    expect(await store.put(moved)).toBe('ok')
    expect(await store.kept('B')).toEqual(moved)
    expect(await store.put({ ...moved, rows: [[1, 'other']] })).toBe('taken')
    expect(await store.kept('B')).toEqual(moved)
    expect(await store.append({ ...later(3, 'three'), table: 'B', settles: 7 })).toBe('ok')
    expect(await store.tablesOf('mary', 9)).toEqual([{ table: 'B', updatedAt: 20 }])
  })

  test('packed or not, the same is kept', async () => {
    const store = current()
    await store.append(first)
    const before = await store.kept('A')
    await store.fold('A')
    expect(await store.kept('A')).toEqual(before)
    expect(before).toMatchObject({ guests: ['anne', 'mary'], rows: first.bodies.map((body) => [10, body]) })
  })

  test('guests go with their tokens, and who is there already stays', async () => {
    const store = current()
    await store.addGuest({ id: 'anne', name: 'Anne' }, 'first', 1)
    await store.addToken('anne', 'second', 20, 30)
    const anne = await store.keptGuest('anne')
    const tokens = [
      { hash: 'first', issuedAt: 1, endsAt: 30 },
      { hash: 'second', issuedAt: 20, endsAt: null },
    ]
    expect(anne).toEqual({ guest: { id: 'anne', name: 'Anne' }, tokens })
    await store.putGuest({ guest: { id: 'anne', name: 'Other' }, tokens })
    expect(await store.keptGuest('anne')).toEqual(anne)
    await store.putGuest({ guest: { id: 'mary', name: 'Mary' }, tokens: [{ hash: 'hers', issuedAt: 2, endsAt: null }] })
    expect((await store.holderOf('hers'))?.guest).toEqual({ id: 'mary', name: 'Mary' })
    expect([await store.guestsAfter('', 9), await store.guestsAfter('anne', 9)]).toEqual([['anne', 'mary'], ['mary']])
    expect(await store.keptGuest('nobody')).toBeNull()
  })
}

export function describeKeeping(current: () => Store): void {
  describeFolding(current)
  describeMoving(current)
}
