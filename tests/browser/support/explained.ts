// What lies on the table and says nothing of itself: pieces, dice, icons, figures. Runs in the page (`walk.ts` carries it there) and knows
// of no game which pieces it has: whatever is drawn or has a digit of its own is one, unless it answers in another way.
import { boxOf, isShown, nameOf } from './geometry.ts'

const ANSWERS = [
  // What was marked.
  '[data-explain]',
  // What does what it says, and what is said of it.
  'a, button, input, select, textarea, summary, label, [role="tab"], [role="slider"]',
  // Words that are read as words: the question, the log, the talk, voices, the table of an end with its heads and axes.
  '#action-bar, .log, .since, .chat, .speech, .coach, .coach-line, .explain, .result, dialog',
  // What stands over the table or under a stage as its title.
  '.top, .goal-first, h1, .stage-caption',
].join()
const DRAWN = 'svg, img, canvas'
/** Pieces inside a drawing of which other parts are marked. */
const PIECES = '.seat-token, .chip, .die-piece, .figure-piece, .valued-chest, .coin, .fort, .tall-ship, .disc, .chest'
const LEAST_PX = 4

const isLarge = (element: Element): boolean => {
  const { left, top, right, bottom } = boxOf(element)
  return right - left > LEAST_PX && bottom - top > LEAST_PX
}

/** A sentence that stands beside its clause says what there is to say. */
const isSaid = (element: Element): boolean => element.closest('p, li')?.querySelector('.clause') != null

/** What a press in its middle meets: targets of a chart may lie over what is drawn there. */
function metBy(element: Element): Element | null {
  const { left, top, right, bottom } = boxOf(element)
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
}

/** The whole of it, where drawings lie in one another. */
function drawingOf(element: Element): Element | null {
  const own = element.closest('svg')
  const outer = own?.parentElement?.closest('svg')
  return outer == null ? own : drawingOf(outer)
}

/** A chart that has come nearer shows a part of itself: the rest of the drawing is not there to be pressed. */
function isCutOff(element: Element): boolean {
  const [drawing, met] = [drawingOf(element), metBy(element)]
  return met === null || (drawing !== null && !met.contains(drawing) && !drawing.contains(met))
}

const answers = (element: Element, excused: string): boolean =>
  element.closest(ANSWERS) !== null ||
  element.closest(excused) !== null ||
  isSaid(element) ||
  metBy(element)?.closest('[data-explain]') != null

/** Whole drawings; of those that have marked parts, what has no mark. */
function drawings(): Element[] {
  return [...document.querySelectorAll(DRAWN)].flatMap((drawing) => {
    if (drawing.parentElement?.closest('svg') != null) return []
    return drawing.querySelector('[data-explain]') === null ? [drawing] : [...drawing.querySelectorAll(PIECES)]
  })
}

/** Whatever has a digit of its own, in a drawing or beside it. */
function figures(): Element[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Element[] = []
  while (walker.nextNode() !== null) {
    const { parentElement, textContent } = walker.currentNode
    if (parentElement !== null && /\d/.test(textContent ?? '')) found.push(parentElement)
  }
  return found
}

/** What has a mark, and a game that has no words for it now: whoever listens hears nothing of it either. */
const dumb = (): Element[] =>
  [...document.querySelectorAll('[data-explain]:not([aria-description])')].filter(
    (piece) => piece.closest('[aria-hidden="true"], .example') === null,
  )

/** Everything on this screen that says nothing, in words. */
export function unexplained(excused: string): string[] {
  const silent = [...drawings(), ...figures()].filter((element) => !answers(element, excused))
  const shown = (elements: readonly Element[]) =>
    elements.filter((element) => isShown(element) && isLarge(element) && !isCutOff(element))
  return [
    ...new Set([
      ...shown(silent).map((element) => `${placeOf(element)} says nothing of itself`),
      ...shown(dumb()).map((piece) => `${piece.getAttribute('data-explain')} has no words`),
    ]),
  ]
}

const placeOf = (element: Element): string =>
  element.parentElement === null ? nameOf(element) : `${nameOf(element.parentElement)} > ${nameOf(element)}`
