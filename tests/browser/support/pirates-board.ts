// The board of Pirates! as its browser tests touch it, and the positions several of them start from.
import type { View } from '@flibuste/games/pirates/index.ts'
import type { Wanted } from '@flibuste/games/pirates/scenes.ts'
import type { Locator, Page } from '@playwright/test'

const atSea = ({ ships, active }: View): boolean => ships[active]!.space > 0
const emptySlots = ({ ships, active }: View): number =>
  ships[active]!.slots.filter((slot, at) => slot === null && (at !== 5 || ships[active]!.aboard === 0)).length

export const REPAIRING: Wanted = {
  seats: 4,
  is: (view) => view.step === 'second' && atSea(view) && emptySlots(view) > 2,
}

export const own = (page: Page): Locator => page.locator('.pirates .captain.own')
export const inspector = (page: Page): Locator => page.locator('.pirates .inspector')
export const attack = (page: Page): Locator => inspector(page).locator('.attack')
export const fight = (page: Page): Locator => page.locator('.pirates .fight')
export const bank = (page: Page): Locator => own(page).locator('.bank-bar')
export const log = (page: Page): Locator => page.locator('.log')

/** A touch in the middle of a hex, past whatever lies on it. */
export const touch = (place: Locator): Promise<void> => place.dispatchEvent('click')
