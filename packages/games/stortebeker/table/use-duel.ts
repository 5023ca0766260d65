// When the stage of a boarding is up: while dice fall, for a moment after, and as long as somebody is asked about it. A finished
// one makes way as soon as somebody begins to answer the next question.
import { motionAllowed } from '@flibuste/web/kit'
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { View } from '../view.ts'
import { hasDuel, isFoughtOver, reportOf, type DuelReport } from './duel-report.ts'
import { EMPTY } from './draft.ts'
import { attackMs, SHOW_MS } from './timeline.ts'
import type { StortebekerScene, Table } from './touch.ts'

export interface DuelShow {
  /** Null: the stage is down. */
  readonly report: DuelReport | null
  /** Somebody looks at the ships while captains are asked. */
  readonly isFolded: boolean
  close(): void
  unfold(): void
  /** Shows the last boarding again; null: there has been none, or it is on stage. */
  readonly again: (() => void) | null
  /** Nothing has happened since it was shown. */
  readonly isLatest: boolean
}

/** The view before this one: what was used lies there still. */
function useBefore({ view, happened }: StortebekerScene): View {
  const kept = useRef({ number: happened.number, before: view, now: view })
  const { number, before, now } = kept.current
  const isNew = number !== happened.number
  kept.current = { number: happened.number, before: isNew ? now : before, now: view }
  return kept.current.before
}

/** As long as it takes to add up, and a moment more; where nothing moves, as long as it takes to read. */
function showMs({ fighters, fresh, end }: DuelReport): number {
  if (!motionAllowed()) return SHOW_MS.read
  const rolled = fighters.slice(fighters.length - fresh).reduce((sum, { attack }) => sum + attackMs(attack), 0)
  return rolled + (end.kind === 'open' && fresh === 0 ? SHOW_MS.linger / 2 : SHOW_MS.linger)
}

export function useDuel({ scene, draft }: Pick<Table, 'scene' | 'draft'>): DuelShow {
  const { view, happened } = scene
  const shown = useSignal<DuelReport | null>(null)
  const last = useSignal<DuelReport | null>(null)
  const lastAt = useRef(-1)
  const folded = useSignal(false)
  const before = useBefore(scene)
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const isMounted = !isFirst.current
    isFirst.current = false
    const { events } = happened
    const report = isMounted && hasDuel(events) ? reportOf({ before, after: view, events }) : null
    shown.value = report
    if (report !== null) {
      last.value = report
      lastAt.current = happened.number
    }
  }, [happened.number])
  useLayoutEffect(() => {
    folded.value = false
  }, [view.turn, view.step, view.matter.seat])
  const report = shown.value
  useEffect(() => {
    if (report === null || report.key === 'again') return
    const over = setTimeout(() => (shown.value = null), showMs(report))
    return () => clearTimeout(over)
  }, [report])
  const isOpen = isFoughtOver(view)
  const made = draft.value
  useEffect(() => {
    if (made !== EMPTY && !isOpen) shown.value = null
  }, [made])
  const standing = isOpen && !folded.value ? reportOf({ before: view, after: view, events: [] }) : null
  const latest = last.value
  return {
    report: folded.value && isOpen ? null : (report ?? standing),
    isFolded: isOpen && folded.value,
    close() {
      shown.value = null
      folded.value = true
    },
    unfold: () => (folded.value = false),
    again: latest === null || isOpen ? null : () => (shown.value = { ...latest, key: 'again', fresh: 0 }),
    isLatest: lastAt.current === happened.number,
  }
}
