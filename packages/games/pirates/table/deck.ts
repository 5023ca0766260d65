// What stands on a ship as this page may show it: while ships are loaded, one's own loading and nobody else's. PIR-I3.
import { bySeat, has, type Seat } from '@flibuste/kernel'
import type { Slot } from '../moves.ts'
import type { PiratesDraft } from './draft.ts'
import type { Deck } from './plan.tsx'
import type { PiratesScene } from './touch.ts'

/** Sealed: as it was answered. Asked: as it is being put together. */
function loadingOf({ view, me }: PiratesScene, { figures }: PiratesDraft, seat: Seat): readonly Slot[] | null {
  if (view.step !== 'load' || seat !== me) return null
  if (view.mine?.kind === 'load') return view.mine.figures
  return has(view.asked & ~view.answered, me) ? figures : null
}

export function deckOf(scene: PiratesScene, draft: PiratesDraft, seat: Seat): Deck {
  const { slots, chests } = bySeat(scene.view.ships, seat)
  return { seat, slots: loadingOf(scene, draft, seat) ?? slots, chests, hold: scene.view.options.treasureSlot }
}
