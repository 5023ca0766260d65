// The whole table of Pirate's Cove: the year, the archipelago, one's own ship, what is to be done, the hand. Fills whatever space it is given.
import { Icon } from '@flibuste/web/art'
import type { Draft, Hands } from '@flibuste/web/kit'
import type { Seat } from '@flibuste/kernel'
import { useSignal, type Signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { animate } from './animate.ts'
import { reportOf, type Report } from './battle-report.ts'
import { Calendar } from './calendar.tsx'
import { Archipelago } from './chart.tsx'
import { coveDraft } from './draft.ts'
import { Hand } from './hand.tsx'
import { useIslandKeys } from './keys.ts'
import { Ledger } from './ledger.tsx'
import { playableCards } from './legal.ts'
import { ShipSheet } from './ship-sheet.tsx'
import { Stage } from './stage.tsx'
import { hasTask, TaskSheet } from './task-sheet.tsx'
import { isAsked, LEAVES, type CoveScene, type Leaf, type Table } from './touch.ts'
import { say } from './words.ts'

interface BoardProps {
  readonly scene: CoveScene
  readonly hands: Hands<Move>
  readonly draft: Draft
}

type Root = RefObject<HTMLDivElement | null>

/** The view before this one: what happened is told from there. */
function useBefore({ view, happened }: CoveScene): View {
  const kept = useRef({ number: happened.number, before: view, now: view })
  const { number, before, now } = kept.current
  const isNew = number !== happened.number
  kept.current = { number: happened.number, before: isNew ? now : before, now: view }
  return kept.current.before
}

/** Ships sail; blows go to the stage. */
function useMotion(root: Root, scene: CoveScene, report: Signal<Report | null>): void {
  const { happened, view, layout } = scene
  const before = useBefore(scene)
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const isFresh = !isFirst.current
    isFirst.current = false
    if (!isFresh || root.current === null) return
    animate({ root: root.current, layout, before, view }, happened.events)
    report.value = reportOf(happened.number, happened.events, before)
  }, [happened.number])
}

/** A new question turns up the leaf it needs and one's own mat; a battle put aside comes back with the next battle. */
function useTidy({ scene: { view }, look, leaf }: Table, folded: Signal<boolean>): void {
  useEffect(() => {
    look.value = null
    leaf.value = null
  }, [view.step, view.month])
  useEffect(() => {
    folded.value = false
  }, [view.battle?.place])
}

/** The leaf a thumb needs now. */
function neededLeaf(table: Table): Leaf {
  const { view, legal } = table.scene
  if (view.step === 'fit') return 'ship'
  if (hasTask(table)) return 'do'
  return isAsked(table) && playableCards(legal).length > 0 ? 'cards' : 'ship'
}

function LeafTabs({ table, shown }: { readonly table: Table; readonly shown: Leaf }) {
  const words = say()
  const leaves = LEAVES.filter((leaf) => leaf !== 'do' || hasTask(table))
  return (
    <div class="leaf-tabs" role="group" aria-label={words.leaves}>
      {leaves.map((leaf) => (
        <button key={leaf} type="button" aria-pressed={leaf === shown} onClick={() => (table.leaf.value = leaf)}>
          {words.leaf[leaf]}
        </button>
      ))}
    </div>
  )
}

function PhoneLeaf({ table }: { readonly table: Table }) {
  const wanted = table.leaf.value ?? neededLeaf(table)
  const shown = wanted === 'do' && !hasTask(table) ? 'ship' : wanted
  return (
    <div class="leaf-box">
      <LeafTabs table={table} shown={shown} />
      {shown === 'ship' && <ShipSheet table={table} />}
      {shown === 'do' && <TaskSheet table={table} />}
      {shown === 'cards' && <Hand table={table} />}
      {shown === 'crews' && <Ledger table={table} />}
    </div>
  )
}

function Sheets({ table, isCovered, unfold }: { table: Table; isCovered: boolean; unfold: (() => void) | null }) {
  return (
    <div class="sheets" inert={isCovered}>
      <Calendar table={table} />
      <Archipelago table={table} />
      {unfold !== null && (
        <button type="button" class="btn sm unfold" onClick={unfold}>
          <Icon name="cannon" />
          <span>{say().backToBattle}</span>
        </button>
      )}
      {table.scene.layout === 'phone' ? (
        <PhoneLeaf table={table} />
      ) : (
        <div class="lower">
          <ShipSheet table={table} />
          <TaskSheet table={table} />
          <Hand table={table} />
        </div>
      )}
    </div>
  )
}

export function Board({ scene, hands, draft }: BoardProps) {
  const { view, layout } = scene
  const look = useSignal<Seat | null>(null)
  const leaf = useSignal<Leaf | null>(null)
  const report = useSignal<Report | null>(null)
  const folded = useSignal(false)
  const table: Table = { scene, hands, draft: coveDraft(draft), look, leaf }
  const root = useRef<HTMLDivElement>(null)
  useMotion(root, scene, report)
  useTidy(table, folded)
  useIslandKeys(table)
  const isFight = view.battle !== null || report.value !== null
  const isStaged = isFight && !folded.value
  const fold = () => {
    report.value = null
    folded.value = view.battle !== null
  }
  const done = () => {
    if (view.battle === null) report.value = null
  }
  return (
    <div class={`cove ${layout}`} data-step={view.step} data-seats={view.players.length} ref={root}>
      <Sheets
        table={table}
        isCovered={isStaged}
        unfold={view.battle !== null && folded.value ? () => (folded.value = false) : null}
      />
      {isStaged && <Stage table={table} report={report.value} fold={fold} done={done} />}
    </div>
  )
}
