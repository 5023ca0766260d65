// Golden games: see golden-contract.ts, also for how to play them afresh.
import { expect, it } from 'vitest'
import { itKeepsGolden, kindsIn } from '../golden-contract.ts'
import { GOLDEN, HAND } from './golden.ts'

itKeepsGolden('stortebeker', HAND, GOLDEN)

it('golden games exchange, fire, fail and counter-attack', () => {
  const kinds = new Set(GOLDEN.flatMap(({ name }) => kindsIn('stortebeker', name)))
  for (const kind of ['take', 'seize', 'sink', 'shed', 'counter', 'decline', 'board']) expect(kinds).toContain(kind)
})
