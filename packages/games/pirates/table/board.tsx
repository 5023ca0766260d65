// The whole table of Pirates!: the chart, one's own ship, what is looked at, the others. Fills whatever space it is given.
import { Icon } from '@flibuste/web/art'
import { AboutButton, onlyOf, stagingOf, useHappening, useRefusedPiece, useViewBefore } from '@flibuste/web/kit'
import { useSignal, type Signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Party } from '../state.ts'
import { About } from './about.tsx'
import { animate } from './animate.ts'
import { OtherSheets, OwnSheet } from './captain-sheet.tsx'
import { SeaChartSheet } from './chart.tsx'
import { hasFight, isFightEvent, reportOf, type FightReport } from './fight-report.ts'
import { FightStage } from './fight-stage.tsx'
import { editionIn, seaChartOf } from './geometry.ts'
import { targetsOf } from './glow.ts'
import { Inspector } from './inspector.tsx'
import { useSlotKeys } from './keys.ts'
import { LoadSheet } from './load-sheet.tsx'
import { fightIn, leadBeats, phaseAt } from './score.ts'
import type { PiratesBoard, Table } from './touch.ts'
import type { View } from '../view.ts'
import { say } from './words.ts'

function useTable(board: PiratesBoard): Table {
  const { view, legal } = board.scene
  const refused = useSignal<string | null>(null)
  const look = useSignal<Party | null>(null)
  const sea = seaChartOf(editionIn(view))
  const targets = useMemo(() => targetsOf(legal), [legal])
  const proposal = useMemo(() => onlyOf(legal), [legal])
  const fought = useSignal<FightReport | null>(null)
  const showAgain = () => {
    if (fought.value !== null) board.hands.again(fought.value.number)
  }
  return { ...board, targets, sea, proposal, look, refused, fought, showAgain }
}

type Root = RefObject<HTMLDivElement | null>

/** A fight on its stage: from the beat that opens it to the one in which it is only looked at. */
interface Staged {
  /** Null: the stage is down. */
  readonly report: FightReport | null
  /** What chart and plans are drawn from: nothing of a fight before it is settled. */
  readonly view: View
}

function useFight({ scene, fought }: Table): Staged {
  const { happened, view } = scene
  const { number, events, begun, isOver } = happened
  const before = useViewBefore(scene)
  const report = useMemo(
    () => (hasFight(events) ? reportOf({ number, events, before, after: view }) : null),
    [number, events],
  )
  useLayoutEffect(() => {
    if (report !== null) fought.value = report
  }, [report])
  const isStaged = report !== null && stagingOf(happened, isFightEvent) === 'on'
  const isKept = report !== null && !isOver && !phaseAt(fightIn(events), begun - leadBeats(events)).settled
  return { report: isStaged ? report : null, view: isKept ? before : view }
}

/** Ships sail and slots fill, each in its beat. */
function useMotion(root: Root, { scene: { happened, view }, sea }: Table): void {
  useHappening(happened, () => {
    if (root.current !== null) animate({ root: root.current, sea, view }, happened.events, happened.score)
  })
}

/** What was looked at is put away when something else is asked, so that the board, and one's own ship, are in sight again. */
function useLook({ look, scene: { view } }: Table): void {
  useLayoutEffect(() => {
    look.value = null
  }, [view.turn, view.step])
}

/** After the last slot there is nothing left to decide: the repair ends by itself. */
function useLastSlot({ scene: { view, legal }, hands }: Table): void {
  const last = view.step === 'repair' ? onlyOf(legal) : null
  useLayoutEffect(() => {
    if (last?.kind === 'done') hands.play(last)
  }, [last])
}

function CloseLook({ table }: { readonly table: Table }) {
  return (
    <button type="button" class="btn sm sq ghost close-look" onClick={() => (table.look.value = null)}>
      <Icon name="close" label={say().closeLook} />
    </button>
  )
}

/** On a phone the inspector lies over the ships below, and only when something is looked at. */
function Middle({ table }: { readonly table: Table }) {
  const { view, layout } = table.scene
  if (view.step === 'load') return <LoadSheet table={table} />
  if (layout !== 'phone') return <Inspector table={table} />
  if (table.look.value === null) return null
  return (
    <Inspector table={table}>
      <CloseLook table={table} />
    </Inspector>
  )
}

function Sheets({ table, about, inert }: { table: Table; about: Signal<boolean>; inert: boolean }) {
  return (
    <>
      <div class="chart-area" inert={inert}>
        <SeaChartSheet table={table} />
        <AboutButton open={about} />
      </div>
      <div class="side" inert={inert}>
        <OwnSheet table={table} />
        <Middle table={table} />
        <OtherSheets table={table} />
      </div>
    </>
  )
}

export function Board(props: PiratesBoard) {
  const table = useTable(props)
  const { scene } = props
  const root = useRef<HTMLDivElement>(null)
  const about = useSignal(false)
  const { report, view } = useFight(table)
  useMotion(root, table)
  useRefusedPiece(root, table)
  useLook(table)
  useLastSlot(table)
  useSlotKeys(table)
  const below = view === scene.view ? table : { ...table, scene: { ...scene, view } }
  return (
    <div
      class={`pirates ${scene.layout}`}
      data-seats={scene.view.ships.length}
      data-step={scene.view.step}
      data-looking={table.look.value === null ? undefined : 'yes'}
      ref={root}
    >
      <Sheets table={below} about={about} inert={report !== null} />
      {report !== null && <FightStage table={table} report={report} />}
      <About table={table} open={about} />
    </div>
  )
}
