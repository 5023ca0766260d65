// Above the table: pieces on their way from where they stood to where they lie now. Knows nothing of what happened.
import { copyInto, EASE_OUT, fade, motionAllowed } from '@flibuste/web/kit'
import type { Seat } from '@flibuste/kernel'
import type { Disc } from '../state.ts'
import { PILE } from './geometry.ts'
import { COIN_LIES, SHOW_MS } from './score.ts'

/** Where a piece stands on the page: the middle of its foot, and pixels per unit of its drawing. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly unit: number
  /** Units from man to man, of a pile. */
  readonly band: number
}

/** By `data-spot`: where everything stood when it was last drawn. */
export type Spots = ReadonlyMap<string, Spot>

export interface Stage {
  readonly root: HTMLElement
  readonly sky: HTMLElement
  readonly before: Spots
}

export const spotOf = (element: Element): Spot => {
  const { left, width, bottom } = element.getBoundingClientRect()
  const band = Number(element.getAttribute('data-band') ?? PILE.band)
  return { x: left + width / 2, y: bottom, unit: width / PILE.width, band }
}

export function spotsOf(root: HTMLElement): Spots {
  const marked = [...root.querySelectorAll('[data-spot]')]
  return new Map(marked.map((element) => [element.getAttribute('data-spot') ?? '', spotOf(element)]))
}

export const find = ({ root }: Stage, spot: string): Element | null => root.querySelector(`[data-spot="${spot}"]`)

/** From one spot to another as a shift of something whose foot is at `to`. */
export const shiftTo = (from: Spot, to: Spot): string =>
  `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.unit / to.unit})`

/** A copy of a piece above every sheet, while the piece itself waits unseen. */
export function liftCopy({ sky }: Stage, piece: Element, unseenMs: number): SVGElement | HTMLElement | null {
  const copy = copyInto(sky, piece)
  if (copy === null) return null
  copy.removeAttribute('data-spot')
  for (const mark of copy.querySelectorAll('.legal-ring, .glory, .cast')) mark.remove()
  copy.style.transformOrigin = '50% 100%'
  piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: unseenMs })
  return copy
}

/** Gone when it has landed, or when somebody taps. */
export function removeAfter(copy: Element, flight: Animation): void {
  flight.addEventListener('finish', () => copy.remove())
  flight.addEventListener('cancel', () => copy.remove())
}

export interface Leap {
  readonly piece: Element
  readonly from: Spot
  readonly atMs: number
  readonly durationMs: number
}

/** Lies at `from` until its moment, then hops home in an arc. */
export function leap(stage: Stage, { piece, from, atMs, durationMs }: Leap): void {
  if (!motionAllowed()) {
    fade(piece)
    return
  }
  const to = spotOf(piece)
  const copy = liftCopy(stage, piece, atMs + durationMs)
  if (copy === null) return
  const rise = Math.max(14, Math.hypot(from.x - to.x, from.y - to.y) * 0.16)
  const half = `translate(${(from.x - to.x) / 2}px, ${(from.y - to.y) / 2 - rise}px)`
  const flight = copy.animate(
    [
      { transform: shiftTo(from, to), easing: EASE_OUT },
      { transform: half, offset: 0.45, easing: 'ease-in' },
      { transform: 'translateY(2px) scale(1.02, .97)', offset: 0.88 },
      { transform: 'none' },
    ],
    { duration: durationMs, delay: atMs, fill: 'backwards' },
  )
  removeAfter(copy, flight)
}

export interface Payment {
  readonly from: Spot | undefined
  readonly seat: Seat
  readonly ducats: number
  readonly atMs: number
}

/** A sum with its sign, as typesetters write it. */
export const signed = (ducats: number): string => (ducats > 0 ? `+${ducats}` : `−${-ducats}`)

/** A coin to somebody's purse, and the sum it was. */
export function pay(stage: Stage, { from, seat, ducats, atMs }: Payment): void {
  const purse = find(stage, `purse-${seat}`)
  if (purse === null || from === undefined || ducats === 0 || !motionAllowed()) return
  const air = stage.sky.getBoundingClientRect()
  const to = spotOf(purse)
  const coin = document.createElement('span')
  coin.className = ducats > 0 ? 'paid' : 'paid owed'
  coin.textContent = signed(ducats)
  Object.assign(coin.style, { left: `${to.x - air.x}px`, top: `${to.y - air.y}px` })
  stage.sky.append(coin)
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`
  const flight = coin.animate(
    [
      { transform: start, opacity: 0, easing: EASE_OUT },
      { transform: start, opacity: 1, offset: 0.12, easing: EASE_OUT },
      { transform: 'none', opacity: 1, offset: COIN_LIES },
      { transform: 'translateY(-10px)', opacity: 1, offset: 0.85 },
      { transform: 'translateY(-14px)', opacity: 0 },
    ],
    { duration: SHOW_MS.coin, delay: atMs, fill: 'both' },
  )
  removeAfter(coin, flight)
}

/** What was still on its way is there at once. */
export function land({ sky }: Stage, discs: readonly Disc[]): void {
  for (const disc of discs) for (const copy of sky.querySelectorAll(`[data-top="${disc}"]`)) copy.remove()
}

/** A tap: everything is where it belongs. */
export function skip(sky: HTMLElement): void {
  for (const flight of sky.parentElement?.getAnimations({ subtree: true }) ?? []) {
    if (!(flight instanceof CSSAnimation || flight instanceof CSSTransition)) flight.cancel()
  }
  sky.replaceChildren()
}
