// One square sail: its billowed outline, the shading along its luff, its yard.

import { Charge } from './heraldry.tsx'
import { hatchFill, type SeatIndex } from './seats.ts'
import { at, burin, remember, row, short } from './stroke.ts'

/** `x` is the mast, `head` and `foot` the widths, `drop` the height, `belly` how far the wind fills it. */
export interface SailShape {
  readonly x: number
  readonly y: number
  readonly head: number
  readonly foot: number
  readonly drop: number
  readonly belly: number
}

export function sailOutline({ x, y, head, foot, drop, belly }: SailShape): string {
  const [h, f] = [head / 2, foot / 2]
  const leech = `C${at(x + h + belly, y + drop * 0.3)} ${at(x + f + belly, y + drop * 0.72)} ${at(x + f, y + drop)}`
  const bottom = `Q${at(x + belly * 0.5, y + drop - belly * 0.55)} ${at(x - f, y + drop)}`
  const fill = belly * 0.85
  const luff = `C${at(x - f + fill, y + drop * 0.7)} ${at(x - h + fill, y + drop * 0.3)} ${at(x - h, y)}`
  return `M${at(x - h, y)}Q${at(x, y - 2)} ${at(x + h, y)}${leech}${bottom}${luff}Z`
}

const shading = remember((x: number, y: number, head: number, foot: number, drop: number, belly: number) => {
  const rows = Math.max(5, Math.round(drop / 3.2))
  return row(rows - 1, (index) => {
    const depth = (index + 1) / rows
    const width = head + (foot - head) * depth
    const left = x - width / 2 + belly * 0.697 * Math.sin(Math.PI * depth)
    const length = width * (0.42 + 0.2 * Math.sin((index + 1) * 2.3))
    const height = y + drop * depth
    return burin([left + 0.6, height], [left + length, height - 1.2], 1.15, 0.1)
  })
})

export interface SailProps extends SailShape {
  /** Dyed in this seat's tincture. */
  readonly seat?: SeatIndex | undefined
  /** Carries this seat's charge. */
  readonly bears?: SeatIndex | undefined
}

export function Sail({ seat, bears, ...shape }: SailProps) {
  const { x, y, head, foot, drop, belly } = shape
  const outline = sailOutline(shape)
  return (
    <>
      <path class={seat === undefined ? 'sail' : 'sail dyed'} d={outline} />
      {seat !== undefined && <path fill={hatchFill(seat)} d={outline} />}
      <path class="ink" d={shading(x, y, head, foot, drop, belly)} />
      <path class="spar" d={`M${at(x - head / 2 - 4, y)}H${short(x + head / 2 + 4)}`} />
      {bears !== undefined && (
        <Charge seat={bears} x={x + belly * 0.42} y={y + drop * 0.5} size={drop * 0.5} class="sail-charge" />
      )}
    </>
  )
}
