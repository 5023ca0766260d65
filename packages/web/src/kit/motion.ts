// Motion of pieces, on the browser's own animations. A view without motion is always right: everything here starts from
// where a piece was and ends with nothing applied. Knows no game.
import { tempo } from './tempo.ts'

/** Curves and durations of all boards; docs/look.md says what each is for. */
export const EASE_OUT = 'cubic-bezier(.2,.8,.2,1)'
export const EASE_SWELL = 'cubic-bezier(.45,.05,.35,1)'

export const MOTION_MS = {
  select: 120,
  roll: 520,
  rollFace: 60,
  rollStagger: 50,
  sailSpace: 420,
  hop: 460,
  glow: 180,
  shake: 240,
  fade: 120,
} as const

export interface Offset {
  readonly x: number
  readonly y: number
}

/** Whether the reader wants things to move; otherwise everything is a short fade, at once. */
export const motionAllowed = (): boolean =>
  typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches

const shift = ({ x, y }: Offset): string => `translate(${x}px, ${y}px)`

/** What has changed place shows itself by a short fade. */
export const fade = (piece: Element): Animation =>
  piece.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: MOTION_MS.fade })

export interface Journey {
  /** Where the piece was, from where it is now, in its own units. */
  readonly from: Offset
  readonly durationMs: number
  readonly delayMs?: number
}

/** A ship along its course: swells, pitching three degrees. */
export function travel(piece: Element, { from, durationMs, delayMs = 0 }: Journey): Animation {
  if (!motionAllowed()) return fade(piece)
  const half: Offset = { x: from.x / 2, y: from.y / 2 }
  return piece.animate(
    [
      { transform: `${shift(from)} rotate(0deg)` },
      { transform: `${shift({ x: from.x * 0.8, y: from.y * 0.8 })} rotate(-3deg)` },
      { transform: `${shift(half)} rotate(3deg)` },
      { transform: `${shift({ x: from.x * 0.15, y: from.y * 0.15 })} rotate(-2deg)` },
      { transform: 'translate(0px, 0px) rotate(0deg)' },
    ],
    { duration: durationMs, delay: delayMs, easing: EASE_SWELL, fill: 'backwards' },
  )
}

/** An arc from one place to another: chests and mates that change hands. */
export function hop(piece: Element, { from, durationMs, delayMs = 0 }: Journey): Animation {
  if (!motionAllowed()) return fade(piece)
  const rise = Math.max(12, Math.hypot(from.x, from.y) * 0.18)
  return piece.animate(
    [
      { transform: shift(from), easing: EASE_OUT },
      { transform: shift({ x: from.x / 2, y: from.y / 2 - rise }), offset: 0.45, easing: 'ease-in' },
      { transform: shift({ x: 0, y: 3 }), offset: 0.86 },
      { transform: shift({ x: 0, y: 0 }) },
    ],
    { duration: durationMs, delay: delayMs, fill: 'backwards' },
  )
}

/** A short straight slide; composes with whatever else the piece does. */
export function glide(piece: Element, from: Offset): void {
  if (!motionAllowed()) return
  piece.animate([{ translate: `${from.x}px ${from.y}px` }, { translate: '0 0' }], {
    duration: MOTION_MS.glow,
    easing: EASE_OUT,
  })
}

/** Three shakes of three pixels: refused. */
export function shake(piece: Element): Animation {
  if (!motionAllowed()) return fade(piece)
  const sway = [0, -3, 3, -3, 3, -3, 0]
  return piece.animate(
    sway.map((x) => ({ transform: shift({ x, y: 0 }) })),
    { duration: MOTION_MS.shake },
  )
}

/** The wake of a ship: drawn while she moves, gone when she lies still. */
export const trail = (wake: Element, { durationMs, delayMs = 0 }: Omit<Journey, 'from'>): Animation | null =>
  motionAllowed()
    ? wake.animate([{ opacity: 0 }, { opacity: 0.85, offset: 0.3 }, { opacity: 0.7, offset: 0.75 }, { opacity: 0 }], {
        duration: durationMs + MOTION_MS.glow,
        delay: delayMs,
      })
    : null

export interface Roll {
  readonly delayMs: number
  /** Shows another face; called every 60 ms while the die turns. */
  swap(): void
  /** Shows the face it fell on. */
  settle(): void
}

/** Of a tumble, the part in the air. */
const IN_THE_AIR = 0.86

/** When the last of so many dice lies, thrown one after the other. */
export const landMs = (dice: number): number =>
  dice === 0 ? 0 : MOTION_MS.roll * IN_THE_AIR + MOTION_MS.rollStagger * (dice - 1)

/** Two turns in the air with faces swapping, then a settle that overshoots by 4 %. Returns how to break it off. */
export function tumble(die: Element, { delayMs, swap, settle }: Roll): () => void {
  if (!motionAllowed()) {
    settle()
    return () => undefined
  }
  const turning = die.animate(
    [
      { transform: 'translateY(0) rotate(-720deg) scale(.86)', easing: 'ease-out' },
      { transform: 'translateY(-.9rem) rotate(-330deg) scale(1)', offset: 0.42, easing: 'ease-in' },
      { transform: 'translateY(0) rotate(0deg) scale(1.04)', offset: IN_THE_AIR, easing: EASE_OUT },
      { transform: 'none' },
    ],
    { duration: MOTION_MS.roll, delay: delayMs, fill: 'backwards' },
  )
  const faces = setInterval(swap, MOTION_MS.rollFace)
  const stop = () => {
    clearInterval(faces)
    settle()
  }
  const landed = setTimeout(stop, (delayMs + MOTION_MS.roll * IN_THE_AIR) * tempo.peek())
  turning.addEventListener('finish', stop)
  return () => {
    clearTimeout(landed)
    turning.cancel()
    stop()
  }
}

const centre = (box: DOMRect): Offset => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

/** From the middle of one element to the middle of another, in pixels of the screen. */
export function between(from: Element, to: Element): Offset {
  const [a, b] = [centre(from.getBoundingClientRect()), centre(to.getBoundingClientRect())]
  return { x: a.x - b.x, y: a.y - b.y }
}

/** The same, in the units of a piece drawn inside an SVG. */
export function betweenIn(from: Element, to: SVGGraphicsElement): Offset {
  const unit = to.getScreenCTM()?.a ?? 1
  const { x, y } = between(from, to)
  return { x: x / unit, y: y / unit }
}

/** Keeps back what would give a roll away until the dice have landed. */
export function hush(told: Element, durationMs: number): void {
  if (!motionAllowed()) return
  told.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], { duration: durationMs })
}

/** Not there yet: what its beat will bring. */
export function unseen(piece: Element, durationMs: number): void {
  if (motionAllowed()) piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: durationMs })
}

/** A copy of `piece` right over it, in an empty layer above the board; null where it cannot be drawn. */
export function copyInto(sky: Element, piece: Element): HTMLElement | SVGElement | null {
  const place = piece.getBoundingClientRect()
  const air = sky.getBoundingClientRect()
  const copy = piece.cloneNode(true)
  if (!(copy instanceof HTMLElement || copy instanceof SVGElement)) return null
  copy.setAttribute('aria-hidden', 'true')
  Object.assign(copy.style, {
    position: 'absolute',
    margin: '0',
    left: `${place.x - air.x}px`,
    top: `${place.y - air.y}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
  })
  sky.append(copy)
  return copy
}

export interface Flight {
  readonly from: Element
  readonly durationMs: number
  readonly delayMs?: number
}

/**
 * Flies a copy of `piece` from where `from` is to where `piece` is, above every sheet, while the piece itself waits unseen.
 * `sky` is an empty layer over the board.
 */
export function fly(piece: Element, sky: Element, { from, durationMs, delayMs = 0 }: Flight): void {
  if (!motionAllowed()) {
    fade(piece)
    return
  }
  const path = between(from, piece)
  const copy = copyInto(sky, piece)
  if (copy === null) return
  piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: durationMs + delayMs })
  const flight = hop(copy, { from: path, durationMs, delayMs })
  flight.addEventListener('finish', () => copy.remove())
  flight.addEventListener('cancel', () => copy.remove())
}

/** Rays grow from the rim, the line is drawn along: something has become legal. */
export function kindle(glow: Element, index: number): void {
  const delay = Math.min(index * 20, 80)
  if (!motionAllowed()) {
    fade(glow)
    return
  }
  glow.animate(
    [
      { opacity: 0, transform: 'scale(.72)' },
      { opacity: 1, transform: 'scale(1)' },
    ],
    {
      duration: MOTION_MS.glow,
      delay,
      easing: EASE_OUT,
      fill: 'backwards',
    },
  )
}
