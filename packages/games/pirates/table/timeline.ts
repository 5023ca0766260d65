// When each blow of a fight is shown: dice one after the other, a breath, the answer, a breath, then who takes what. Pure.
import type { Showing } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import { hasFight } from './fight-report.ts'

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
  /** How long a fight stays in sight after the last word, where nothing else happens. */
  linger: 3200,
  /** A fight that lies still, to be read before the table goes on. */
  still: 2000,
} as const

export const BEATS = ['fly', 'land', 'settle'] as const
export type BeatKind = (typeof BEATS)[number]

export interface Beat {
  readonly kind: BeatKind
  /** Which die, from 0; -1 where it is none. */
  readonly blow: number
  readonly atMs: number
}

export interface Timeline {
  readonly beats: readonly Beat[]
  readonly lastsMs: number
}

function salvo(first: number, dice: number, fromMs: number): Beat[] {
  return Array.from({ length: dice }, (_, nth) => nth).flatMap((nth): Beat[] => {
    const atMs = fromMs + nth * SHOW_MS.stagger
    return [
      { kind: 'fly', blow: first + nth, atMs },
      { kind: 'land', blow: first + nth, atMs: atMs + SHOW_MS.flight },
    ]
  })
}

const endOf = (beats: readonly Beat[], fromMs: number): number =>
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
  const seen = beats.slice(0, passed)
  const count = (kind: BeatKind): number => seen.filter((beat) => beat.kind === kind).length
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

/** How long the board takes to show what happened. */
export function lastsMs(events: readonly Event[]): number {
  if (!hasFight(events)) return events.reduce((sum, event) => sum + stepMs(event), 0)
  const [volley = 0, answer = 0] = diceIn(events)
  return fightTimeline(volley, answer).lastsMs
}

/** Nothing is left to chance but a fight: it is told when all dice lie and treasures change hands. */
export function showingOf(events: readonly Event[]): Showing {
  const lasts = lastsMs(events)
  return hasFight(events)
    ? { toldMs: lasts - SHOW_MS.settle, lastsMs: lasts, stillMs: SHOW_MS.still }
    : { toldMs: 0, lastsMs: lasts, stillMs: 0 }
}
