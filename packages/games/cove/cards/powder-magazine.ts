// Powder Magazine: each hit also opens every hull present, the shooter's included.
import { POWDER_MAGAZINE } from '../cards.ts'
import { POWDER_DAMAGE } from '../data.ts'
import { PLAY_POWDER } from '../moves.ts'
import type { VolleyCard } from './volley-card.ts'

/** COV-16.5; at Treasure Island too, COV-A52. Flint's parrot lives on the hull: COV-16.6. */
export const powderMagazine: VolleyCard = {
  kind: 'powderMagazine',
  card: POWDER_MAGAZINE,
  clause: 'COV-16.5',
  move: PLAY_POWDER,
  hitFrom: null,
  spreads: false,
  blast: POWDER_DAMAGE,
  recoil: () => {},
}
