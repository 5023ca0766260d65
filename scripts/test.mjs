// `npm test`: everything, from a fresh clone. Unit and property tests first, then a real browser; the last line is the sum.
// With paths it runs only those: npm test -- packages/kernel, npm test -- tests/browser/bones
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './browser.mjs'
import { ensureInstalled, requireNode } from './install.mjs'
import { ensurePage } from './page.mjs'
import { runTool, say } from './run.mjs'

const UNIT_MINUTES = 25
const BROWSER_MINUTES = 32

/** @typedef {{ passed: number, failed: number, skipped: number }} Sum */

/** A tool that failed without a failed test, or left no report, counts as one failure. */
function sumOf(/** @type {string} */ report, /** @type {number} */ code, /** @type {(report: unknown) => Sum} */ read) {
  let sum = { passed: 0, failed: 0, skipped: 0 }
  try {
    sum = read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    say(`no report of the tests was left in ${report}`)
  }
  return code !== 0 && sum.failed === 0 ? { ...sum, failed: 1 } : sum
}

/** @returns {Sum} */
function readVitest(/** @type {any} */ report) {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** @returns {Sum} */
function readPlaywright(/** @type {any} */ { stats, errors }) {
  if (stats.flaky > 0) say(`${stats.flaky} browser tests passed at the second try only`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped }
}

async function testUnits(/** @type {readonly string[]} */ filters, /** @type {string} */ folder) {
  const report = join(folder, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters]
  const code = await runTool('node_modules/vitest/vitest.mjs', args, { minutes: UNIT_MINUTES })
  return sumOf(report, code, readVitest)
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject()))
    })
  })
}

async function testInBrowser(/** @type {readonly string[]} */ filters, /** @type {string} */ folder) {
  const chromium = await ensureChromium()
  if (chromium === null) return { passed: 0, failed: 1, skipped: 0 }
  await ensurePage()
  const report = join(folder, 'playwright.json')
  const args = ['test', '--reporter=list,json', '--pass-with-no-tests', ...filters]
  const env = {
    FLIBUSTE_CHROMIUM: chromium,
    FLIBUSTE_TEST_PORT: String(await freePort()),
    FLIBUSTE_TEST_DATA: join(folder, 'data'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }
  const code = await runTool('node_modules/@playwright/test/cli.js', args, { minutes: BROWSER_MINUTES, env })
  return sumOf(report, code, readPlaywright)
}

const isFlag = (/** @type {string} */ arg) => arg.startsWith('-')
const isBrowser = (/** @type {string} */ path) => path.replaceAll('\\', '/').startsWith('tests/browser')

async function testAll(/** @type {readonly string[]} */ args, /** @type {string} */ folder) {
  const flags = args.filter(isFlag)
  const paths = args.filter((arg) => !isFlag(arg))
  const inBrowser = paths.filter(isBrowser)
  const units = paths.filter((path) => !isBrowser(path))
  const sums = []
  if (paths.length === 0 || units.length > 0) sums.push(await testUnits([...flags, ...units], folder))
  if (paths.length === 0 || inBrowser.length > 0) sums.push(await testInBrowser([...flags, ...inBrowser], folder))
  return sums
}

requireNode()
await ensureInstalled('all')
const folder = mkdtempSync(join(tmpdir(), 'flibuste-test-'))
const sums = await testAll(process.argv.slice(2), folder)
rmSync(folder, { recursive: true, force: true })

const total = (/** @type {keyof Sum} */ what) => sums.reduce((sum, one) => sum + one[what], 0)
if (total('skipped') > 0) say(`${total('skipped')} skipped`)
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0
say(`${total('passed')} passed, ${total('failed')} failed`)
