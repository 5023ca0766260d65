// A battle on its own stage, over the chart: open as long as it lasts, shown blow by blow, and a while after its end.
import { Icon } from '@flibuste/web/art'
import { motionAllowed } from '@flibuste/web/kit'
import { useSignal, type Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { frameAt, frameOf, pairOf, type BattleFrame, type Report } from './battle-report.ts'
import { Hand } from './hand.tsx'
import { Order, Side, VolleySheet } from './stage-parts.tsx'
import { StageScene } from './stage-scene.tsx'
import { aimFor } from './suggest.ts'
import { beatsOf, SHOW_MS } from './timeline.ts'
import { isAsked, type Table } from './touch.ts'
import { say } from './words.ts'

interface StageProps {
  readonly table: Table
  readonly report: Report | null
  /** The battle is put aside, to look at the chart. */
  fold(): void
  /** What was shown is over. */
  done(): void
}

/** Events of the report shown so far; a timer for each of the others. */
function useBeats({ report, done }: StageProps): Signal<number> {
  const count = report?.events.length ?? 0
  const passed = useSignal(motionAllowed() ? 0 : count)
  useEffect(() => {
    passed.value = motionAllowed() ? 0 : count
    if (report === null) return
    const beats = motionAllowed() ? beatsOf(report.events) : []
    const timers = beats.map((atMs, nth) => setTimeout(() => (passed.value = Math.max(passed.value, nth + 1)), atMs))
    timers.push(setTimeout(done, (beats.at(-1) ?? 0) + SHOW_MS.linger))
    return () => timers.forEach(clearTimeout)
  }, [report?.number])
  return passed
}

/** Once all is told the view has the word, if the battle goes on. */
function frameFor({ table, report }: StageProps, passed: number): BattleFrame | null {
  const live = frameOf(table.scene.view)
  if (report === null) return live
  const told = frameAt(report, passed)
  const isTold = passed >= report.events.length
  return isTold && live !== null && live.place === told.place
    ? { ...live, was: told.was, volley: told.volley ?? live.volley }
    : told
}

export function Stage(props: StageProps) {
  const { table, report, fold } = props
  const passed = useBeats(props)
  const frame = frameFor(props, passed.value)
  if (frame === null || frame.ships.length === 0) return null
  const words = say()
  const { view, me, legal, layout } = table.scene
  const aim = isAsked(table) ? aimFor(view, table.draft.value, legal) : null
  const [left, right] = pairOf(frame, me, aim?.at ?? table.look.value ?? -1)
  return (
    <section
      class="stage"
      aria-label={words.battleAt(frame.place)}
      data-exchange={frame.exchange}
      onPointerDown={() => (passed.value = report?.events.length ?? 0)}
    >
      <div class="stage-sea">
        <StageScene frame={frame} />
        <Order table={table} frame={frame} />
        <button type="button" class="btn sm fold" onClick={fold}>
          <Icon name="close" />
          <span>{words.backToChart}</span>
        </button>
      </div>
      <div class="stage-sheets">
        <Side table={table} frame={frame} party={left} />
        <VolleySheet table={table} frame={frame} events={report?.events.slice(0, passed.value) ?? []} />
        <Side table={table} frame={frame} party={right} />
      </div>
      {layout !== 'phone' && <Hand table={table} />}
    </section>
  )
}
