// Golden games: see golden-contract.ts, also for how to play them afresh.
import { expect, it } from 'vitest'
import { itKeepsGolden, kindsIn } from '../golden-contract.ts'
import { GOLDEN, HAND } from './golden.ts'

itKeepsGolden('buccaneer', HAND, GOLDEN)

it('golden games call mutinies', () => {
  expect(kindsIn('buccaneer', 'mutinies').filter((kind) => kind === 'call').length).toBeGreaterThan(2)
})
