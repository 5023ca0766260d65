// A battle on its own stage, over the chart: open as long as it lasts, shown blow by blow, and a while after its end.
import { plain, SPECTATOR } from '@flibuste/kernel'
import { Icon } from '@flibuste/web/art'
import { begunEvents, Stage } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import { frameOf, type BattleFrame } from './battle-frame.ts'
import { blowsIn, frameWith, ofThisBattle, pairOf, type Report } from './battle-report.ts'
import type { Party } from '../moves.ts'
import { Hand } from './hand.tsx'
import { hasOdds } from './odds-sheet.tsx'
import { partyName } from './party.tsx'
import { LaidCards, Order, Side } from './stage-parts.tsx'
import { StageScene } from './stage-scene.tsx'
import { aimIn, change, shipsInReach, touchParty, type Table } from './touch.ts'
import { victoryOf, VolleySheet } from './volley-sheet.tsx'
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
      <Icon name="eye" />
      <small>{say().odds}</small>
    </button>
  )
}

/** Two ships large: mine, and the one aimed at or looked at; before people at one screen nobody changes sides. */
const largeIn = (table: Table, frame: BattleFrame): readonly [Party, Party] =>
  pairOf(frame, {
    me: table.scene.me,
    aimed: aimIn(table)?.at ?? table.look.value ?? -1,
    targets: table.scene.legal.flatMap((move) => (move.kind === 'fire' ? [move.at] : [])),
    eyes: table.scene.view.viewer === SPECTATOR ? 'all' : 'one',
  })

interface PictureProps {
  readonly table: Table
  readonly frame: BattleFrame
  readonly left: Party
  readonly isFresh: boolean
}

function Picture({ table, frame, left, isFresh }: PictureProps) {
  const { layout } = table.scene
  return (
    <>
      <StageScene
        frame={frame}
        left={left}
        layout={layout}
        nameOf={(party) => partyName(table, frame, party)}
        isFresh={isFresh}
        touch={(party) => touchParty(table, party)}
      />
      {layout !== 'phone' && <LaidCards table={table} frame={frame} isFresh={isFresh} />}
    </>
  )
}

const hasEye = (table: Table): boolean => table.scene.layout === 'phone' && shipsInReach(table).length > 0

/** The end of it, once it is told. */
function verdictOf({ table: { scene } }: StageProps, told: readonly Event[]): string | null {
  const ended = told.find(({ type }) => type === 'battleEnded')
  const phrase = ended === undefined ? null : scene.text.event(ended, scene.reader)
  return phrase === null ? null : victoryOf(scene.me, told) + plain(phrase, scene.reader)
}

interface SheetsProps {
  readonly table: Table
  readonly frame: BattleFrame
  readonly pair: readonly [Party, Party]
  readonly told: readonly Event[]
  readonly report: Report | null
}

const isNew = ({ table, report }: Pick<SheetsProps, 'table' | 'report'>): boolean =>
  report !== null && !table.scene.happened.isOver

function Sheets({ table, frame, pair: [left, right], told, report }: SheetsProps) {
  return (
    <>
      <Side table={table} frame={frame} party={left} />
      <VolleySheet
        key={report?.number}
        table={table}
        frame={frame}
        events={ofThisBattle(told)}
        isFresh={isNew({ table, report })}
      />
      <Side table={table} frame={frame} party={right} />
    </>
  )
}

/** After a reload nothing is told any more, but the words stay under the dice they were said of. */
const stillSaid = ({ scene: { happened } }: Table, { volley }: BattleFrame): readonly Event[] =>
  volley === null ? [] : blowsIn(happened.written)

export function BattleStage(props: StageProps) {
  const { table, report, fold } = props
  const passed = passedOf(props)
  const frame = frameWith(report, frameOf(table.scene.view), { passed, isOver: table.scene.happened.isOver })
  if (frame === null || frame.ships.length === 0) return null
  const { layout } = table.scene
  const pair = largeIn(table, frame)
  const events = report?.events ?? []
  const told = report === null ? stillSaid(table, frame) : events.slice(0, passed)
  return (
    <Stage
      kind="battle"
      title={say().battleAt(frame.place)}
      layout={layout}
      place="board"
      state={{ 'data-exchange': frame.exchange, 'data-told': passed >= events.length ? 'all' : 'part' }}
      picture={<Picture table={table} frame={frame} left={pair[0]} isFresh={isNew(props) && passed > 0} />}
      verdict={verdictOf(props, told)}
      order={<Order table={table} frame={frame} />}
      tools={hasEye(table) && <OddsEye table={table} />}
      away={{ label: say().backToChart, icon: 'close', run: fold }}
      foot={layout !== 'phone' && <Hand table={table} />}
    >
      <Sheets table={table} frame={frame} pair={pair} told={told} report={report} />
    </Stage>
  )
}
