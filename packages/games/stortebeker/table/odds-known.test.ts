import type { Seat } from '@flibuste/kernel'
import { expect, it } from 'vitest'
import { itTellsNoSecrets } from '../../odds-contract.ts'
import { GOOD_KINDS, PROVISION_KINDS } from '../cards.ts'
import { stortebeker } from '../index.ts'
import type { View } from '../view.ts'
import { counterChance, prospectOf, prospectWith } from './prospects.ts'

/** A plain provision, a marked one, a pirate. */
const KINDS = [0, GOOD_KINDS, PROVISION_KINDS]

let counters = 0

/** Of whoever is asked whether to counter-attack: with nothing added, and with marked provisions. */
function counterOdds(view: View, seat: Seat): number[] {
  const place = view.sea[view.matter.slot]
  if (view.step !== 'counter' || view.matter.seat !== seat || place === undefined) return []
  counters++
  return [[], [GOOD_KINDS], [GOOD_KINDS, GOOD_KINDS + 1]].map((added) => counterChance(view, place, added))
}

itTellsNoSecrets<View>({
  game: stortebeker,
  seats: 3,
  hides: true,
  odds: (view, seat) => [
    ...view.sea.map((place) => [
      prospectOf(view, place, seat),
      ...KINDS.map((card) => prospectWith(view, place, seat, card)),
    ]),
    counterOdds(view, seat),
  ],
})

it('counter-attacks were among them', () => expect(counters).toBeGreaterThan(0))
