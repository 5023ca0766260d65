// What must fit on every screen: nothing scrolls, nothing is cut, nothing is too small to touch. A game says what its
// board is made of.
import { expect, test, type Page } from '@playwright/test'
import { expectNoScroll } from './table.ts'

export const SCREENS = [
  { name: 'a small phone', width: 360, height: 740 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a laptop', width: 1366, height: 768 },
  { name: 'a large screen', width: 2560, height: 1440 },
] as const

/** A width of each kind: what axe finds on a board hangs on whether it is laid out for a thumb or for a mouse, not on pixels. */
const READ_ALOUD: readonly number[] = [360, 1366]
export const isReadAloud = ({ width }: { readonly width: number }): boolean => READ_ALOUD.includes(width)

export type Screen = (typeof SCREENS)[number]

/** The everyday run looks at the smallest screen only: what fits there mostly fits. */
const LOOKED_AT: readonly Screen[] = process.env['FLIBUSTE_TEST_DEPTH'] === 'quick' ? [SCREENS[0]] : SCREENS

/** One page, resized: to open a position costs many times what it costs to look at it on another screen. */
export async function onEveryScreen(page: Page, look: (screen: Screen) => Promise<void>): Promise<void> {
  for (const screen of LOOKED_AT)
    await test.step(screen.name, async () => {
      await page.setViewportSize(screen)
      await look(screen)
    })
}

/** Selectors within the board; what is not shown is not looked at. */
export interface Layout {
  /** The board itself. */
  readonly board: string
  /** What must lie inside the board, and which parts of it inside itself. */
  readonly sheets: string
  readonly parts: string
  /** Boxes that scroll: what lies in one may be longer than what is around it. */
  readonly scrolling?: string
  /** Lists that must be seen to their end. */
  readonly whole?: string
  /** Pieces that must not be flatter or narrower than so many pixels. */
  readonly least?: { readonly pieces: string; readonly width?: number; readonly height?: number }
}

/** What is cut or too small, in words. Runs in the page, so it may use nothing but its argument. */
function findFaults({ board, sheets, parts, scrolling = 'none', whole = 'none', least }: Layout): string[] {
  const SLACK_PX = 1
  const area = document.querySelector(board)
  if (area === null) return [`no ${board}`]
  const all = (within: Element, selector: string): Element[] =>
    [...within.querySelectorAll(selector)].filter((part) => part.getClientRects().length > 0)
  const isOut = (part: Element, around: Element): boolean => {
    const [inner, outer] = [part.getBoundingClientRect(), around.getBoundingClientRect()]
    const [left, top] = [outer.left - inner.left, outer.top - inner.top]
    const [right, bottom] = [inner.right - outer.right, inner.bottom - outer.bottom]
    return Math.max(left, top, right, bottom) > SLACK_PX
  }
  const cutsIn = (around: Element, selector: string): string[] =>
    all(around, selector)
      .filter((part) => !around.contains(part.closest(scrolling)) && isOut(part, around))
      .map((part) => `${around.className} cuts ${part.getAttribute('class') ?? part.tagName}`)
  const tooLong = all(area, whole).filter((list) => list.scrollHeight > list.clientHeight + 1)
  const { pieces = 'none', width = 0, height = 0 } = least ?? {}
  const tooSmall = [...area.querySelectorAll(pieces)].filter((piece) => {
    const box = piece.getBoundingClientRect()
    return box.width < width || box.height < height
  })
  return [
    ...cutsIn(area, sheets),
    ...all(area, sheets).flatMap((sheet) => cutsIn(sheet, parts)),
    ...tooLong.map((list) => `the end of ${list.parentElement?.className} is hidden`),
    ...tooSmall.map((piece) => `${piece.getAttribute('class')} is too small`),
  ]
}

/** Nothing scrolls; sheets lie inside the board and their parts inside them; pieces are as large as they must be. As soon as the page has settled. */
export async function expectNothingCut(page: Page, layout: Layout): Promise<void> {
  await expectNoScroll(page)
  await expect.poll(() => page.evaluate(findFaults, layout)).toEqual([])
}
