// The whole table of Störtebeker: score, ships with everybody's sides, rear-guard, one's own hand and turn. Fills
// whatever space it is given.
import { StageBack, useHappening, useMoment, useRefusedPiece } from '@flibuste/web/kit'
import { useSignal, type Signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import { About } from './about.tsx'
import { animate, spotsOf } from './animate.ts'
import { ChoiceSheet, hasChoice } from './choice-sheet.tsx'
import { DicePanel } from './dice-panel.tsx'
import { openSheet } from './draft.ts'
import { DuelStage } from './duel-stage.tsx'
import { Fleet } from './fleet.tsx'
import { isPileOpen, targetsOf } from './glow.ts'
import { Hand } from './hand.tsx'
import { useTableKeys } from './keys.ts'
import { OddsSheet } from './odds-sheet.tsx'
import { PileSheet } from './pile-sheet.tsx'
import { Rear, RearLine } from './rear.tsx'
import { ScoreBar } from './score-bar.tsx'
import { ThreeCards } from './three-cards.tsx'
import type { StortebekerBoard, StortebekerScene, Table } from './touch.ts'
import { useDuel, type DuelShow } from './use-duel.ts'
import { useUsedCards } from './used-cards.ts'
import { say } from './words.ts'

function useTable(board: StortebekerBoard): Table {
  const { scene } = board
  const refused = useSignal<string | null>(null)
  const made = board.draft.value
  const targets = useMemo(() => targetsOf(scene.legal, made), [scene.view, scene.legal, made])
  return { ...board, targets, used: useUsedCards(scene), refused }
}

type Root = RefObject<HTMLDivElement | null>

/** Where everything stood is read before the page is drawn anew, so that what happened can come from there. */
function useMotion(root: Root, sky: Root, { happened, view }: StortebekerScene): void {
  const before = useMoment(happened, () => root.current && spotsOf(root.current))
  useHappening(happened, () => {
    if (root.current !== null && sky.current !== null && before !== null)
      animate({ root: root.current, sky: sky.current, view, before }, happened.events, happened.score)
  })
}

/** Beside the hand: what is asked, what was asked for, or how the turn stands. */
function Beside({ table, duel }: { readonly table: Table; readonly duel: DuelShow }) {
  if (hasChoice(table)) return <ChoiceSheet table={table} />
  if (table.draft.value.open === 'odds') return <OddsSheet table={table} />
  return (
    <>
      <ThreeCards table={table} />
      <DicePanel table={table} again={duel.again} />
    </>
  )
}

function Below({ table, duel }: { readonly table: Table; readonly duel: DuelShow }) {
  if (table.scene.layout !== 'phone')
    return (
      <div class="below">
        <Hand table={table} />
        <Beside table={table} duel={duel} />
      </div>
    )
  const isTaken = hasChoice(table) || table.draft.value.open === 'odds'
  return (
    <div class="below">
      {isTaken ? (
        <Beside table={table} duel={duel} />
      ) : (
        <>
          <Hand table={table} />
          <ThreeCards table={table} />
        </>
      )}
    </div>
  )
}

function Ships({ table, about }: { readonly table: Table; readonly about: Signal<boolean> }) {
  const isPhone = table.scene.layout === 'phone'
  const closePile = () => (table.draft.value = openSheet(table.draft.value, 'pile'))
  return (
    <>
      <div class="sea">
        <Fleet table={table} />
        {!isPhone && <Rear table={table} about={about} />}
        {isPileOpen(table.scene.view, table.targets, table.draft.value) && (
          <PileSheet table={table} close={closePile} />
        )}
      </div>
      {isPhone && <RearLine table={table} about={about} />}
    </>
  )
}

/** Back to the boarding captains are asked about; on a phone, where the dice have no panel, also to the one just over. */
function Unfold({ duel, layout }: { readonly duel: DuelShow; readonly layout: StortebekerScene['layout'] }) {
  const isOver = layout === 'phone' && duel.isLatest && duel.report === null ? duel.again : null
  const show = duel.isFolded ? duel.unfold : isOver
  if (show === null) return null
  return <StageBack label={say().backToDuel} icon="sails" run={show} />
}

export function Board(props: StortebekerBoard) {
  const table = useTable(props)
  const { scene } = props
  const root = useRef<HTMLDivElement>(null)
  const sky = useRef<HTMLDivElement>(null)
  const about = useSignal(false)
  const duel = useDuel(table)
  useMotion(root, sky, scene)
  useRefusedPiece(root, table)
  useTableKeys(table)
  return (
    <div
      class={`stortebeker ${scene.layout}`}
      data-seats={scene.view.players.length}
      data-step={scene.view.step}
      data-bar-rows="1"
      ref={root}
    >
      <div class="table-parts" inert={duel.report !== null}>
        <ScoreBar table={table} />
        <Ships table={table} about={about} />
        <Below table={table} duel={duel} />
      </div>
      <Unfold duel={duel} layout={scene.layout} />
      {duel.report !== null && <DuelStage table={table} report={duel.report} close={duel.close} />}
      <About table={table} open={about} />
      <div class="sky" ref={sky} aria-hidden="true" />
    </div>
  )
}
