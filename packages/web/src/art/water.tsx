// Engraved sea and sky, and the glory: rows of burin strokes and nothing else.

import { at, burin, remember, row, seeded } from './stroke.ts'

const sliver = (from: number, to: number, y: number, pitch: number): string => {
  const height = pitch * 0.55
  const middle = (from + to) / 2
  const thick = height + Math.max(0.7, pitch * 0.13)
  return `M${at(from, y)}Q${at(middle, y + height)} ${at(to, y - height * 0.25)}Q${at(middle, y + thick)} ${at(from, y)}Z`
}

const GROW = Math.sqrt(1.28)

/** Rows of crescent slivers whose pitch grows towards the viewer. */
export const seaPath = remember(
  (x0: number, x1: number, y0: number, y1: number, seed: number = 3, pitch0: number = 4) => {
    const chance = seeded(seed)
    let path = ''
    let pitch = pitch0
    let reach = pitch0 * 3
    for (let y = y0; y < y1; y += pitch / GROW) {
      for (let x = x0 - chance() * reach * 2; x < x1;) {
        const length = reach * (0.7 + chance() * 0.7)
        const from = Math.max(x, x0)
        const to = Math.min(x + length, x1)
        if (chance() < 0.86 && to - from > 3) path += sliver(from, to, y, pitch)
        x += length * (1.02 + chance() * 0.25)
      }
      pitch *= GROW
      reach = pitch * 3.4
    }
    return path
  },
)

/** Horizontals from both edges, heavy above and dying inward and downward. */
export const skyPath = remember(
  (x0: number, x1: number, y0: number, y1: number, seed: number = 5, rows: number = 16) => {
    const chance = seeded(seed)
    return row(rows, (index) => {
      const depth = index / rows
      const y = y0 + (y1 - y0) * depth ** 1.25
      const weight = 1.15 * (1 - depth) + 0.2
      const length = (x1 - x0) * (0.5 - 0.32 * depth)
      const left = length * (0.75 + chance() * 0.5)
      const right = length * (0.75 + chance() * 0.5)
      return burin([x0, y], [x0 + left, y], weight, 0) + burin([x1, y], [x1 - right, y], weight, 0)
    })
  },
)

/** Rays from `r0` to `r1`, every other one at 62 %; `squash` flattens the circle. */
export const gloryPath = remember(
  (x: number, y: number, r0: number, r1: number, rays: number = 48, squash: number = 1) =>
    row(rays, (index) => {
      const turn = (index / rays) * Math.PI * 2
      const far = index % 2 ? r1 : r0 + (r1 - r0) * 0.62
      const [dx, dy] = [Math.cos(turn), Math.sin(turn) * squash]
      return burin([x + dx * r0, y + dy * r0], [x + dx * far, y + dy * far], 1.9, 0.2)
    }),
)

export interface EngravedProps {
  readonly x0: number
  readonly x1: number
  readonly y0: number
  readonly y1: number
  readonly seed?: number
}

export function Sea({ x0, x1, y0, y1, seed, pitch }: EngravedProps & { readonly pitch?: number }) {
  return <path class="sea-ink" d={seaPath(x0, x1, y0, y1, seed, pitch)} />
}

export function Sky({ x0, x1, y0, y1, seed, rows }: EngravedProps & { readonly rows?: number }) {
  return <path class="sky-ink" d={skyPath(x0, x1, y0, y1, seed, rows)} />
}

export interface GloryProps {
  readonly x?: number
  readonly y?: number
  readonly r0: number
  readonly r1: number
  readonly rays?: number
  readonly squash?: number
  /** `glory` is brass and means "you may act here"; `rays` is plain ink. */
  readonly class?: string
}

export function Glory({ x = 0, y = 0, r0, r1, rays, squash, class: ink = 'glory' }: GloryProps) {
  return <path class={ink} d={gloryPath(x, y, r0, r1, rays, squash)} />
}
