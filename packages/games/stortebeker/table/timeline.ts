// How long a boarding takes to be shown: dice, pirates and marks one after the other, then the total. Pure.
import type { Showing } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import type { Attack } from '../state.ts'

export const SHOW_MS = {
  /** Before the first die. */
  open: 260,
  segment: 260,
  total: 380,
  /** For the eye to take it in, before the table goes on. */
  linger: 1500,
  broadside: 900,
  /** The colour dice of a broadside have fallen. */
  fallen: 420,
  /** A boarding that lies still, to be read, while bots wait. */
  still: 1800,
  /** The same while this page is asked: it can be called back. */
  read: 12000,
} as const

/** Dice, pirates, marks: one segment of the bar each. */
export const segmentCount = ({ dice, pirates, marks }: Pick<Attack, 'dice' | 'pirates' | 'marks'>): number =>
  dice.length + pirates.length + marks

export const attackMs = (attack: Pick<Attack, 'dice' | 'pirates' | 'marks'>): number =>
  SHOW_MS.open + segmentCount(attack) * SHOW_MS.segment + SHOW_MS.total

/** When the bar of an attack has grown to its end, and what it came to may be said. */
export const toldAfterMs = (attack: Pick<Attack, 'dice' | 'pirates' | 'marks'>): number =>
  SHOW_MS.open + segmentCount(attack) * SHOW_MS.segment

/** How long the table waits before it goes on to the next thing that happened. */
export function lastsMs(events: readonly Event[]): number {
  return events.reduce((sum, event) => {
    if (event.type === 'attackRolled') return sum + attackMs(event) + SHOW_MS.linger
    return event.type === 'broadsideFired' ? sum + SHOW_MS.broadside : sum
  }, 0)
}

/** When the last of the dice has been told: a boarding's with its total, a broadside's when they lie. */
function toldMs(events: readonly Event[]): number {
  return events.reduce((sum, event) => {
    if (event.type === 'attackRolled') return sum + toldAfterMs(event)
    return event.type === 'broadsideFired' ? sum + SHOW_MS.fallen : sum
  }, 0)
}

/** A boarding opens its stage; whoever declines to come changes little on it. */
const opensStage = (events: readonly Event[]): boolean =>
  events.some(({ type }) => type === 'attackRolled' || type === 'shipTaken')

export const showingOf = (events: readonly Event[]): Showing => ({
  toldMs: toldMs(events),
  lastsMs: lastsMs(events),
  stillMs: opensStage(events) ? SHOW_MS.still : 0,
})
