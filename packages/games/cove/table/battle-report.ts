// What one answer has led to in a battle, blow by blow. Pure: battle-frame.ts says how it stands after each, the timeline when.
import type { Seat } from '@flibuste/kernel'
import type { Event } from '../events.ts'
import type { Party } from '../moves.ts'
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

/** All that happens in a battle once it has begun. */
export const BLOWS = [
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
] as const satisfies readonly Event['type'][]

const BATTLE_TYPES: ReadonlySet<Event['type']> = new Set(['battleBegan', ...BLOWS])

export const isBattleEvent = ({ type }: Event): boolean => BATTLE_TYPES.has(type)

/** The last of a battle, with the fame that was won or lost by it; -1: nobody fought. */
export function lastBlow(events: readonly Event[]): number {
  const last = events.findLastIndex(isBattleEvent)
  const after = last < 0 ? -1 : events.findIndex(({ type }, at) => at > last && type !== 'fameChanged')
  return last < 0 || after === last + 1 ? last : (after < 0 ? events.length : after) - 1
}

/** Fame is told where it was won or lost: among the blows. None where nobody fought. */
export function blowsIn(events: readonly Event[]): readonly Event[] {
  const first = events.findIndex(isBattleEvent)
  const last = lastBlow(events)
  if (first < 0 || !events.some((event) => isBattleEvent(event) && event.type !== 'tieRolled')) return []
  return events.slice(first, last + 1).filter((event) => isBattleEvent(event) || event.type === 'fameChanged')
}

/** Null where nobody fought. */
export function reportOf(number: number, events: readonly Event[], before: View): Report | null {
  const blows = blowsIn(events)
  return blows.length === 0 ? null : { number, events: blows, before }
}

/** What is told under the dice: an answer may end one battle and begin the next, which says nothing of the first. */
export const ofThisBattle = (events: readonly Event[]): readonly Event[] =>
  events.slice(
    Math.max(
      0,
      events.findLastIndex(({ type }) => type === 'battleBegan'),
    ),
  )

/** Where room is short the head says who fires at whom and the dice how well: what is left is what came of it. */
export const sinceShot = (events: readonly Event[]): readonly Event[] =>
  events.slice(events.findLastIndex(({ type }) => type === 'fired') + 1)

/** The view knows who is left, the report how the others went; nobody changes berth before the next order of speed is told. */
const shipsOf = (live: BattleFrame, told: BattleFrame): BattleFrame['ships'] =>
  told.ships.map((ship) =>
    ship.fate === 'here' ? (live.ships.find(({ party }) => party === ship.party) ?? ship) : ship,
  )

/** How far the newest report has come. */
export interface Progress {
  /** Blows that have been struck. */
  readonly passed: number
  /** Dice and balls too have come down, and there was time to see it. */
  readonly isOver: boolean
}

/** Once every blow is struck the view has the word, if the battle goes on; whose act is next it says when all is told. */
export function frameWith(report: Report | null, live: BattleFrame | null, { passed, isOver }: Progress) {
  if (report === null) return live
  const told = frameAt(report, passed)
  if (passed < report.events.length || live === null || live.place !== told.place) return told
  return {
    ...live,
    legend: Math.max(live.legend, told.legend),
    ships: shipsOf(live, told),
    acting: isOver ? live.acting : told.acting,
    was: told.was,
    volley: told.volley ?? live.volley,
    shots: told.shots,
  }
}

/** Whose eyes the stage is drawn for. */
export interface Watcher {
  readonly me: Seat
  /** Aimed at or looked at; -1: nobody. */
  readonly aimed: Party
  /** Who can be fired at now. */
  readonly targets: readonly Party[]
  /** `one`: mine is left. `all`: people at one screen or onlookers, for whom ships keep their sides whoever fires. */
  readonly eyes: 'one' | 'all'
}

/**
 * Who is shown large: mine, or who fires; and the one it fires at, or is fired at by, but whoever aims sees a ship he can fire at. Who
 * commands from afar sees those first.
 */
export function pairOf(frame: BattleFrame, { me, aimed, targets, eyes }: Watcher): readonly [Party, Party] {
  const parties = frame.ships.map(({ party }) => party)
  const isIn = parties.includes(me)
  const { by = -1, at = -1 } = frame.volley ?? {}
  const inReach = [at, by].filter((party) => targets.includes(party))
  const wanted = isIn ? [me, aimed, ...inReach, ...targets, at, by] : [aimed, ...targets, by, at]
  const [one = -1, two = -1] = [...new Set([...wanted, ...parties])].filter((party) => parties.includes(party))
  return (isIn && eyes === 'one') || two < 0 || one < two ? [one, two] : [two, one]
}
