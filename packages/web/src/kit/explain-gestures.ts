// How a piece is asked what it is: a long press, the other mouse button, a pointer that rests, and a plain tap that did nothing. One that
// plays still plays; after a long press the finger plays nothing. One set of listeners for the whole page.
import { pieceAt, question, type AskedBy, type Question } from './explain.ts'

const HOLD_MS = 450
const REST_MS = 700
/** A pointer trembles at an edge. */
const LEAVE_MS = 260
/** A finger trembles. */
const SLIP_PX = 10
/** A mouse is somewhere else from here on: browsers round where it is, and lend a finger that tapped a mouse at the rounded place. */
const MOVED_PX = 2
const CARD = '.explain-card'

const isOnCard = (target: EventTarget | null): boolean => target instanceof Element && target.closest(CARD) !== null

function ask(piece: Element, by: AskedBy): void {
  question.value = { piece, by }
}

/** One thing to wait for; asking for another forgets it. */
function patience() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => clearTimeout(timer)
  const wait = (ms: number, then: () => void): void => {
    stop()
    timer = setTimeout(then, ms)
  }
  return { stop, wait }
}

/** What a touch can change, to be held against what it was before: a tap that changed none of it did nothing. */
export type Marks = () => readonly unknown[]

/** Controls of the page itself do what they say. */
const CONTROL = 'a, button, input, select, textarea, summary, label, dialog'

const isOnControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(CONTROL) !== null

type Listeners = { readonly [T in keyof DocumentEventMap]?: (event: DocumentEventMap[T]) => void }

/** Long presses, and the click that ends one. */
function pressing(): Listeners {
  const hold = patience()
  let from = { x: 0, y: 0, at: 0 }
  let isHeld = false
  return {
    pointerdown: ({ target, clientX, clientY, button, timeStamp }) => {
      isHeld = false
      hold.stop()
      if (isOnCard(target)) return
      question.value = null
      const piece = button === 0 ? pieceAt(target) : null
      if (piece === null) return
      from = { x: clientX, y: clientY, at: timeStamp }
      hold.wait(HOLD_MS, () => {
        isHeld = true
        ask(piece, 'press')
      })
    },
    pointermove: ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > SLIP_PX) hold.stop()
    },
    pointerup: ({ timeStamp }) => {
      hold.stop()
      // The page was busy while the finger was down: it was up before the time was.
      if (!isHeld || timeStamp - from.at >= HOLD_MS) return
      isHeld = false
      question.value = null
    },
    pointercancel: hold.stop,
    click: (event) => {
      if (!isHeld || isOnCard(event.target)) return
      isHeld = false
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    contextmenu: (event) => {
      const piece = pieceAt(event.target)
      if (piece === null) return
      event.preventDefault()
      hold.stop()
      // A phone opens its menu on a long press of its own length: then the finger is still down.
      isHeld = event.button !== 2
      ask(piece, 'press')
    },
  }
}

/** A plain tap on a piece that plays nothing; the same piece again puts its card away. */
function tapping(marks: Marks): { readonly down: Listeners; readonly up: Listeners } {
  let before: readonly unknown[] = []
  let wasOpen: Element | null = null
  let pressed: Element | null = null
  return {
    down: {
      pointerdown: ({ target }) => {
        pressed = pieceAt(target)
        const open = question.peek()
        wasOpen = open === null || open.by === 'hover' ? null : open.piece
      },
      click: () => void (before = marks()),
    },
    up: {
      click: ({ target, defaultPrevented }) => {
        const piece = pieceAt(target)
        // What came up under the finger before it was lifted was not pressed.
        if (piece === null || piece !== pressed) return
        if (piece === wasOpen || defaultPrevented || isOnControl(target)) return
        if (marks().every((mark, at) => Object.is(mark, before[at]))) ask(piece, 'press')
      },
    },
  }
}

interface Pointed {
  /** What lies under the mouse now. */
  readonly piece: Element | null
  readonly open: Question | null
  /** The board moved under it, not the mouse: nobody asked, and what is being told there is not to be covered. */
  readonly isStill: boolean
}

/** What becomes of a card when something else lies under the mouse. */
export function restOn({ piece, open, isStill }: Pointed): 'stays' | 'asks' | 'leaves' {
  if (piece !== null && piece === open?.piece) return 'stays'
  return piece !== null && !isStill && (open === null || open.by === 'hover') ? 'asks' : 'leaves'
}

type Spot = Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerType'>

const areNear = (one: Spot, other: Spot | null): boolean =>
  other !== null && Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) < MOVED_PX

/**
 * Whether a mouse moved, or what lies under it: where it was seen last, or where a finger tapped. A page that has just come has not seen
 * it move: what is there then came to the mouse.
 */
export function watchMouse() {
  let mouse: Spot | null = null
  let finger: Spot | null = null
  const isStill = (spot: Spot): boolean => mouse === null || areNear(spot, mouse) || areNear(spot, finger)
  return {
    isStill,
    /** Whether it is a mouse, and somewhere else than it was seen last. */
    see: (spot: Spot): boolean => {
      const { clientX, clientY, pointerType } = spot
      const isMoved = pointerType === 'mouse' && !areNear(spot, mouse) && !areNear(spot, finger)
      if (pointerType !== 'mouse') finger = { clientX, clientY, pointerType }
      else if (isMoved) mouse = { clientX, clientY, pointerType }
      return isMoved
    },
  }
}

/** On a phone nothing rests: what a browser takes for a mouse there is the last tap, or lies somewhere forgotten. */
const mayRest = (): boolean => matchMedia('(any-hover: hover)').matches

/** A mouse that rests on a piece, and what it opened closes when it goes. */
function resting(): Listeners {
  const rest = patience()
  const leave = (): void => rest.wait(LEAVE_MS, () => question.peek()?.by === 'hover' && (question.value = null))
  const over = (piece: Element | null, isMouseStill: boolean): void => {
    const what = restOn({ piece, open: question.peek(), isStill: isMouseStill })
    if (what === 'stays') rest.stop()
    else if (what === 'asks' && piece !== null) rest.wait(REST_MS, () => ask(piece, 'hover'))
    else leave()
  }
  const { isStill, see } = watchMouse()
  // What came to lie under a mouse at rest is asked about when the mouse moves on it.
  let came: Element | null = null
  return {
    pointerover: (event) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0 || !mayRest()) return
      const piece = pieceAt(event.target)
      came = isStill(event) ? piece : null
      over(piece, isStill(event))
    },
    pointermove: (event) => {
      const isMoved = see(event)
      if (!isMoved || came === null || event.buttons !== 0) return
      over(came, false)
      came = null
    },
    pointerdown: (event) => {
      see(event)
      rest.stop()
    },
    pointerup: (event) => void see(event),
    keydown: rest.stop,
  }
}

const closing: Listeners = {
  keydown: (event) => {
    if (event.key !== 'Escape' || question.peek() === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
    question.value = null
  },
}

/** `capture`: before whatever was touched hears of it. */
function listen(listeners: Listeners, capture = true): () => void {
  const all = Object.entries(listeners) as [string, EventListener][]
  for (const [type, hear] of all) document.addEventListener(type, hear, { capture })
  return () => {
    for (const [type, hear] of all) document.removeEventListener(type, hear, { capture })
  }
}

/** Begins to listen; returns how to stop. */
export function hearQuestions(marks: Marks): () => void {
  const { down, up } = tapping(marks)
  const stops = [...[down, pressing(), resting(), closing].map((heard) => listen(heard)), listen(up, false)]
  return () => stops.forEach((stop) => stop())
}
