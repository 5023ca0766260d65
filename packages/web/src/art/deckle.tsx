// The torn rag edge of loose paper, stretched to any box. Goes first inside an element of class `deckle`.

import { remember, seeded, smooth, type Point } from './stroke.ts'

const STEP = 3.2

/** A jittered closed outline of a width x height box. */
export const decklePath = remember((seed: number, width: number, height: number, roughness: number) => {
  const chance = seeded(seed)
  const corners: Point[] = []
  let drift = 0
  const tear = () => (drift = drift * 0.72 + (chance() - 0.5) * roughness * 1.5)
  const side = (length: number, point: (along: number, away: number) => Point) => {
    for (let along = 2; along < length - 2; along += STEP * (0.6 + chance() * 0.9)) corners.push(point(along, tear()))
  }
  side(width, (along, away) => [along, 2 + away])
  side(height, (along, away) => [width - 2 + away, along])
  side(width, (along, away) => [width - along, height - 2 + away])
  side(height, (along, away) => [2 + away, height - along])
  return smooth(corners)
})

export interface DeckleProps {
  readonly seed?: number
  /** Proportions of the box it will be stretched over. */
  readonly width?: number
  readonly height?: number
  readonly roughness?: number
}

export function Deckle({ seed = 11, width = 400, height = 180, roughness = 1.5 }: DeckleProps) {
  const edge = decklePath(seed, width, height, roughness)
  return (
    <svg class="deckle-edge" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path class="deckle-shadow" transform="translate(1.6 2)" d={edge} />
      <path class="deckle-paper" d={edge} />
    </svg>
  )
}
