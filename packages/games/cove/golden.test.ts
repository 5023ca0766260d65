// Golden games: see golden-contract.ts, also for how to play them afresh.
import { expect, it } from 'vitest'
import { itKeepsGolden, kindsIn } from '../golden-contract.ts'
import { GOLDEN, HAND } from './golden.ts'
import { MOVE_KINDS } from './moves.ts'

itKeepsGolden('cove', HAND, GOLDEN)

it('golden games make every kind of move', () => {
  const kinds = new Set(GOLDEN.flatMap(({ name }) => kindsIn('cove', name)))
  expect([...kinds].toSorted()).toEqual(MOVE_KINDS.toSorted())
})
