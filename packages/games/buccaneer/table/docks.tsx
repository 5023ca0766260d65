// All docks: the others in the order they play, one's own below and larger. Piles of a row share one scale.
import { nth, type Seat } from '@flibuste/kernel'
import { Icon } from '@flibuste/web/art'
import { useBox, type Box, type Layout } from '@flibuste/web/kit'
import { useSignal, type Signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { crewsOf, Dock } from './dock.tsx'
import { isCramped, shelveAll, type Room } from './geometry.ts'
import { NO_DISC } from '../state.ts'
import type { BuccaneerScene, Table } from './touch.ts'
import { say } from './words.ts'

/** Whose dock is large: mine, or, for somebody who watches, the active captain's. */
export const largeSeat = ({ me, view }: BuccaneerScene): Seat => (me >= 0 ? me : view.active)

/** Clockwise from the large dock's owner. */
export const otherSeats = (scene: BuccaneerScene): readonly Seat[] => {
  const count = scene.view.players.length
  return Array.from({ length: count - 1 }, (_, index) => (largeSeat(scene) + index + 1) % count)
}

/** Pixels: the count under a shelf, and the largest unit that still looks like a disc and not like a cake. */
const LABEL: { readonly [L in Layout]: number } = { phone: 18, tablet: 22, laptop: 22, wide: 31 }
const MOST: { readonly [L in Layout]: number } = { phone: 0.82, tablet: 1.2, laptop: 1.02, wide: 1.7 }

/** One’s own crews are larger than the others’; most of all where there is room. */
const OWN_SIZE: { readonly [L in Layout]: number } = { phone: 1.35, tablet: 1.35, laptop: 1.35, wide: 1.6 }

/** Of a dock that is brought nearer. */
const NEAR_SIZE = 1.35

/** Beside a pile, under a thumb: two figures. */
const ASIDE = 15

/** Room for docks whose men are counted under their piles, and beside them where a line is dear. */
function roomsOf(box: Box, layout: Layout, size: number): readonly [under: Room, beside: Room | null] {
  const room = { box, mostUnit: MOST[layout] * size }
  const beside = layout === 'phone' ? { ...room, label: 0, aside: ASIDE } : null
  return [{ ...room, label: LABEL[layout], aside: 0 }, beside]
}

const menOf = (scene: BuccaneerScene, seat: Seat): number[] => crewsOf(scene, seat).map(({ men }) => men)

const NOBODY = -1

interface NearProps {
  readonly table: Table
  /** Whose dock was brought nearer; -1: nobody's. */
  readonly near: Signal<Seat>
}

/** One dock over all the others, its crews as large as a thumb: for as long as a crew is in hand. */
function NearDock({ table, near }: NearProps) {
  const seat = near.value
  const [room, box] = useBox('near dock')
  const { shelvings, counts } = shelveAll([menOf(table.scene, seat)], ...roomsOf(box, 'phone', NEAR_SIZE))
  const away = () => (near.value = NOBODY)
  return (
    <div class="dock-near" onClick={({ target, currentTarget }) => target === currentTarget && away()}>
      <Dock table={table} seat={seat} shelving={nth(shelvings, 0)} counts={counts} role="other" room={room} />
      <button type="button" class="dock-away" aria-label={say().allDocks} onClick={away}>
        <Icon name="close" />
      </button>
    </div>
  )
}

/** Touched by a finger, a dock whose crews stand too close comes nearer instead. A mouse and keys reach each of them where it is. */
function useNearing(near: Signal<Seat>) {
  const isFinger = useRef(false)
  return (seat: Seat) => ({
    onPointerDownCapture: ({ pointerType }: PointerEvent) => void (isFinger.current = pointerType === 'touch'),
    onClickCapture: (event: MouseEvent) => {
      if (!isFinger.current || !(event.target instanceof Element) || event.target.closest('.piles') === null) return
      event.stopPropagation()
      near.value = seat
    },
  })
}

export function OtherDocks({ table }: { readonly table: Table }) {
  const { scene } = table
  const near = useSignal<Seat>(NOBODY)
  const nearing = useNearing(near)
  const isAiming = scene.layout === 'phone' && table.targets.picked !== NO_DISC
  useEffect(() => {
    if (!isAiming) near.value = NOBODY
  }, [isAiming])
  const seats = otherSeats(scene)
  const [room, box] = useBox('other docks')
  const { shelvings, counts } = shelveAll(
    seats.map((seat) => menOf(scene, seat)),
    ...roomsOf(box, scene.layout, 1),
  )
  return (
    <div class="docks" data-count={seats.length}>
      {seats.map((seat, at) => (
        <div key={at} class="dock-place" {...(isAiming && isCramped(nth(shelvings, at)) ? nearing(seat) : {})}>
          <Dock
            table={table}
            seat={seat}
            shelving={nth(shelvings, at)}
            counts={counts}
            role="other"
            room={at === 0 ? room : null}
          />
        </div>
      ))}
      {isAiming && near.value !== NOBODY && <NearDock table={table} near={near} />}
    </div>
  )
}

export function OwnDock({ table }: { readonly table: Table }) {
  const { scene } = table
  const seat = largeSeat(scene)
  const [room, box] = useBox('own dock')
  const { shelvings, counts } = shelveAll([menOf(scene, seat)], ...roomsOf(box, scene.layout, OWN_SIZE[scene.layout]))
  return <Dock table={table} seat={seat} shelving={nth(shelvings, 0)} counts={counts} role="own" room={room} />
}
