// Where on the page something is that is spoken of by name: a piece as the board marks it, the button of a kind of move, a part of the table.
import { PIECE } from './explain.ts'

/** A board marks with this what belongs to others: a voice may cover it, and a lesson washes it. */
export const FAR = { 'data-far': '' } as const

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

const findAll = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isSeen)

/** The element to point at; null: it is not on show. */
const markedBy = (mark: string): Element | null => selectorsOf(mark).flatMap(findAll)[0] ?? null

export const allMarked = (marks: readonly string[]): readonly Element[] => marks.flatMap((mark) => markedBy(mark) ?? [])
