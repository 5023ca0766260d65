// A battle as it stood at each blow, told from the events of one answer. Pure: the stage draws it, the timeline says when.
import type { Seat } from '@flibuste/kernel'
import type { Row } from '../cards.ts'
import { LEGENDS, ROYAL_NAVY, FIGHTERS, type Level, type Place } from '../data.ts'
import type { Event } from '../events.ts'
import { LEGEND, NAVY, isSeat, type Party } from '../moves.ts'
import { NO_LEGEND } from '../state.ts'
import type { View } from '../view.ts'

/** A ship in the battle. */
export interface ShipState {
  readonly party: Party
  readonly speed: number
  readonly here: boolean
  /** Of a ship without a captain; -1 otherwise. */
  readonly hull: number
}

export interface Volley {
  readonly by: Party
  readonly at: Party
  readonly section: Row
  readonly dice: readonly number[]
  readonly needed: number
  readonly hits: number
}

export interface BattleFrame {
  readonly place: Place
  readonly exchange: number
  readonly legend: number
  readonly ships: readonly ShipState[]
  readonly volley: Volley | null
  /** By seat, then section: rings as they stand. */
  readonly levels: readonly (readonly Level[])[]
  /** By seat, then section: where a ring stood before the newest volley; 0: it has not moved. */
  readonly was: readonly (readonly Level[])[]
  readonly over: boolean
}

export interface Report {
  /** Tells two answers apart. */
  readonly number: number
  readonly events: readonly Event[]
  readonly before: View
}

const fighterHull = (legend: number): number => {
  const name = LEGENDS[legend]
  return name === undefined || name === 'cacafuego' ? -1 : FIGHTERS[name].hull
}
const fighterSpeed = (legend: number): number => {
  const name = LEGENDS[legend]
  return name === undefined || name === 'cacafuego' ? 0 : FIGHTERS[name].speed
}

const levelsIn = ({ players }: View): Level[][] => players.map(({ sections }) => sections.map(({ level }) => level))
const noneWas = ({ players }: View): Level[][] => players.map(({ sections }) => sections.map(() => 0))

const legendIn = ({ battle, blackShips }: View): number => blackShips[battle?.ship ?? -1]?.legend ?? NO_LEGEND

function hullIn({ battle }: View, party: Party): number {
  if (battle === null) return -1
  return party === LEGEND ? battle.legendHull : party === NAVY ? battle.navyHull : -1
}

/** As the view has it. */
export function frameOf(view: View): BattleFrame | null {
  const { battle } = view
  if (battle === null) return null
  return {
    place: battle.place,
    exchange: battle.exchange,
    legend: legendIn(view),
    ships: battle.parties.map(({ party, speed, here }) => ({ party, speed, here, hull: hullIn(view, party) })),
    volley: battle.shot.by < 0 ? null : battle.shot,
    levels: levelsIn(view),
    was: noneWas(view),
    over: false,
  }
}

const EMPTY_FRAME = (view: View): BattleFrame => ({
  place: 0,
  exchange: 0,
  legend: NO_LEGEND,
  ships: [],
  volley: null,
  levels: levelsIn(view),
  was: noneWas(view),
  over: false,
})

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>
type Steps = { readonly [T in Event['type']]?: (frame: BattleFrame, event: EventOf<T>, view: View) => BattleFrame }

const gone = (frame: BattleFrame, party: Party): BattleFrame => ({
  ...frame,
  ships: frame.ships.map((ship) => (ship.party === party ? { ...ship, here: false } : ship)),
})

const setAt = <T>(lists: readonly (readonly T[])[], seat: Seat, row: Row, value: T): readonly (readonly T[])[] =>
  lists.map((list, at) => (at === seat ? list.with(row, value) : list))

function begun(frame: BattleFrame, event: EventOf<'battleBegan'>, view: View): BattleFrame {
  const captains = event.seats.map((seat): ShipState => ({
    party: seat,
    speed: view.players[seat]?.speed ?? 0,
    here: true,
    hull: -1,
  }))
  const legend: ShipState[] =
    event.legend < 0
      ? []
      : [{ party: LEGEND, speed: fighterSpeed(event.legend), here: true, hull: fighterHull(event.legend) }]
  const navy: ShipState[] = event.navy
    ? [{ party: NAVY, speed: ROYAL_NAVY.speed, here: true, hull: ROYAL_NAVY.hull }]
    : []
  return {
    ...frame,
    place: event.place,
    exchange: 0,
    legend: event.legend,
    ships: [...captains, ...legend, ...navy],
    volley: null,
    over: false,
  }
}

/** Ships that are gone stay at the end of the row. */
function ordered(frame: BattleFrame, { parties, speeds, exchange }: EventOf<'orderSet'>): BattleFrame {
  const named = parties.flatMap((party, nth) => {
    const ship = frame.ships.find((one) => one.party === party)
    return ship === undefined ? [] : [{ ...ship, speed: speeds[nth] ?? ship.speed }]
  })
  return { ...frame, exchange, ships: [...named, ...frame.ships.filter(({ party }) => !parties.includes(party))] }
}

function ringMoved(frame: BattleFrame, { seat, section, from, to }: EventOf<'ringMoved'>): BattleFrame {
  const first = frame.was[seat]?.[section] ?? 0
  return {
    ...frame,
    levels: setAt(frame.levels, seat, section, to),
    was: setAt(frame.was, seat, section, first > 0 ? first : from),
  }
}

const STEPS: Steps = {
  battleBegan: begun,
  orderSet: ordered,
  fired: (frame, { by, at, section, dice, needed, hits }, view) => ({
    ...frame,
    volley: { by, at, section, dice, needed, hits },
    was: noneWas(view),
  }),
  ringMoved,
  hullHit: (frame, { party, hull }) => ({
    ...frame,
    ships: frame.ships.map((ship) => (ship.party === party ? { ...ship, hull } : ship)),
  }),
  mended: (frame, { hull }) => ({
    ...frame,
    ships: frame.ships.map((ship) => (ship.party === LEGEND ? { ...ship, hull } : ship)),
  }),
  sunk: (frame, { party }) => gone(frame, party),
  routed: (frame, { seat }) => gone(frame, seat),
  fled: (frame, { seat }) => gone(frame, seat),
  battleEnded: (frame) => ({ ...frame, over: true }),
}

function step<T extends Event['type']>(frame: BattleFrame, event: EventOf<T>, view: View): BattleFrame {
  const take: ((frame: BattleFrame, event: EventOf<T>, view: View) => BattleFrame) | undefined = STEPS[event.type as T]
  return take?.(frame, event, view) ?? frame
}

/** After the first so many events of a report. */
export function frameAt({ events, before }: Report, passed: number): BattleFrame {
  const start = frameOf(before) ?? EMPTY_FRAME(before)
  return events.slice(0, passed).reduce((frame, event) => step(frame, event, before), start)
}

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

/** Who is shown large: mine, or the first captain; and the one it fires at, or is fired at by. */
export function pairOf(frame: BattleFrame, me: Seat, aimed: Party): readonly [Party, Party] {
  const parties = frame.ships.map(({ party }) => party)
  const left = parties.includes(me) ? me : (parties.find(isSeat) ?? -1)
  const { by = -1, at = -1 } = frame.volley ?? {}
  const rivals = [aimed, at, by, ...parties]
  return [left, rivals.find((party) => party >= 0 && party !== left && parties.includes(party)) ?? -1]
}
