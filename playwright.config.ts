// How the browser tests run: a real server on a port of its own with an empty data folder, and a real Chromium.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/browser.mjs'

const DEFAULT_PORT = '47391'
const BOT_PACE_MS = '40'

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
const baseURL = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  // A second try is for a machine that stood still; it is said aloud at the end (scripts/test.mjs).
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL,
    locale: 'en-GB',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node --import tsx packages/cli/src/main.ts serve',
    env: {
      FLIBUSTE_PORT: port,
      FLIBUSTE_HOST: '127.0.0.1',
      FLIBUSTE_DATA: data,
      FLIBUSTE_PUBLIC_URL: baseURL,
      FLIBUSTE_BOT_PACE: BOT_PACE_MS,
    },
    url: `${baseURL}/readyz`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
