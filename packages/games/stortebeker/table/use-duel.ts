// When the stage of a boarding is up: while its beats are told, and as long as somebody is asked about it.
import { begunEvents, stagingOf, useFolding, useViewBefore } from '@flibuste/web/kit'
import { useMemo, useRef } from 'preact/hooks'
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

/** From the first card that is shown for it. */
const isOn = (happened: StortebekerScene['happened']): boolean =>
  hasDuel(happened.events) && stagingOf(happened, () => true) === 'on'

/** Where captains are asked, the boarding as it stands. */
const standing = (view: View): DuelReport | null =>
  isFoughtOver(view) ? reportOf({ before: view, after: view, events: NO_EVENTS }) : null

export function useDuel({ scene, hands }: Pick<Table, 'scene' | 'hands'>): DuelShow {
  const { view, happened } = scene
  const { number, events, told } = happened
  const before = useViewBefore(scene)
  const lastAt = useRef(-1)
  const begun = begunEvents(happened).length
  const shown = useMemo(
    () => (hasDuel(events) ? reportOf({ before, after: view, events, begun, told }) : null),
    [number, events, begun, told],
  )
  if (shown !== null) lastAt.current = number
  const isAsked = isFoughtOver(view)
  const { isFolded, putAway, unfold } = useFolding({
    hands,
    isAsked,
    question: [view.turn, view.step, view.matter.seat],
  })
  const isStaged = isOn(happened)
  const { current: duelAt } = lastAt
  return {
    report: isStaged ? shown : isFolded ? null : standing(view),
    isFolded: isFolded && !isStaged,
    close: putAway,
    unfold,
    again: duelAt < 0 || isAsked || isStaged ? null : () => hands.again(duelAt),
    isLatest: duelAt === number,
  }
}
