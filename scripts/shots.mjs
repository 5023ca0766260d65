// Makes the pictures of docs/look.md and of the README from the running game: `npm run shots [-- name …]`.
// Its own server, an empty data folder, seeded chance; only the code and QR of the table in the lobby differ each time.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { register } from 'tsx/esm/api'
import { findChromium } from './browser.mjs'
import { ensurePage } from './page.mjs'
import { withPalette } from './png.mjs'
import { ROOT, say } from './run.mjs'

register()
const { openPosition } = await import('../tests/browser/support/bones-position.ts')
const { handsOf, momentsOf } = await import('../tests/browser/support/scenes.ts')
const { fixChance, startBotMatch, untilAsked } = await import('../tests/browser/support/table.ts')

const OUT = join(ROOT, 'docs', 'shots')
const LARGEST_KB = 200
const SEED = 7
/** Rings have come to rest by then. */
const SETTLED_MS = 1600
/** Pixels of the window, and of the picture for each of them. */
const SIZES = {
  phone: { width: 390, height: 844, scale: 1.4 },
  small: { width: 360, height: 640, scale: 1.4 },
  side: { width: 844, height: 390, scale: 1.2 },
  tablet: { width: 820, height: 1180, scale: 0.9 },
  across: { width: 1180, height: 820, scale: 0.9 },
  laptop: { width: 1366, height: 768, scale: 1 },
  wide: { width: 1920, height: 1080, scale: 0.7 },
}
const HELD = new Set(['phone', 'small', 'side', 'tablet', 'across'])

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../tests/browser/support/bones-position.ts').Wanted} Wanted */
/** @typedef {(page: Page) => Promise<void>} Scene */

/** @param {import('@flibuste/games/bones/index.ts').View} view */
const treasures = (view) => view.boards.reduce((sum, { treasures }) => sum + treasures.length, 0)

/** The first captain rolls, with a triple ready, treasures about and a mate away. @type {Wanted} */
const IN_PLAY = {
  seats: 4,
  company: 'bots',
  is: (view) =>
    view.active === 0 &&
    view.step === 'reroll' &&
    view.dice.length === 5 &&
    treasures(view) >= 2 &&
    view.boards.some(({ mate }) => mate.duty !== 'hand') &&
    [1, 2, 3, 4, 5, 6].some(
      (face) => view.boards[0]?.ships[face - 1] === 0 && view.dice.filter((die) => die.face === face).length === 3,
    ),
}

/** @type {Wanted} */
const PARTY = {
  seats: 8,
  company: 'bots',
  is: (view) => view.active === 0 && view.step === 'act' && view.round > 3 && treasures(view) >= 3,
}

/** @type {Wanted} */
const TO_SAIL = {
  seats: 4,
  company: 'bots',
  is: (view, legal) =>
    view.active === 0 && treasures(view) >= 1 && legal.filter(({ kind }) => kind === 'sail').length >= 2,
}

/** Picks the dice that make no group. @type {Scene} */
async function pickLoose(page) {
  const faces = await page
    .locator('.die-slot[data-face]')
    .evaluateAll((slots) => slots.map((slot) => slot.getAttribute('data-face')))
  for (const [at, face] of faces.entries())
    if (faces.filter((other) => other === face).length < 3) await page.locator('.die-button').nth(at).click()
}

/** @type {Scene} */
async function inPlay(page) {
  await openPosition(page, IN_PLAY)
  await pickLoose(page)
}

/** @type {Scene} */
async function refused(page) {
  await openPosition(page, TO_SAIL)
  const still = page.locator('.bones .own .ship:not(.open)').first()
  await still.click()
  await page.getByRole('alert').getByRole('button', { name: /BON-/ }).first().click()
  await page.locator('.rulebook [data-clause].current').waitFor()
  await still.click()
}

/** @type {Scene} */
async function lobby(page) {
  await page.goto('/')
  await page.locator('.plate-card').first().getByRole('button', { name: 'Invite friends' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: '4', exact: true }).click()
  await sheet.getByLabel('Nickname').fill('Anne')
  await sheet.getByRole('button', { name: 'Make the table' }).click()
  const link = await page.getByLabel('Link to send').inputValue()
  const friend = await page.context().browser()?.newPage({ locale: 'en-GB' })
  if (friend === undefined) throw new Error('no browser')
  await friend.goto(link)
  await friend.getByLabel('Nickname').fill('Mary')
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await page.getByText('Mary').waitFor()
  await page.getByRole('button', { name: 'Put a bot' }).last().click()
  await page.getByLabel(/Which bot/).waitFor()
}

/** @type {Scene} */
const landing = async (page) => void (await page.goto('/', { waitUntil: 'networkidle' }))

/**
 * A moment out of those every screen is tried with, with something picked where that is asked for.
 * @param {import('@flibuste/games').GameId} game
 * @param {string} name
 * @param {'picked'} [how]
 * @returns {Scene}
 */
const moment = (game, name, how) => async (page) => {
  const scene = (await momentsOf(game)).find((one) => one.name === name)
  if (scene === undefined) throw new Error(`${game} has no scene called ${name}`)
  await scene.open(page)
  if (how === 'picked') await scene.picking?.pick(handsOf(page))
}

/**
 * A lesson so many steps on, all of them to be read; then it asks.
 * @param {string} path
 * @param {number} steps
 * @returns {Scene}
 */
const lesson = (path, steps) => async (page) => {
  await page.goto(`/learn/${path}`)
  for (let step = 0; step < steps; step++) await page.locator('[data-lesson-act=next]').click()
  await page.locator('[data-lesson-act=show]').waitFor()
  await page.waitForTimeout(SETTLED_MS)
}

/** The first question of a first match, explained. @type {(game: import('@flibuste/games').GameId) => Scene} */
const coached = (game) => async (page) => {
  await startBotMatch(page, SEED, game)
  await untilAsked(page)
  await page.locator('[data-action="coach-read"]').waitFor()
}

/** The Captain is asked, and has thought. @type {(open: Scene) => Scene} */
const hinted = (open) => async (page) => {
  await open(page)
  await page.locator('[data-action="hint"]').click()
  await page.locator('.hint-card:not(.thinking)').first().waitFor()
  await page.waitForFunction(
    () => !/still|encore/.test(document.querySelector('.hint-caption')?.textContent ?? 'still'),
  )
}

/** The cheat sheet over the table. @type {Scene} */
const cheating = async (page) => {
  await moment('bones', 'dice to choose from')(page)
  await page.keyboard.press('?')
  await page.locator('.leaf-choice button').last().click()
  await page.locator('.cheat h3').first().waitFor()
}

/**
 * A chapter of a rulebook, with the picture it opens with.
 * @param {string} game
 * @param {string} title
 * @returns {Scene}
 */
const chapter = (game, title) => async (page) => {
  await page.goto(`/rules/${game}`)
  const heading = page.locator('.rules-book h2', { hasText: title })
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await heading.locator('xpath=..').locator('[data-drawn]').waitFor({ state: 'attached' })
}

/** The sheet that shares a match, with its picture. @param {Scene} open @returns {Scene} */
const shared = (open) => async (page) => {
  await open(page)
  await page.locator('.ends .btn', { hasText: /^(Share|Partager)$/ }).click()
  await page.locator('.picture-offer .btn').click()
  await page.locator('.picture-room img').waitFor()
}

/**
 * @typedef {object} Shot
 * @property {keyof typeof SIZES} size
 * @property {'light' | 'dark'} theme
 * @property {'en-GB' | 'fr-FR'} [locale]
 * @property {Scene} scene
 */

const FRENCH = /** @type {const} */ ('fr-FR')
const DAY = /** @type {const} */ ('light')
const NIGHT = /** @type {const} */ ('dark')

/** @type {{ readonly [name: string]: Shot }} */
const SHOTS = {
  'landing-light-laptop': { size: 'laptop', theme: DAY, scene: landing },
  'landing-dark-phone': { size: 'phone', theme: NIGHT, locale: FRENCH, scene: landing },
  'landing-light-tablet': { size: 'tablet', theme: DAY, locale: FRENCH, scene: landing },
  'landing-dark-wide': { size: 'wide', theme: NIGHT, scene: landing },
  'lobby-light-laptop': { size: 'laptop', theme: DAY, scene: lobby },
  'refuse-light-laptop': { size: 'laptop', theme: DAY, scene: refused },
  'bones-light-laptop': { size: 'laptop', theme: DAY, scene: inPlay },
  'bones-dark-phone': { size: 'phone', theme: NIGHT, locale: FRENCH, scene: inPlay },
  'bones-light-side': { size: 'side', theme: DAY, scene: moment('bones', 'dice to choose from', 'picked') },
  'bones-light-tablet': { size: 'tablet', theme: DAY, locale: FRENCH, scene: inPlay },
  'bones-dark-wide': { size: 'wide', theme: NIGHT, scene: inPlay },
  'party-light-laptop': { size: 'laptop', theme: DAY, scene: (page) => openPosition(page, PARTY) },
  'buccaneer-light-laptop': { size: 'laptop', theme: DAY, scene: moment('buccaneer', 'a crew to pick up', 'picked') },
  'buccaneer-light-phone': {
    size: 'phone',
    theme: DAY,
    locale: FRENCH,
    scene: moment('buccaneer', 'a crew to pick up', 'picked'),
  },
  'buccaneer-dark-across': { size: 'across', theme: NIGHT, scene: moment('buccaneer', 'a mutiny') },
  'buccaneer-dark-wide': {
    size: 'wide',
    theme: NIGHT,
    locale: FRENCH,
    scene: moment('buccaneer', 'five captains begin'),
  },
  'stortebeker-light-laptop': { size: 'laptop', theme: DAY, scene: moment('stortebeker', 'a card to lay', 'picked') },
  'stortebeker-dark-phone': { size: 'phone', theme: NIGHT, scene: moment('stortebeker', 'a card to lay') },
  'stortebeker-light-tablet': {
    size: 'tablet',
    theme: DAY,
    locale: FRENCH,
    scene: moment('stortebeker', 'a card to lay', 'picked'),
  },
  'stortebeker-light-wide': { size: 'wide', theme: DAY, locale: FRENCH, scene: moment('stortebeker', 'a duel') },
  'pirates-dark-laptop': { size: 'laptop', theme: NIGHT, scene: moment('pirates', 'waters to sail to', 'picked') },
  'pirates-light-phone': {
    size: 'phone',
    theme: DAY,
    locale: FRENCH,
    scene: moment('pirates', 'waters to sail to', 'picked'),
  },
  'pirates-light-small': { size: 'small', theme: DAY, scene: moment('pirates', 'waters to sail to') },
  'pirates-light-tablet': { size: 'tablet', theme: DAY, scene: moment('pirates', 'six captains') },
  'pirates-dark-wide': { size: 'wide', theme: NIGHT, locale: FRENCH, scene: moment('pirates', 'a fight') },
  'cove-light-laptop': { size: 'laptop', theme: DAY, scene: moment('cove', 'a battle with a legend') },
  'cove-dark-phone': { size: 'phone', theme: NIGHT, locale: FRENCH, scene: moment('cove', 'the wheel', 'picked') },
  'cove-light-phone': { size: 'phone', theme: DAY, scene: moment('cove', 'a battle of captains') },
  'cove-light-side': { size: 'side', theme: DAY, scene: moment('cove', 'a battle of captains') },
  'cove-light-tablet': { size: 'tablet', theme: DAY, locale: FRENCH, scene: moment('cove', 'the wheel', 'picked') },
  'cove-dark-across': { size: 'across', theme: NIGHT, scene: moment('cove', 'a battle of captains') },
  'cove-light-wide': { size: 'wide', theme: DAY, scene: moment('cove', 'the wheel', 'picked') },
  'lesson-bones-light-laptop': { size: 'laptop', theme: DAY, scene: lesson('bones/2', 2) },
  'lesson-bones-dark-phone': { size: 'phone', theme: NIGHT, scene: lesson('bones/2', 2) },
  'lesson-buccaneer-dark-laptop': { size: 'laptop', theme: NIGHT, scene: lesson('buccaneer/2', 1) },
  'lesson-buccaneer-light-phone': { size: 'phone', theme: DAY, locale: FRENCH, scene: lesson('buccaneer/2', 1) },
  'lesson-pirates-light-laptop': { size: 'laptop', theme: DAY, locale: FRENCH, scene: lesson('pirates/1', 2) },
  'lesson-pirates-light-phone': { size: 'phone', theme: DAY, scene: lesson('pirates/1', 2) },
  'lesson-cove-light-laptop': { size: 'laptop', theme: DAY, scene: lesson('cove/1', 2) },
  'lesson-cove-dark-phone': { size: 'phone', theme: NIGHT, locale: FRENCH, scene: lesson('cove/1', 2) },
  'coach-bones-light-phone': { size: 'phone', theme: DAY, locale: FRENCH, scene: coached('bones') },
  'coach-stortebeker-dark-tablet': { size: 'tablet', theme: NIGHT, scene: coached('stortebeker') },
  'hint-pirates-light-laptop': { size: 'laptop', theme: DAY, scene: hinted(moment('pirates', 'waters to sail to')) },
  'hint-bones-light-phone': {
    size: 'phone',
    theme: DAY,
    locale: FRENCH,
    scene: hinted(moment('bones', 'dice to choose from')),
  },
  'hint-cove-dark-laptop': { size: 'laptop', theme: NIGHT, scene: hinted(moment('cove', 'the wheel')) },
  'cheat-bones-light-phone': { size: 'phone', theme: DAY, locale: FRENCH, scene: cheating },
  'rules-bones-light-laptop': { size: 'laptop', theme: DAY, scene: chapter('bones', 'Sail and plunder') },
  'rules-bones-dark-phone': { size: 'phone', theme: NIGHT, locale: FRENCH, scene: chapter('bones', 'Naviguer') },
  'result-light-phone': { size: 'phone', theme: DAY, scene: moment('bones', 'the end') },
  'result-dark-tablet': { size: 'tablet', theme: NIGHT, locale: FRENCH, scene: moment('pirates', 'the end') },
  'share-light-laptop': { size: 'laptop', theme: DAY, scene: shared(moment('cove', 'the end')) },
  'share-dark-phone': { size: 'phone', theme: NIGHT, locale: FRENCH, scene: shared(moment('buccaneer', 'the end')) },
}

/** @param {string} data @returns {Promise<{ address: string, stop: () => void }>} */
async function serve(data) {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'packages/cli/src/main.ts', 'serve', '--port', '0', '--host', '127.0.0.1', '--data', data],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const address = await new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      const printed = /http:\/\/127\.0\.0\.1:\d+/.exec(String(chunk))?.[0]
      if (printed !== undefined) resolve(printed)
    })
    server.once('exit', () => reject(new Error('the server did not start')))
  })
  return { address, stop: () => server.kill('SIGTERM') }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} baseURL
 * @param {readonly [string, Shot]} named
 */
async function shoot(browser, baseURL, [name, { size, theme, locale = 'en-GB', scene }]) {
  const { scale, ...viewport } = SIZES[size]
  const isHeld = HELD.has(size)
  const context = await browser.newContext({
    baseURL,
    viewport,
    colorScheme: theme,
    locale,
    deviceScaleFactor: scale,
    hasTouch: isHeld,
    // Stages stay as they ended.
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await fixChance(page, SEED)
  await scene(page)
  await page.mouse.move(2, 2)
  // Whatever still moves is let finish; what breathes for ever is not waited for.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((motion) => motion.effect?.getComputedTiming().endTime !== Infinity)
    const faces = [...document.images].map((image) => image.decode())
    return Promise.allSettled([...ending.map((motion) => motion.finished), ...faces]).then(() => null)
  })
  const path = join(OUT, `${name}.png`)
  const picture = withPalette(await page.screenshot())
  writeFileSync(path, picture)
  await context.close()
  const kb = Math.round(picture.length / 1024)
  say(`${name}.png ${kb} kB${kb > LARGEST_KB ? ' (too large)' : ''}`)
}

await ensurePage()
mkdirSync(OUT, { recursive: true })
const wanted = process.argv.slice(2)
const data = mkdtempSync(join(tmpdir(), 'flibuste-shots-'))
const server = await serve(data)
const executablePath = await findChromium()
const browser = await chromium.launch({
  ...(executablePath === null ? {} : { executablePath }),
  // Letters as wide as they are drawn, as in the tests.
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
})
try {
  for (const named of Object.entries(SHOTS))
    if (wanted.length === 0 || wanted.includes(named[0])) await shoot(browser, server.address, named)
} finally {
  await browser.close()
  server.stop()
  rmSync(data, { recursive: true, force: true })
}
