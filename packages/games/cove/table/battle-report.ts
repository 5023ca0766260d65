// What one answer has led to in a battle, blow by blow. Pure: battle-frame.ts says how it stands after each, the timeline when.
import type { Seat } from '@flibuste/kernel'
import type { Event } from '../events.ts'
import { isSeat, type Party } from '../moves.ts'
import type { View } from '../view.ts'
import { firstFrame, stepped, type BattleFrame } from './battle-frame.ts'

export interface Report {
  /** Tells two answers apart. */
  readonly number: number
  readonly events: readonly Event[]
  readonly before: View
}

/** After the first so many events of a report. */
export const frameAt = ({ events, before }: Report, passed: number): BattleFrame =>
  events.slice(0, passed).reduce((frame, event) => stepped(frame, event, before), firstFrame(before))

const BATTLE_TYPES: ReadonlySet<Event['type']> = new Set([
  'battleBegan',
  'tieRolled',
  'orderSet',
  'boardingPassed',
  'boardingPlayed',
  'volleyPlayed',
  'fired',
  'strayed',
  'artisanHit',
  'parrotHit',
  'ringMoved',
  'hullHit',
  'sunk',
  'mended',
  'recoiled',
  'routed',
  'fled',
  'mutinyRolled',
  'mutinied',
  'held',
  'stoodOff',
  'battleEnded',
])

export const isBattleEvent = ({ type }: Event): boolean => BATTLE_TYPES.has(type)

/** Fame is told where it was won or lost: among the blows. Null where nobody fought. */
export function reportOf(number: number, events: readonly Event[], before: View): Report | null {
  const first = events.findIndex(isBattleEvent)
  const last = events.findLastIndex(isBattleEvent)
  if (first < 0 || !events.some((event) => isBattleEvent(event) && event.type !== 'tieRolled')) return null
  const told = events.slice(first, last + 1).filter((event) => isBattleEvent(event) || event.type === 'fameChanged')
  return { number, events: told, before }
}

/**
 * Who is shown large: mine, or the first captain; and the one it fires at, or is fired at by. Who commands from afar sees first
 * whom he can fire at.
 */
export function pairOf(
  frame: BattleFrame,
  me: Seat,
  aimed: Party,
  targets: readonly Party[] = [],
): readonly [Party, Party] {
  const parties = frame.ships.map(({ party }) => party)
  const left = parties.includes(me) ? me : (parties.find(isSeat) ?? -1)
  const { by = -1, at = -1 } = frame.volley ?? {}
  const rivals = [aimed, ...(left === me ? [] : targets), at, by, ...parties]
  return [left, rivals.find((party) => party >= 0 && party !== left && parties.includes(party)) ?? -1]
}
