// The whole table of Bones: the others above, one's own chart and the dice below. Fills whatever space it is given.
import { useHappening, useRefusedPiece, useViewBefore } from '@flibuste/web/kit'
import { useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import { animate, shaken } from './animate.ts'
import { OwnSheet } from './captain-sheet.tsx'
import { DiceTray } from './dice-tray.tsx'
import { targetsOf } from './glow.ts'
import { useNumberKeys } from './keys.ts'
import { largeSeat, Opponents } from './opponents.tsx'
import type { BonesBoard, BonesScene, Table } from './touch.ts'

function useTable(board: BonesBoard): Table {
  const { scene } = board
  const refused = useSignal<string | null>(null)
  const targets = useMemo(() => targetsOf(scene.view, scene.legal), [scene.view, scene.legal])
  return { ...board, targets, refused }
}

function useMotion(
  root: RefObject<HTMLDivElement | null>,
  sky: RefObject<HTMLDivElement | null>,
  scene: BonesScene,
): void {
  const before = useViewBefore(scene)
  useHappening(scene.happened, () => {
    if (root.current !== null && sky.current !== null)
      animate({ root: root.current, sky: sky.current, before }, scene.happened.events, scene.happened.score)
  })
}

export function Board(props: BonesBoard) {
  const table = useTable(props)
  const { scene } = props
  const root = useRef<HTMLDivElement>(null)
  const sky = useRef<HTMLDivElement>(null)
  useMotion(root, sky, scene)
  useRefusedPiece(root, table, shaken)
  useNumberKeys(table)
  return (
    <div class={`bones ${scene.layout}`} data-seats={scene.view.boards.length} data-step={scene.view.step} ref={root}>
      <Opponents table={table} />
      <OwnSheet table={table} seat={largeSeat(scene)} />
      <DiceTray table={table} />
      <div class="sky" ref={sky} aria-hidden="true" />
    </div>
  )
}
