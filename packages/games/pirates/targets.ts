// What a captain may sail for: lairs that are left and ships with treasure, what an attack of each promises, and how far it is. For bots; no
// rule is made here.
import { bySeat, type Seat } from '@flibuste/kernel'
import { PORT, type Lair, type Space } from './chart.ts'
import { HOLD } from './data.ts'
import { countOf, fixedOf, printedOn, slotsOf } from './figures.ts'
import { LAIR_ATTACKS, SHIP_ATTACKS, type AttackLair, type AttackShip, type Slot } from './moves.ts'
import { oddsOf, type Force } from './odds.ts'
import { chartIn, lairParty, shipParty, tileOf, type Party, type State } from './state.ts'

/** What a turn more on the way leaves of a hope. */
const PATIENCE = 0.72
/** A ship may sail away. */
const PREY = 0.5

const forceOn = (slots: readonly Slot[], fixed: number): Force => ({
  pirates: countOf(slots, 'pirate'),
  cannons: countOf(slots, 'cannon'),
  fixed,
})

export const forceOf = (state: State, party: Party): Force => forceOn(slotsOf(state, party), fixedOf(state, party))

export const isArmed = ({ pirates, cannons }: Force): boolean => pirates > 0 && cannons > 0

/** Treasure won less treasure lost, of one attack. */
function gain(mine: Force, theirs: Force, treasure: number, aboard: number): number {
  const { win, loss } = oddsOf(mine, theirs)
  return win * Math.min(treasure, HOLD - aboard) - loss * (aboard + 1)
}

/** What an attack of a lair promises. */
export type LairGain = (state: State, mine: Force, aboard: number, lair: Lair) => number

function openGain(state: State, mine: Force, aboard: number, lair: Lair): number {
  return gain(mine, forceOf(state, lairParty(lair)), state.lairs[lair]?.treasure ?? 0, aboard)
}

function printedGain(state: State, mine: Force, aboard: number, lair: Lair): number {
  const tile = tileOf(state, lair)
  return gain(mine, forceOn(printedOn(tile), tile.fixed), tile.coin, aboard)
}

/** A lair face down is believed to be what this world has. */
export const believedGain: LairGain = (state, mine, aboard, lair) =>
  state.lairs[lair]?.face === 'up' ? openGain(state, mine, aboard, lair) : printedGain(state, mine, aboard, lair)

/** A lair face down is any of those that were not turned. */
export function averagedGain(state: State, mine: Force, aboard: number): LairGain {
  let [sum, count] = [0, 0]
  for (const [lair, { face }] of state.lairs.entries()) {
    if (face !== 'down') continue
    sum += printedGain(state, mine, aboard, lair)
    count++
  }
  const unseen = sum / Math.max(1, count)
  return (_state, _mine, _aboard, lair) =>
    state.lairs[lair]?.face === 'up' ? openGain(state, mine, aboard, lair) : unseen
}

export interface Target {
  readonly attack: AttackLair | AttackShip | undefined
  readonly worth: number
  readonly steps: number
  /** Where one must lie to attack it. */
  readonly waters: readonly Space[]
}

/** What it is worth after the way there. */
export const hopeOf = ({ worth, steps }: Pick<Target, 'worth' | 'steps'>, { pirates }: Force): number =>
  worth * PATIENCE ** Math.ceil(steps / Math.max(1, pirates))

function lairTarget(state: State, seat: Seat, mine: Force, lair: Lair, gainOf: LairGain): Target {
  const { space, aboard } = bySeat(state.ships, seat)
  const { approach, shores } = chartIn(state)
  const worth = gainOf(state, mine, aboard, lair)
  return { attack: LAIR_ATTACKS[lair], worth, steps: approach[space]?.[lair] ?? 0, waters: shores[lair] ?? [] }
}

function shipTarget(state: State, seat: Seat, mine: Force, other: Seat): Target {
  const { space, aboard } = bySeat(state.ships, seat)
  const prey = bySeat(state.ships, other)
  const worth = PREY * gain(mine, forceOf(state, shipParty(other)), prey.aboard, aboard)
  const steps = chartIn(state).steps[space]?.[prey.space] ?? 0
  return { attack: SHIP_ATTACKS[other], worth, steps, waters: [prey.space] }
}

/** Lairs that are left, and ships at sea with treasure aboard. */
export function targetsOf(state: State, seat: Seat, mine: Force, gainOf: LairGain): Target[] {
  const targets: Target[] = []
  for (const [lair, { face }] of state.lairs.entries())
    if (face !== 'gone') targets.push(lairTarget(state, seat, mine, lair, gainOf))
  for (const [other, { space, aboard }] of state.ships.entries())
    if (other !== seat && space !== PORT && aboard > 0) targets.push(shipTarget(state, seat, mine, other))
  return targets
}

/** Of several waters the one that is nearest. */
export function nearest(state: State, seat: Seat, waters: readonly Space[]): Space {
  const steps = chartIn(state).steps[bySeat(state.ships, seat).space] ?? []
  return waters.reduce((best, space) => ((steps[space] ?? 0) < (steps[best] ?? 0) ? space : best), waters[0] ?? PORT)
}
