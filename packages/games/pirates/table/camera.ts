// What part of the chart is looked at: how near, and where. Pure; pointers and buttons are in use-camera.ts.
import type { Frame, Spot } from './geometry.ts'

export interface Camera {
  /** 1: the whole chart. */
  readonly scale: number
  /** From the middle of the chart to the middle of what is seen. */
  readonly x: number
  readonly y: number
}

export const WHOLE: Camera = { scale: 1, x: 0, y: 0 }
export const NEAREST = 3.5
export const STEP = 1.5

/** Zero, never minus zero. */
const within = (value: number, most: number): number => Math.min(Math.max(value, -most), most) + 0

/** Never beyond the edge of the chart, never farther than the whole of it. */
export function clamped({ width, height }: Frame, { scale, x, y }: Camera): Camera {
  const near = Math.min(Math.max(scale, 1), NEAREST)
  const rest = (1 - 1 / near) / 2
  return { scale: near, x: within(x, width * rest), y: within(y, height * rest) }
}

const centreOf = ({ x, y, width, height }: Frame): Spot => ({ x: x + width / 2, y: y + height / 2 })

/** Nearer by a factor, while the point under `at` stays where it is. `at` is in units of the whole chart. */
export function zoomed(frame: Frame, camera: Camera, factor: number, at: Spot = centreOf(frame)): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, 1), NEAREST)
  const centre = centreOf(frame)
  const keep = 1 / camera.scale - 1 / scale
  return clamped(frame, {
    scale,
    x: camera.x + (at.x - centre.x) * keep,
    y: camera.y + (at.y - centre.y) * keep,
  })
}

/** Moved along with a finger, in units of the whole chart. */
export const panned = (frame: Frame, camera: Camera, by: Spot): Camera =>
  clamped(frame, { ...camera, x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale })

/** A spot in the middle of what is seen, as far as the chart goes. */
export function centredOn(frame: Frame, camera: Camera, spot: Spot): Camera {
  const centre = centreOf(frame)
  return clamped(frame, { ...camera, x: spot.x - centre.x, y: spot.y - centre.y })
}

export function isSeen(frame: Frame, { scale, x, y }: Camera, spot: Spot, room: number): boolean {
  const centre = centreOf(frame)
  return (
    Math.abs(spot.x - centre.x - x) <= frame.width / scale / 2 - room &&
    Math.abs(spot.y - centre.y - y) <= frame.height / scale / 2 - room
  )
}

/** For the group that holds the chart. */
export function transformOf(frame: Frame, { scale, x, y }: Camera): string {
  const centre = centreOf(frame)
  return `translate(${centre.x} ${centre.y}) scale(${scale}) translate(${-centre.x - x} ${-centre.y - y})`
}
