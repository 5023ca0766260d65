// The whole table of Bones: the others above, one's own chart and the dice below. Fills whatever space it is given.
import { allowed, useHappening, useRefusedPiece, useViewBefore } from '@flibuste/web/kit'
import { useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { animate, shaken } from './animate.ts'
import { OwnSheet } from './captain-sheet.tsx'
import { DiceTray } from './dice-tray.tsx'
import { isIdleChange, targetsOf } from './glow.ts'
import { useNumberKeys } from './keys.ts'
import { largeSeat, Opponents } from './opponents.tsx'
import { facesOf, type BonesBoard, type BonesScene, type Meant, type Table } from './touch.ts'

function useTable(board: BonesBoard): Table {
  const { scene } = board
  const refused = useSignal<string | null>(null)
  const targets = useMemo(() => targetsOf(scene.view, scene.legal), [scene.view, scene.legal])
  const meant = useSignal<Meant | null>(null)
  return { ...board, targets, refused, meant }
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

/** What was meant before its step is done when the step comes; whatever else comes instead forgets it. */
function useMeant({ scene: { view, legal }, hands, meant }: Table): void {
  useLayoutEffect(() => {
    const now = meant.value
    if (now === null || legal.length === 0) return
    if (now.faces !== facesOf(view)) meant.value = null
    else if (view.step === 'change') hands.play({ kind: 'done' })
    else if (view.step === 'act') {
      meant.value = null
      if (allowed(legal, now.move)) hands.play(now.move)
    }
  }, [legal])
}

/** A change that could make or break nothing is no choice: the dice stay as they are. */
function useIdleChange({ scene: { view, legal }, hands }: Table): void {
  useLayoutEffect(() => {
    if (view.step === 'change' && isIdleChange(view, legal)) hands.play({ kind: 'done' })
  }, [legal])
}

export function Board(props: BonesBoard) {
  const table = useTable(props)
  const { scene } = props
  const root = useRef<HTMLDivElement>(null)
  const sky = useRef<HTMLDivElement>(null)
  useMotion(root, sky, scene)
  useRefusedPiece(root, table, shaken)
  useNumberKeys(table)
  useMeant(table)
  useIdleChange(table)
  return (
    <div class={`bones ${scene.layout}`} data-seats={scene.view.boards.length} data-step={scene.view.step} ref={root}>
      <Opponents table={table} />
      <OwnSheet table={table} seat={largeSeat(scene)} />
      <DiceTray table={table} />
      <div class="sky" ref={sky} aria-hidden="true" />
    </div>
  )
}
