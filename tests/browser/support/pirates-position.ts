// Positions of Pirates!, and how the page shows that it is open.
import { SCENES, type Wanted } from '@flibuste/games/pirates/scenes.ts'
import { expect, type Page } from '@playwright/test'
import { LOADED_MS, positionsOf } from './position.ts'
import { curtain, untilAsked } from './table.ts'

export type { Wanted }

const plantPosition = positionsOf(SCENES.search)

/** Opens the match at the position, as it was even if a test has played it on. */
export async function openPosition(page: Page, wanted: Wanted): Promise<void> {
  await plantPosition(page, wanted)
  await expect(page.locator('.pirates .captain.own').or(curtain(page)).first()).toBeVisible({ timeout: LOADED_MS })
  await untilAsked(page)
}
