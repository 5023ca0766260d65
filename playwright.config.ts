// How the browser tests run: a real server on a port of its own with an empty data folder, and a real Chromium.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/browser.mjs'
import { isUnseen, launchOptions } from './tests/browser/support/chromium.ts'

const DEFAULT_PORT = '47391'
const MOST_WORKERS = 6

/** What takes longest begins first, lest everybody wait for it at the end. */
const LONG = /@long/

const inMainProcess = process.env['TEST_WORKER_INDEX'] === undefined

/** Workers read this file again: what must be the same in all of them is handed down in the environment. */
function once(name: string, make: () => string): string {
  return (process.env[name] ??= make())
}

const port = once('FLIBUSTE_TEST_PORT', () => DEFAULT_PORT)
const data = once('FLIBUSTE_TEST_DATA', () => mkdtempSync(join(tmpdir(), 'flibuste-browser-')))
if (inMainProcess) process.once('exit', () => rmSync(data, { recursive: true, force: true }))

const executablePath = process.env['FLIBUSTE_CHROMIUM'] ?? (await findChromium())
if (executablePath !== null) process.env['FLIBUSTE_CHROMIUM'] = executablePath

/** Half of a test is waiting: two more than there are cores, and never more than one server can follow. */
const workersHere = (): number =>
  Number(process.env['FLIBUSTE_BROWSER_WORKERS'] ?? Math.min(MOST_WORKERS, availableParallelism() + 2))

const baseURL = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: workersHere(),
  // A second try is for a machine that stood still; it is said aloud at the end (scripts/test.mjs).
  retries: 1,
  // For what hangs. Whatever is expected comes within two seconds on a quiet machine, and no test has less patience of its own.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL,
    actionTimeout: 120_000,
    locale: 'en-GB',
    // Keeping all five games for offline play costs every new browser a second. Whoever tests that allows it.
    serviceWorkers: 'block',
    // One browser a worker, wiped between tests: what the page is made of stays loaded. Whoever tests loading asks for a new one.
    reuseContext: true,
    // A trace keeps the whole chart before and after every press: a match takes four times as long. Ask for one: --trace on.
    trace: 'off',
    screenshot: isUnseen ? 'off' : 'only-on-failure',
    browserName: 'chromium',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'long', grep: LONG },
    { name: 'short', grepInvert: LONG },
  ],
  webServer: {
    command: `node --import tsx tests/browser/support/server.ts ${port} "${data}"`,
    url: `${baseURL}/readyz`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
