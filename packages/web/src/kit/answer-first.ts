// A press is answered first and carried out then: what was pressed is seen to be pressed, that is painted, and only then is the move
// made and the table drawn. One set of listeners for the whole page; knows no game.

/** Where no picture comes (a tab nobody sees, a browser that stands still), the press is carried out all the same. */
const PATIENCE_MS = 250
const CONTROL = 'button, [role=button], [data-piece]'

let heard: Event | null = null

/** Begins to listen; returns how to stop. */
export function hearPresses(): () => void {
  const hear = (event: Event): void => void (heard = event)
  for (const type of ['click', 'keydown']) document.addEventListener(type, hear, { capture: true })
  return () => {
    for (const type of ['click', 'keydown']) document.removeEventListener(type, hear, { capture: true })
  }
}

/** The press that is being handled at this moment, once; null: nobody pressed, the board goes on by itself. */
function takePress(): Event | null {
  const press = heard
  heard = null
  return press !== null && press.eventPhase !== Event.NONE ? press : null
}

/** What was pressed: by pointer, by Enter or Space, or by the key that is printed on it. */
function controlOf(press: Event): Element | null {
  const isKey = press instanceof KeyboardEvent && press.key !== 'Enter' && press.key !== ' '
  if (isKey) return document.querySelector(`[aria-keyshortcuts="${CSS.escape(press.key)}" i]`)
  return press.target instanceof Element ? press.target.closest(CONTROL) : null
}

/**
 * Carries something out after the next picture. What crosses the page's edges is looked at after every drawing and told in a task of
 * its own, which is the moment wanted; the clock of the page has no part in it.
 */
export function afterPicture(then: () => void): void {
  if (typeof IntersectionObserver === 'undefined' || document.hidden) return then()
  let isDone = false
  const once = (): void => {
    if (isDone) return
    isDone = true
    picture.disconnect()
    clearTimeout(late)
    then()
  }
  const picture = new IntersectionObserver(once)
  picture.observe(document.documentElement)
  const late = setTimeout(once, PATIENCE_MS)
}

/** A gate for what presses bring about: while one of them waits to be carried out, another is nothing. */
export function answerFirst(): (carryOut: () => void) => void {
  let isWaiting = false
  return (carryOut) => {
    if (isWaiting) return
    const press = takePress()
    if (press === null) return carryOut()
    isWaiting = true
    const control = controlOf(press)
    control?.setAttribute('data-pressed', '')
    afterPicture(() => {
      isWaiting = false
      control?.removeAttribute('data-pressed')
      carryOut()
    })
  }
}
