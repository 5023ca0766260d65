// Positions of Pirate's Cove, and how the page shows that it is open.
import { SCENES, type Wanted } from '@flibuste/games/cove/scenes.ts'
import { expect, type Page } from '@playwright/test'
import { LOADED_MS, positionsOf } from './position.ts'
import { comeForward, myTurn, takeIt } from './table.ts'

export type { Wanted }

/** Leaves people as they are asked: behind the curtain, or together. */
export const plantPosition = positionsOf(SCENES.search)

/** Opens the match at the position, as it was even if a test has played it on; lifts the curtain between people. */
export async function openPosition(page: Page, wanted: Wanted): Promise<void> {
  await plantPosition(page, wanted)
  await expect(page.locator('.cove .calendar').or(takeIt(page)).first()).toBeVisible({ timeout: LOADED_MS })
  await comeForward(page)
  await expect(myTurn(page)).toBeVisible({ timeout: LOADED_MS })
}
