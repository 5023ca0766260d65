// A built page on a server of its own and a Chromium to open it with, for as long as something is measured.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NO_LIMITS, startServer } from '@flibuste/server'
import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '../../scripts/browser.mjs'

/** Bots move at once: whoever measures waits for nothing but the page. */
const BOT_PACE_MS = 40

export interface Served {
  readonly url: string
  /** Where the Chromium is; undefined: Playwright's own. */
  readonly chromiumPath: string | undefined
  readonly browser: Browser
}

/** `webRoot`: the folder of the built page. Leaves nothing behind. */
export async function whileServed<T>(webRoot: string, measure: (served: Served) => Promise<T>): Promise<T> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'flibuste-bench-'))
  const common = { host: '127.0.0.1', port: 0, publicUrl: null, logLevel: 'warn', rateLimits: NO_LIMITS } as const
  const server = await startServer({ ...common, dataFolder, webRoot, botPaceMs: BOT_PACE_MS, lingerMs: 0 })
  const chromiumPath = (await findChromium()) ?? undefined
  const browser = await chromium.launch({
    ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
  try {
    return await measure({ url: server.url, chromiumPath, browser })
  } finally {
    await browser.close()
    await server.close()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
