// Draws the pictures that chats show of a link (packages/server/src/http/preview.ts): `node scripts/previews.mjs`. Emblems, faces and colours
// are those of the landing page, as it is built.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { chromium } from 'playwright-core'
import { register } from 'tsx/esm/api'
import { findChromium } from './browser.mjs'
import { ensurePage } from './page.mjs'
import { withPalette } from './png.mjs'
import { ROOT, say } from './run.mjs'

register()
const { OPEN_GAME_IDS, registered } = await import('@flibuste/games')

const OUT = join(ROOT, 'packages', 'web', 'public', 'previews')
const BUILT = join(ROOT, 'packages', 'web', 'dist')
const SIZE = { width: 1200, height: 630 }
const ADDRESS = 'http://localhost/'
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

/** Round what is drawn: the neatline of a chart, its corners cut by the scale. */
const STYLE = `
  .preview { position: fixed; inset: 0; z-index: 1000; background: var(--card); display: grid; align-items: center; gap: 56px;
    grid-template-columns: 470px 1fr; padding: 0 76px; }
  .preview::before { content: ''; position: absolute; inset: 12px; --cells: var(--line) 0 34px, transparent 34px 68px; background:
    repeating-linear-gradient(90deg, var(--cells)) 0 0 / 100% 11px no-repeat, repeating-linear-gradient(90deg, var(--cells)) 0 100% / 100% 11px no-repeat,
    repeating-linear-gradient(0deg, var(--cells)) 0 0 / 11px 100% no-repeat, repeating-linear-gradient(0deg, var(--cells)) 100% 0 / 11px 100% no-repeat; }
  .preview::after { content: ''; position: absolute; inset: 10px; border: 2px solid var(--line); outline: 2px solid var(--line); outline-offset: -15px; }
  .preview .emblem-large { width: 470px; height: 470px; }
  .preview .by { font: 400 44px var(--font-title); margin: 0 0 22px; }
  .preview .name { font: 400 94px/0.94 var(--font-title); margin: 0; letter-spacing: -0.012em; }
`

/** The built page, without a server: whatever is not a file of it is not there. @param {import('playwright-core').Route} route */
async function serveBuilt(route) {
  const { pathname } = new URL(route.request().url())
  const file = join(BUILT, pathname === '/' ? 'index.html' : pathname)
  try {
    const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(file))]
    await route.fulfill({ body: readFileSync(file), ...(type === undefined ? {} : { contentType: type }) })
  } catch {
    await route.fulfill({ status: 404, body: '' })
  }
}

/** In the page: the sheet, with the emblem of that card of the landing page, or the icon where it is no card, and the name. @param {{ style: string, nth: number, name: string }} what */
function lay({ style, nth, name }) {
  document.querySelector('.preview')?.remove()
  const said = (/** @type {string} */ role, /** @type {string} */ text) =>
    Object.assign(document.createElement('p'), { className: role, textContent: text })
  const words = document.createElement('div')
  if (nth >= 0) words.append(said('by', 'Flibuste'))
  words.append(said('name', name))
  const emblem = document.querySelectorAll('.plate-card .emblem svg')[nth]?.cloneNode(true)
  const drawn = /** @type {Element} */ (emblem ?? Object.assign(new Image(), { src: '/icon.svg' }))
  drawn.classList.add('emblem-large')
  const sheet = Object.assign(document.createElement('div'), { className: 'preview' })
  sheet.append(drawn, words, Object.assign(document.createElement('style'), { textContent: style }))
  document.body.append(sheet)
}

/** In the order of the cards. */
const games = OPEN_GAME_IDS.toSorted((one, other) => registered(one).number - registered(other).number)
const drawings = [
  { file: 'flibuste', nth: -1, name: 'Flibuste' },
  ...games.map((id, nth) => ({ file: id, nth, name: registered(id).title.en })),
]

await ensurePage()
const executablePath = await findChromium()
if (executablePath === null) throw new Error('no Chromium to draw with')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light', locale: 'en-GB', serviceWorkers: 'block' })
  await page.route('**/*', serveBuilt)
  await page.goto(ADDRESS)
  await page.locator('.plate-card').first().waitFor()
  mkdirSync(OUT, { recursive: true })
  for (const { file, nth, name } of drawings) {
    await page.evaluate(lay, { style: STYLE, nth, name })
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    const png = withPalette(await page.screenshot())
    writeFileSync(join(OUT, `${file}.png`), png)
    say(`${file}: ${Math.round(png.length / 102.4) / 10} kB`)
  }
} finally {
  await browser.close()
}
