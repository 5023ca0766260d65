// One frame after another: what has happened is told in turn, and nothing is left out while somebody looks.
// Knows no board and no session: frames are counted, not looked into.
import type { Clock } from '@flibuste/kernel'
import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals'
import { teller, type Part, type Plan, type Progress } from '../kit/teller.ts'

/** Further behind than this, no telling is fast enough: a page that slept, a phone that cannot follow. */
export const MOST_BEHIND = 60
/** So many frames that wait are told at their own pace; more are told faster. */
export const UNHURRIED = 3
const FASTEST = 0.15
/** The table as it was, for the eye to find its way, before something is told again. */
const BEFORE_AGAIN_MS = 350
export const NOTHING_SHOWN = -1

/** `step`: the next frame, with what happened in it. `jump`: straight to the present. */
export type Way = 'step' | 'jump'

export interface Shown {
  /** Which frame, from 0. */
  readonly at: number
  readonly way: Way
}

/** `away`: nobody looks, or whoever does wants to see only how it stands. */
export type Attention = 'watching' | 'away'

/** What to show next, being at `at` when `latest` is there. `fateful`: a frame up to there that is told to whoever wants to see only how it stands. */
export function nextShown(at: number, latest: number, attention: Attention, fateful: number | null = null): Shown {
  if (attention === 'away' && at !== NOTHING_SHOWN && fateful !== null) return { at: fateful, way: 'step' }
  const behind = latest - at
  const steps = attention === 'watching' && at !== NOTHING_SHOWN && behind > 0 && behind <= MOST_BEHIND
  return steps ? { at: at + 1, way: 'step' } : { at: latest, way: 'jump' }
}

/** Whoever has fallen behind catches up by telling faster, and leaves nothing out. */
export const haste = (behind: number): number => (behind <= UNHURRIED ? 1 : Math.max(FASTEST, UNHURRIED / behind))

export interface QueueNeeds {
  readonly latest: ReadonlySignal<number>
  readonly clock: Clock
  attention(): Attention
  /** The first of these frames that is told even where nothing else is; null: there is none. */
  fateful?(from: number, to: number): number | null
  /** How a frame is told, `haste` being what its time is to be multiplied with; 0: only what is told at every pace. */
  plan(frame: number, haste: number, part: Part): Plan
  /** Where a lesson stops the telling to say something; null: it does not. */
  readonly stop?: ReadonlySignal<Stop | null>
}

/** In the middle of a frame, or at its end while others wait: so many beats and events of it are told. */
export interface Stop {
  readonly at: number
  readonly beats: number
  readonly events: number
}

const WHOLE: Part = { from: 0, to: Infinity }

export interface FrameQueue {
  readonly shown: ReadonlySignal<Shown>
  readonly progress: ReadonlySignal<Progress>
  /** All that happened has been told, and there was time to see it: whoever waits for the board may go on. */
  readonly ready: ReadonlySignal<boolean>
  /** The first frame that was jumped over unasked since the last `rest`; null: everything was told. */
  readonly missed: ReadonlySignal<number | null>
  /** The present, while something is told again; null: it is the present that is told. */
  readonly again: ReadonlySignal<number | null>
  /** The telling has come to its stop, and waits there. */
  readonly held: ReadonlySignal<boolean>
  /** Ends the telling at once. */
  skip(): void
  /** Tells these frames once more, then goes on from the present. */
  replay(from: number, to: number): void
  /** Somebody plays: they have seen what there was to see. */
  rest(): void
  close(): void
}

/** What is on show, told up to where a lesson stops it. */
function stage(
  { latest, clock, plan, stop, attention, fateful }: QueueNeeds,
  again: ReadonlySignal<number | null>,
  then: () => void,
) {
  const shown = signal<Shown>({ at: latest.peek(), way: 'jump' })
  const held = signal<Stop | null>(null)
  const voice = teller(clock)
  /** As far as is to be told now. */
  const last = (): number => Math.min(latest.peek(), stop?.peek()?.at ?? Infinity)
  const stopIn = (at: number): Stop | null => {
    const found = again.peek() === null ? (stop?.peek() ?? null) : null
    return found?.at === at ? found : null
  }
  const hold = (at: Stop): void =>
    batch(() => {
      held.value = at
      voice.hold({ begun: at.beats, told: at.events })
    })
  const tellFrom = (at: number, from: number): void => {
    const found = stopIn(at)
    const part = found === null ? { ...WHOLE, from } : { from, to: found.beats }
    const isAway = attention() === 'away' && fateful?.(at, at) === at
    const own = isAway ? 0 : haste(last() - at + 1)
    const hurried = again.peek() === null ? own : 1
    voice.tell(plan(at, hurried, part), found === null ? then : () => hold(found))
  }
  return {
    shown,
    held,
    voice,
    last,
    stopIn,
    jump(at: number): void {
      const found = stopIn(at)
      held.value = null
      shown.value = { at, way: found === null ? 'jump' : 'step' }
      if (found === null) voice.end()
      else hold(found)
    },
    step: (at: number): void =>
      batch(() => {
        shown.value = { at, way: 'step' }
        tellFrom(at, 0)
      }),
    /** On from where it was held, if the stop is elsewhere now. */
    release({ at, beats }: Stop): void {
      const to = stopIn(at)
      if (to?.beats === beats) return
      batch(() => {
        held.value = null
        tellFrom(at, beats)
      })
    },
  }
}

export function frameQueue(needs: QueueNeeds): FrameQueue {
  const { latest, clock, attention, stop, fateful } = needs
  /** Whoever opens a match that is under way has seen nothing of it here. */
  const missed = signal<number | null>(latest.peek() > 0 ? 1 : null)
  const again = signal<number | null>(null)
  const { shown, held, voice, last, stopIn, jump, step, release } = stage(needs, again, () => advance())
  let until = 0
  let waiting: (() => void) | null = null
  let closed = false

  const goOn = (): void => {
    const { at } = shown.peek()
    if (at === last()) return
    const next = nextShown(at, last(), attention(), fateful?.(at + 1, last()) ?? null)
    if (next.at > at + 1 || (next.way === 'jump' && next.at > Math.max(at, 0))) missed.value ??= Math.max(at, 0) + 1
    if (next.way === 'step') step(next.at)
    else jump(next.at)
  }
  /** After a frame: the next of those told again, or back to where the present was left. */
  const advance = (): void => {
    const back = again.peek()
    if (back === null) return goOn()
    const next = shown.peek().at + 1
    if (next <= until) return step(next)
    endReplay(back)
    // The board is drawn as it was left before it goes on from there.
    waiting = clock.after(0, () => {
      waiting = null
      if (!isTelling()) goOn()
    })
  }
  const endReplay = (back: number): void =>
    batch(() => {
      waiting?.()
      waiting = null
      again.value = null
      jump(back)
    })
  const isTelling = (): boolean => again.peek() !== null || voice.progress.peek().phase !== 'seen'
  const skip = (): void =>
    batch(() => {
      const back = again.peek()
      if (back !== null) endReplay(back)
      else if (held.peek() !== null) return
      else if (shown.peek().at === last() && stopIn(last()) === null) voice.end()
      else if (attention() === 'away') goOn()
      else jump(last())
    })
  const end = effect(() => {
    void stop?.value
    const from = held.peek()
    if (latest.value < shown.peek().at) {
      again.value = null
      jump(latest.value)
    } else if (from !== null) release(from)
    else if (!isTelling()) goOn()
  })
  return {
    shown,
    progress: voice.progress,
    missed,
    again,
    held: computed(() => held.value !== null),
    ready: computed(
      () => again.value === null && shown.value.at === latest.value && voice.progress.value.phase === 'seen',
    ),
    skip,
    replay(from, to) {
      if (closed || from < 1 || to < from) return
      batch(() => {
        waiting?.()
        again.value ??= shown.peek().at
        until = Math.min(to, latest.peek())
        jump(from - 1)
      })
      waiting = clock.after(BEFORE_AGAIN_MS, () => {
        waiting = null
        step(from)
      })
    },
    rest() {
      missed.value = null
      const isPresent = again.peek() === null && shown.peek().at === latest.peek()
      if (again.peek() !== null || isPresent) skip()
    },
    close() {
      closed = true
      end()
      waiting?.()
      voice.end()
    },
  }
}
