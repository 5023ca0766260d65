import { describe, expect, it } from 'vitest'
import { readMove, type MoveReaders } from './move-reader.ts'

type Move = { readonly kind: 'pass' } | { readonly kind: 'sail'; readonly to: number }

const PASS: Move = { kind: 'pass' }
const READERS: MoveReaders<Move> = {
  pass: () => PASS,
  sail: ({ to }) => (typeof to === 'number' ? { kind: 'sail', to } : null),
}
const read = (raw: unknown): Move | null => readMove(raw, READERS)

describe('a move from outside', () => {
  it('is read by its kind', () => {
    expect(read({ kind: 'pass' })).toBe(PASS)
    expect(read({ to: 3, kind: 'sail' })).toEqual({ kind: 'sail', to: 3 })
  })

  it('is none if its kind is unknown, inherited or missing', () => {
    for (const kind of ['swim', 'toString', '__proto__', 7, null, undefined]) expect(read({ kind })).toBeNull()
    expect(read({ to: 3 })).toBeNull()
  })

  it('is none if it is no object', () => {
    for (const raw of [null, undefined, 'pass', 7, true, [], [{ kind: 'pass' }]]) expect(read(raw)).toBeNull()
  })

  it('is none if its reader says so, or if it has a field too many', () => {
    expect(read({ kind: 'sail', to: 'home' })).toBeNull()
    expect(read({ kind: 'pass', to: 3 })).toBeNull()
    expect(read({ kind: 'sail', to: 3, too: 4 })).toBeNull()
  })
})
