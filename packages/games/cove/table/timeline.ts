// How long each thing that happens is shown. Pure.
import type { Event } from '../events.ts'
import { isBattleEvent } from './battle-report.ts'

/** LOOK-boards §7. */
export const SHOW_MS = {
  voyage: 1260,
  /** How long a battle that is over stays in sight. */
  linger: 2600,
} as const

const BEATS: { readonly [T in Event['type']]?: number } = {
  battleBegan: 900,
  tieRolled: 600,
  orderSet: 160,
  boardingPassed: 260,
  boardingPlayed: 1000,
  volleyPlayed: 900,
  fired: 1000,
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
  wheelsShown: SHOW_MS.voyage,
  steered: SHOW_MS.voyage,
  escaped: SHOW_MS.voyage,
  blackShipMoved: 500,
  treasuresTurned: 500,
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

/** How long the board takes: ships sail together, blows come one after the other. */
export function lastsMs(events: readonly Event[]): number {
  const fights = events.filter(isBattleEvent).reduce((sum, event) => sum + beatMs(event), 0)
  const others = events.filter((event) => !isBattleEvent(event)).map(beatMs)
  return fights + Math.max(0, ...others)
}
