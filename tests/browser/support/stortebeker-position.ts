// Positions of Störtebeker, and how the page shows that it is open.
import { SCENES, type Wanted } from '@flibuste/games/stortebeker/scenes.ts'
import { expect, type Page } from '@playwright/test'
import { LOADED_MS, positionsOf } from './position.ts'
import { comeForward, curtain } from './table.ts'

export type { Wanted }

/** Leaves the curtain down. */
export const plantPosition = positionsOf(SCENES.search)

export const board = (page: Page) => page.locator('.stortebeker')

/** Whoever the page is for takes it: hands lie behind the curtain. */
export async function liftCurtain(page: Page): Promise<void> {
  await expect(board(page).or(curtain(page))).toBeVisible({ timeout: LOADED_MS })
  await comeForward(page)
  await expect(board(page)).toBeVisible()
}

/** Opens the match at the position, as it was even if a test has played it on, seen by the captain who is asked. */
export async function openPosition(page: Page, wanted: Wanted): Promise<void> {
  await plantPosition(page, wanted)
  await liftCurtain(page)
}
