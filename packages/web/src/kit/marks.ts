// Where on the page something is that is spoken of by name: a piece as the board marks it, the button of a kind of move, a part of the table.
import { signal, type Signal } from '@preact/signals'
import { PIECE } from './explain.ts'

/** A board marks with this what belongs to others: a voice may cover it, and a lesson washes it. */
export const FAR = { 'data-far': '' } as const
/** And with this what an answer is given with, such as a wheel: a voice keeps off it as off what it speaks of. */
export const NEAR = { 'data-near': '' } as const

/** What a voice speaks of just now: a board that can be brought nearer keeps it in sight. */
export const spokenOf: Signal<readonly string[]> = signal([])

const BAR = '#action-bar'
const PARTS: { readonly [part: string]: string } = { goal: '.goal-line', bar: BAR }

const selectorsOf = (mark: string): readonly string[] => {
  const [name, kind] = mark.split(' ')
  if (name === 'move') return [`${BAR} [data-plays="${kind}"]`, BAR]
  return [PARTS[mark] ?? `${PIECE}[data-explain="${mark}"]`]
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility?.({ visibilityProperty: true }) !== false
}

/** Whatever is fought out lies over the board, or a part of it: what is under it is not to be seen. */
const STAGE = '.board-area .stage'

function isUnder(stage: Element, element: Element): boolean {
  const { left, top, right, bottom } = stage.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  return !stage.contains(element) && x > left && x < right && y > top && y < bottom
}

function findAll(selector: string): Element[] {
  const stages = [...document.querySelectorAll(STAGE)]
  return [...document.querySelectorAll(selector)].filter(
    (element) => isSeen(element) && !stages.some((stage) => isUnder(stage, element)),
  )
}

/** The element to point at; null: it is not on show. */
const markedBy = (mark: string): Element | null => selectorsOf(mark).flatMap(findAll)[0] ?? null

/** A mark that is pointed at only where none of the others is on show, as a hand of cards under a fight on a phone. */
const INSTEAD = 'instead '
export const instead = (mark: string): string => `${INSTEAD}${mark}`

/** One of several buttons of a kind would be the wrong one as likely as not: then the bar. */
function soleMarked(mark: string): Element | null {
  const [precise = '', ...wider] = selectorsOf(mark)
  const found = findAll(precise)
  return found.length === 1 ? (found[0] ?? null) : (wider.flatMap(findAll)[0] ?? null)
}

export function allMarked(marks: readonly string[]): readonly Element[] {
  const found = marks.flatMap((mark) => (mark.startsWith(INSTEAD) ? [] : (markedBy(mark) ?? [])))
  if (found.length > 0) return found
  return marks.flatMap((mark) => (mark.startsWith(INSTEAD) ? (soleMarked(mark.slice(INSTEAD.length)) ?? []) : []))
}
