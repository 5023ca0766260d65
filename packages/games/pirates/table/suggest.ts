// What the primary button proposes while nothing is chosen: a plain sailor's plan, weighed with exact odds. Not a bot, and never played by itself.
import { allowed } from '@flibuste/web/kit'
import { PORT, type Lair, type Space } from '../chart.ts'
import { SLOTS, type Figure } from '../data.ts'
import { DONE, PASS, PUTS, UNLOAD, type Move } from '../moves.ts'
import { lairParty } from '../state.ts'
import type { ShipView, View } from '../view.ts'
import type { SeaChart } from './geometry.ts'
import { targetOf, type Attack, type Targets } from './glow.ts'
import { gainOf, prospectOf } from './prospects.ts'

/** Enough aboard to go home with. */
const FULL = 3
/** An attack worth proposing: treasures on average. */
const WORTHWHILE = 0.45

interface Plan {
  readonly view: View
  readonly sea: SeaChart
  readonly legal: readonly Move[]
  readonly targets: Targets
  readonly ship: ShipView
}

const gain = ({ view, sea }: Plan, attack: Attack): number => {
  const prospect = prospectOf(view, sea.edition, view.active, targetOf(attack))
  return prospect === null ? -1 : gainOf(prospect)
}

function bestAttack(plan: Plan): Attack | null {
  const worth = plan.targets.attacks.map((attack) => ({ attack, gain: gain(plan, attack) }))
  const best = worth.toSorted((one, two) => two.gain - one.gain)[0]
  return best !== undefined && best.gain >= WORTHWHILE ? best.attack : null
}

const goesHome = ({ ship, view }: Plan): boolean => ship.aboard >= FULL || ship.banked + ship.aboard >= view.target

const hopeOf = (plan: Plan, lair: Lair): number => {
  const prospect = prospectOf(plan.view, plan.sea.edition, plan.view.active, lairParty(lair))
  return prospect === null ? 0 : Math.max(0.05, gainOf(prospect))
}

/** How good a water is: close to home with treasure or wounds, beside a promising lair without. */
function worthOf(plan: Plan, space: Space): number {
  const { chart } = plan.sea
  if (goesHome(plan) || !plan.ship.ready) return -chart.steps[space]![PORT]!
  const hopes = plan.view.lairs.map(({ face }, lair) =>
    face === 'gone' ? 0 : hopeOf(plan, lair) / (1 + chart.approach[space]![lair]!),
  )
  return Math.max(...hopes)
}

function bestSail(plan: Plan): Move | null {
  const here = worthOf(plan, plan.ship.space)
  const sails = [...plan.targets.sails.values()].map((move) => ({ move, worth: worthOf(plan, move.to) }))
  const best = sails.toSorted((one, two) => two.worth - one.worth)[0]
  return best !== undefined && best.worth > here ? best.move : null
}

const first = (plan: Plan): Move => (goesHome(plan) ? null : bestAttack(plan)) ?? bestSail(plan) ?? PASS

/** What an empty slot needs: whichever figure there are fewer of. */
const wanted = ({ cannons, pirates }: ShipView): Figure => (cannons <= pirates ? 'cannon' : 'pirate')

function bestPut({ ship, legal }: Plan): Move | null {
  const empty = Array.from({ length: SLOTS }, (_, at) => at).filter((at) => ship.slots[at] === null)
  return empty.map((at) => PUTS[wanted(ship)][at]!).find((put) => allowed(legal, put)) ?? null
}

const second = (plan: Plan): Move => bestAttack(plan) ?? bestPut(plan) ?? PASS

const PROPOSE: { readonly [S in View['step']]?: (plan: Plan) => Move | null } = {
  first,
  second,
  repair: (plan) => bestPut(plan) ?? DONE,
  unload: () => UNLOAD,
  stow: ({ legal }) => legal[0] ?? null,
}

export function proposalOf(view: View, sea: SeaChart, legal: readonly Move[], targets: Targets): Move | null {
  const ship = view.ships[view.active]
  if (legal.length === 0 || ship === undefined) return null
  const move = PROPOSE[view.step]?.({ view, sea, legal, targets, ship }) ?? null
  return move !== null && allowed(legal, move) ? move : (legal[0] ?? null)
}
