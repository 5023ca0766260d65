// Cannonade: each hit damages all sections of the target; the shooter must reload.
import { CANNONADE } from '../cards.ts'
import { PLAY_CANNONADE } from '../moves.ts'
import type { VolleyCard } from './volley-card.ts'

/** COV-16.7; a ship without a captain has its hull only, COV-A35. No shot in the next exchange: COV-16.8. */
export const cannonade: VolleyCard = {
  kind: 'cannonade',
  card: CANNONADE,
  clause: 'COV-16.7',
  move: PLAY_CANNONADE,
  hitFrom: null,
  spreads: true,
  blast: 0,
  recoil({ battle }, seat) {
    battle.reload[seat] = battle.exchange + 1
  },
}
