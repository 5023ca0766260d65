// A browser test that never ends, for whoever interrupts one (../interrupted.test.ts).
import { defineConfig } from '@playwright/test'
import { findChromium } from '../../../scripts/browser.mjs'

const executablePath = process.env['FLIBUSTE_CHROMIUM'] ?? (await findChromium())

export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/hanging',
  timeout: 0,
  use: { launchOptions: { ...(executablePath === null ? {} : { executablePath }), args: ['--no-sandbox'] } },
})
