import { expect, it } from 'vitest'
import { refusalsOf } from './refusals.ts'

it('a refusal tells its reason and its clause, and nobody can alter it', () => {
  const refuse = refusalsOf({ tooFar: 'TOY-3', asleep: 'TOY-9' })
  expect(refuse).toEqual({
    tooFar: { clause: 'TOY-3', reason: 'tooFar' },
    asleep: { clause: 'TOY-9', reason: 'asleep' },
  })
  expect([refuse, refuse.tooFar, refuse.asleep].every(Object.isFrozen)).toBe(true)
})
