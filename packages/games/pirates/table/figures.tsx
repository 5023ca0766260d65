// Cannons, pirates, chests and forts, drawn: neutral supply, told apart by silhouette. Groups for the inside of a board.
import { burin, place, pipsPath, row, STAR, ChestPiece, DIE_FACES, type DieFace } from '@flibuste/web/art'
import type { Slot } from '../moves.ts'

interface PieceProps {
  readonly x: number
  readonly y: number
  /** Of its 40 box. */
  readonly size: number
  readonly class?: string
}

const COAT = 'M-3.8 1C-5.6 7-11.6 9.6-12 17.6H12C11.6 9.6 5.6 7 3.8 1Z'
const SHIRT = 'M-5.4 8.8H5.4M-7.6 12H7.6M-9.2 15.2H9.2'
const TRICORNE =
  'M-13.4-7.6C-8.8-8.4-6.8-16.6 0-17.2 6.8-16.6 8.8-8.4 13.4-7.6 9.4-3.4 4.6-5.8 0-5.8S-9.4-3.4-13.4-7.6Z'

function PirateFigure({ x, y, size, class: name = '' }: PieceProps) {
  return (
    <g class={`figure-piece ${name}`} transform={place(x, y, size / 40)}>
      <path class="pirate-coat" d={COAT} />
      <path class="pirate-shirt" d={SHIRT} />
      <circle class="pirate-skin" cy="-4" r="6" />
      <path class="pirate-hat" d={TRICORNE} />
    </g>
  )
}

const CARRIAGE = 'M-14 5.2L8.6 3.2 12.2 11.4H-15Z'
const BARREL = 'M-16.2-4.8C-17.4-1.8-17.4 2.4-16.2 5.2L12.8 3.8Q16.4 3.4 16.4.2T12.8-3.6Z'
const BANDS = 'M-6.4-4.4V4.8M4.8-4V4.2M-16.6.2H-19.4'

function CannonFigure({ x, y, size, class: name = '' }: PieceProps) {
  return (
    <g class={`figure-piece ${name}`} transform={place(x, y, size / 40)}>
      <path class="cannon-carriage" d={CARRIAGE} />
      <g transform="translate(0 -2.6) rotate(-12)">
        <path class="cannon-barrel" d={BARREL} />
        <path class="cannon-band" d={BANDS} />
      </g>
      <circle class="cannon-wheel" cx="-8.8" cy="12.2" r="4.7" />
      <circle class="cannon-wheel" cx="5.2" cy="12.2" r="4.7" />
    </g>
  )
}

export function FigurePiece({ figure, ...piece }: PieceProps & { readonly figure: Slot }) {
  if (figure === null) return null
  return figure === 'pirate' ? <PirateFigure {...piece} /> : <CannonFigure {...piece} />
}

/** A figure as a picture of its own, for sentences and buttons. */
export function FigurePicture({ figure }: { readonly figure: Slot }) {
  return (
    <svg class="figure-picture" viewBox="-21 -21 42 42" aria-hidden="true">
      {figure === null ? (
        <circle class="slot-ring free" r="17" />
      ) : (
        <FigurePiece figure={figure} x={0} y={0} size={40} />
      )}
    </svg>
  )
}

/** A chest with what it is worth: PIR-1.3. */
export function ValuedChest({ x, y, size, worth }: PieceProps & { readonly worth: number }) {
  return (
    <g class="valued-chest">
      <ChestPiece x={x} y={y} size={size} />
      <circle class="chest-plate" cx={x} cy={y + size * 0.03} r={size * 0.24} />
      <text class="chest-worth" x={x} y={y + size * 0.165} style={{ fontSize: `${size * 0.38}px` }}>
        {worth}
      </text>
    </g>
  )
}

/** Chests as pictures of their own, for sentences. */
export function ChestPicture({ worth }: { readonly worth: number }) {
  return (
    <svg class="chest-picture" viewBox="0 0 40 36" aria-hidden="true">
      <ValuedChest x={20} y={18} size={40} worth={worth} />
    </svg>
  )
}

const WALLS = 'M-22 29L-20.4-7H-26V-20H-17.4V-14.4H-10V-20H-3.4V-14.4H3.4V-20H10V-14.4H17.4V-20H26V-7H20.4L22 29Z'
const DOOR = 'M-6.4 29V17.6A6.4 6.4 0 0 1 6.4 17.6V29Z'
const FLAG = 'M1-43C8-47 14.5-39.5 23-43V-29.6C14.5-26 8-33.6 1-30Z'
const STONES = row(10, (course) => {
  const y = -3 + course * 3.2
  return burin([20.6 + course * 0.14, y], [4 + (course % 3) * 3.4, y], 1.6, 0.1)
})

/** A lair nobody has looked into: a fortress under the black flag. 60 box. */
export function Fort({ x, y, size }: PieceProps) {
  return (
    <g class="fort" transform={place(x, y, size / 60)}>
      <path class="fort-wall" d={WALLS} />
      <path class="ink" d={STONES} />
      <path class="fort-door" d={DOOR} />
      <path class="fort-mast" d="M0-20V-43" />
      <path class="fort-flag" d={FLAG} />
    </g>
  )
}

/** What is worth so much, in brass. */
export function Coin({
  x,
  y,
  radius,
  worth,
}: Omit<PieceProps, 'size'> & { readonly radius: number; readonly worth: number }) {
  return (
    <g class="coin">
      <circle class="coin-disc" cx={x} cy={y} r={radius} />
      <text class="coin-worth" x={x} y={y + radius * 0.5} style={{ fontSize: `${radius * 1.48}px` }}>
        {worth}
      </text>
    </g>
  )
}

export const faceOf = (die: number): DieFace => DIE_FACES.find((face) => face === die) ?? 1

/** A die inside a drawing; pages have one of their own. */
export function DiePiece({ x, y, size, face, class: name = '' }: PieceProps & { readonly face: number }) {
  return (
    <g class={`die-piece ${name}`} transform={place(x, y, size / 64)}>
      <rect class="die-box" x="-29.5" y="-29.5" width="59" height="59" rx="11" />
      <rect class="die-rule" x="-26" y="-26" width="52" height="52" rx="8" />
      <path class="pip" d={face === 1 ? STAR : pipsPath(faceOf(face), 14, 5.6)} />
    </g>
  )
}
