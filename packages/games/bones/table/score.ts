// What a frame of Bones tells, beat by beat, and what of it concerns whom. Pure.
import type { Viewer } from '@flibuste/kernel'
import {
  beat,
  inPassing,
  landMs,
  MOTION_MS,
  oneByOne,
  WEIGHT,
  type Beat,
  type Concern,
  type Score,
  type Told,
} from '@flibuste/web/kit'
import { TREASURES_TO_WIN } from '../data.ts'
import type { Event, Plundered, Stole, ThiefSet } from '../events.ts'
import { ISLAND, PORT } from '../state.ts'
import type { View } from '../view.ts'
import { suspenseMs } from './suspense.ts'

/** A new captain takes the dice. */
const TURN_MS = 260
/** Dice that lie, before anything is made of them. */
const LIE_MS = 160

/** How long a thing is shown that is no throw. */
function shownMs(event: Event): number {
  switch (event.type) {
    case 'turnBegan':
      return TURN_MS
    case 'sailed':
      return MOTION_MS.sailSpace * Math.abs(event.to - event.from)
    case 'plundered':
      return MOTION_MS.hop / 2 + MOTION_MS.sailSpace * Math.abs(ISLAND - PORT)
    case 'stole':
    case 'thiefSet':
      return MOTION_MS.hop * 1.3
    case 'scouted':
      return MOTION_MS.hop
    case 'defended':
    case 'mateReturned':
      return MOTION_MS.hop / 2
    default:
      return 0
  }
}

/** Dice thrown by an event, in the order they land. */
const thrownBy = (event: Event): number =>
  event.type === 'rolled' ? event.dice.length : event.type === 'rerolled' ? event.positions.length : 0

/** Dice say nothing before the last of them lies; what was thrown again is seen by what is made of it, and stays on show only where it decides. */
function throwBeat(event: Event, before: View | undefined): Beat<Event> {
  const heldMs = suspenseMs(event, before)
  const toldMs = landMs(thrownBy(event)) + heldMs
  const thrown = beat([event], { toldMs, lastsMs: toldMs + LIE_MS })
  return event.type === 'rerolled' && heldMs === 0 ? inPassing(thrown) : thrown
}

interface Telling {
  readonly events: readonly Event[]
  readonly before?: View
}

export const scoreOf = ({ events, before }: Telling): Score<Event> =>
  events.flatMap((event) => (thrownBy(event) > 0 ? [throwBeat(event, before)] : oneByOne([event], shownMs)))

type ToldHere = Told<View, Event>

/** A treasure that is taken: one's own are a moment each; another's, when one more wins. The third has the last round to tell. */
function isMoment({ seat: by }: Plundered | Stole, seat: Viewer, told?: ToldHere): boolean {
  const home = told?.after.boards[by]?.treasures.length ?? 0
  return home < TREASURES_TO_WIN && (by === seat || home === TREASURES_TO_WIN - 1)
}

const deed = (weight: number): Concern => ({ weight, stake: 'news' })

/** A treasure that goes from hand to hand, or is about to. */
function treasureConcern(event: Stole | ThiefSet, seat: Viewer, told?: ToldHere): Concern {
  if (event.owner === seat) return { weight: event.type === 'stole' ? WEIGHT.blow : WEIGHT.staged, stake: 'lost' }
  return event.type === 'stole' ? deed(isMoment(event, seat, told) ? WEIGHT.staged : 30) : deed(WEIGHT.deed)
}

const plunderConcern = (event: Plundered, seat: Viewer, told?: ToldHere): Concern =>
  deed(isMoment(event, seat, told) ? WEIGHT.staged : 20)

export function concerns(event: Event, seat: Viewer, told?: ToldHere): Concern | null {
  switch (event.type) {
    case 'stole':
    case 'thiefSet':
      return treasureConcern(event, seat, told)
    case 'defended':
      return event.thief === seat ? { weight: WEIGHT.staged, stake: 'lost' } : deed(WEIGHT.deed)
    case 'endTriggered':
    case 'endUndone':
      return deed(WEIGHT.staged + 10)
    case 'plundered':
      return plunderConcern(event, seat, told)
    case 'sailed':
      return deed(WEIGHT.deed)
    case 'scouted':
    case 'becalmed':
      return deed(WEIGHT.trifle)
    default:
      return null
  }
}
