// The board of Pirates! as its browser tests touch it, and the positions several of them start from.
import type { Event } from '@flibuste/games/pirates/events.ts'
import type { Move, View } from '@flibuste/games/pirates/index.ts'
import type { Locator, Page } from '@playwright/test'
import type { Trial, Wanted } from './pirates-position.ts'

export const attacksIn = (legal: readonly Move[]): readonly Move[] =>
  legal.filter(({ kind }) => kind === 'attackLair' || kind === 'attackShip')
export const happens = (events: readonly Event[], type: Event['type']): boolean =>
  events.some((event) => event.type === type)

/** The first attack that can be declared leads to such an event. */
export const attackBrings =
  (type: Event['type']) =>
  (trial: Trial): boolean =>
    happens(trial.play(attacksIn(trial.legal())[0]!), type)

const atSea = ({ ships, active }: View): boolean => ships[active]!.space > 0
const emptySlots = ({ ships, active }: View): number =>
  ships[active]!.slots.filter((slot, at) => slot === null && (at !== 5 || ships[active]!.aboard === 0)).length

export const LOADING: Wanted = { seats: 3, is: ({ step }) => step === 'load' }
/** A ship that may sail to some waters, not to all. */
export const SAILING: Wanted = {
  seats: 4,
  is: (view) => view.step === 'first' && atSea(view) && view.ships[view.active]!.pirates === 2,
}
/** A volley, an answer, and nobody beaten. */
export const STAND_OFF: Wanted = {
  seats: 4,
  is: (view, legal) =>
    view.step === 'second' && attacksIn(legal).length === 1 && attacksIn(legal)[0]!.kind === 'attackLair',
  goesOn: attackBrings('stoodOff'),
}
export const REPAIRING: Wanted = {
  seats: 4,
  is: (view) => view.step === 'second' && atSea(view) && emptySlots(view) > 2,
}
export const CROWD: Wanted = {
  seats: 6,
  is: (view, legal) =>
    view.step === 'first' &&
    attacksIn(legal).length > 0 &&
    new Set(view.ships.map(({ space }) => space)).size < 4 &&
    view.lairs.some(({ face }) => face === 'gone') &&
    view.lairs.some(({ face }) => face === 'down') &&
    view.ships[view.active]!.ready,
}

export const own = (page: Page): Locator => page.locator('.pirates .captain.own')
export const inspector = (page: Page): Locator => page.locator('.pirates .inspector')
export const attack = (page: Page): Locator => inspector(page).locator('.attack')
export const fight = (page: Page): Locator => page.locator('.pirates .fight')
export const bank = (page: Page): Locator => own(page).locator('.bank-bar')
export const log = (page: Page): Locator => page.locator('.log')

/** A touch in the middle of a hex, past whatever lies on it. */
export const touch = (place: Locator): Promise<void> => place.dispatchEvent('click')
