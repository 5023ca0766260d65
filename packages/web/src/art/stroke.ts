// The burin and its arithmetic: short numbers, seeded chance, tapering strokes. Knows no colour and no game.

export type Point = readonly [x: number, y: number]

/** One decimal is enough for an engraving and keeps the paths short. */
export const short = (value: number): number => Math.round(value * 10) / 10

export const at = (x: number, y: number): string => `${short(x)} ${short(y)}`

/** Moves and scales a drawing: `translate(x y) scale(k)`. */
export const place = (x: number, y: number, scale: number): string =>
  `translate(${at(x, y)}) scale(${Math.round(scale * 1000) / 1000})`

/** Seeded linear congruential chance, so that a board is always the same island. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

const REMEMBERED = 400

/** Keeps the paths a drawing function made, by argument, so that a re-render costs a lookup. */
export function remember<Args extends readonly (number | string | undefined)[]>(
  draw: (...args: Args) => string,
): (...args: Args) => string {
  const drawn = new Map<string, string>()
  return (...args) => {
    const key = args.join()
    const known = drawn.get(key)
    if (known !== undefined) return known
    if (drawn.size >= REMEMBERED) drawn.clear()
    const path = draw(...args)
    drawn.set(key, path)
    return path
  }
}

/** A burin stroke: a thin quad, `w0` wide where the tool enters and `w1` where it leaves. */
export function burin(from: Point, to: Point, w0: number, w1: number): string {
  const normal = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2
  const x = Math.cos(normal) / 2
  const y = Math.sin(normal) / 2
  const head = `M${at(from[0] + x * w0, from[1] + y * w0)}L${at(to[0] + x * w1, to[1] + y * w1)}`
  return `${head}L${at(to[0] - x * w1, to[1] - y * w1)}L${at(from[0] - x * w0, from[1] - y * w0)}Z`
}

/** `count` strokes (or any path pieces) in a row. */
export function row(count: number, draw: (index: number) => string): string {
  let path = ''
  for (let index = 0; index < count; index++) path += draw(index)
  return path
}

/** A closed curve through the middles of the sides, each corner being a control point. */
export function smooth(corners: readonly Point[]): string {
  const last = corners.at(-1) ?? [0, 0]
  const first = corners[0] ?? last
  const start = `M${at((last[0] + first[0]) / 2, (last[1] + first[1]) / 2)}`
  const arcs = corners.map((corner, index) => {
    const next = corners[index + 1] ?? first
    return `Q${at(corner[0], corner[1])} ${at((corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2)}`
  })
  return `${start}${arcs.join('')}Z`
}

/** A point at a compass bearing, in turns, clockwise from north. */
export const bearing = (turns: number, radius: number): Point => [
  Math.sin(turns * 2 * Math.PI) * radius,
  -Math.cos(turns * 2 * Math.PI) * radius,
]

/** The graduated ring of a rose or a medallion: every second of `segments` filled. */
export const bezelPath = remember((segments: number, outer: number, inner: number) =>
  row(segments / 2, (index) => {
    const from = (index * 2) / segments
    const to = (index * 2 + 1) / segments
    const rim = `M${at(...bearing(from, outer))}A${short(outer)} ${short(outer)} 0 0 1 ${at(...bearing(to, outer))}`
    const back = `A${short(inner)} ${short(inner)} 0 0 0 ${at(...bearing(from, inner))}Z`
    return `${rim}L${at(...bearing(to, inner))}${back}`
  }),
)
