// When each thing that happened is shown: treasure, second, wages one by one, the rest, then everybody goes home. Pure.
import type { Seat } from '@flibuste/kernel'
import type { Showing } from '@flibuste/web/kit'
import type { Event } from '../events.ts'

export const SHOW_MS = {
  /** A pile goes in an arc. */
  lift: 380,
  carry: 300,
  /** A crew goes home, disc after disc. */
  hop: 460,
  treasure: 240,
  wage: 150,
  wages: 750,
  rest: 200,
  home: 45,
  settle: 120,
  /** A boarding or a mutiny that lies still, to be read. */
  still: 1200,
} as const

/** An event and the moment it begins, from the start of the show. */
export interface Beat {
  readonly event: Event
  readonly atMs: number
}

export interface Timeline {
  readonly beats: readonly Beat[]
  readonly lastsMs: number
}

/** Many wages are paid faster, so that no boarding takes longer than people wait. */
const wageStep = (events: readonly Event[]): number => {
  const wages = events.filter(({ type }) => type === 'wagePaid').length
  return Math.min(SHOW_MS.wage, SHOW_MS.wages / Math.max(1, wages))
}

/** How long the next event waits for this one. */
function stepAfter(event: Event, wageMs: number): number {
  switch (event.type) {
    case 'covered':
      return SHOW_MS.lift + SHOW_MS.carry
    case 'treasureTaken':
      return SHOW_MS.treasure
    case 'wagePaid':
      return wageMs
    case 'restKept':
    case 'deficitPaid':
    case 'bankPaid':
      return SHOW_MS.rest
    case 'crewHome':
      return SHOW_MS.hop + SHOW_MS.home * event.discs.length
    case 'mutinyCalled':
      return SHOW_MS.settle
    default:
      return 0
  }
}

export function timelineOf(events: readonly Event[]): Timeline {
  const wageMs = wageStep(events)
  let atMs = 0
  const beats = events.map((event): Beat => {
    const beat = { event, atMs }
    atMs += stepAfter(event, wageMs)
    return beat
  })
  return { beats, lastsMs: atMs }
}

/** What these bring into a purse, or take out of it. */
export const paidTo = (events: readonly Event[], seat: Seat): number =>
  events.reduce((sum, event) => {
    if ((event.type === 'wagePaid' || event.type === 'restKept') && event.seat === seat) return sum + event.ducats
    return event.type === 'deficitPaid' && event.seat === seat ? sum - event.ducats : sum
  }, 0)

const READ: ReadonlySet<Event['type']> = new Set(['mutinyCalled', 'boarded'])

/** Nothing is left to chance, so nothing is kept back: whoever boards knows what it brings. */
export function showingOf(events: readonly Event[]): Showing {
  const isRead = events.some(({ type }) => READ.has(type))
  return { toldMs: 0, lastsMs: timelineOf(events).lastsMs, stillMs: isRead ? SHOW_MS.still : 0 }
}
