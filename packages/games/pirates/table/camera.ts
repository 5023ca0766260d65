// What part of the chart is looked at: how near, and where. Pure; pointers and buttons are in use-camera.ts.
import type { Box } from '@flibuste/web/kit'
import { HEX, HEX_HIGH, type Frame, type Spot } from './geometry.ts'

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

/** As high as a hex has to be under a thumb, and a little more. */
const THUMB_PX = 46

/** Of the whole chart, drawn into a box. */
const pixelsPerUnit = ({ width, height }: Frame, box: Box): number => Math.min(box.width / width, box.height / height)

/** How near a thumb needs the chart: 1 where it meets every hex of the whole. */
export const scaleForThumbs = (frame: Frame, box: Box): number =>
  Math.min(Math.max(THUMB_PX / (HEX_HIGH * pixelsPerUnit(frame, box)), 1), NEAREST)

/** From the middle of what a box shows to its edges: more than the chart, where the box has another shape. */
function reachOf(frame: Frame, box: Box, scale: number): Spot {
  const pixels = pixelsPerUnit(frame, box) * scale
  return { x: box.width / pixels / 2, y: box.height / pixels / 2 }
}

/** Where a spot lies: 0 is the middle of what is seen, -1 and 1 are its edges. */
export function placeIn(frame: Frame, box: Box, { scale, x, y }: Camera, spot: Spot): Spot {
  const [centre, reach] = [centreOf(frame), reachOf(frame, box, scale)]
  return { x: (spot.x - centre.x - x) / reach.x, y: (spot.y - centre.y - y) / reach.y }
}

/** Whether a box shows a spot, with so much room around it. */
export function isShown(frame: Frame, box: Box, camera: Camera, spot: Spot, room: number): boolean {
  const [{ x, y }, reach] = [placeIn(frame, box, camera, spot), reachOf(frame, box, camera.scale)]
  return Math.abs(x) * reach.x <= reach.x - room && Math.abs(y) * reach.y <= reach.y - room
}

/** The middle of all, or what comes nearest to it and still shows the first. */
function middleFor([first = 0, ...others]: readonly number[], reach: number): number {
  const middle = (Math.min(first, ...others) + Math.max(first, ...others)) / 2
  return first + within(middle - first, Math.max(0, reach))
}

/** As near as a thumb needs it, and all these spots in sight; where they are too far apart the first is, and what fits beside it. */
export function nearEnough(frame: Frame, box: Box, spots: readonly Spot[]): Camera {
  const scale = scaleForThumbs(frame, box)
  const reach = reachOf(frame, box, scale)
  return centredOn(
    frame,
    { ...WHOLE, scale },
    {
      x: middleFor(
        spots.map(({ x }) => x),
        reach.x - HEX,
      ),
      y: middleFor(
        spots.map(({ y }) => y),
        reach.y - HEX,
      ),
    },
  )
}

/** For the group that holds the chart; style sheets, and what moves by one, want pixels. */
export function transformOf(frame: Frame, { scale, x, y }: Camera, unit: '' | 'px' = ''): string {
  const centre = centreOf(frame)
  const moved = (to: Spot): string => `translate(${to.x}${unit}, ${to.y}${unit})`
  return `${moved(centre)} scale(${scale}) ${moved({ x: -centre.x - x, y: -centre.y - y })}`
}
