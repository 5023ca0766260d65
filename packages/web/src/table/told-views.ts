// The view that what is said beside the board is taken from: of the frame on show once it is told, until then of the one before. Pure.
import type { AnyEvent, Asked } from '@flibuste/kernel'
import { computed, type ReadonlySignal } from '@preact/signals'
import type { Progress } from '../kit/teller.ts'
import type { Session } from '../session/session.ts'
import type { Shown } from './frame-queue.ts'
import { eventsOf } from './log-lines.ts'

export interface ToldViews {
  /** Whose turn, which step: when the telling has ended. */
  readonly toldView: ReadonlySignal<Asked | null>
  /** Figures: when the last event that changes them is told. */
  readonly countedView: ReadonlySignal<Asked | null>
}

interface OnShow {
  readonly shown: ReadonlySignal<Shown>
  readonly progress: ReadonlySignal<Progress>
  /** Events that change figures. */
  readonly counts: readonly AnyEvent['type'][]
}

export function toldViews(
  { frames, position }: Pick<Session, 'frames' | 'position'>,
  { shown, progress, counts }: OnShow,
): ToldViews {
  const viewOnce = (isTold: boolean): Asked | null => {
    const { at } = shown.value
    const present = (position.value?.view ?? null) as Asked | null
    if (isTold && at === frames.value.length - 1) return present
    return (frames.value[isTold ? at : at - 1]?.view ?? present) as Asked | null
  }
  const isCounted = (): boolean =>
    !eventsOf(frames.value[shown.value.at])
      .slice(progress.value.told)
      .some(({ type }) => counts.includes(type))
  return {
    toldView: computed(() => viewOnce(progress.value.phase !== 'telling')),
    countedView: computed(() => viewOnce(isCounted())),
  }
}
