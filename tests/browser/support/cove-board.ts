// The table of Pirate's Cove as its browser tests touch it, and the positions several of them start from.
import type { Move } from '@flibuste/games/cove/index.ts'
import type { Locator, Page } from '@playwright/test'
import type { Wanted } from './cove-position.ts'

export const LEGEND = 5
export const has = (legal: readonly Move[], kind: Move['kind']): boolean => legal.some((move) => move.kind === kind)
export const atCaptains = (legal: readonly Move[]): boolean =>
  legal.some((move) => move.kind === 'fire' && move.at < LEGEND)

export const COURSE: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step, month, players, viewer }) => step === 'course' && month === 5 && players[viewer]!.handSize > 2,
}
export const NAVY: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step }, legal) => step === 'window' && has(legal, 'royalNavy'),
}
export const BROADSIDE: Wanted = {
  seats: 4,
  company: 'bots',
  is: (view, legal) => view.step === 'act' && has(legal, 'grapeshot') && atCaptains(legal),
}
export const BURIAL: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step }, legal) => step === 'visit' && legal.some((move) => move.kind === 'bury' && move.chests > 2),
}

export const card = (page: Page, kind: string): Locator => page.locator(`.cove [data-card="${kind}"]`)
export const place = (page: Page, number: number): Locator => page.locator(`.cove [data-place="${number}"]`)
export const stage = (page: Page): Locator => page.locator('.cove .stage')
