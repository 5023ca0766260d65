// The score of a frame as this page plays it: the game's beats, and after each whatever of it concerns whoever looks. Pure.
import { has, type AnyEvent, type Asked, type Viewer } from '@flibuste/kernel'
import type { Frame } from '@flibuste/protocol'
import { beat, eventsBegun, type Beat, type Score } from '../kit/score.ts'
import { WEIGHT, type AnyTableModule, type Told } from '../kit/table-module.ts'
import { eventsOf } from './log-lines.ts'

/** A moment stays as long as its words take to be read. */
export const MOMENT_MS = 1500

export type AnyScore = Score<AnyEvent>
export type AnyTold = Told<Asked, AnyEvent>
type Teller = Pick<AnyTableModule, 'score' | 'concerns'>

/** What a frame tells, between the view before it and its own. */
export function toldIn(frames: readonly Frame[], at: number): AnyTold {
  const frame = frames[at]
  const after = frame?.view as Asked
  return { events: eventsOf(frame), before: (frames[at - 1]?.view ?? after) as Asked, after }
}

/** Whoever won something by a move of their own needs no banner for it. */
function momentIn({ events }: Beat<AnyEvent>, module: Teller, told: AnyTold, { me, by }: Eyes): AnyEvent | null {
  const weighed = events.flatMap((event) => {
    const concern = module.concerns(event, me, told)
    const isStaged = concern !== null && concern.weight >= WEIGHT.staged && (by !== me || concern.stake !== 'won')
    return isStaged ? [{ event, weight: concern.weight }] : []
  })
  return weighed.toSorted((one, two) => two.weight - one.weight)[0]?.event ?? null
}

const momentOf = (event: AnyEvent): Beat<AnyEvent> => ({
  events: [],
  toldMs: MOMENT_MS,
  lastsMs: MOMENT_MS,
  stillMs: MOMENT_MS,
  moment: event,
})

/** Whose eyes, and whose move it was. */
export interface Eyes {
  readonly me: Viewer
  readonly by: Viewer
  /** Who is asked after it, and after what the table does by itself then. */
  readonly next: Asked['asked']
}

/** Whether somebody else did to whoever looks what the table stops for. */
const isStruck = (module: Teller, told: AnyTold, me: Viewer): boolean =>
  told.events.some((event) => {
    const concern = module.concerns(event, me, told)
    return concern?.stake === 'lost' && concern.weight >= WEIGHT.staged
  })

/** Whoever threw the last dice of their turn, or was beaten by another's, reads what came of them before the others go on. */
function withOwn(beats: AnyScore, module: Teller, told: AnyTold, { me, by, next }: Eyes): AnyScore {
  const isRead = me >= 0 && (by === me ? !has(next, me) : isStruck(module, told, me))
  if (!isRead) return beats
  const read = beats.findLastIndex(({ events, stillMs }) => events.length === 0 && stillMs > 0)
  return beats.map((part, at) => {
    const lastsMs = Math.max(part.lastsMs, part.stillMs)
    return at === read ? { ...part, lastsMs, toldMs: lastsMs, own: true } : part
  })
}

export function wholeScore(module: Teller, told: AnyTold, eyes: Eyes): AnyScore {
  if (told.events.length === 0) return []
  const own = withOwn(module.score(told), module, told, eyes)
  const left = told.events.slice(eventsBegun(own, own.length))
  const all = left.length === 0 ? own : [...own, beat(left, { lastsMs: 0 })]
  return all.flatMap((part) => {
    const moment = momentIn(part, module, told, eyes)
    return moment === null ? [part] : [part, momentOf(moment)]
  })
}
