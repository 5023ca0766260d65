// Where on the page something is that is spoken of by name: a piece as the board marks it, the button of a kind of move, a part of the table.
import { PIECE } from './explain.ts'

/** A board marks with this what belongs to others: a voice may cover it, and a lesson washes it. */
export const FAR = { 'data-far': '' } as const
/** And with this what an answer is given with, such as a wheel: a voice keeps off it as off what it speaks of. */
export const NEAR = { 'data-near': '' } as const

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

export const allMarked = (marks: readonly string[]): readonly Element[] => marks.flatMap((mark) => markedBy(mark) ?? [])
