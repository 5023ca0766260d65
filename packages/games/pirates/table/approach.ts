// Under a thumb the chart comes nearer when a course or a target is asked, as near as a thumb needs it, and shows the whole again while
// others play: until somebody wishes for the whole.
import { EASE_SWELL, lasting, motionAllowed, spokenOf, type Box } from '@flibuste/web/kit'
import type { Signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { isShown, nearEnough, scaleForThumbs, transformOf, WHOLE, type Camera } from './camera.ts'
import { spotOfParty } from './chart-reach.tsx'
import { HEX, type Spot } from './geometry.ts'
import { targetOf } from './glow.ts'
import { isActing, largeSeat, type Table } from './touch.ts'

/** Long enough to see where the chart goes. */
const GLIDE_MS = 320

/** What the player wishes to see of the chart; survives a look at the log. */
export type Wish = 'reach' | 'whole'
export const wishOf = lasting<Wish>('reach')

/** Whether the chart came nearer by itself; a tablet that was turned has it whole again. */
const nearedOf = lasting(false)

/** A chart in its box, and how it is looked at. */
export interface Outlook {
  readonly table: Table
  readonly camera: Signal<Camera>
  readonly wish: Signal<Wish>
  readonly box: Box
  readonly drawn: RefObject<SVGGElement | null>
}

/** A hex, but for its rim. */
const ROOM = HEX * 0.8

const showsAll = ({ table, box }: Outlook, camera: Camera, spots: readonly Spot[]): boolean =>
  spots.every((spot) => isShown(table.sea.frame, box, camera, spot, ROOM))

const home = ({ sea, scene }: Table): Spot => spotOfParty({ sea, scene }, { kind: 'ship', seat: largeSeat(scene) })

/** All that may be sailed to or attacked. */
export const litSpots = (table: Table): readonly Spot[] => [
  ...[...table.targets.sails.keys()].flatMap((space) => table.sea.spots[space] ?? []),
  ...table.targets.attacks.map((attack) => spotOfParty(table, targetOf(attack))),
]

/** What was chosen, on the chart or anywhere else. */
function chosenSpot({ draft: { value }, sea, scene }: Table): Spot | null {
  if (value.target !== null) return spotOfParty({ sea, scene }, value.target)
  return sea.spots[value.space] ?? null
}

const SPACE = /^space (\d+)$/

/** What a lesson speaks of. */
const spokenSpots = ({ sea }: Table): readonly Spot[] =>
  spokenOf.value.flatMap((mark) => sea.spots[Number(SPACE.exec(mark)?.[1] ?? -1)] ?? [])

function goTo({ table, camera, drawn }: Outlook, next: Camera): void {
  const before = camera.peek()
  camera.value = next
  if (!motionAllowed()) return
  const keyframes = [before, next].map((at) => ({ transform: transformOf(table.sea.frame, at, 'px') }))
  drawn.current?.animate(keyframes, { duration: GLIDE_MS, easing: EASE_SWELL })
}

/** What is lit, unless a lesson speaks of something else that would be out of sight. */
function reachIn(outlook: Outlook, spoken: readonly Spot[]): Camera {
  const { table, box } = outlook
  const near = [litSpots(table), spoken].map((spots) => nearEnough(table.sea.frame, box, [home(table), ...spots]))
  return near.find((camera) => showsAll(outlook, camera, spoken)) ?? WHOLE
}

/** Nearer, by the button: to what is lit, or to one's own ship. */
export function approach(outlook: Outlook): void {
  outlook.wish.value = 'reach'
  goTo(outlook, reachIn(outlook, []))
}

export function showWhole(outlook: Outlook): void {
  outlook.wish.value = 'whole'
  goTo(outlook, WHOLE)
}

/** What need not move, stays: the second action is often as near as the first. */
const isGoodAlready = (outlook: Outlook): boolean =>
  outlook.camera.peek().scale >= scaleForThumbs(outlook.table.sea.frame, outlook.box) &&
  showsAll(outlook, outlook.camera.peek(), litSpots(outlook.table))

export function useApproach(outlook: Outlook): void {
  const { table, box, wish } = outlook
  const { scene } = table
  const spoken = spokenSpots(table)
  const isThumbed = scene.layout === 'phone'
  const isOpen = isActing(table)
  const chosen = useMemo(() => chosenSpot(table), [table.draft.value])
  const measured = useRef(box)
  const neared = nearedOf(table.hands)
  useLayoutEffect(() => {
    const isTurned = measured.current !== box
    measured.current = box
    if (box.width === 0 || wish.peek() === 'whole' || (!isThumbed && !neared.value)) return
    neared.value = isThumbed
    if (!isOpen || !isThumbed) goTo(outlook, WHOLE)
    else if (spoken.length > 0 || isTurned || !isGoodAlready(outlook)) goTo(outlook, reachIn(outlook, spoken))
  }, [isThumbed, isOpen, scene.view.turn, scene.view.step, box, spokenOf.value])
  useLayoutEffect(() => {
    if (
      !isThumbed ||
      box.width === 0 ||
      chosen === null ||
      isShown(table.sea.frame, box, outlook.camera.peek(), chosen, 0)
    )
      return
    goTo(outlook, nearEnough(table.sea.frame, box, [chosen, home(table)]))
  }, [chosen])
}
