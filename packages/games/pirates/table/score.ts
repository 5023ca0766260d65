// What a frame of Pirates! tells, beat by beat: of a fight the dice one after the other, a breath, the answer, a breath, then who
// takes what. Pure.
import { beat, oneByOne, rest, type Beat, type Score } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import { hasFight, isFightEvent } from './fight-report.ts'

export const SHOW_MS = {
  open: 300,
  /** A die from its ship to what it hits, and how long after the one before it. */
  flight: 360,
  stagger: 170,
  breath: 520,
  settle: 1100,
  hop: 620,
  turn: 900,
  declare: 450,
  space: 420,
  voyage: 1260,
  unload: 700,
  /** How long a fight stays in sight after the last word. */
  linger: 1000,
  repair: 300,
  /** A fight that lies still, to be read before the table goes on. */
  still: 4500,
} as const

export const BLOWS = ['fly', 'land', 'settle'] as const
export type BlowKind = (typeof BLOWS)[number]

/** A moment of a fight. */
export interface BlowBeat {
  readonly kind: BlowKind
  /** Which die, from 0; -1 where it is none. */
  readonly blow: number
  readonly atMs: number
}

export interface Timeline {
  readonly beats: readonly BlowBeat[]
  readonly lastsMs: number
}

function salvo(first: number, dice: number, fromMs: number): BlowBeat[] {
  return Array.from({ length: dice }, (_, nth) => nth).flatMap((nth): BlowBeat[] => {
    const atMs = fromMs + nth * SHOW_MS.stagger
    return [
      { kind: 'fly', blow: first + nth, atMs },
      { kind: 'land', blow: first + nth, atMs: atMs + SHOW_MS.flight },
    ]
  })
}

const endOf = (beats: readonly BlowBeat[], fromMs: number): number =>
  beats.reduce((latest, { atMs }) => Math.max(latest, atMs), fromMs)

/** So many dice in the volley, and in the answer. */
export function fightTimeline(volley: number, answer: number): Timeline {
  const thrown = salvo(0, volley, SHOW_MS.open)
  const thrownMs = endOf(thrown, SHOW_MS.open) + SHOW_MS.breath
  const answered = salvo(volley, answer, thrownMs)
  const settleMs = answer === 0 ? thrownMs : endOf(answered, thrownMs) + SHOW_MS.breath
  const beats = [...thrown, ...answered, { kind: 'settle', blow: -1, atMs: settleMs } as const]
  return { beats: beats.toSorted((one, two) => one.atMs - two.atMs), lastsMs: settleMs + SHOW_MS.settle }
}

/** How far a fight has been shown. */
export interface Phase {
  readonly flown: number
  readonly landed: number
  readonly settled: boolean
}

export function phaseAt({ beats }: Timeline, passed: number): Phase {
  const seen = beats.slice(0, Math.max(0, passed))
  const count = (kind: BlowKind): number => seen.filter((beat) => beat.kind === kind).length
  return { flown: count('fly'), landed: count('land'), settled: count('settle') > 0 }
}

const diceIn = (events: readonly Event[]): number[] =>
  events.flatMap((event) => (event.type === 'fired' ? [event.dice.length] : []))

export const voyageMs = (spaces: number): number => Math.min(SHOW_MS.voyage, SHOW_MS.space * spaces)

const STEPS: { readonly [T in Event['type']]?: (event: Extract<Event, { type: T }>) => number } = {
  sailed: ({ course }) => voyageMs(course.length - 1),
  unloaded: () => SHOW_MS.unload,
  attacked: () => SHOW_MS.declare,
  lairTurned: () => SHOW_MS.turn,
}

function stepMs<T extends Event['type']>(event: Extract<Event, { type: T }>): number {
  const step: ((told: Extract<Event, { type: T }>) => number) | undefined = STEPS[event.type as T]
  return step?.(event) ?? 0
}

const SHOWN_APART: ReadonlySet<Event['type']> = new Set(['repaired'])

const shownMs = (event: Event): number => (SHOWN_APART.has(event.type) ? SHOW_MS.repair : stepMs(event))

/** The timeline of the fight among these. */
export function fightIn(events: readonly Event[]): Timeline {
  const [volley = 0, answer = 0] = diceIn(events)
  return fightTimeline(volley, answer)
}

/** The events of a fight by what they wait for: the last die of the volley, that of the answer, and the end. */
function partsOf(fight: readonly Event[]): readonly [readonly Event[], readonly Event[], readonly Event[]] {
  const settles = fight.findIndex(({ type }) => type !== 'fired' && type !== 'struck' && type !== 'missed')
  const blows = settles < 0 ? fight : fight.slice(0, settles)
  const answer = blows.findIndex((event) => event.type === 'fired' && event.answer)
  const split = answer < 0 ? blows.length : answer
  return [blows.slice(0, split), blows.slice(split), fight.slice(blows.length)]
}

/** Nothing is told of a salvo before its last die has landed, nor of the end before treasure changes hands. */
function fightBeats(fight: readonly Event[]): Beat<Event>[] {
  const { beats, lastsMs } = fightIn(fight)
  const [volley, answer, ends] = partsOf(fight)
  const dice = diceIn(fight)[0] ?? 0
  const lastLand = (blow: number): number => beats.findIndex((one) => one.kind === 'land' && one.blow === blow)
  const [volleyAt, answerAt] = [lastLand(dice - 1), lastLand(beats.filter(({ kind }) => kind === 'land').length - 1)]
  const told = (at: number): readonly Event[] => {
    if (beats[at]?.kind === 'settle') return answerAt === volleyAt ? [...answer, ...ends] : ends
    return at === volleyAt ? volley : at === answerAt ? answer : []
  }
  return beats.map(({ atMs }, at) => beat(told(at), { lastsMs: (beats[at + 1]?.atMs ?? lastsMs) - atMs }))
}

/** Beats before the first die flies: what is seen on the chart, and the stage that opens. */
export const leadBeats = (events: readonly Event[]): number => Math.max(0, events.findIndex(isFightEvent)) + 1

export function scoreOf({ events }: { readonly events: readonly Event[] }): Score<Event> {
  if (!hasFight(events)) return oneByOne(events, shownMs)
  const first = events.findIndex(isFightEvent)
  const last = events.findLastIndex(isFightEvent)
  return [
    ...oneByOne(events.slice(0, first), shownMs),
    rest(SHOW_MS.open),
    ...fightBeats(events.slice(first, last + 1)),
    rest(SHOW_MS.linger, SHOW_MS.still),
    ...oneByOne(events.slice(last + 1), shownMs),
  ]
}
