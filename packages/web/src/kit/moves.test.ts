import { describe, expect, it } from 'vitest'
import { allowed, ofKind, sameMove } from './moves.ts'

describe('two moves are the same', () => {
  it('when they say the same, in whatever order of fields', () => {
    expect(sameMove({ kind: 'done' }, { kind: 'done' })).toBe(true)
    expect(sameMove({ kind: 'sail', lane: 3, with: 'pair' }, { with: 'pair', kind: 'sail', lane: 3 })).toBe(true)
    expect(sameMove({ kind: 'fit', levels: [1, 2] }, { kind: 'fit', levels: [1, 2] })).toBe(true)
    expect(sameMove({ kind: 'aim', at: { ship: 1 } }, { kind: 'aim', at: { ship: 1 } })).toBe(true)
  })

  it.each([
    ['another value', { kind: 'sail', lane: 3 }, { kind: 'sail', lane: 4 }],
    ['a number and its name', { kind: 'sail', lane: 3 }, { kind: 'sail', lane: '3' }],
    ['a list and its text', { kind: 'reroll', dice: [1, 2] }, { kind: 'reroll', dice: '1,2' }],
    ['the beginning of a list', { kind: 'reroll', dice: [1] }, { kind: 'reroll', dice: [1, 2] }],
    ['one field more', { kind: 'done' }, { kind: 'done', why: 'tired' }],
    ['a field that says nothing', { kind: 'done', a: undefined }, { kind: 'done', b: undefined }],
    ['nothing', { kind: 'take', card: null }, { kind: 'take', card: {} }],
  ])('but not with %s', (_, one, other) => {
    expect(sameMove(one, other)).toBe(false)
    expect(sameMove(other, one)).toBe(false)
  })
})

type Move = { readonly kind: 'sail'; readonly lane: number } | { readonly kind: 'done' }
const LEGAL: readonly Move[] = [{ kind: 'sail', lane: 2 }, { kind: 'done' }, { kind: 'sail', lane: 5 }]

it('is allowed when it is among the legal ones', () => {
  expect(allowed(LEGAL, { kind: 'sail', lane: 5 })).toBe(true)
  expect(allowed(LEGAL, { kind: 'sail', lane: 4 })).toBe(false)
  expect(allowed([], { kind: 'done' })).toBe(false)
})

it('of a kind come in their order', () => {
  expect(ofKind(LEGAL, 'sail').map(({ lane }) => lane)).toEqual([2, 5])
})
