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

/** Where no stage says what befell whoever looks, its banner stays until it is read. */
const FATE_MS = 4000
const fatefulMoment = (event: AnyEvent): Beat<AnyEvent> => ({
  ...momentOf(event),
  toldMs: FATE_MS,
  lastsMs: FATE_MS,
  stillMs: FATE_MS,
  own: true,
  fate: true,
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

/** Whether a fight of whoever looks was decided here, whoever's move did it. */
const isFateful = (module: Teller, told: AnyTold, me: Viewer, event: AnyEvent): boolean =>
  module.concerns(event, me, told)?.read === true

/** From this weight on what one won by a move of one's own is a prize: a purse that fills at every turn is none. */
const PRIZE = 30

const hasWon = (module: Teller, told: AnyTold, me: Viewer): boolean =>
  told.events.some((event) => {
    const concern = module.concerns(event, me, told)
    return concern?.stake === 'won' && concern.weight >= PRIZE
  })

const isStage = ({ events, stillMs }: Beat<AnyEvent>): boolean => events.length === 0 && stillMs > 0

const readable = (part: Beat<AnyEvent>): Beat<AnyEvent> => {
  const lastsMs = Math.max(part.lastsMs, part.stillMs)
  return { ...part, lastsMs, toldMs: lastsMs, own: true }
}

/** A prize is read on its stage; where there is none, when all of it is told. */
function withPrize(beats: AnyScore): AnyScore {
  const last = beats.findLastIndex(({ stillMs }) => stillMs > 0)
  return beats.flatMap((part, at) => {
    if (at !== last) return [part]
    if (isStage(part)) return [readable(part)]
    return [{ ...part, stillMs: 0 }, readable({ events: [], lastsMs: 0, toldMs: 0, stillMs: part.stillMs })]
  })
}

/** It is read on the last stage; where there is none, its banner says it. */
function withFate(beats: AnyScore): AnyScore {
  const last = beats.findLastIndex(isStage)
  return beats.map((part, at) => (at === last ? { ...readable(part), fate: true } : part))
}

/** Whoever threw the last dice of their turn, was beaten by another's or won by their own, reads what came of them before anybody goes on. */
function withOwn(beats: AnyScore, module: Teller, told: AnyTold, { me, by, next }: Eyes): AnyScore {
  if (me < 0) return beats
  if (told.events.some((event) => isFateful(module, told, me, event))) return withFate(beats)
  if (by === me && hasWon(module, told, me)) return withPrize(beats)
  const isRead = by === me ? !has(next, me) : isStruck(module, told, me)
  if (!isRead) return beats
  const read = beats.findLastIndex(isStage)
  return beats.map((part, at) => (at === read ? readable(part) : part))
}

export function wholeScore(module: Teller, told: AnyTold, eyes: Eyes): AnyScore {
  if (told.events.length === 0) return []
  const own = withOwn(module.score(told), module, told, eyes)
  const left = told.events.slice(eventsBegun(own, own.length))
  const all = left.length === 0 ? own : [...own, beat(left, { lastsMs: 0 })]
  const isStaged = all.some(({ fate }) => fate === true)
  return all.flatMap((part) => {
    const moment = momentIn(part, module, told, eyes)
    if (moment === null) return [part]
    return [part, isStaged || !isFateful(module, told, eyes.me, moment) ? momentOf(moment) : fatefulMoment(moment)]
  })
}
