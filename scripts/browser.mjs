// A Chromium for the browser tests: the one named, the system's, Playwright's own, or one fetched now. And a Firefox, as people have it.
// `find…` only looks; `ensure…` also installs.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run, runTool, say } from './run.mjs'

const SYSTEM = [
  // Draws no windows around its pages: each costs it half of what it costs a whole Chromium.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** A browser that cannot say its version lacks libraries and would only fail later. */
function works(/** @type {string} */ path) {
  try {
    execFileSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

const named = () => process.env['FLIBUSTE_CHROMIUM'] ?? null
const system = () => SYSTEM.find((path) => existsSync(path) && works(path)) ?? null

async function playwrights() {
  try {
    const { chromium } = await import('@playwright/test')
    const path = chromium.executablePath()
    return existsSync(path) && works(path) ? path : null
  } catch {
    return null
  }
}

/** The browser inside an npm package; it brings its own libraries when it believes to run on a certain cloud. */
async function packaged() {
  try {
    process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x'
    const { default: chromium } = await import('@sparticuz/chromium')
    const path = await chromium.executablePath()
    return existsSync(path) && works(path) ? path : null
  } catch {
    return null
  }
}

async function fetchPlaywrights() {
  say('No Chromium found; fetching Playwright’s …')
  const code = await runTool('node_modules/@playwright/test/cli.js', ['install', 'chromium'], { minutes: 5 })
  return code === 0 ? playwrights() : null
}

/** By Debian's own means, the first package it has of those named; false where it has none, or we may not. */
async function installed(/** @type {readonly string[]} */ names, /** @type {string} */ title) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  say(`Installing the system’s ${title} (apt-get) …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if ((await run('apt-get', ['update', '-q'], { minutes: 5, env })) !== 0) return false
  // What is recommended beside a browser is a desktop, a hundred packages that take a minute; a letter that no font of ours has needs some font.
  const install = ['install', '-y', '-q', '--no-install-recommends', 'fonts-liberation']
  for (const name of names) if ((await run('apt-get', [...install, name], { minutes: 10, env })) === 0) return true
  return false
}

/** The shell costs less than three quarters of the processor time of a whole Chromium; not every Debian has it. */
const installSystems = async () =>
  (await installed(['chromium-headless-shell', 'chromium'], 'Chromium')) ? system() : null

async function firstOf(/** @type {readonly (() => string | null | Promise<string | null>)[]} */ ways) {
  for (const way of ways) {
    const path = await way()
    if (path !== null) return path
  }
  return null
}

/** @returns {Promise<string | null>} */
export const findChromium = () => firstOf([named, system, playwrights])

/** @returns {Promise<string | null>} */
export async function ensureChromium() {
  // The system's comes before Playwright's, whose place to fetch it from is not always in reach.
  const path = await firstOf([findChromium, installSystems, fetchPlaywrights, packaged])
  if (path === null) {
    say(
      'No Chromium could be found or installed. Install one and name it: FLIBUSTE_CHROMIUM=/path/to/chromium npm test',
    )
  }
  return path
}

const FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** Playwright's own Firefox is a patched one: this is what people have. */
export function findFirefox() {
  return process.env['FLIBUSTE_FIREFOX'] ?? FIREFOXES.find((path) => existsSync(path) && works(path)) ?? null
}

export async function ensureFirefox() {
  const found = findFirefox()
  if (found !== null || (await installed(['firefox-esr'], 'Firefox'))) return found ?? findFirefox()
  say(
    'No Firefox could be found or installed: what is tested in it is skipped. FLIBUSTE_FIREFOX=/path/to/firefox npm test',
  )
  return null
}
