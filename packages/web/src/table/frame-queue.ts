// One frame after another: several happenings that arrive together are shown in turn, so that each can be seen.
// Knows no board and no session: frames are counted, not looked into.
import { batch, effect, signal, type ReadonlySignal } from '@preact/signals'

/** Moves of bots are at least this far apart, so that each is seen. */
export const FRAME_MS = 350
/** Further behind than this, nobody wants to watch it all. */
export const MOST_BEHIND = 12
export const NOTHING_SHOWN = -1

export const WAYS = ['step', 'jump'] as const
/** `step`: the next frame, with what happened in it. `jump`: straight to the present. */
export type Way = (typeof WAYS)[number]

export interface Shown {
  /** Which frame, from 0. */
  readonly at: number
  readonly way: Way
}

export const PHASES = ['showing', 'told', 'seen'] as const
/**
 * How far the frame on show has come. `showing`: the board has not told yet what came of it, so nothing else may. `told`: it has.
 * `seen`: there was time to look at it.
 */
export type Phase = (typeof PHASES)[number]

/** `away`: nobody looks, or whoever does wants to see only how it stands. */
export type Attention = 'watching' | 'away'

/** What to show next, being at `at` when `latest` is there. */
export function nextShown(at: number, latest: number, attention: Attention): Shown {
  const behind = latest - at
  const steps = attention === 'watching' && at !== NOTHING_SHOWN && behind > 0 && behind <= MOST_BEHIND
  return steps ? { at: at + 1, way: 'step' } : { at: latest, way: 'jump' }
}

/** When a frame is told and when the next may follow, from its beginning. */
export interface Timing {
  readonly toldMs: number
  readonly lastsMs: number
}

export interface QueueNeeds {
  readonly latest: ReadonlySignal<number>
  attention(): Attention
  /** Nothing moves: a frame that stays is there to be read. */
  isStill(): boolean
  timing(frame: number): Timing
}

export interface FrameQueue {
  readonly shown: ReadonlySignal<Shown>
  readonly phase: ReadonlySignal<Phase>
  /** A touch of the board: whoever plays on need not be kept in suspense. */
  tell(): void
  /** A tap: straight to the present. */
  skip(): void
  /** Straight to every present from now on, until `rest`. */
  hurry(): void
  /** Somebody plays: they have read what lay still, and want to see what comes of it. */
  rest(): void
  close(): void
}

export function frameQueue({ latest, attention, isStill, timing }: QueueNeeds): FrameQueue {
  const shown = signal<Shown>({ at: latest.peek(), way: 'jump' })
  const phase = signal<Phase>('seen')
  let timers: readonly ReturnType<typeof setTimeout>[] = []
  let hurried = false

  const clear = (): void => {
    timers.forEach(clearTimeout)
    timers = []
  }
  const show = (next: Shown): void => {
    const { toldMs, lastsMs } = next.way === 'step' ? timing(next.at) : { toldMs: 0, lastsMs: 0 }
    batch(() => {
      shown.value = next
      phase.value = next.way === 'jump' ? 'seen' : toldMs > 0 ? 'showing' : 'told'
    })
    if (next.way === 'step') timers = [setTimeout(advance, lastsMs), setTimeout(tell, toldMs)]
  }
  const advance = (): void => {
    clear()
    if (shown.peek().at === latest.peek()) phase.value = 'seen'
    else show(nextShown(shown.peek().at, latest.peek(), hurried ? 'away' : attention()))
  }
  const tell = (): void => {
    if (phase.peek() === 'showing') phase.value = 'told'
  }
  const skip = (): void => {
    clear()
    if (shown.peek().at === latest.peek()) phase.value = 'seen'
    else show({ at: latest.peek(), way: 'jump' })
  }
  const stop = effect(() => {
    if (latest.value < shown.peek().at) skip()
    else if (timers.length === 0) advance()
  })
  return {
    shown,
    phase,
    tell,
    skip,
    hurry: () => {
      hurried = true
      skip()
    },
    rest: () => {
      hurried = false
      if (isStill()) advance()
    },
    close: () => {
      stop()
      clear()
    },
  }
}
