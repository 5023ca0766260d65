// What just happened, shown: each event moves the pieces that are already where they belong from where they were.
import { beginsMs, betweenIn, fly, hop, MOTION_MS, trail, travel, type Score } from '@flibuste/web/kit'
import type { Seat } from '@flibuste/kernel'
import type { Event, Plundered, Sailed, Stole } from '../events.ts'
import { ISLAND, PORT, type Place } from '../state.ts'
import type { View } from '../view.ts'

/** The board on the page, and the view before. */
export interface Stage {
  readonly root: HTMLElement
  readonly sky: HTMLElement
  readonly before: View
}

const find = ({ root }: Stage, selector: string): Element | null => root.querySelector(selector)

const movesIn = (piece: Element | null): Element | null => piece?.querySelector('.moves') ?? null

interface Passage {
  readonly seat: Seat
  readonly lane: number
  readonly from: Place
  readonly to: Place
}

/** Along the lane, 420 ms a space, with a wake. */
function sail(stage: Stage, { seat, lane, from, to }: Passage, delayMs: number): void {
  const ship = find(stage, `[data-piece="ship-${seat}-${lane}"]`)
  const moving = movesIn(ship)
  const durationMs = MOTION_MS.sailSpace * Math.abs(to - from)
  const heights = ship?.getAttribute('data-heights')?.split(' ').map(Number) ?? []
  const y = (heights[from] ?? 0) - (heights[to] ?? 0)
  if (moving === null) return
  travel(moving, { from: { x: 0, y }, durationMs, delayMs })
  const wake = moving.querySelector('.wake')
  if (wake !== null && to > from) trail(wake, { durationMs, delayMs })
}

function sailed(stage: Stage, { seat, lane, from, to }: Sailed, delayMs: number): void {
  return sail(stage, { seat, lane, from, to }, delayMs)
}

/** The chest hops from the island to its owner's place; the ship goes home. */
function plundered(stage: Stage, { seat, lane, token }: Plundered, delayMs: number): void {
  const chest = find(stage, `[data-chest="${token}"] .chest`)
  const island = find(stage, `[data-piece="ship-${seat}-${lane}"]`)
  sail(stage, { seat, lane, from: ISLAND, to: PORT }, delayMs + MOTION_MS.hop / 2)
  if (chest !== null && island !== null) {
    fly(chest, stage.sky, { from: movesIn(island) ?? island, durationMs: MOTION_MS.hop, delayMs })
  }
}

/** From the place it had before its old owner closed the gap. */
function stole(stage: Stage, { owner, token }: Stole, delayMs: number): void {
  const chest = find(stage, `[data-chest="${token}"] .chest`)
  const nth = stage.before.boards[owner]?.treasures.indexOf(token) ?? -1
  const from = find(stage, `[data-slot="${owner}-${Math.max(nth, 0)}"]`)
  if (chest !== null && from !== null) fly(chest, stage.sky, { from, durationMs: MOTION_MS.hop * 1.3, delayMs })
}

const mateHome = (stage: Stage, seat: Seat): Element | null => find(stage, `[data-mate="${seat}"]`)

function scouted(stage: Stage, seat: Seat, delayMs: number): void {
  const scout = movesIn(find(stage, `[data-scout="${seat}"]`))
  const from = mateHome(stage, seat)
  if (!(scout instanceof SVGGraphicsElement) || from === null) return
  hop(scout, { from: betweenIn(from, scout), durationMs: MOTION_MS.hop, delayMs })
}

function thiefSet(stage: Stage, seat: Seat, delayMs: number): void {
  const thief = find(stage, `[data-thief="${seat}"] .mate`)
  const from = mateHome(stage, seat)
  if (thief === null || from === null) return
  fly(thief, stage.sky, { from, durationMs: MOTION_MS.hop * 1.3, delayMs })
}

/** Home from wherever it stood. */
function returned(stage: Stage, seat: Seat, from: Element | null, delayMs: number): void {
  const mate = mateHome(stage, seat)?.querySelector('.mate') ?? null
  if (mate === null || from === null) return
  fly(mate, stage.sky, { from, durationMs: MOTION_MS.hop, delayMs })
}

const islandOf = (stage: Stage, seat: Seat, island: number): Element | null =>
  find(stage, `[data-island="${seat}-${island}"]`)

const chestOf = (stage: Stage, token: number): Element | null => find(stage, `[data-chest="${token}"]`)

/** Shows one event when its beat begins. */
function show(stage: Stage, event: Event, delayMs: number): void {
  switch (event.type) {
    case 'sailed':
      return sailed(stage, event, delayMs)
    case 'plundered':
      return plundered(stage, event, delayMs)
    case 'stole':
      return stole(stage, event, delayMs)
    case 'scouted':
      return scouted(stage, event.seat, delayMs)
    case 'thiefSet':
      return thiefSet(stage, event.seat, delayMs)
    case 'defended':
      return returned(stage, event.thief, chestOf(stage, event.token), delayMs)
    case 'mateReturned': {
      const from = event.duty === 'scout' ? islandOf(stage, event.seat, event.island) : chestOf(stage, event.token)
      return returned(stage, event.seat, from, delayMs)
    }
    default:
      return // dice throw themselves; the rest is told in words
  }
}

/** Everything in its beat. */
export function animate(stage: Stage, events: readonly Event[], score: Score<Event>): void {
  for (const event of events) show(stage, event, beginsMs(score, event))
}

/** The part of a refused piece that shakes; its ring stays while the toast does. */
export const shaken = (piece: Element): Element => movesIn(piece) ?? piece
