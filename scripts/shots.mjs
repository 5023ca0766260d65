// Makes the pictures of docs/look.md and of the README from the running game: `node scripts/shots.mjs [name …]`.
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
const { fixChance, playByButtons, startBotMatch, untilAsked } = await import('../tests/browser/support/table.ts')

const OUT = join(ROOT, 'docs', 'shots')
const LARGEST_KB = 400
const SEED = 7
const SIZES = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1366, height: 768 },
  wide: { width: 2560, height: 1440 },
}

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

/** @type {Scene} */
async function toTheEnd(page) {
  await startBotMatch(page, SEED)
  await playByButtons(page)
}

/**
 * Some answers into a match of that game against bots, as the bar offers them.
 * @param {string} title
 * @param {number} answers
 * @returns {Scene}
 */
const midway = (title, answers) => async (page) => {
  await page.goto('/')
  await page.locator('.plate-card', { hasText: title }).locator('.plate-actions .btn.pri').click()
  await playByButtons(page, answers)
  await untilAsked(page)
}

/**
 * @typedef {object} Shot
 * @property {keyof typeof SIZES} size
 * @property {'light' | 'dark'} theme
 * @property {'en-GB' | 'fr-FR'} [locale]
 * @property {Scene} scene
 */

/** @type {{ readonly [name: string]: Shot }} */
const SHOTS = {
  'landing-light-laptop': { size: 'laptop', theme: 'light', scene: landing },
  'landing-dark-phone': { size: 'phone', theme: 'dark', locale: 'fr-FR', scene: landing },
  'lobby-light-laptop': { size: 'laptop', theme: 'light', scene: lobby },
  'bones-light-laptop': { size: 'laptop', theme: 'light', scene: inPlay },
  'bones-dark-phone': { size: 'phone', theme: 'dark', scene: inPlay },
  'bones-light-wide': { size: 'wide', theme: 'light', scene: inPlay },
  'party-light-laptop': { size: 'laptop', theme: 'light', scene: (page) => openPosition(page, PARTY) },
  'refuse-light-laptop': { size: 'laptop', theme: 'light', scene: refused },
  'buccaneer-light-laptop': { size: 'laptop', theme: 'light', scene: midway('Stack your crew', 16) },
  'stortebeker-light-laptop': { size: 'laptop', theme: 'light', scene: midway('Störtebeker', 14) },
  'stortebeker-dark-phone': { size: 'phone', theme: 'dark', scene: midway('Störtebeker', 14) },
  'pirates-dark-laptop': { size: 'laptop', theme: 'dark', scene: midway('Pirates!', 8) },
  'pirates-light-phone': { size: 'phone', theme: 'light', scene: midway('Pirates!', 8) },
  'cove-light-laptop': { size: 'laptop', theme: 'light', scene: midway('Pirate’s Cove', 14) },
  'cove-dark-phone': { size: 'phone', theme: 'dark', scene: midway('Pirate’s Cove', 14) },
  'result-light-phone': { size: 'phone', theme: 'light', scene: toTheEnd },
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
  const isPhone = size === 'phone'
  const context = await browser.newContext({
    baseURL,
    viewport: SIZES[size],
    colorScheme: theme,
    locale,
    deviceScaleFactor: isPhone ? 2 : 1,
    hasTouch: isPhone,
    isMobile: isPhone,
  })
  const page = await context.newPage()
  await fixChance(page, SEED)
  await scene(page)
  await page.mouse.move(2, 2)
  // Whatever still moves is let finish; what breathes for ever is not waited for.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((motion) => motion.effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map((motion) => motion.finished)).then(() => null)
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
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const named of Object.entries(SHOTS))
    if (wanted.length === 0 || wanted.includes(named[0])) await shoot(browser, server.address, named)
} finally {
  await browser.close()
  server.stop()
  rmSync(data, { recursive: true, force: true })
}
