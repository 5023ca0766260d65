// A fight as it was told by events, cut into what can be shown: the volley, the answer, and who takes what. Pure.
import { bySeat } from '@flibuste/kernel'
import type { Event, Fired, Missed, Struck } from '../events.ts'
import type { Slot } from '../moves.ts'
import { lairParty, shipParty, type Party, type ShipParty } from '../state.ts'
import type { LairView, View } from '../view.ts'
import { sameParty } from './glow.ts'
import type { Garrison } from './tile-geometry.ts'
import type { Deck } from './plan.tsx'

/** One die, and what it did. */
export type Blow = Struck | Missed

export interface Salvo {
  readonly fired: Fired
  readonly blows: readonly Blow[]
}

export interface FightReport {
  /** Tells two fights apart. */
  readonly number: number
  readonly attacker: ShipParty
  readonly target: Party
  readonly volley: Salvo
  /** Null where nobody fired back: PIR-6.8. */
  readonly answer: Salvo | null
  /** What followed: who takes what, who makes room. */
  readonly ends: readonly Event[]
  readonly before: View
  readonly after: View
}

const isBlow = (event: Event): event is Blow => event.type === 'struck' || event.type === 'missed'
const isFired = (event: Event): event is Fired => event.type === 'fired'

/** What can come of a fight. */
const ENDS = [
  'silenced',
  'stoodOff',
  'nothingTaken',
  'changeMade',
  'treasureTaken',
  'treasureLeft',
  'figureMoved',
  'figureDropped',
  'lairEmptied',
] as const satisfies readonly Event['type'][]

const isEnd = ({ type }: Event): boolean => ENDS.some((end) => end === type)

/** From the first volley to who takes what. */
export const isFightEvent = (event: Event): boolean => isFired(event) || isBlow(event) || isEnd(event)

export const hasFight = (events: readonly Event[]): boolean => events.some(isFired)

const salvoOf = (fired: Fired, events: readonly Event[]): Salvo => ({
  fired,
  blows: events.filter(isBlow).filter(({ at }) => sameParty(at, fired.at)),
})

export interface Told {
  readonly number: number
  readonly events: readonly Event[]
  readonly before: View
  readonly after: View
}

export function reportOf({ number, events, before, after }: Told): FightReport | null {
  const [volley, answer] = events.filter(isFired)
  if (volley === undefined || volley.from.kind !== 'ship') return null
  return {
    number,
    attacker: shipParty(volley.from.seat),
    target: volley.at,
    volley: salvoOf(volley, events),
    answer: answer === undefined ? null : salvoOf(answer, events),
    ends: events.filter(isEnd),
    before,
    after,
  }
}

/** All dice in the order they are thrown. */
export const blowsOf = ({ volley, answer }: FightReport): readonly Blow[] => [
  ...volley.blows,
  ...(answer === null ? [] : answer.blows),
]

/** Slots of a side emptied by the first so many dice, with whoever stood there. */
export function fallenAt(report: FightReport, side: Party, landed: number): ReadonlyMap<number, Slot> {
  const struck = blowsOf(report)
    .slice(0, landed)
    .flatMap((blow) => (blow.type === 'struck' && sameParty(blow.at, side) ? [[blow.slot, blow.figure] as const] : []))
  return new Map(struck)
}

const without = (slots: readonly Slot[], fallen: ReadonlyMap<number, Slot>): Slot[] =>
  slots.map((figure, at) => (fallen.has(at + 1) ? null : figure))

/** As the tile was when the first die fell: it may have been turned for this fight. */
function lairBefore({ before, after }: Pick<FightReport, 'before' | 'after'>, lair: number): Garrison {
  const was: LairView = before.lairs[lair]!
  if (was.face === 'up') return was
  const { printed, coin } = after.lairs[lair]!
  return { printed, slots: printed, fixed: after.lairs[lair]!.fixed, treasure: coin }
}

/** Before anything was taken, or after. */
export type Moment = 'fighting' | 'settled'

export function garrisonAt(report: FightReport, lair: number, landed: number, moment: Moment): Garrison {
  const was = lairBefore(report, lair)
  const slots = without(was.slots, fallenAt(report, lairParty(lair), landed))
  return { ...was, slots, treasure: moment === 'settled' ? report.after.lairs[lair]!.treasure : was.treasure }
}

export function deckAt(report: FightReport, seat: number, landed: number, moment: Moment): Deck {
  const { before, after } = report
  const { slots, chests } = bySeat(before.ships, seat)
  const hold = after.options.treasureSlot
  if (moment === 'settled')
    return { seat, slots: bySeat(after.ships, seat).slots, chests: bySeat(after.ships, seat).chests, hold }
  return { seat, slots: without(slots, fallenAt(report, shipParty(seat), landed)), chests, hold }
}
