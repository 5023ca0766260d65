// For tests: a score played on a clock that is held, as a list of what the page learns and when.
import { handClockBy } from '@flibuste/kernel/conformance'
import { effect } from '@preact/signals'
import { beginnings, ownBegun, type Score } from './score.ts'
import type { Happened } from './table-module.ts'
import { planOf, teller, type Manner } from './teller.ts'

export interface Heard {
  readonly atMs: number
  /** Events told at that moment, by type. */
  readonly told: readonly string[]
}

export interface Hearing {
  readonly heard: readonly Heard[]
  /** When the question came, and when the next frame could. */
  readonly askedMs: number
  readonly overMs: number
}

const AT_NORMAL: Manner = { motion: 'moving', tempo: 1, by: 'others', holdMs: 0 }
const MOST_MS = 60_000

async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await Promise.resolve()
}

/** Plays a score to its end and notes every moment at which something was told. */
export async function hear(score: Score<{ readonly type: string }>, manner: Partial<Manner> = {}): Promise<Hearing> {
  const clock = handClockBy(settle)
  const voice = teller(clock)
  const events = score.flatMap((beat) => beat.events.map(({ type }) => type))
  const heard: Heard[] = []
  let [told, askedMs, overMs] = [0, -1, -1]
  voice.tell(planOf(score, { ...AT_NORMAL, ...manner }), () => (overMs = clock.now()))
  const note = (): void => {
    const { told: now, phase } = voice.progress.value
    if (Math.min(now, events.length) > told) heard.push({ atMs: clock.now(), told: events.slice(told, now) })
    told = Math.min(now, events.length)
    if (askedMs < 0 && phase !== 'telling') askedMs = clock.now()
  }
  const stop = effect(note)
  await clock.moveTo(MOST_MS)
  stop()
  return { heard, askedMs, overMs }
}

/** A frame told to whoever made the move, on a clock that is held: what the board is given at any moment. */
export function heldTelling<Event extends { readonly type: string }>(events: readonly Event[], score: Score<Event>) {
  const clock = handClockBy(settle)
  const voice = teller(clock)
  voice.tell(planOf(score, { ...AT_NORMAL, by: 'me' }), () => {})
  const begins = beginnings(score)
  return {
    clock,
    now(): Happened<Event> {
      const { begun, told, phase } = voice.progress.value
      return {
        number: 1,
        events,
        written: events,
        score,
        begun: ownBegun(score, begun),
        told: Math.min(told, events.length),
        isOver: phase !== 'telling',
      }
    },
    /** When the beats of these begin. */
    tellsMs: (type: Event['type']): readonly number[] =>
      score.flatMap((beat, at) => (beat.events.some((event) => event.type === type) ? [begins[at] ?? 0] : [])),
  }
}
