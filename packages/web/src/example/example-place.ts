// Where a board is moved to, and how much it is enlarged, so that a part of it fills a frame. Pure: boxes in, a place out.

export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What is done to the board: moved by so many pixels, after it was enlarged from its corner. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Never so large that a single piece looks like another thing. */
export const LARGEST = 1.7
const ROUND_PX = 5

/** The smallest area that holds them all; null: there is none. */
export function around(areas: readonly Area[]): Area | null {
  if (areas.length === 0) return null
  const left = Math.min(...areas.map((area) => area.left))
  const top = Math.min(...areas.map((area) => area.top))
  const right = Math.max(...areas.map((area) => area.left + area.width))
  const bottom = Math.max(...areas.map((area) => area.top + area.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** The whole area in the middle of the frame, as large as it fits. */
export function placeIn(frame: { readonly width: number; readonly height: number }, area: Area): Place {
  const [width, height] = [area.width + 2 * ROUND_PX, area.height + 2 * ROUND_PX]
  const scale = Math.min(frame.width / width, frame.height / height, LARGEST)
  return {
    scale,
    x: frame.width / 2 - (area.left + area.width / 2) * scale,
    y: frame.height / 2 - (area.top + area.height / 2) * scale,
  }
}
