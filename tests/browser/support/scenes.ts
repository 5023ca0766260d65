// The telling moments of each game, for whoever looks at every screen: the first question, a choice half made, the big stage, the end.
import { readFileSync } from 'node:fs'
import { LEGEND } from '@flibuste/games/cove/moves.ts'
import { expect, type Page } from '@playwright/test'
import * as bones from './bones-position.ts'
import * as buccaneer from './buccaneer-position.ts'
import { BROADSIDE, COURSE } from './cove-board.ts'
import * as cove from './cove-position.ts'
import { CROWD, LOADING, SAILING, STAND_OFF } from './pirates-board.ts'
import * as pirates from './pirates-position.ts'
import { plant } from './position.ts'
import * as stortebeker from './stortebeker-position.ts'
import { answerOnce, result } from './table.ts'

export interface Scene {
  readonly name: string
  open(page: Page): Promise<void>
  /** What must be seen together with the question, without scrolling. */
  readonly together?: readonly string[]
  /** A choice half made, and undone where it can be: nothing may move under the finger meanwhile. */
  readonly picking?: { readonly board: string; pick(page: Page): Promise<void>; putDown(page: Page): Promise<void> }
}

/** A finished match out of the repository, as one this browser has played to its end. */
const ending = (match: string): Scene => ({
  name: 'the end',
  async open(page) {
    const file = new URL(`../../../records/${match}.json`, import.meta.url)
    const record = JSON.parse(readFileSync(file, 'utf8')) as { readonly seats: readonly { readonly name: string }[] }
    const sitters = record.seats.map(({ name }, seat) => ({
      name,
      human: seat === 0,
      bot: seat === 0 ? null : 'greedy',
    }))
    await plant(page, { key: `ended-${match.replace('/', '-')}`, createdAt: 0, sitters, record, rematch: null })
    await expect(result(page)).toBeVisible()
  },
})

const DICE_AND_TREASURE: bones.Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step, dice, boards }) =>
    step === 'reroll' && dice.length === 5 && boards.some(({ treasures }) => treasures.length > 0),
}
const EIGHT: bones.Wanted = {
  seats: 8,
  is: ({ round, boards }) => round > 2 && boards.some(({ treasures }) => treasures.length > 0),
}
const FULL_TRAY: bones.Wanted = {
  seats: 4,
  match: 91,
  is: ({ step, dice }, legal) =>
    step === 'act' &&
    dice.length === 6 &&
    new Set(legal.flatMap((move) => (move.kind === 'sail' ? [move.lane] : []))).size === 3,
}

const bonesScenes: readonly Scene[] = [
  {
    name: 'dice to choose from',
    open: (page) => bones.openPosition(page, DICE_AND_TREASURE),
    together: ['.bones .die-button', '#action-bar .turn', '#action-bar .choices .btn'],
    picking: {
      board: '.bones',
      pick: (page) => page.locator('.bones .die-button').first().click(),
      putDown: (page) => page.locator('.bones .die-button').first().click(),
    },
  },
  { name: 'six dice in three groups', open: (page) => bones.openPosition(page, FULL_TRAY) },
  { name: 'eight captains', open: (page) => bones.openPosition(page, EIGHT) },
  ending('bones/four'),
]

const START_OF_FIVE: buccaneer.Wanted = { seats: 5, is: () => true }
const TALL: buccaneer.Wanted = {
  seats: 4,
  is: ({ step, crews, active, ships }, legal) =>
    step === 'act' &&
    legal.some(({ kind }) => kind === 'board') &&
    crews.some(({ captain, men }) => captain === active && men > 3 && ships.some(({ min }) => min <= men)),
}
const MUTINY: buccaneer.Wanted = { seats: 3, is: ({ step, mutinies }) => step === 'mutiny' && mutinies.length === 1 }

const pickTall = async (page: Page): Promise<void> => {
  const crews = page.locator('.buccaneer .dock.own .is-legal .crew-press')
  const ship = page.locator('.buccaneer .ship-card.legal')
  for (let nth = 0; (await ship.count()) === 0; nth++) await crews.nth(nth).click()
}

const buccaneerScenes: readonly Scene[] = [
  { name: 'five captains begin', open: (page) => buccaneer.openPosition(page, START_OF_FIVE) },
  {
    name: 'a crew to pick up',
    open: (page) => buccaneer.openPosition(page, TALL),
    together: ['.buccaneer .dock.own .crew-press', '#action-bar .turn', '#action-bar .choices .btn'],
    picking: { board: '.buccaneer', pick: pickTall, putDown: (page) => page.keyboard.press('d') },
  },
  {
    name: 'a mutiny',
    async open(page) {
      await buccaneer.openPosition(page, MUTINY)
      await expect(page.locator('.buccaneer .stage')).toBeVisible()
    },
  },
  ending('buccaneer/five'),
]

const START_OF_TWO: stortebeker.Wanted = { seats: 2, is: () => true }
const CROWDED: stortebeker.Wanted = {
  seats: 4,
  is: ({ step, cards, sea }, legal) =>
    step === 'play' &&
    cards.placed === 1 &&
    legal.filter(({ kind }) => kind === 'place').length > 4 &&
    sea.flatMap(({ sides }) => sides.flatMap(({ pirates: men }) => men)).length > 4,
}
const DUEL: stortebeker.Wanted = {
  seats: 3,
  is: ({ step, sea, active }) =>
    step === 'board' &&
    sea.some(({ ship, mayBoard, sides }) => mayBoard && ship?.strength === 12 && sides[active]?.pirates.length === 0),
}

const card = (page: Page) => page.locator('.stortebeker .hand .hand-card[data-card]').first()

const stortebekerScenes: readonly Scene[] = [
  { name: 'two captains begin', open: (page) => stortebeker.openPosition(page, START_OF_TWO) },
  {
    name: 'a card to lay',
    open: (page) => stortebeker.openPosition(page, CROWDED),
    together: ['.stortebeker .hand .hand-card', '#action-bar .turn', '#action-bar .choices .btn'],
    picking: { board: '.stortebeker', pick: (page) => card(page).click(), putDown: (page) => card(page).click() },
  },
  {
    name: 'a duel',
    async open(page) {
      await stortebeker.openPosition(page, DUEL)
      const ship = page.locator('.column.legal .tile-press').first()
      await ship.click()
      await answerOnce(page, () => ship.press('Enter'))
      await expect(page.locator('.stortebeker .duel')).toBeVisible()
    },
  },
  ending('stortebeker/four'),
]

const space = (page: Page) => page.locator('.pirates .space.open:not([aria-pressed="true"])').first()

const piratesScenes: readonly Scene[] = [
  {
    name: 'the loading',
    open: (page) => pirates.openPosition(page, LOADING),
    together: ['.pirates .captain.own .plan', '#action-bar .turn', '#action-bar .choices .btn'],
  },
  {
    name: 'waters to sail to',
    open: (page) => pirates.openPosition(page, SAILING),
    together: ['.pirates .chart-box', '#action-bar .turn', '#action-bar .choices .btn'],
    picking: {
      board: '.pirates',
      pick: (page) => space(page).dispatchEvent('click'),
      putDown: () => Promise.resolve(),
    },
  },
  { name: 'six captains', open: (page) => pirates.openPosition(page, CROWD) },
  {
    name: 'a fight',
    async open(page) {
      await pirates.openPosition(page, STAND_OFF)
      await answerOnce(page, () =>
        page.keyboard.press('m').then(() => page.locator('.move-list .btn', { hasText: /^Atta/ }).first().click()),
      )
      await expect(page.locator('.pirates .fight')).toHaveAttribute('data-phase', 'settled')
    },
  },
  ending('pirates/six'),
]

const FITTING: cove.Wanted = { seats: 4, company: 'bots', is: ({ step }) => step === 'fit' }
const FOUGHT: cove.Wanted = {
  seats: 4,
  match: 19,
  is: ({ step, battle }, legal) =>
    step === 'act' && (battle?.legendHull ?? 9) < 3 && legal.some((move) => move.kind === 'fire' && move.at === LEGEND),
}

const coveScenes: readonly Scene[] = [
  { name: 'the fitting out', open: (page) => cove.openPosition(page, FITTING) },
  {
    name: 'the wheel',
    open: (page) => cove.openPosition(page, COURSE),
    together: ['.cove .wheel', '#action-bar .turn', '#action-bar .choices .btn'],
    picking: {
      board: '.cove',
      pick: (page) => page.locator('.cove .wheel [data-island]:not([aria-pressed="true"])').first().click(),
      putDown: () => Promise.resolve(),
    },
  },
  { name: 'a battle of captains', open: (page) => cove.openPosition(page, BROADSIDE) },
  { name: 'a battle with a legend', open: (page) => cove.openPosition(page, FOUGHT) },
  ending('cove/five'),
]

export const SCENES = {
  bones: bonesScenes,
  buccaneer: buccaneerScenes,
  stortebeker: stortebekerScenes,
  pirates: piratesScenes,
  cove: coveScenes,
} as const satisfies { readonly [game: string]: readonly Scene[] }
