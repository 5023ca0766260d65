import { itTellsNoSecrets } from '../../odds-contract.ts'
import { pirates } from '../index.ts'
import type { View } from '../view.ts'
import { editionIn } from './geometry.ts'
import { prospectOf } from './prospects.ts'

itTellsNoSecrets<View>({
  game: pirates,
  seats: 3,
  hides: true,
  odds: (view, seat) => [
    ...view.lairs.map((_, lair) => prospectOf(view, editionIn(view), seat, { kind: 'lair', lair })),
    ...view.ships.map((_, other) => prospectOf(view, editionIn(view), seat, { kind: 'ship', seat: other })),
  ],
})
