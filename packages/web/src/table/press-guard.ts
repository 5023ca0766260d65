// A press counts for what was there when it was meant: the second half of a double tap plays nothing, nor does a press on what came up
// under the pointer as the match ended. One set of listeners for the page; knows no game.
import { useLayoutEffect } from 'preact/hooks'
import { BAR_ID } from './bar-focus.ts'

/** Two touches so close in time are one double tap. */
const DOUBLE_MS = 350
/** A slow one still means what lay there, where what lies there now only sets something: the pace comes where one has just played. */
const SLOW_DOUBLE_MS = 900
const NEAR_PX = 24
/** What comes up under the pointer comes alive only then. */
const NEW_MS = 400
const STILL_PX = 8
const GUARDED = `#${BAR_ID}, .ends`

export interface Press {
  readonly at: number
  readonly x: number
  readonly y: number
  /** What the pressed button does; null: it is on neither the bar nor the result. */
  readonly means: string | null
  readonly plays: boolean
  /** Nobody counts the presses of a finger; those of a mouse are counted by its browser. */
  readonly isTouch: boolean
  readonly count: number
}

type Spot = Pick<Press, 'x' | 'y'>

const apart = (one: Spot, two: Spot): number => Math.hypot(one.x - two.x, one.y - two.y)

/** The second of a double press that began on the bar, where it would play, or do something else than was meant. */
export function isSecond(press: Press, before: Press | null): boolean {
  if (before === null || before.means === null || apart(press, before) > NEAR_PX) return false
  const isOther = press.means !== before.means
  const within = before.plays && !press.plays && isOther ? SLOW_DOUBLE_MS : DOUBLE_MS
  const isDouble = press.isTouch ? press.at - before.at < within : press.count > 1
  return isDouble && (press.plays || isOther)
}

/** A press on the result that was aimed at what stood there; `rest`: where the mouse was when it came, null: nowhere. */
export const isForWhatWas = (press: Press, cameAt: number, rest: Spot | null): boolean =>
  press.at - cameAt < NEW_MS && (press.isTouch || (rest !== null && apart(press, rest) <= STILL_PX))

let mouse: Spot | null = null
let ended: { readonly at: number; readonly rest: Spot | null } | null = null

/** The result has taken the place of the board and its bar. */
export const resultCame = (): void => void (ended = { at: performance.now(), rest: mouse })

/** Counts that change with a press do not make it another. */
function meaningOf(button: HTMLElement): string {
  const { action = '', plays = '' } = button.dataset
  return `${action} ${plays} ${(button.textContent ?? '').replaceAll(/\d+/g, '')}`
}

/** Null: a key or a program pressed, or what was pressed is no button. */
function pressOf(event: MouseEvent): Press | null {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a') : null
  if (button === null || event.detail === 0) return null
  return {
    at: event.timeStamp,
    x: event.clientX,
    y: event.clientY,
    means: button.closest(GUARDED) === null ? null : meaningOf(button),
    plays: button.dataset['plays'] !== undefined,
    isTouch: event instanceof PointerEvent && event.pointerType === 'touch',
    count: event.detail,
  }
}

const isOnResult = ({ target }: Event): boolean => target instanceof Element && target.closest('.ends') !== null

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** A key that is held down presses a button once. */
function heldKey(event: KeyboardEvent): void {
  const isPress = event.key === 'Enter' || event.key === ' '
  const isButton = event.target instanceof HTMLButtonElement && event.target.closest(GUARDED) !== null
  if (event.repeat && isPress && isButton) stop(event)
}

export function usePressGuard(): void {
  useLayoutEffect(() => {
    const end = new AbortController()
    const heed = { capture: true, signal: end.signal }
    let before: Press | null = null
    const click = (event: MouseEvent): void => {
      const press = pressOf(event)
      if (press === null) return
      const isLate = ended !== null && isOnResult(event) && isForWhatWas(press, ended.at, ended.rest)
      if (isLate || isSecond(press, before)) stop(event)
      before = press
    }
    document.addEventListener('click', click, heed)
    document.addEventListener('keydown', heldKey, heed)
    document.addEventListener(
      'pointermove',
      (event) => void (mouse = event.pointerType === 'mouse' ? { x: event.clientX, y: event.clientY } : null),
      heed,
    )
    return () => end.abort()
  }, [])
}
