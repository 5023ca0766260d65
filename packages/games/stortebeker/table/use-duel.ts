// When the stage of a boarding is up: while its beats are told, and as long as somebody is asked about it.
import { stageBeats, useViewBefore } from '@flibuste/web/kit'
import { useSignal } from '@preact/signals'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import { hasDuel, isFoughtOver, reportOf, type DuelReport } from './duel-report.ts'
import type { StortebekerScene, Table } from './touch.ts'

export interface DuelShow {
  /** Null: the stage is down. */
  readonly report: DuelReport | null
  /** Somebody looks at the ships while captains are asked. */
  readonly isFolded: boolean
  close(): void
  unfold(): void
  /** Tells the last boarding once more; null: there has been none, or it is on stage. */
  readonly again: (() => void) | null
  /** Nothing has happened since it was shown. */
  readonly isLatest: boolean
}

const NO_EVENTS: readonly Event[] = []

/** Its beats are on: the stage stands to the end of the one in which it is only looked at. */
const isOn = ({ events, begun, score, isOver }: StortebekerScene['happened']): boolean =>
  !isOver && hasDuel(events) && begun <= stageBeats(score)

/** Where captains are asked, the boarding as it stands. */
const standing = (view: View): DuelReport | null =>
  isFoughtOver(view) ? reportOf({ before: view, after: view, events: NO_EVENTS, score: [] }) : null

export function useDuel({ scene, hands }: Pick<Table, 'scene' | 'hands'>): DuelShow {
  const { view, happened } = scene
  const { number, events, score } = happened
  const before = useViewBefore(scene)
  const lastAt = useRef(-1)
  const folded = useSignal(false)
  const told = useMemo(
    () => (hasDuel(events) ? reportOf({ before, after: view, events, score }) : null),
    [number, score],
  )
  if (told !== null) lastAt.current = number
  useLayoutEffect(() => {
    folded.value = false
  }, [view.turn, view.step, view.matter.seat])
  const isOpen = isFoughtOver(view)
  const isStaged = isOn(happened)
  const { current: duelAt } = lastAt
  return {
    report: isStaged ? told : folded.value ? null : standing(view),
    isFolded: isOpen && folded.value && !isStaged,
    close() {
      folded.value = isOpen
      hands.skip()
    },
    unfold: () => (folded.value = false),
    again: duelAt < 0 || isOpen || isStaged ? null : () => hands.again(duelAt),
    isLatest: duelAt === number,
  }
}
