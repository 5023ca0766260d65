// The whole table of Pirate's Cove: the year, the archipelago, one's own ship, what is to be done, the hand. Fills whatever space it is given.
import {
  AboutButton,
  begunEvents,
  isAsked,
  StageBack,
  stagingOf,
  useFolding,
  useHappening,
  useMoment,
  useViewBefore,
} from '@flibuste/web/kit'
import type { Seat } from '@flibuste/kernel'
import { useSignal, type Signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { View } from '../view.ts'
import { About } from './about.tsx'
import { animate } from './animate.ts'
import { AnnouncedCards, announcedIn, type Announced } from './announced.tsx'
import { isBattleEvent, reportOf, type Report } from './battle-report.ts'
import { Calendar } from './calendar.tsx'
import { Archipelago } from './chart.tsx'
import { Hand } from './hand.tsx'
import { useIslandKeys } from './keys.ts'
import { Ledger } from './ledger.tsx'
import { playableCards } from './legal.ts'
import { ShipSheet } from './ship-sheet.tsx'
import { BattleStage } from './stage.tsx'
import { FitHow, hasTask, Mixes, TaskSheet } from './task-sheet.tsx'
import { isWatching, LEAVES, turnLeaf, type CoveBoard, type CoveScene, type Leaf, type Table } from './touch.ts'
import { say } from './words.ts'

type Root = RefObject<HTMLDivElement | null>

/** What led to this view, told from the view before it; known before anything is drawn, so that no stage shuts and opens again. */
interface Told {
  readonly number: number
  readonly before: View
  readonly report: Report | null
}

function useTold(scene: CoveScene): Told {
  const { number, events } = scene.happened
  const before = useViewBefore(scene)
  const report = useMoment(scene.happened, () => reportOf(number, events, before))
  return { number, before, report }
}

/** Ships sail, slips turn and fame rises, each in its beat. */
function useMotion(root: Root, { happened, view, layout }: CoveScene, { before }: Told): void {
  useHappening(happened, () => {
    if (root.current !== null) animate({ root: root.current, layout, before, view }, happened.events, happened.score)
  })
}

/** A month begins in its beat, also on the calendar. */
function yearTold({ view, happened }: CoveScene, { before }: Told): View {
  const isToCome = happened.events.some(({ type }) => type === 'monthBegan')
  const hasBegun = begunEvents(happened).some(({ type }) => type === 'monthBegan')
  return isToCome && !hasBegun ? before : view
}

/** The stage of a battle: what it tells, and whether the chart still has the floor. */
interface Staged {
  readonly report: Report | null
  readonly isOpen: boolean
}

function stagedIn({ view, happened }: CoveScene, { report }: Told): Staged {
  const staging = stagingOf(happened, isBattleEvent)
  const shown = staging === 'over' && view.battle === null ? null : report
  return { report: shown, isOpen: staging !== 'to come' && (view.battle !== null || shown !== null) }
}

/** A new question turns up the leaf it needs and one's own mat; a card that is bought, the hand. */
function useTidy({ scene: { view, me }, look, leaf }: Table): void {
  useLayoutEffect(() => {
    look.value = null
    leaf.value = null
  }, [view.step, view.month])
  const held = view.players[me]?.handSize ?? 0
  const before = useRef(held)
  useLayoutEffect(() => {
    if (held > before.current && view.step === 'visit') leaf.value = 'cards'
    before.current = held
  }, [held])
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
  // Whoever plays has all of them, always: none moves under the finger when there is nothing to be done.
  const leaves = LEAVES.filter((leaf) => (leaf === 'do' || leaf === 'cards' ? !isWatching(table) : true))
  return (
    <div class="leaf-tabs" role="group" aria-label={words.leaves}>
      {leaves.map((leaf) => (
        <button
          key={leaf}
          type="button"
          aria-pressed={leaf === shown}
          disabled={leaf === 'do' && !hasTask(table)}
          onClick={() => turnLeaf(table, leaf)}
        >
          {words.leaf[leaf]}
        </button>
      ))}
    </div>
  )
}

const isFittingOut = (table: Table): boolean => table.scene.view.step === 'fit' && isAsked(table)

function PhoneLeaf({ table }: { readonly table: Table }) {
  const wanted = table.leaf.value ?? neededLeaf(table)
  const shown = wanted === 'do' && !hasTask(table) ? 'ship' : wanted
  return (
    <div class="leaf-box">
      <LeafTabs table={table} shown={shown} />
      {shown === 'ship' && isFittingOut(table) && (
        <div class="fit-out">
          <FitHow table={table} />
          <Mixes table={table} />
        </div>
      )}
      {shown === 'ship' && <ShipSheet table={table} />}
      {shown === 'do' && <TaskSheet table={table} />}
      {shown === 'cards' && <Hand table={table} />}
      {shown === 'crews' && <Ledger table={table} />}
    </div>
  )
}

interface SheetsProps {
  readonly table: Table
  readonly about: Signal<boolean>
  readonly cards: readonly Announced[]
  /** The view the calendar is read from. */
  readonly year: View
  /** By the stage of a battle. */
  readonly isCovered: boolean
  /** Null: no battle was put aside. */
  readonly unfold: (() => void) | null
}

function Sheets({ table, about, cards, year, isCovered, unfold }: SheetsProps) {
  return (
    <div class="sheets" inert={isCovered}>
      <Calendar table={table} view={year} />
      {unfold !== null && <StageBack label={say().backToBattle} icon="cannon" run={unfold} />}
      <Archipelago table={table}>
        <AnnouncedCards table={table} cards={cards} />
        <AboutButton open={about} />
      </Archipelago>
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

export function Board(board: CoveBoard) {
  const { scene } = board
  const { view, layout } = scene
  const look = useSignal<Seat | null>(null)
  const leaf = useSignal<Leaf | null>(null)
  const about = useSignal(false)
  const table: Table = { ...board, look, leaf }
  const root = useRef<HTMLDivElement>(null)
  const told = useTold(scene)
  useMotion(root, scene, told)
  useTidy(table)
  useIslandKeys(table)
  const { happened } = scene
  const cards = happened.isOver ? [] : announcedIn(happened.number, begunEvents(happened))
  const { report, isOpen } = stagedIn(scene, told)
  // A battle put aside comes back with the next.
  const { isFolded, putAway, unfold } = useFolding({
    hands: board.hands,
    isAsked: view.battle !== null,
    question: [view.month, view.battle?.place],
  })
  const isStaged = isOpen && !isFolded
  return (
    <div class={`cove ${layout}`} data-step={view.step} data-seats={view.players.length} ref={root}>
      <Sheets
        table={table}
        about={about}
        cards={cards}
        year={yearTold(scene, told)}
        isCovered={isStaged}
        unfold={isFolded ? unfold : null}
      />
      {isStaged && <BattleStage table={table} report={report} fold={putAway} />}
      <About table={table} open={about} />
    </div>
  )
}
