// The whole table of Buccaneer: ships above, the others' docks, one's own. Fills whatever space it is given.
import { StageBack, useFolding, useHappening, useMoment, useRefusedPiece, useViewBefore } from '@flibuste/web/kit'
import { useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import type { View } from '../view.ts'
import { About } from './about.tsx'
import { animate } from './animate.ts'
import { OtherDocks, OwnDock } from './docks.tsx'
import { ForecastSheet } from './forecast-sheet.tsx'
import { shipWeighed, targetsOf } from './glow.ts'
import { useValueKeys } from './keys.ts'
import { Bank, Ships } from './ships.tsx'
import { skip, spotsOf } from './sky.ts'
import { isMutiny } from './score.ts'
import { MutinyStage } from './stage.tsx'
import type { BuccaneerBoard, BuccaneerScene, Table } from './touch.ts'
import { countedIn } from './told.ts'
import { Treasury, TreasuryStrip } from './treasury.tsx'
import { say } from './words.ts'

function useTable(board: BuccaneerBoard): Table & { readonly before: View } {
  const { scene } = board
  const before = useViewBefore(scene)
  const refused = useSignal<string | null>(null)
  const made = board.draft.value
  const targets = useMemo(() => targetsOf(scene.view, scene.legal, made), [scene.view, scene.legal, made])
  return { ...board, targets, refused, before, counted: countedIn(scene.view, before, scene.happened) }
}

type Root = RefObject<HTMLDivElement | null>

/** Where everything stood is read before the page is drawn anew, so that what happened can come from there. */
function useMotion(root: Root, sky: Root, { happened }: BuccaneerScene): void {
  const before = useMoment(happened, () => root.current && spotsOf(root.current))
  useHappening(happened, () => {
    if (root.current !== null && sky.current !== null && before !== null)
      animate({ root: root.current, sky: sky.current, before }, happened.events, happened.score)
  })
}

/** What the crew in hand would bring, else how the treasures stand. */
function Side({ table }: { readonly table: Table }) {
  const ship = shipWeighed(table.scene.view, table.targets, table.draft.value)
  return ship === null ? <Treasury table={table} /> : <ForecastSheet table={table} ship={ship} />
}

export function Board(props: BuccaneerBoard) {
  const table = useTable(props)
  const { scene } = props
  const root = useRef<HTMLDivElement>(null)
  const sky = useRef<HTMLDivElement>(null)
  const about = useSignal(false)
  useMotion(root, sky, scene)
  useRefusedPiece(root, table)
  useValueKeys(table)
  const isUnrest = isMutiny(scene.view) && (scene.happened.isOver || isMutiny(table.before))
  const { isFolded, putAway, unfold } = useFolding({
    hands: props.hands,
    isAsked: isUnrest,
    question: [scene.view.turn, scene.view.step],
  })
  const isCovered = isUnrest && !isFolded
  return (
    <div
      class={`buccaneer ${scene.layout}`}
      data-seats={scene.view.players.length}
      data-step={scene.view.step}
      data-bar-rows="1"
      ref={root}
      onPointerDown={() => sky.current !== null && sky.current.childElementCount > 0 && skip(sky.current)}
    >
      <Ships table={table} />
      <Bank table={table} about={about} />
      {scene.layout === 'phone' && <TreasuryStrip table={table} />}
      <div class="harbour" inert={isCovered}>
        <OtherDocks table={table} />
        <OwnDock table={table} />
        {scene.layout !== 'phone' && <Side table={table} />}
      </div>
      {isCovered && <MutinyStage table={table} putAway={putAway} />}
      {isFolded && <StageBack label={say().unfoldStage} icon="flag" run={unfold} />}
      <About table={table} open={about} />
      <div class="sky" ref={sky} aria-hidden="true" />
    </div>
  )
}
