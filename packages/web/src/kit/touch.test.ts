import { bit } from '@flibuste/kernel'
import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import { attempt, isAsked } from './touch.ts'

interface Sail {
  readonly kind: 'sail'
  readonly lane: number
}

function boardOf(legal: readonly Sail[]) {
  const played: Sail[] = []
  const refused = signal<string | null>(null)
  const hands = {
    play: (move: Sail) => void played.push(move),
    consult: () => undefined,
    skip: () => undefined,
    again: () => undefined,
  }
  return { table: { scene: { legal }, hands, refused }, played, refused }
}

describe('a piece that is touched', () => {
  it('is not marked where the move is legal, whichever object says it', () => {
    const { table, played, refused } = boardOf([{ kind: 'sail', lane: 2 }])
    refused.value = 'ship-5'
    attempt(table, { kind: 'sail', lane: 2 }, 'ship-2')
    expect([played, refused.value]).toEqual([[{ kind: 'sail', lane: 2 }], null])
  })

  it('is marked where the move is refused, and the shell is asked why', () => {
    const { table, played, refused } = boardOf([{ kind: 'sail', lane: 2 }])
    attempt(table, { kind: 'sail', lane: 3 }, 'ship-3')
    expect([played, refused.value]).toEqual([[{ kind: 'sail', lane: 3 }], 'ship-3'])
  })
})

describe('a page is asked', () => {
  const scene = { view: { asked: bit(0) | bit(1), answered: bit(1), pace: 'ask' as const }, legal: [{ kind: 'done' }] }

  it('where its seat has not answered and something is legal', () => {
    expect(isAsked({ scene: { ...scene, me: 0 } })).toBe(true)
  })

  it.each([
    ['its answer is in', { ...scene, me: 1 }],
    ['others are asked', { ...scene, me: 2 }],
    ['it watches', { ...scene, me: -1 }],
    ['it looks back', { ...scene, me: 0, legal: [] }],
  ])('but not where %s', (_, at) => {
    expect(isAsked({ scene: at })).toBe(false)
  })
})
