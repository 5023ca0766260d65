// Where something was taken from whoever looks, until their turn is over: stations their rings were driven from. Pure.
import type { Seat } from '@flibuste/kernel'
import type { Row } from '../cards.ts'
import { OFF, type Level } from '../data.ts'
import type { BattleFrame } from './battle-frame.ts'
import type { CoveScene } from './touch.ts'

/** The level a ring had before it was hit; OFF where it was not, or stands there again. */
export function levelTaken({ taken, view, me }: Pick<CoveScene, 'taken' | 'view' | 'me'>, seat: Seat, row: Row): Level {
  if (seat !== me) return OFF
  const hit = taken.find((event) => event.type === 'ringMoved' && event.section === row)
  const level = view.players[seat]?.sections[row]?.level ?? OFF
  return hit?.type === 'ringMoved' && hit.from > level ? hit.from : OFF
}

/** In a battle: before the newest volley; after a reload, which has forgotten it, where my own ring was when I last acted. */
export const levelBefore = (
  scene: Parameters<typeof levelTaken>[0],
  { was }: Pick<BattleFrame, 'was'>,
  seat: Seat,
  row: Row,
): Level => was[seat]?.[row] || levelTaken(scene, seat, row)
