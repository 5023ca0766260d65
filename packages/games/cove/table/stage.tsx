// A battle on its own stage, over the chart: open as long as it lasts, shown blow by blow, and a while after its end.
import { Icon } from '@flibuste/web/art'
import { begunEvents } from '@flibuste/web/kit'
import { frameOf, type BattleFrame } from './battle-frame.ts'
import { frameAt, pairOf, type Report } from './battle-report.ts'
import type { Party } from '../moves.ts'
import { Hand } from './hand.tsx'
import { hasOdds } from './odds-sheet.tsx'
import { LaidCards, Order, Side } from './stage-parts.tsx'
import { StageScene } from './stage-scene.tsx'
import { aimIn, change, type Table } from './touch.ts'
import { VolleySheet } from './volley-sheet.tsx'
import { say } from './words.ts'

interface StageProps {
  readonly table: Table
  readonly report: Report | null
  /** The battle is put aside, to look at the chart. */
  fold(): void
}

/** Blows of a report that have been struck so far. */
function passedOf({ table: { scene }, report }: StageProps): number {
  const begun = new Set(begunEvents(scene.happened))
  return report?.events.filter((event) => begun.has(event)).length ?? 0
}

/** The view knows who is left, the report how the others went; nobody changes berth before the next order of speed is told. */
const shipsOf = (live: BattleFrame, told: BattleFrame): BattleFrame['ships'] =>
  told.ships.map((ship) =>
    ship.fate === 'here' ? (live.ships.find(({ party }) => party === ship.party) ?? ship) : ship,
  )

/** Once all is told the view has the word, if the battle goes on. */
function frameFor({ table, report }: StageProps, passed: number): BattleFrame | null {
  const live = frameOf(table.scene.view)
  if (report === null) return live
  const told = frameAt(report, passed)
  const isTold = passed >= report.events.length
  return isTold && live !== null && live.place === told.place
    ? {
        ...live,
        legend: Math.max(live.legend, told.legend),
        ships: shipsOf(live, told),
        was: told.was,
        volley: told.volley ?? live.volley,
        shots: told.shots,
      }
    : told
}

interface SeaProps {
  readonly table: Table
  readonly frame: BattleFrame
  readonly left: Party
  readonly isFresh: boolean
  fold(): void
}

/** Where the action bar has no room for it. */
function OddsEye({ table }: { readonly table: Table }) {
  const isOpen = hasOdds(table)
  return (
    <button
      type="button"
      class="btn sm sq odds-eye"
      aria-pressed={isOpen}
      onClick={() => change(table, { odds: isOpen ? 'shut' : 'open' })}
    >
      <Icon name="eye" label={say().odds} />
    </button>
  )
}

function StageSea({ table, frame, left, isFresh, fold }: SeaProps) {
  return (
    <div class="stage-sea">
      <StageScene frame={frame} left={left} layout={table.scene.layout} isFresh={isFresh} />
      <Order table={table} frame={frame} />
      {table.scene.layout !== 'phone' && <LaidCards table={table} frame={frame} isFresh={isFresh} />}
      {table.scene.layout === 'phone' && aimIn(table) !== null && <OddsEye table={table} />}
      <button type="button" class="btn sm fold" onClick={fold}>
        <Icon name="close" />
        <span>{say().backToChart}</span>
      </button>
    </div>
  )
}

/** Two ships large: mine, and the one aimed at or looked at. */
const largeIn = (table: Table, frame: BattleFrame): readonly [Party, Party] =>
  pairOf(
    frame,
    table.scene.me,
    aimIn(table)?.at ?? table.look.value ?? -1,
    table.scene.legal.flatMap((move) => (move.kind === 'fire' ? [move.at] : [])),
  )

export function Stage(props: StageProps) {
  const { table, report, fold } = props
  const passed = passedOf(props)
  const frame = frameFor(props, passed)
  if (frame === null || frame.ships.length === 0) return null
  const [left, right] = largeIn(table, frame)
  const events = report?.events ?? []
  const isFresh = report !== null && !table.scene.happened.isOver
  return (
    <section
      class="stage"
      aria-label={say().battleAt(frame.place)}
      data-exchange={frame.exchange}
      data-told={passed >= events.length ? 'all' : 'part'}
    >
      <StageSea table={table} frame={frame} left={left} isFresh={isFresh && passed > 0} fold={fold} />
      <div class="stage-sheets">
        <Side table={table} frame={frame} party={left} />
        <VolleySheet
          key={report?.number}
          table={table}
          frame={frame}
          events={events.slice(0, passed)}
          isFresh={isFresh}
        />
        <Side table={table} frame={frame} party={right} />
      </div>
      {table.scene.layout !== 'phone' && <Hand table={table} />}
    </section>
  )
}
