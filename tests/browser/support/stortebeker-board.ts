// Störtebeker's board for the browser tests: its pieces, and positions that several of its specs look at.
import type { Move, View } from '@flibuste/games/stortebeker/index.ts'
import type { Page } from '@playwright/test'
import { board, type Wanted } from './stortebeker-position.ts'
import { passTime } from './time.ts'

export const count = (legal: readonly Move[], kind: Move['kind']): number =>
  legal.filter((move) => move.kind === kind).length
const cardsAtSea = ({ sea }: View): number =>
  sea.reduce(
    (sum, { sides }) => sum + sides.reduce((all, { goods, pirates }) => all + goods.length + pirates.length, 0),
    0,
  )
/** The strength two dice cannot reach with what lies on the own side. */
const isHopeless = ({ sea, active }: View): boolean =>
  sea.some(
    ({ ship, mayBoard, sides }) =>
      mayBoard && ship !== null && ship.strength > 11 && sides[active]!.pirates.length === 0,
  )

/** Four captains well into the match, two cards still to use, several places to lay them. */
export const CROWDED: Wanted = {
  seats: 4,
  is: (view, legal) =>
    view.step === 'play' && view.cards.placed === 1 && count(legal, 'place') > 4 && cardsAtSea(view) > 16,
}
export const BROADSIDE: Wanted = {
  seats: 4,
  is: (view, legal) =>
    view.step === 'shoot' && count(legal, 'seize') > 1 && view.throw.goods.includes(view.matter.good),
}
/** A ship that can hardly be taken, so that the boarding fails. */
export const FAILURE: Wanted = { seats: 3, is: (view) => view.step === 'board' && isHopeless(view) }
export const COUNTER: Wanted = {
  seats: 3,
  is: (view, legal) =>
    view.step === 'counter' && legal.some((move) => move.kind === 'counter' && move.cards.length > 0),
}
export const SECOND_COUNTER: Wanted = {
  seats: 4,
  is: (view, legal) => view.step === 'counter' && view.duel.attacks.length > 1 && count(legal, 'counter') > 0,
}
/** Two ways to counter-attack at least, beside letting it be. */
export const WAYS_TO_COUNTER: Wanted = {
  seats: 3,
  is: (view, legal) => view.step === 'counter' && count(legal, 'counter') > 1,
}
export const EXCHANGE: Wanted = {
  seats: 3,
  is: (view, legal) => view.step === 'play' && view.cards.left === 0 && count(legal, 'take') > 4,
}

export const hand = (page: Page) => board(page).locator('.hand .hand-card[data-card]')
export const lit = (page: Page) => board(page).locator('.column.legal')
export const litTiles = (page: Page) => lit(page).locator('.tile-press')
export const duel = (page: Page) => board(page).locator('.duel')
export const log = (page: Page) => page.locator('.log')

/** It comes into the log, before the curtain hides that from whoever is next. */
export const expectTold = (page: Page, words: string): Promise<void> =>
  passTime(page, log(page).filter({ hasText: words }))
