// Plays a score on a clock: which beat is on, what has been told of it, and whether the question may come. The one clock of all
// the page says. Knows no board.
import type { Clock } from '@flibuste/kernel'
import { batch, signal, type ReadonlySignal } from '@preact/signals'
import { beginnings, eventsBegun, scoreMs, type Score } from './score.ts'

export const PHASES = ['telling', 'told', 'played', 'seen'] as const
/**
 * How far a frame has come. `telling`: something of it is still kept back, so nobody is asked anything. `told`: all is said, and it may be
 * answered. `played`: every beat is over, and everything lies where it belongs. `seen`: there was time to look at it, and the next may come.
 */
export type Phase = (typeof PHASES)[number]

export const isPlayed = (phase: Phase): boolean => phase === 'played' || phase === 'seen'

export interface Progress {
  /** Beats that have begun. */
  readonly begun: number
  /** Events of the frame that have been told. */
  readonly told: number
  readonly phase: Phase
}

/** A moment of a frame, from its beginning. */
interface Moment {
  readonly atMs: number
  readonly begun: number
  readonly told: number
}

export interface Plan {
  readonly moments: readonly Moment[]
  /** When the question may come, when the last beat is over, and when the next frame may come. */
  readonly askedMs: number
  readonly playedMs: number
  readonly lastsMs: number
}

/** `still`: whoever looks asked for no motion. */
export type Motion = 'moving' | 'still'

export interface Manner {
  readonly motion: Motion
  readonly tempo: number
  /** Whoever made the move knows it: they are asked as soon as nothing is kept back, and nothing stays on show for them. */
  readonly by: 'me' | 'others'
  readonly holdMs: number
}

/** When the last thing that was kept back is told. */
function suspenseMs(score: Score<unknown>): number {
  const begins = beginnings(score)
  return score.reduce(
    (latest, { toldMs }, at) => (toldMs > 0 ? Math.max(latest, (begins[at] ?? 0) + toldMs) : latest),
    0,
  )
}

/** A beat may still be on its way when the next begins (coins that follow each other): events are told in their order all the same. */
function momentsOf(score: Score<unknown>, tempo: number): Moment[] {
  const begins = beginnings(score)
  let latestMs = 0
  const tells = score.map(({ toldMs, events }, at) => {
    latestMs = Math.max(latestMs, (begins[at] ?? 0) + (events.length === 0 ? 0 : toldMs))
    return latestMs
  })
  const instants = [...new Set([...begins, ...tells])].toSorted((one, two) => one - two)
  const until = (times: readonly number[], ms: number): number => times.findLastIndex((time) => time <= ms) + 1
  return instants.map((ms) => ({
    atMs: ms * tempo,
    begun: until(begins, ms),
    told: eventsBegun(score, until(tells, ms)),
  }))
}

/** Where nothing moves all is there at once, up to what is to be read; then the rest. */
function stillPlan(score: Score<unknown>, tempo: number, holdMs: number): Plan {
  let readMs = 0
  const read = score.flatMap(({ stillMs }, at): Moment[] => {
    if (stillMs === 0) return []
    const atMs = readMs
    readMs += stillMs * tempo
    return [{ atMs, begun: at + 1, told: eventsBegun(score, at + 1) }]
  })
  const all = { atMs: readMs, begun: score.length, told: eventsBegun(score, score.length) }
  const moments = read.at(-1)?.begun === score.length ? read : [...read, all]
  return { moments, askedMs: readMs, playedMs: readMs, lastsMs: Math.max(readMs, holdMs) }
}

/** What takes less time to tell is held less, down to what takes none. */
const WORTH_A_LOOK_MS = 400

export function planOf(score: Score<unknown>, { motion, tempo, by, holdMs }: Manner): Plan {
  const seenMs = scoreMs(score.filter(({ passing }) => passing !== true))
  const holds = by === 'me' ? 0 : holdMs * Math.min(1, seenMs / WORTH_A_LOOK_MS)
  if (motion === 'still') return stillPlan(score, tempo, holds)
  const wholeMs = Math.max(scoreMs(score), suspenseMs(score)) * tempo
  return {
    moments: momentsOf(score, tempo),
    askedMs: by === 'me' ? suspenseMs(score) * tempo : wholeMs,
    playedMs: wholeMs,
    lastsMs: Math.max(wholeMs, holds),
  }
}

/** Beats of a score, from so many on and no further than others. */
export interface Part {
  readonly from: number
  readonly to: number
}

/** The plan of a part of a score, its moments counted as in the whole. */
export function planPart(score: Score<unknown>, { from, to }: Part, manner: Manner): Plan {
  const plan = planOf(score.slice(from, to), manner)
  const before = eventsBegun(score, from)
  const moments = plan.moments.map(({ atMs, begun, told }) => ({ atMs, begun: begun + from, told: told + before }))
  return { ...plan, moments }
}

const ALL_TOLD = Number.MAX_SAFE_INTEGER
/** Nothing to tell, or all of it told. */
const AT_REST: Progress = { begun: ALL_TOLD, told: ALL_TOLD, phase: 'seen' }

export interface Teller {
  readonly progress: ReadonlySignal<Progress>
  /** Tells a frame, or a part of it; `then` when the next may come. */
  tell(plan: Plan, then: () => void): void
  /** Stays in the middle of a frame, with so much of it told. */
  hold(at: Omit<Progress, 'phase'>): void
  /** All of it is told. */
  end(): void
}

export function teller(clock: Clock): Teller {
  const progress = signal<Progress>(AT_REST)
  let alarms: readonly (() => void)[] = []
  const clear = (): void => {
    for (const cancel of alarms) cancel()
    alarms = []
  }
  const set = (part: Partial<Progress>): void => void (progress.value = { ...progress.peek(), ...part })
  return {
    progress,
    tell({ moments, askedMs, playedMs, lastsMs }, then) {
      clear()
      const now = moments.findLast(({ atMs }) => atMs <= 0)
      progress.value = {
        begun: now?.begun ?? 0,
        told: now?.told ?? 0,
        phase: playedMs <= 0 ? 'played' : askedMs > 0 ? 'telling' : 'told',
      }
      const later = moments.filter(({ atMs }) => atMs > 0)
      alarms = [
        ...later.map(({ atMs, begun, told }) => clock.after(atMs, () => set({ begun, told }))),
        ...(askedMs > 0 && askedMs < playedMs ? [clock.after(askedMs, () => set({ phase: 'told' }))] : []),
        ...(playedMs > 0 && playedMs < lastsMs ? [clock.after(playedMs, () => set({ phase: 'played' }))] : []),
        clock.after(lastsMs, () =>
          batch(() => {
            clear()
            progress.value = AT_REST
            then()
          }),
        ),
      ]
    },
    hold(at) {
      clear()
      progress.value = { ...at, phase: 'telling' }
    },
    end() {
      clear()
      progress.value = AT_REST
    },
  }
}
