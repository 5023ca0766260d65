// How long each thing that happens is shown. Pure.
import type { Showing } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import { isBattleEvent } from './battle-report.ts'

export const SHOW_MS = {
  /** A ship sails to its island, however far that is. */
  voyage: 520,
  /** How long a battle that is over stays in sight, and an event card that was played. */
  linger: 2600,
  card: 2600,
  /** Dice tumble, the ball flies; until then nothing tells what they come to. */
  volley: 900,
  /** Blows that lie still, to be read before the next. */
  still: 1200,
} as const

const BEATS: { readonly [T in Event['type']]?: number } = {
  battleBegan: 900,
  tieRolled: 600,
  orderSet: 420,
  boardingPassed: 260,
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
  escaped: 1200,
  navySent: 1200,
  navyTurned: 1200,
  buccaneered: 1200,
  mapRead: 1200,
  lookoutPosted: 1200,
  shipwrightPlayed: 900,
  artisanAttached: 900,
  blackShipMoved: SHOW_MS.voyage,
  treasuresTurned: 600,
  plundered: 500,
  buried: 500,
  raised: 350,
}

export const beatMs = ({ type }: Event): number => BEATS[type] ?? 0

/** When each event of a report has been shown. */
export function beatsOf(events: readonly Event[]): number[] {
  let atMs = 0
  return events.map((event) => {
    const shown = atMs
    atMs += Math.max(60, beatMs(event))
    return shown
  })
}

const longest = (events: readonly Event[]): number => Math.max(0, ...events.map(beatMs))

/** What is seen on the chart before the stage of a battle opens over it. */
export function leadMs(events: readonly Event[]): number {
  const first = events.findIndex(isBattleEvent)
  return first < 0 ? 0 : longest(events.slice(0, first))
}

/** Ships sail together, blows come one after the other; nothing beside the stage tells of a battle before its last blow has been shown. */
export function showingOf(events: readonly Event[]): Showing {
  const blows = events.filter(isBattleEvent)
  const [lead, fights] = [leadMs(events), blows.reduce((sum, event) => sum + beatMs(event), 0)]
  const last = blows.at(-1)
  const landing = last === undefined ? 0 : Math.min(beatMs(last), SHOW_MS.volley)
  const others = longest(events.filter((event) => !isBattleEvent(event)))
  return {
    toldMs: last === undefined ? 0 : lead + (beatsOf(blows).at(-1) ?? 0) + landing,
    lastsMs: fights + others,
    stillMs: Math.min(fights, SHOW_MS.still),
  }
}
