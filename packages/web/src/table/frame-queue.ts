// One frame after another: several happenings that arrive together are shown in turn, so that each can be seen.
// Knows no board and no session: frames are counted, not looked into.
import { effect, signal, type ReadonlySignal } from '@preact/signals'

/** LOOK §10: moves of a bot are at least this far apart. */
export const FRAME_MS = 350
/** Further behind than this, nobody wants to watch it all. */
export const MOST_BEHIND = 12
export const NOTHING_SHOWN = -1

export const WAYS = ['step', 'jump'] as const
/** `step`: the next frame, to be animated. `jump`: straight to the present. */
export type Way = (typeof WAYS)[number]

export interface Shown {
  /** Which frame, from 0. */
  readonly at: number
  readonly way: Way
}

/** What to show next, being at `at` when `latest` is there. `still`: no motion wanted or nobody looking. */
export function nextShown(at: number, latest: number, watching: 'watching' | 'still'): Shown {
  const behind = latest - at
  const steps = watching === 'watching' && at !== NOTHING_SHOWN && behind > 0 && behind <= MOST_BEHIND
  return steps ? { at: at + 1, way: 'step' } : { at: latest, way: 'jump' }
}

export interface QueueNeeds {
  readonly latest: ReadonlySignal<number>
  isStill(): boolean
  /** How long the frame needs, in ms. */
  needs(frame: number): number
}

export interface FrameQueue {
  readonly shown: ReadonlySignal<Shown>
  /** A tap: straight to the present. */
  skip(): void
  /** Straight to every present from now on, until `rest`. */
  hurry(): void
  rest(): void
  close(): void
}

export function frameQueue({ latest, isStill, needs }: QueueNeeds): FrameQueue {
  const shown = signal<Shown>({ at: latest.peek(), way: 'jump' })
  let timer: ReturnType<typeof setTimeout> | null = null
  let hurried = false

  const advance = (): void => {
    timer = null
    if (shown.peek().at === latest.peek()) return
    shown.value = nextShown(shown.peek().at, latest.peek(), hurried || isStill() ? 'still' : 'watching')
    if (shown.peek().way === 'step') timer = setTimeout(advance, needs(shown.peek().at))
  }
  const skip = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (shown.peek().at !== latest.peek()) shown.value = { at: latest.peek(), way: 'jump' }
  }
  const stop = effect(() => {
    if (latest.value < shown.peek().at) skip()
    else if (timer === null) advance()
  })
  return {
    shown,
    skip,
    hurry: () => {
      hurried = true
      skip()
    },
    rest: () => {
      hurried = false
    },
    close: () => {
      stop()
      if (timer !== null) clearTimeout(timer)
    },
  }
}
