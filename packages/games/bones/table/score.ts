// What a frame of Bones tells, beat by beat, and what of it concerns whom. Pure.
import type { Viewer } from '@flibuste/kernel'
import { beat, landMs, MOTION_MS, oneByOne, WEIGHT, type Beat, type Concern, type Score } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import { ISLAND, PORT } from '../state.ts'

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

/** Dice say nothing before the last of them lies. */
function throwBeat(event: Event): Beat<Event> {
  const toldMs = landMs(thrownBy(event))
  return beat([event], { toldMs, lastsMs: toldMs + LIE_MS })
}

export const scoreOf = ({ events }: { readonly events: readonly Event[] }): Score<Event> =>
  events.flatMap((event) => (thrownBy(event) > 0 ? [throwBeat(event)] : oneByOne([event], shownMs)))

const deed = (weight: number): Concern => ({ weight, stake: 'news' })

/** A treasure that goes from hand to hand, or is about to. */
function treasureConcern(event: Extract<Event, { owner: number }>, seat: Viewer): Concern | null {
  if (event.type === 'mateReturned') return null
  if (event.owner !== seat) return event.type === 'stole' ? deed(30) : deed(WEIGHT.deed)
  return { weight: event.type === 'stole' ? WEIGHT.blow : WEIGHT.staged, stake: 'lost' }
}

export function concerns(event: Event, seat: Viewer): Concern | null {
  switch (event.type) {
    case 'stole':
    case 'thiefSet':
      return treasureConcern(event, seat)
    case 'defended':
      return event.thief === seat ? { weight: WEIGHT.staged, stake: 'lost' } : deed(WEIGHT.deed)
    case 'endTriggered':
    case 'endUndone':
      return deed(WEIGHT.staged + 10)
    case 'plundered':
      return deed(20)
    case 'sailed':
      return deed(WEIGHT.deed)
    case 'scouted':
    case 'becalmed':
      return deed(WEIGHT.trifle)
    default:
      return null
  }
}
