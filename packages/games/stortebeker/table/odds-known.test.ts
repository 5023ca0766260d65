import { itTellsNoSecrets } from '../../odds-contract.ts'
import { GOOD_KINDS, PROVISION_KINDS } from '../cards.ts'
import { stortebeker } from '../index.ts'
import type { View } from '../view.ts'
import { prospectOf, prospectWith } from './prospects.ts'

/** A plain provision, a marked one, a pirate. */
const KINDS = [0, GOOD_KINDS, PROVISION_KINDS]

itTellsNoSecrets<View>({
  game: stortebeker,
  seats: 3,
  hides: true,
  odds: (view, seat) =>
    view.sea.map((place) => [
      prospectOf(view, place, seat),
      ...KINDS.map((card) => prospectWith(view, place, seat, card)),
    ]),
})
