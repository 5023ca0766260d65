// What the inspector shows while nobody looks at anything: whatever can be attacked, else what was fought over, else what is near. Pure.
import { PORT, type Space } from '../chart.ts'
import { lairParty, shipParty, type Party } from '../state.ts'
import type { View } from '../view.ts'
import { courseEnd } from './chart-reach.tsx'
import { sameParty, shipsIn, targetOf } from './glow.ts'
import { largeSeat, type Table } from './touch.ts'

export type Standing = Pick<Table, 'draft' | 'proposal' | 'scene' | 'sea' | 'targets'>

/** The lair closest to a water, of those still there. */
function nearestLair({ sea, scene: { view } }: Standing, space: Space): { party: Party; steps: number } | null {
  const near = view.lairs
    .map((lair, at) => ({ lair, party: lairParty(at), steps: sea.chart.approach[space]?.[at] ?? 99 }))
    .filter(({ lair }) => lair.face !== 'gone')
    .toSorted((one, two) => one.steps - two.steps || Number(two.lair.face === 'up') - Number(one.lair.face === 'up'))
  return near[0] ?? null
}

/** Where a course leads: a lair beside that water, else who lies there. In port there is nothing to attack. */
function partyAt(standing: Standing, space: Space): Party | null {
  if (space === PORT) return null
  const near = nearestLair(standing, space)
  const { view } = standing.scene
  const ship = shipsIn(view, space).find((seat) => seat !== largeSeat(standing.scene))
  return near?.steps === 0 || ship === undefined ? (near?.party ?? null) : shipParty(ship)
}

/** Whose treasure it is that is being stowed. */
const robbed = ({ step, lastFight }: View): Party | null => (step === 'stow' ? (lastFight?.target ?? null) : null)

/** Several things can be attacked: the lair that is nearest, where it is among them. */
export function partyNearby(standing: Standing): Party | null {
  const { scene, targets } = standing
  const to = courseEnd(standing)
  if (to >= 0) return partyAt(standing, to)
  const near = nearestLair(standing, scene.view.ships[largeSeat(scene)]!.space)?.party ?? null
  const aims = targets.attacks.map(targetOf)
  const aim = aims.find((party) => sameParty(party, near)) ?? aims[0]
  return robbed(scene.view) ?? aim ?? near
}
