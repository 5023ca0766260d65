// What a frame of Pirate's Cove tells, beat by beat: ships sail together, blows come one after the other. Pure.
import { beat, rest, type Beat, type Score, type Told } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import { isBattleEvent, lastBlow } from './battle-report.ts'

export const SHOW_MS = {
  /** A ship sails to its island, however far that is. */
  voyage: 520,
  /** How long a battle that is over stays in sight, and one that goes on. */
  linger: 1300,
  pause: 240,
  /** An event card lies over the chart. */
  card: 1600,
  /** Cards that lie still, to be read. */
  stillCard: 2000,
  /** Dice tumble, the ball flies; until then nothing tells what they come to. */
  volley: 900,
  /** Blows that lie still, to be read before the next; a battle that is over. */
  still: 1500,
  stillEnd: 4500,
} as const

const BEATS: { readonly [T in Event['type']]?: number } = {
  battleBegan: 900,
  tieRolled: 600,
  orderSet: 420,
  boardingPlayed: 1000,
  volleyPlayed: 900,
  fired: SHOW_MS.volley + 200,
  strayed: 500,
  artisanHit: 420,
  parrotHit: 520,
  ringMoved: 320,
  hullHit: 420,
  sunk: 1100,
  mended: 500,
  recoiled: 500,
  routed: 900,
  fled: 900,
  mutinyRolled: 800,
  mutinied: 1000,
  held: 400,
  stoodOff: 700,
  battleEnded: 900,
  wheelsShown: SHOW_MS.voyage + 300,
  steered: SHOW_MS.voyage + 200,
  escaped: SHOW_MS.card,
  navySent: SHOW_MS.card,
  navyTurned: SHOW_MS.card,
  buccaneered: SHOW_MS.card,
  mapRead: SHOW_MS.card,
  lookoutPosted: SHOW_MS.card,
  shipwrightPlayed: SHOW_MS.card,
  artisanAttached: SHOW_MS.card,
  shared: 500,
  fameChanged: 260,
  blackShipMoved: SHOW_MS.voyage,
  treasuresTurned: 600,
  plundered: 500,
  buried: 500,
  raised: 350,
}

/** Nothing tells what these come to before they lie, or lie where they were bound for. */
const TOLD_MS: { readonly [T in Event['type']]?: number } = {
  fired: SHOW_MS.volley,
  tieRolled: 500,
  mutinyRolled: 700,
  wheelsShown: SHOW_MS.voyage,
}

const CARDS: ReadonlySet<Event['type']> = new Set(
  Object.entries(BEATS).flatMap(([type, ms]) => (ms === SHOW_MS.card ? [type as Event['type']] : [])),
)

/** Blows are never quite together. */
const LEAST_BLOW_MS = 60

function beatOf(event: Event): Beat<Event> {
  const shownMs = BEATS[event.type] ?? 0
  const lastsMs = isBattleEvent(event) ? Math.max(LEAST_BLOW_MS, shownMs) : shownMs
  const stillMs = CARDS.has(event.type) ? SHOW_MS.stillCard : 0
  return beat([event], { lastsMs, toldMs: TOLD_MS[event.type] ?? 0, stillMs })
}

export function scoreOf({ events, after }: Told<View, Event>): Score<Event> {
  const beats = events.map(beatOf)
  const last = lastBlow(events)
  if (events.every(({ type }) => type === 'boardingPassed') || last < 0) return beats
  const stage = after.battle === null ? rest(SHOW_MS.linger, SHOW_MS.stillEnd) : rest(SHOW_MS.pause, SHOW_MS.still)
  return [...beats.slice(0, last + 1), stage, ...beats.slice(last + 1)]
}
