// What a page laid out for one screen must hold, told by geometry alone. Runs in the page (`walk.ts` carries it there), so it
// imports nothing and knows nothing of any game.

/** What a screen may do all the same, each with its reason where it is listed. Selectors. */
export interface Allowed {
  /** May end in an ellipsis or below its edge. */
  readonly cut: string
  /** May scroll sideways. */
  readonly sideways: string
  /** May be smaller than a thumb. */
  readonly small: string
  /** May lie over other targets or words. */
  readonly over: string
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const SLACK_PX = 1.5
/** A line of text is taller than its letters: so much of it may be gone above or below. */
const LEADING = 0.28
/** Two lines of text share so much of the smaller one before the eye sees them collide. */
const SHARED = 0.12
const THUMB_PX = 44
/** Less than a finger on its way down notices. */
const NUDGE_PX = 4
const TARGETS =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="radio"], [role="tab"], [role="slider"], [tabindex="0"]'

export const boxOf = (element: Element): Box => element.getBoundingClientRect()
const widthOf = ({ left, right }: Box): number => right - left
const heightOf = ({ top, bottom }: Box): number => bottom - top
const shared = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})
const screen = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })

/** An element as a person would look for it. */
export function nameOf(element: Element): string {
  const classes = [...element.classList].map((name) => `.${name}`).join('')
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ')
  return `${element.tagName.toLowerCase()}${classes} “${words.slice(0, 40)}”`
}

/** Remembers what was found of each element: nothing changes while one looks. */
function remembering<T>(find: (element: Element) => T): (element: Element) => T {
  const known = new Map<Element, T>()
  return (element) => {
    const before = known.get(element)
    if (before !== undefined) return before
    const found = find(element)
    known.set(element, found)
    return found
  }
}

const styleOf = remembering((element) => getComputedStyle(element))

/** Kept for the ear alone. */
const isHeardOnly: (element: Element) => boolean = remembering(
  (element) =>
    styleOf(element).clipPath.startsWith('inset(50%') ||
    (element.parentElement !== null && isHeardOnly(element.parentElement)),
)

export const isShown = remembering(
  (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[inert], [hidden]') === null &&
    !isHeardOnly(element),
)

/** The inside of a box that clips, without its borders and scrollbars. */
function insideOf(element: Element): Box {
  const { left, top, right, bottom } = boxOf(element)
  if (!(element instanceof HTMLElement)) return { left, top, right, bottom }
  const [x, y] = [left + element.clientLeft, top + element.clientTop]
  return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight }
}

type Axis = 'x' | 'y'
const overflowOf = (element: Element, axis: Axis): string => {
  const { overflowX, overflowY } = styleOf(element)
  return axis === 'x' ? overflowX : overflowY
}
const clips = (element: Element, axis: Axis): boolean => ['hidden', 'clip'].includes(overflowOf(element, axis))
const scrolls = (element: Element, axis: Axis): boolean => ['auto', 'scroll'].includes(overflowOf(element, axis))

/** What is around an element and may clip it: not what a box that hangs from further out has left behind. */
function* around(element: Element): Generator<Element> {
  let hangs = styleOf(element).position
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    const { position, transform, containerType, contain } = styleOf(at)
    const holds = position !== 'static' || transform !== 'none' || containerType !== 'normal' || contain !== 'none'
    if (hangs === 'fixed' || (hangs === 'absolute' && !holds)) continue
    yield at
    hangs = position
  }
}

const isOut = (box: Box, inside: Box, axis: Axis, slack: number): boolean =>
  axis === 'x'
    ? box.left < inside.left - slack || box.right > inside.right + slack
    : box.top < inside.top - slack || box.bottom > inside.bottom + slack

/** Pages around the table scroll down as a whole; the table never does. */
const doesPageScroll = (): boolean => document.documentElement.scrollHeight > innerHeight + 1

/** What cuts a box off for good, one way; what lies in a box that scrolls that way can be brought into sight. */
function cutAlong(axis: Axis, { element, box }: Piece, slack: number): Element | null {
  for (const at of around(element)) {
    if (scrolls(at, axis)) return null
    if (clips(at, axis) && isOut(box, insideOf(at), axis, slack)) return at
  }
  if (axis === 'y' && doesPageScroll()) return null
  return isOut(box, screen(), axis, slack) ? document.documentElement : null
}

const isDrawn = (element: Element): boolean => element instanceof SVGElement

interface Piece {
  readonly element: Element
  readonly box: Box
}

/** Every line of text there is to read. */
function linesOfText(): Piece[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines: Piece[] = []
  const range = document.createRange()
  while (walker.nextNode() !== null) {
    const { currentNode: node } = walker
    const element = node.parentElement
    if (element === null || (node.textContent ?? '').trim() === '' || !isShown(element)) continue
    range.selectNodeContents(node)
    const boxes = element.closest('svg') === null ? [...range.getClientRects()] : [boxOf(element)]
    lines.push(...boxes.filter((box) => widthOf(box) > 0.5 && heightOf(box) > 0.5).map((box) => ({ element, box })))
  }
  return lines
}

const isCutShort = (element: Element): boolean => {
  const { textOverflow, webkitLineClamp } = styleOf(element)
  if (webkitLineClamp !== 'none') return element.scrollHeight > element.clientHeight + SLACK_PX
  return textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1
}

function cutText(lines: readonly Piece[], { cut }: Allowed): string[] {
  const whole = lines.filter(({ element }) => element.closest(cut) === null)
  const short = new Set(whole.map(({ element }) => element).filter(isCutShort))
  const out = whole.flatMap((line) => {
    const by = cutAlong('x', line, SLACK_PX) ?? cutAlong('y', line, heightOf(line.box) * LEADING)
    return by === null ? [] : [`${nameOf(line.element)} is cut by ${nameOf(by)}`]
  })
  return [...[...short].map((element) => `${nameOf(element)} ends in an ellipsis`), ...out]
}

/** What of a box can be seen past the boxes that scroll around it. */
function inSight({ element, box }: Piece): Box {
  let seen = shared(box, screen())
  for (const at of [element, ...around(element)])
    if (overflowOf(at, 'x') !== 'visible') seen = shared(seen, insideOf(at))
  return seen
}

const sticking: (element: Element) => boolean = remembering(
  (element) =>
    styleOf(element).position === 'sticky' || (element.parentElement !== null && sticking(element.parentElement)),
)

/** One lies in the other, is its shadow, or scrolls under what sticks to the edge: `outOfReach` sees to it that it comes out again. */
const areKin = (a: Element, b: Element): boolean =>
  a.contains(b) || b.contains(a) || sticking(a) !== sticking(b) || (isDrawn(a) && a.textContent === b.textContent)

function collisions(pieces: readonly Piece[], over: string, least: (a: Box, b: Box, both: Box) => boolean): string[] {
  const seen = pieces
    .filter(({ element }) => element.closest(over) === null)
    .map(({ element, box }) => ({ element, box: inSight({ element, box }) }))
    .filter(({ box }) => widthOf(box) > 1 && heightOf(box) > 1)
  return seen.flatMap((a, at) =>
    seen.slice(at + 1).flatMap((b) => {
      const both = shared(a.box, b.box)
      if (widthOf(both) <= 0 || heightOf(both) <= 0 || areKin(a.element, b.element)) return []
      return least(a.box, b.box, both) ? [`${nameOf(a.element)} lies over ${nameOf(b.element)}`] : []
    }),
  )
}

const areaOf = (box: Box): number => widthOf(box) * heightOf(box)

const textOverText = (lines: readonly Piece[], { over }: Allowed): string[] =>
  collisions(
    lines,
    over,
    (a, b, both) =>
      widthOf(both) > 2 &&
      heightOf(both) > LEADING * Math.min(heightOf(a), heightOf(b)) &&
      areaOf(both) > SHARED * Math.min(areaOf(a), areaOf(b)),
  )

const targetOverTarget = (targets: readonly Piece[], { over }: Allowed): string[] =>
  collisions(
    targets.filter(({ element }) => !isDrawn(element)),
    over,
    (_, __, both) => widthOf(both) > SLACK_PX && heightOf(both) > SLACK_PX,
  )

const isEnabled = (element: Element): boolean =>
  !element.matches(':disabled, [aria-disabled="true"], [tabindex="-1"]') &&
  element.closest('[aria-hidden="true"]') === null

const targetsShown = (): Piece[] =>
  [...document.querySelectorAll(TARGETS)]
    .filter((element) => isEnabled(element) && isShown(element))
    .map((element) => ({ element, box: boxOf(element) }))
    .filter(({ box }) => widthOf(box) > 1 && heightOf(box) > 1)

const middle = (from: number, to: number): number => (from + to) / 2

/** Scrolls whatever scrolls around it until it lies in the middle; says how to put everything back. */
function bringIntoSight(element: Element): (() => void)[] {
  return [...[...around(element)].filter((at) => scrolls(at, 'x') || scrolls(at, 'y')), document.documentElement].map(
    (at) => {
      const [box, inside, { scrollLeft, scrollTop }] = [boxOf(element), insideOf(at), at]
      at.scrollBy({
        left: middle(box.left, box.right) - middle(inside.left, inside.right),
        top: middle(box.top, box.bottom) - middle(inside.top, inside.bottom),
        behavior: 'instant',
      })
      return () => at.scrollTo({ left: scrollLeft, top: scrollTop, behavior: 'instant' })
    },
  )
}

/** Where a finger would try: the middle, then off the middle, for drawings are no boxes. */
const TRIES = [
  [0.5, 0.5],
  [0.5, 0.25],
  [0.5, 0.75],
  [0.25, 0.5],
  [0.75, 0.5],
] as const

/** What lies on it, or null where a finger meets the target itself. */
function metInstead(element: Element): string | null {
  const box = boxOf(element)
  let met: Element | null = null
  for (const [x, y] of isDrawn(element) ? TRIES : TRIES.slice(0, 1)) {
    const hit = document.elementFromPoint(box.left + x * widthOf(box), box.top + y * heightOf(box))
    if (hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true)) return null
    met ??= hit
  }
  return met === null ? 'the edge of the screen' : nameOf(met)
}

function outOfReach(targets: readonly Piece[]): string[] {
  return targets.flatMap(({ element }) => {
    if (metInstead(element) === null) return []
    const back = bringIntoSight(element)
    const met = metInstead(element)
    for (const put of back.reverse()) put()
    return met === null ? [] : [`${nameOf(element)} is out of reach behind ${met}`]
  })
}

/** Where a thumb may press the mark of a clause: as far from its middle as half a thumb is wide. */
const MARK = '.clause-mark'
const REACH = [-20, -10, 0, 10, 20] as const

/** The mark of a clause is pressed beside its drawing too; no press that is meant for a button or a piece may be taken by it. */
function takenByMarks(targets: readonly Piece[]): string[] {
  const marks = targets.filter(({ element }) => element.matches(MARK))
  const isIn = ({ left, top, right, bottom }: Box, x: number, y: number): boolean =>
    x > left + NUDGE_PX && x < right - NUDGE_PX && y > top + NUDGE_PX && y < bottom - NUDGE_PX
  return marks.flatMap(({ element: mark, box }) => {
    const [x, y] = [middle(box.left, box.right), middle(box.top, box.bottom)]
    const spots = REACH.flatMap((dx) => REACH.map((dy) => [x + dx, y + dy] as const)).filter(
      (spot) => document.elementFromPoint(...spot)?.closest(MARK) === mark,
    )
    return targets
      .filter(({ element }) => !element.contains(mark) && !element.matches(MARK) && !isDrawn(element))
      .filter((target) => spots.some((spot) => isIn(inSight(target), ...spot)))
      .map(({ element }) => `${nameOf(mark)} takes presses from ${nameOf(element)}`)
  })
}

function tooSmall(targets: readonly Piece[], { small }: Allowed): string[] {
  return targets
    .filter(({ element, box }) => Math.min(widthOf(box), heightOf(box)) < THUMB_PX - 0.5 && !element.matches(small))
    .map(
      ({ element, box }) =>
        `${nameOf(element)} is ${Math.round(widthOf(box))} × ${Math.round(heightOf(box))}, too small for a thumb`,
    )
}

function sideways({ sideways: allowed }: Allowed): string[] {
  const page = document.documentElement
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) =>
      scrolls(element, 'x') &&
      element.scrollWidth > element.clientWidth + 1 &&
      isShown(element) &&
      !element.matches(allowed),
  )
  const isWide = page.scrollWidth > innerWidth
  return [...(isWide ? [page] : []), ...wide].map((element) => `${nameOf(element)} scrolls sideways`)
}

/** Everything that is wrong on this screen, in words; `isTouched`: a thumb is what it is pressed with. */
export function faults(allowed: Allowed, isTouched: boolean): string[] {
  const [lines, targets] = [linesOfText(), targetsShown()]
  return [
    ...new Set([
      ...cutText(lines, allowed),
      ...textOverText(lines, allowed),
      ...targetOverTarget(targets, allowed),
      ...outOfReach(targets),
      ...(isTouched ? [...tooSmall(targets, allowed), ...takenByMarks(targets)] : []),
      ...sideways(allowed),
    ]),
  ]
}

/** Which of these are not wholly in sight at once, without scrolling anything. */
export function notInSight(selectors: readonly string[]): string[] {
  return selectors.filter((selector) => {
    const elements = [...document.querySelectorAll(selector)].filter(isShown)
    const isWhole = (element: Element): boolean => {
      const [box, seen] = [boxOf(element), inSight({ element, box: boxOf(element) })]
      return Math.max(seen.left - box.left, seen.top - box.top, box.right - seen.right, box.bottom - seen.bottom) <= 4
    }
    return elements.length === 0 || !elements.every(isWhole)
  })
}

/** Where a target of the board lay, by the element itself. */
type Places = Map<Element, Box>
const remembered = globalThis as { flibustePlaces?: Places }

/** Keeps in mind where every target of the board lies: what a finger on its way down counts on. */
export function rememberPlaces(board: string): void {
  const targets = [...document.querySelectorAll(`${board} :is(${TARGETS})`)].filter(isShown)
  remembered.flibustePlaces = new Map(targets.map((element) => [element, boxOf(element)]))
}

/** What lies elsewhere now. What is picked up may rise, and `turning` is what turns as a wheel does. */
export function movedSince(turning: string): string[] {
  return [...(remembered.flibustePlaces ?? [])].flatMap(([element, before]) => {
    if (!element.isConnected || !isShown(element) || element.matches(`[aria-pressed="true"], ${turning}`)) return []
    const now = boxOf(element)
    const by = Math.max(Math.abs(now.left - before.left), Math.abs(now.top - before.top))
    return by > NUDGE_PX ? [`${nameOf(element)} moves by ${Math.round(by)} under the finger`] : []
  })
}
