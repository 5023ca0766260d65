// Nearer and farther, for buttons and keys.
import type { Signal } from '@preact/signals'
import { centredOn, STEP, zoomed, type Camera } from './camera.ts'
import { largeSeat, type Table } from './touch.ts'

/** The first step goes to one's own ship: that is what one wants to see. */
export function zoomIn({ sea, scene }: Table, camera: Signal<Camera>): void {
  const { frame, spots } = sea
  const ship = spots[scene.view.ships[largeSeat(scene)]!.space]!
  camera.value =
    camera.value.scale === 1
      ? centredOn(frame, { ...camera.value, scale: STEP }, ship)
      : zoomed(frame, camera.value, STEP)
}

export function zoomOut({ sea }: Table, camera: Signal<Camera>): void {
  camera.value = zoomed(sea.frame, camera.value, 1 / STEP)
}
