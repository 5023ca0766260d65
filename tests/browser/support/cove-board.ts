// The table of Pirate's Cove as its browser tests touch it, and the positions several of them start from.
import { has, type Wanted } from '@flibuste/games/cove/scenes.ts'
import type { Locator, Page } from '@playwright/test'

export const NAVY: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step }, legal) => step === 'window' && has(legal, 'royalNavy'),
}
export const BURIAL: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step }, legal) => step === 'visit' && legal.some((move) => move.kind === 'bury' && move.chests > 2),
}

export const card = (page: Page, kind: string): Locator => page.locator(`.cove [data-card="${kind}"]`)
export const place = (page: Page, number: number): Locator => page.locator(`.cove [data-place="${number}"]`)
export const stage = (page: Page): Locator => page.locator('.cove .stage')
