// One page walked through every size of screen by resizing it, and looked over at each: what `looks.ts` finds, told with its size.
import { fileURLToPath } from 'node:url'
import type { Excused } from '@flibuste/games/scenes.ts'
import { expect, type Page } from '@playwright/test'
import { buildSync } from 'esbuild'
import type * as Geometry from './looks.ts'
import { handsOf, type Moment } from './scenes.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

const sized = (width: number, height: number): Size => ({ width, height })

/**
 * Phones upright and across, a laptop at 200 %, tablets both ways, a low laptop, a laptop, and what the bars of a browser leave of it, the
 * commonest screen, a large one, and both of these at 200 %; two tablets more.
 */
export const SIZES: readonly Size[] = [
  sized(360, 640),
  sized(390, 844),
  sized(740, 360),
  sized(683, 384),
  sized(768, 1024),
  sized(820, 1180),
  sized(1024, 768),
  sized(1180, 820),
  sized(1024, 640),
  sized(1366, 768),
  sized(1366, 650),
  sized(1920, 1080),
  sized(2560, 1440),
  sized(960, 540),
  sized(1280, 720),
  sized(912, 1368),
  sized(1112, 834),
]

/** Those that are held in a hand. */
export const TOUCHED: readonly Size[] = SIZES.filter(
  ({ width, height }) =>
    Math.min(width, height) <= 820 &&
    Math.max(width, height) <= 1180 &&
    width !== 683 &&
    width !== 960 &&
    height !== 640,
)

/** What any page may do all the same, and why. What a board may do is said by its game (`excused` of its scenes). */
const ALLOWED: Geometry.Allowed = {
  cut: [
    // People choose their names, and long ones end in an ellipsis rather than push figures away: the sheet of the captain has them whole.
    '.captain-name, .name, .stage-order b',
    // The goal loses its end, never its first figure, and is a button that tells all of it; where one is stands in the board too.
    '.goal-line, .where',
  ].join(),
  sideways: [
    // The order of three ships and more is swiped.
    '.stage-order',
    // So are the chapters of the rulebook on a phone: each is whole, and the page below has them all.
    '.rules-contents ol',
  ].join(),
  small: [
    // A clause is a word of a sentence; the goal leads where the rulebook's button leads; a list is scrolled, not pressed.
    '.clause, .goal-line, .told, ol, ul',
    // A captain's name answers for his whole sheet, which is larger than a thumb.
    '.look',
    // What is drawn on a chart is as large as the chart allows, is pinched nearer or has its button in the bar.
    'g',
    // Where every figure comes from is read once, and what was told is told again by the bar: the smallest buttons of a board.
    '.about-button, .again',
  ].join(),
  over: [
    // The way back to a stage hangs over the corner of the board it hides nothing of.
    '.stage-back',
    // The goal, before anything was chosen on a low phone: the first touch puts it away, and does what it does without it.
    '.goal-first, .goal-first *',
    // A title of such size has more air above and below its letters than text has.
    '.wordmark',
  ].join(),
}

/** A selector that finds nothing. */
const NOTHING = ':not(*)'

/** With what the game says of its board. */
function allowedFor({ cut, sideways, small }: Excused): Geometry.Allowed {
  const both = (ours: string, own: string | undefined): string => (own === undefined ? ours : `${ours}, ${own}`)
  return {
    ...ALLOWED,
    cut: both(ALLOWED.cut, cut),
    sideways: both(ALLOWED.sideways, sideways),
    small: both(ALLOWED.small, small),
  }
}

const { outputFiles } = buildSync({
  entryPoints: [fileURLToPath(new URL('looks.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'geometry',
})
const CODE = outputFiles[0]?.text ?? ''

type Look = {
  [F in keyof typeof Geometry]: (typeof Geometry)[F] extends (...args: never[]) => unknown ? F : never
}[keyof typeof Geometry]

/** Looks with fresh eyes: nothing is remembered from the last time but where targets lay. */
const look = <F extends Look>(page: Page, what: F, ...args: Parameters<(typeof Geometry)[F]>) =>
  page.evaluate(`(() => { ${CODE}; return geometry.${what}(...${JSON.stringify(args)}) })()`) as Promise<
    ReturnType<(typeof Geometry)[F]>
  >

/** Nothing cut, nothing over something else, nothing out of reach; as soon as the page has settled. */
export async function expectFaultless(page: Page, isTouched: boolean, scene?: Moment): Promise<void> {
  const allowed = allowedFor(scene?.excused ?? {})
  const message = JSON.stringify(page.viewportSize())
  await expect
    .poll(
      async () => [
        ...(await look(page, 'faults', allowed, isTouched)),
        ...(await look(page, 'notInSight', scene?.together ?? [])),
      ],
      { message },
    )
    .toEqual([])
}

/** What any table may draw without words of its own, and why. What a board may is said by its game (`unexplained` of its scenes). */
const DECORATION = [
  // Waves and rhumb lines of the page, and definitions without a picture.
  '.backdrop, defs',
].join()

/** Whatever is drawn says what it is, also to whoever hears it. Words come a moment after the board. */
export async function expectExplained(page: Page, { excused: { unexplained } }: Moment): Promise<void> {
  const excused = unexplained === undefined ? DECORATION : `${DECORATION}, ${unexplained}`
  await expect.poll(() => look(page, 'unexplained', excused)).toEqual([])
}

/** Everything lies where it lay two frames ago: the page has taken in its new size. */
async function settle(page: Page, board: string, turning: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await expect
    .poll(async () => {
      await look(page, 'rememberPlaces', board)
      await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
      return look(page, 'movedSince', turning)
    })
    .toEqual([])
}

/** Picks something up, and nothing else moves. */
async function expectStill(page: Page, picking: NonNullable<Moment['picking']>, turning: string): Promise<void> {
  const { board, pick, putDown } = picking
  await settle(page, board, turning)
  await pick(handsOf(page))
  await page.mouse.move(0, 0)
  const message = JSON.stringify(page.viewportSize())
  await expect.poll(() => look(page, 'movedSince', turning), { message }).toEqual([])
  await putDown?.(handsOf(page))
}

export async function walk(page: Page, scene: Moment, sizes: readonly Size[], isTouched: boolean): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.mouse.move(0, 0)
    await expectFaultless(page, isTouched, scene)
    if (scene.picking !== undefined) await expectStill(page, scene.picking, scene.excused.turning ?? NOTHING)
  }
}
