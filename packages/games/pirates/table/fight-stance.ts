// Where the two sides of a fight lie, where each die leaves and where it comes down. Pure.
import type { Layout } from '@flibuste/web/kit'
import type { Party } from '../state.ts'
import { blowsOf, deckAt, garrisonAt, type Blow, type FightReport } from './fight-report.ts'
import { planSpot, type Bow, type Spot } from './geometry.ts'
import { sameParty } from './glow.ts'
import { fixedSpots, tileSpot } from './tile-geometry.ts'

export interface Stance {
  readonly width: number
  readonly height: number
  /** The attacker's plan: its corner and scale. */
  readonly attacker: Spot & { readonly scale: number; readonly bow: Bow }
  /** The target's plan, where it is a ship. */
  readonly ship: Spot & { readonly scale: number; readonly bow: Bow }
  /** The tile, where it is a lair. */
  readonly lair: Spot & { readonly radius: number }
  /** Where dice fall that hit nothing: from here on, so far apart. */
  readonly sea: Spot & { readonly dx: number }
  readonly die: number
}

const BROAD_WIDTH = 1100
const TALL_WIDTH = 390

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** Side by side: the ship to the left, what it attacks to the right. */
function broad(ratio: number): Stance {
  const height = within(BROAD_WIDTH * ratio, 360, 640)
  const radius = Math.min(190, height * 0.42)
  return {
    width: BROAD_WIDTH,
    height,
    attacker: { x: 26, y: height * 0.53 - 75, scale: 1.14, bow: 'right' },
    ship: { x: 596, y: height * 0.31 - 66, scale: 1.02, bow: 'left' },
    lair: { x: BROAD_WIDTH - radius * 1.27, y: height / 2 + 2, radius },
    sea: { x: 556, y: height - 66, dx: 66 },
    die: 54,
  }
}

/** One above the other: the ship below. */
function tall(ratio: number): Stance {
  const height = within(TALL_WIDTH * ratio, 290, 520)
  const radius = within((height - 142) / 2.1, 72, 138)
  return {
    width: TALL_WIDTH,
    height,
    attacker: { x: 8, y: height - 114, scale: 0.8, bow: 'right' },
    ship: { x: 8, y: 34, scale: 0.8, bow: 'left' },
    lair: { x: TALL_WIDTH / 2, y: radius * 1.03 + 8, radius },
    sea: { x: 44, y: height - 146, dx: 62 },
    die: 34,
  }
}

/** For a box of this shape: its height over its width. */
export const stanceFor = (layout: Layout, ratio: number): Stance => (layout === 'phone' ? tall(ratio) : broad(ratio))

const onPlan = (plan: Stance['attacker'], slot: number): Spot => {
  const { x, y } = planSpot(slot, plan.bow)
  return { x: plan.x + x * plan.scale, y: plan.y + y * plan.scale }
}

const isAttacker = ({ attacker }: FightReport, side: Party): boolean => sameParty(attacker, side)

/** The middle of a slot of either side. */
export function slotSpot(stance: Stance, report: FightReport, side: Party, slot: number): Spot {
  if (side.kind === 'lair') return tileSpot(slot, stance.lair)
  return onPlan(isAttacker(report, side) ? stance.attacker : stance.ship, slot)
}

/** Cannons of a side when it fires, those without a number last. */
function gunsOf(stance: Stance, report: FightReport, side: Party): Spot[] {
  const landed = isAttacker(report, side) ? 0 : report.volley.blows.length
  const slots =
    side.kind === 'lair'
      ? garrisonAt(report, side.lair, landed, 'fighting').slots
      : deckAt(report, side.seat, landed, 'fighting').slots
  const numbered = slots.flatMap((figure, at) => (figure === 'cannon' ? [slotSpot(stance, report, side, at + 1)] : []))
  if (side.kind === 'ship') return numbered
  return [...numbered, ...fixedSpots(garrisonAt(report, side.lair, landed, 'fighting'), stance.lair)]
}

export interface Flight {
  readonly blow: Blow
  readonly from: Spot
  readonly to: Spot
  /** Where the ball strikes: the end of the dotted line. */
  readonly strike: Spot
}

/** Whether a die falls into the sea: there is no such slot at all. */
export const isLost = (blow: Blow): boolean => blow.type === 'missed' && blow.why === 'noSlot'

/** Beside the slot it names: above a deck, outside a tile. The same slot named again piles up. */
function beside(stance: Stance, { at }: Blow, strike: Spot, again: number): Spot {
  const apart = stance.die * 0.5 * again
  if (at.kind === 'ship') return { x: strike.x + apart, y: strike.y - stance.die * 0.98 - apart * 0.3 }
  const { x, y, radius } = stance.lair
  const far = Math.max(1, Math.hypot(strike.x - x, strike.y - y))
  const reach = radius * 0.2 + stance.die * 0.32 + apart
  return { x: strike.x + ((strike.x - x) / far) * reach, y: strike.y + ((strike.y - y) / far) * reach }
}

function landing(stance: Stance, report: FightReport, nth: number): { readonly to: Spot; readonly strike: Spot } {
  const blows = blowsOf(report)
  const blow = blows[nth]!
  const before = blows.slice(0, nth).filter((other) => sameParty(other.at, blow.at))
  if (isLost(blow)) {
    const { x, y, dx } = stance.sea
    const to = { x: x + dx * before.filter(isLost).length, y }
    return { to, strike: to }
  }
  const strike = slotSpot(stance, report, blow.at, blow.slot)
  const again = before.filter(({ slot }) => slot === blow.slot).length
  return { strike, to: beside(stance, blow, strike, again) }
}

/** Every die of the fight, the answer's among them. */
export function flightsOf(stance: Stance, report: FightReport): Flight[] {
  const first = report.volley.blows.length
  const guns = {
    volley: gunsOf(stance, report, report.attacker),
    answer: gunsOf(stance, report, report.target),
  }
  return blowsOf(report).map((blow, nth) => {
    const from = nth < first ? guns.volley[nth] : guns.answer[nth - first]
    const { to, strike } = landing(stance, report, nth)
    return { blow, from: from ?? strike, to, strike }
  })
}

/** A point on the arc of a flight, 0 … 1. */
export function arcAt(from: Spot, to: Spot, part: number): Spot {
  const lift = Math.min(90, Math.hypot(to.x - from.x, to.y - from.y) * 0.16)
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part - Math.sin(part * Math.PI) * lift,
  }
}
