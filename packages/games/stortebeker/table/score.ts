// What a frame of Störtebeker tells, beat by beat: a boarding adds up segment by segment, then its total is said and read. And what of it
// concerns whom. Pure.
import type { Viewer } from '@flibuste/kernel'
import { beat, rest, WEIGHT, type Beat, type Concern, type Score, type Told } from '@flibuste/web/kit'
import type { Event, ToldShip } from '../events.ts'
import type { Attack } from '../state.ts'
import { placeOf } from '../wording.ts'
import type { View } from '../view.ts'
import { hasDuel, isDuelEvent, isFoughtOver } from './duel-report.ts'
import { hasAnything } from './rows.ts'

export const SHOW_MS = {
  /** Before the first die. */
  open: 260,
  segment: 260,
  total: 380,
  /** For the eye to take it in, before the table goes on. */
  linger: 1500,
  /** The same while captains are still asked about it: the stage stays. */
  pause: 400,
  broadside: 900,
  /** Colour dice have fallen. */
  fallen: 420,
  lay: 420,
  hit: 620,
  arrive: 460,
  /** A boarding that lies still, to be read. */
  still: 4500,
  /** A broadside that does. */
  stillShot: 1800,
} as const

/** Dice, pirates, marks: one segment of the bar each. */
const segmentCount = ({ dice, pirates, marks }: Pick<Attack, 'dice' | 'pirates' | 'marks'>): number =>
  dice.length + pirates.length + marks

/** When the bar of an attack has grown to its end, and what it came to may be said. */
export const toldAfterMs = (attack: Pick<Attack, 'dice' | 'pirates' | 'marks'>): number =>
  SHOW_MS.open + segmentCount(attack) * SHOW_MS.segment

const BEAT_MS: { readonly [T in Event['type']]?: number } = {
  placed: SHOW_MS.lay,
  discarded: SHOW_MS.lay,
  picked: SHOW_MS.lay,
  seized: SHOW_MS.hit,
  sunk: SHOW_MS.hit,
  piratesShown: SHOW_MS.open,
  counterAttacked: SHOW_MS.open,
  counterDeclined: SHOW_MS.open,
  provisionLost: SHOW_MS.lay,
  shipTaken: SHOW_MS.hit,
  shipArrived: SHOW_MS.arrive,
}

function beatOf(event: Event): Beat<Event> {
  if (event.type === 'attackRolled') {
    const toldMs = toldAfterMs(event)
    return beat([event], { toldMs, lastsMs: toldMs + SHOW_MS.total })
  }
  if (event.type === 'broadsideFired' || event.type === 'lossRolled')
    return beat([event], { toldMs: SHOW_MS.fallen, lastsMs: SHOW_MS.broadside })
  return beat([event], { lastsMs: BEAT_MS[event.type] ?? 0 })
}

/** What a boarding's stage still shows: the loss that follows it belongs there too. */
const isStaged = (event: Event): boolean => isDuelEvent(event) || LOSS.has(event.type)
const BROADSIDE: ReadonlySet<Event['type']> = new Set([
  'broadsideFired',
  'dieMissed',
  'dieSpared',
  'seized',
  'sunk',
  'pirateLost',
])
const LOSS: ReadonlySet<Event['type']> = new Set(['boardingFailed', 'lossRolled', 'provisionLost', 'lossSpared'])

/** What a broadside came to is read before the table goes on. */
const withPause = (beats: Score<Event>): Score<Event> => {
  const last = beats.findLastIndex(({ events }) => events.some(({ type }) => BROADSIDE.has(type)))
  return [...beats.slice(0, last + 1), rest(SHOW_MS.pause, SHOW_MS.stillShot), ...beats.slice(last + 1)]
}

export function scoreOf({ events, after }: Told<View, Event>): Score<Event> {
  const beats = events.map(beatOf)
  const isBroadside = events.some(({ type }) => type === 'broadsideFired')
  if (!hasDuel(events)) return isBroadside ? withPause(beats) : beats
  const last = events.findLastIndex(isStaged)
  const stage = isFoughtOver(after) ? rest(SHOW_MS.pause) : rest(SHOW_MS.linger, SHOW_MS.still)
  return [...beats.slice(0, last + 1), stage, ...beats.slice(last + 1)]
}

const deed = (weight: number): Concern => ({ weight, stake: 'news' })
const lost = (weight: number): Concern => ({ weight, stake: 'lost' })

/** At every pace: Fast and Instant go by too quickly to see who has the ship. */
const read = (concern: Concern): Concern => ({ ...concern, read: true })

const hasSide = (view: View, { ship }: ToldShip, seat: Viewer): boolean => {
  const side = placeOf(view, ship)?.sides[seat]
  return side !== undefined && hasAnything(side)
}

/** Only what could not be expected when the boarder went alone. */
const isAgainst = ({ duel }: View, seat: Viewer): boolean => duel.attacks[0]?.seat === seat

/** Worth a line, whoever did it. */
const DEEDS: { readonly [T in Event['type']]?: Concern } = {
  endNear: deed(WEIGHT.staged),
  lockBroken: deed(WEIGHT.staged),
  broadsideFired: deed(WEIGHT.deed),
  placed: deed(2),
  discarded: deed(WEIGHT.trifle),
}

function prize(event: Extract<Event, { type: 'shipTaken' }>, seat: Viewer, before: View): Concern {
  if (event.seat === seat) return read({ weight: 30, stake: 'won' })
  return hasSide(before, event, seat) ? read(lost(WEIGHT.staged + 10)) : deed(30)
}

export function concerns(event: Event, seat: Viewer, { before }: Told<View, Event>): Concern | null {
  switch (event.type) {
    case 'seized':
    case 'sunk':
      return event.owner === seat ? read(lost(WEIGHT.blow)) : deed(15)
    case 'pirateLost':
      return event.seat === seat ? lost(WEIGHT.deed * 3) : null
    case 'counterAttacked':
      return isAgainst(before, seat) ? lost(WEIGHT.staged) : deed(25)
    case 'boardingFailed':
      return event.seat === seat ? read({ weight: 30, stake: 'lost' }) : deed(20)
    case 'shipTaken':
      return prize(event, seat, before)
    default:
      return DEEDS[event.type] ?? null
  }
}
