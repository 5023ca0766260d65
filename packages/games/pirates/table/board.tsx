// The whole table of Pirates!: the chart, one's own ship, what is looked at, the others. Fills whatever space it is given.
import { Icon } from '@flibuste/web/art'
import { AboutButton, useHappening, useRefusedPiece, useViewBefore } from '@flibuste/web/kit'
import { useSignal, type Signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Party } from '../state.ts'
import { About } from './about.tsx'
import { animate } from './animate.ts'
import { OtherSheets, OwnSheet } from './captain-sheet.tsx'
import { SeaChartSheet } from './chart.tsx'
import { hasFight, reportOf, type FightReport } from './fight-report.ts'
import { FightStage } from './fight-stage.tsx'
import { editionIn, seaChartOf } from './geometry.ts'
import { targetsOf } from './glow.ts'
import { Inspector } from './inspector.tsx'
import { useSlotKeys } from './keys.ts'
import { LoadSheet } from './load-sheet.tsx'
import { proposalOf } from './suggest.ts'
import type { PiratesBoard, Table } from './touch.ts'
import { say } from './words.ts'

/** A fight on the stage: as it is fought, or looked at again. */
interface Show {
  readonly report: FightReport
  readonly play: 'first' | 'again'
}

function useTable(board: PiratesBoard, show: Signal<Show | null>): Table {
  const { view, legal } = board.scene
  const refused = useSignal<string | null>(null)
  const look = useSignal<Party | null>(null)
  const sea = seaChartOf(editionIn(view))
  const targets = useMemo(() => targetsOf(legal), [legal])
  const proposal = useMemo(() => proposalOf(view, sea, legal, targets), [view, sea, legal, targets])
  const fought = useSignal<FightReport | null>(null)
  const showAgain = () => {
    if (fought.value !== null) show.value = { report: fought.value, play: 'again' }
  }
  return { ...board, targets, sea, proposal, look, refused, fought, showAgain }
}

type Root = RefObject<HTMLDivElement | null>

/** Ships sail and slots fill; a fight, told from the view before, opens its stage, and whatever comes next closes it. */
function useMotion(root: Root, { scene, sea, fought }: Table, show: Signal<Show | null>): void {
  const { happened, view } = scene
  const before = useViewBefore(scene)
  useHappening(happened, () => {
    const { number, events } = happened
    if (root.current === null) return
    animate({ root: root.current, sea, view }, events)
    const report = hasFight(events) ? reportOf({ number, events, before, after: view }) : null
    if (report !== null) fought.value = report
    show.value = report === null ? null : { report, play: 'first' }
  })
}

/** What was looked at is put away when a new turn begins, so that the board speaks for itself again. */
function useLook({ look, scene: { view } }: Table): void {
  useLayoutEffect(() => {
    look.value = null
  }, [view.turn])
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
  const show = useSignal<Show | null>(null)
  const table = useTable(props, show)
  const { scene } = props
  const root = useRef<HTMLDivElement>(null)
  const about = useSignal(false)
  useMotion(root, table, show)
  useRefusedPiece(root, table)
  useLook(table)
  useSlotKeys(table)
  const close = () => (show.value = null)
  return (
    <div
      class={`pirates ${scene.layout}`}
      data-seats={scene.view.ships.length}
      data-step={scene.view.step}
      data-looking={table.look.value === null ? undefined : 'yes'}
      ref={root}
    >
      <Sheets table={table} about={about} inert={show.value !== null} />
      {show.value !== null && <FightStage table={table} {...show.value} close={close} />}
      <About table={table} open={about} />
    </div>
  )
}
