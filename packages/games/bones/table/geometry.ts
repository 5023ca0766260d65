// Where everything lies on a chart: six lanes from the coast (north) to the islands (south), for any box of any shape.
// Pure arithmetic in chart units; knows no rules and draws nothing but the coastline.
import type { Box } from '@flibuste/web/kit'
import { at, islandPath, remember, seeded, short } from '@flibuste/web/art'
import { LANES } from '../data.ts'
import type { Place } from '../state.ts'

/** `tall` is one's own chart on a phone; `mini` shows tokens instead of ships. */
export const DETAILS = ['large', 'tall', 'medium', 'mini'] as const
export type Detail = (typeof DETAILS)[number]

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Shape extends Box {
  readonly detail: Detail
  /** Pixels per unit. */
  readonly scale: number
}

/** The measures the drawings were made for. */
const REFERENCE: { readonly [D in Detail]: Box } = {
  large: { width: 740, height: 330 },
  tall: { width: 358, height: 274 },
  medium: { width: 360, height: 172 },
  mini: { width: 112, height: 78 },
}

interface Fractions {
  readonly coast: number
  readonly port: number
  readonly sea: number
  readonly island: number
  readonly shore: number
}

/** Heights as parts of the chart's. */
const HEIGHTS: { readonly [D in Detail]: Fractions } = {
  large: { coast: 0.262, port: 0.262, sea: 0.505, island: 0.768, shore: 0.125 },
  tall: { coast: 0.245, port: 0.25, sea: 0.505, island: 0.79, shore: 0.098 },
  medium: { coast: 0.26, port: 0.262, sea: 0.5, island: 0.77, shore: 0.125 },
  mini: { coast: 0.2, port: 0.27, sea: 0.5, island: 0.77, shore: 0.125 },
}

const MEDIUM_FROM_WIDTH = 235
const MEDIUM_FROM_HEIGHT = 96

/** Fills the box: one side keeps its reference measure, the other grows with more sea. */
export function shapeOf(box: Box, detail: Detail): Shape {
  const reference = REFERENCE[detail]
  if (box.width <= 0 || box.height <= 0) return { ...reference, detail, scale: 1 }
  const scale = Math.min(box.width / reference.width, box.height / reference.height)
  return { width: box.width / scale, height: box.height / scale, detail, scale }
}

/** Another captain's chart shows ships where there is room for them. */
export const detailOf = (box: Box): Detail =>
  box.width >= MEDIUM_FROM_WIDTH && box.height >= MEDIUM_FROM_HEIGHT ? 'medium' : 'mini'

export interface Shore extends Spot {
  readonly rx: number
  readonly ry: number
}

export interface LaneGeometry {
  readonly lane: number
  readonly x: number
  /** Where the ship lies, by place: port, sea, island. */
  readonly berths: readonly [Spot, Spot, Spot]
  readonly shore: Shore
  readonly power: Spot
  readonly head: Spot
}

export interface ChartGeometry {
  readonly shape: Shape
  readonly lanes: readonly LaneGeometry[]
  readonly laneWidth: number
  readonly ship: number
  readonly rings: number
  readonly gap: number
}

const RINGS: { readonly [D in Detail]: number } = { large: 4, tall: 4, medium: 3, mini: 1 }
const GAPS: { readonly [D in Detail]: number } = { large: 4, tall: 4, medium: 3.2, mini: 2.4 }
const HEADS: { readonly [D in Detail]: number } = { large: 20, tall: 19, medium: 12, mini: 8 }

function shipSize({ width, height, detail }: Shape): number {
  const lane = width / LANES
  if (detail === 'mini') return Math.min(15.2, height * 0.21)
  return detail === 'medium' ? Math.min(lane * 0.74, height * 0.255) : Math.min(lane * 0.78, height * 0.205)
}

function laneGeometry(shape: Shape, ship: number, lane: number): LaneGeometry {
  const { width, height, detail } = shape
  const laneWidth = width / LANES
  const parts = HEIGHTS[detail]
  const x = laneWidth * (lane - 0.5)
  const y = height * parts.island
  const ry = Math.min(height * parts.shore, laneWidth * 0.42)
  const rx = Math.min(laneWidth * 0.37, ry * 2.4)
  const lift = detail === 'mini' ? 0 : detail === 'medium' ? ship * 0.24 : ship * 0.16
  return {
    lane,
    x,
    berths: [
      { x, y: height * parts.port - (detail === 'mini' ? 0 : 2) },
      { x, y: height * parts.sea },
      { x, y: y - lift },
    ],
    shore: { x, y: y + (detail === 'mini' ? 0 : detail === 'medium' ? 2 : 4), rx, ry },
    power: { x, y: detail === 'medium' ? y + ry * 1.22 : y + ry + 8 },
    head: { x, y: HEADS[detail] },
  }
}

export function chartGeometry(shape: Shape): ChartGeometry {
  const ship = shipSize(shape)
  return {
    shape,
    laneWidth: shape.width / LANES,
    ship,
    rings: RINGS[shape.detail],
    gap: GAPS[shape.detail],
    lanes: Array.from({ length: LANES }, (_, index) => laneGeometry(shape, ship, index + 1)),
  }
}

export const berthOf = (geometry: ChartGeometry, lane: number, place: Place): Spot =>
  geometry.lanes[lane - 1]?.berths[place] ?? { x: 0, y: 0 }

/** The mainland with one bay per lane. Seeded by the seat, so that a captain's coast is always the same. */
const coastPath = remember((width: number, height: number, coast: number, jag: number, seed: number) => {
  const chance = seeded(seed * 77 + 5)
  const lane = width / LANES
  const bay = Math.min(height * 0.085, lane * 0.3)
  const mouth = lane * 0.24
  let path = `M-10 -10H${short(width + 10)}V${short(coast)}`
  for (let index = LANES - 1; index >= 0; index--) {
    const left = lane * index
    const middle = left + lane / 2
    const cape = `${at(left + lane * 0.97, coast + jag)} ${at(middle + mouth * 1.5, coast + jag * 1.7)}`
    const mouthTo = at(middle - mouth, coast - jag * 0.1)
    const inlet = `${at(middle + mouth * 0.7, coast - bay)} ${at(middle - mouth * 0.7, coast - bay)} ${mouthTo}`
    const swell = coast + jag * (1.2 + chance())
    const end = `${at(left + lane * 0.06, coast + jag * 0.8)} ${at(left, coast + jag * (0.2 + chance() * 0.7))}`
    path += `C${cape} ${at(middle + mouth, coast - jag * 0.2)}C${inlet}C${at(middle - mouth * 1.6, swell)} ${end}`
  }
  return `${path}L-10 ${short(coast)}Z`
})

export function coastOf({ shape }: ChartGeometry, seed: number): string {
  const { width, height, detail } = shape
  const jag = height * (detail === 'tall' ? 0.022 : 0.035)
  return coastPath(width, height, height * HEIGHTS[detail].coast, jag, seed)
}

export function shorePath({ shape }: ChartGeometry, { lane, shore }: LaneGeometry, seed: number): string {
  const { x, y, rx, ry } = shore
  return shape.detail === 'mini' ? islandPath(x, y, rx, ry, lane, 0.06) : islandPath(x, y, rx, ry, lane * 31 + seed * 7)
}
