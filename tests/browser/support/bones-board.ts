// What the browser tests of Bones share: the positions they start from, and where things are on the board.
import type { Move, View } from '@flibuste/games/bones/index.ts'
import { PARTY } from '@flibuste/games/bones/scenes.ts'
import type { Page } from '@playwright/test'
import type { Wanted } from './bones-position.ts'

export const lanesWith = (legal: readonly Move[], group: 'pair' | 'triple'): number[] =>
  legal.flatMap((move) => (move.kind === 'sail' && move.with === group ? [move.lane] : []))

export const mayReach = (view: View, face: number): boolean => {
  const count = view.dice.filter((die) => die.face === face).length
  return count === 3 && view.dice.length > count && inPort(view, face)
}

export const inPort = (view: View, lane: number): boolean => view.boards[view.active]?.ships[lane - 1] === 0

export const FIRST_ROLL: Wanted = { seats: 4, is: (view) => view.step === 'reroll' }
/** A ship in port that a triple takes to its island and a pair to sea. */
export const TWO_WAYS: Wanted = {
  seats: 4,
  is: (view, legal) => lanesWith(legal, 'triple').some((lane) => inPort(view, lane)),
}
export const PLUNDER: Wanted = { seats: 3, is: (_, legal) => legal.some(({ kind }) => kind === 'plunder') }
export const THIEF: Wanted = { seats: 3, is: (_, legal) => legal.some(({ kind }) => kind === 'thief') }
export const STEAL: Wanted = { seats: 3, is: (_, legal) => legal.some(({ kind }) => kind === 'steal') }
/** A Thief waits for a triple that does not lie there yet. */
export const ROBBING: Wanted = {
  seats: 3,
  is: ({ step, active, boards, dice, changesLeft }) => {
    const mate = boards[active]?.mate
    return (
      step === 'reroll' &&
      changesLeft === 0 &&
      mate?.duty === 'thief' &&
      boards[mate.owner]?.treasures.includes(mate.token) === true &&
      [1, 2, 3, 4, 5, 6].every((face) => dice.filter((die) => die.face === face).length < 3)
    )
  },
}
export const STEAL_OR_SAIL: Wanted = {
  seats: 3,
  is: (_, legal) => legal.some(({ kind }) => kind === 'steal') && legal.some(({ kind }) => kind === 'sail'),
}
export const DEFEND: Wanted = { seats: 3, is: (_, legal) => legal.some(({ kind }) => kind === 'defend') }
/** Two pairs of four dice: two rows, and two dice that islands would give. */
export const TWO_PAIRS: Wanted = {
  seats: 4,
  is: (view, legal) =>
    view.step === 'act' &&
    view.dice.length === 4 &&
    new Set(legal.flatMap((move) => (move.kind === 'sail' ? [move.lane] : []))).size === 2,
}
/** A first roll with a triple that takes a ship to its island, and a die worth rolling again. */
export const TRIPLE_ROLLED: Wanted = {
  seats: 2,
  is: (view) => view.step === 'reroll' && [1, 2, 3, 4, 5, 6].some((face) => mayReach(view, face)),
}
export const CHANGE: Wanted = { seats: 2, is: (view) => view.step === 'change' }
/** The last captain of the last round has one ship to sail, and nothing after it. */
export const LAST_SAIL: Wanted = {
  seats: 3,
  is: ({ lastRound, active, firstSeat, step }, legal) =>
    lastRound &&
    (active + 1) % 3 === firstSeat &&
    step === 'act' &&
    legal.length === 2 &&
    legal.some(({ kind }) => kind === 'sail'),
}
export const crew = (seats: number): Wanted => ({ ...PARTY, seats })
export const PARTY_MATE: Wanted = { seats: 8, is: (_, legal) => legal.some(({ kind }) => kind === 'thief') }
export const ALONE: Wanted = { seats: 1, is: (view) => view.round > 2 }

export const die = (page: Page, nth: number) => page.locator('.bones .die-button').nth(nth)
export const step = (page: Page) => page.locator('.bones').getAttribute('data-step')
export const activeName = (page: Page) => page.locator('.bones .own h2').innerText()
export const glowing = (page: Page, what: string) => page.locator(`.bones .own [data-piece^="${what}"][role="button"]`)
export const shipsThatMay = (page: Page) => page.locator('.bones .own .ship.open')

export const told = (page: Page, captain: string) => page.locator('.bones .chart-box p', { hasText: `${captain}: ` })
export const chestsOf = async (page: Page, captain: string): Promise<number> =>
  Number(/(\d) (?:treasures? of|trésors? sur) 3/.exec(await told(page, captain).innerText())?.[1])

/** Counts what flies over the board from now on: a flight may be over before anybody looks. */
export async function watchSky(page: Page): Promise<() => Promise<number>> {
  await page.locator('.bones .sky').evaluate((sky) => {
    const count = (): void => void (sky.dataset['flown'] = String(Number(sky.dataset['flown'] ?? 0) + 1))
    new MutationObserver((changes) => changes.filter(({ addedNodes }) => addedNodes.length > 0).forEach(count)).observe(
      sky,
      { childList: true },
    )
  })
  return async () => Number(await page.locator('.bones .sky').getAttribute('data-flown'))
}
