// `npm test`: everything that must hold before a merge, from a fresh clone. Units, depth and a real browser side by side; the last
// line is the sum. `--quick` is the everyday run; `--deep` (npm run test:deep) a long look. With paths it runs only those:
// npm test -- packages/kernel, npm test -- tests/browser/bones -g 'name of a test'. A breach is shown again by --only, --seed and --games.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readAsked } from './asked.mjs'
import { ensureChromium, ensureFirefox } from './browser.mjs'
import { runDepth } from './depth.mjs'
import { ensureInstalled, requireNode } from './install.mjs'
import { ensurePage } from './page.mjs'
import { ensureProgram } from './program.mjs'
import { readPlaywright, readVitest, sumOf } from './reports.mjs'
import { ROOT, runTool, say } from './run.mjs'
import { endStragglers, stragglers } from './stragglers.mjs'

/** For what hangs: nothing is judged by the clock. */
const MOST_MINUTES = { quick: 28, merge: 28, deep: 12 * 60 }
/** Programs that were told to end may take so long. */
const LEAVING_MS = 5_000

/** @typedef {import('./reports.d.mts').Sum} Sum */
/** @typedef {import('./asked.d.mts').Asked & { readonly folder: string }} Asked */

async function testUnits(/** @type {Asked} */ { depth, units, paths, folder }) {
  const report = join(folder, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', ...reporters, '--passWithNoTests', ...units, ...paths]
  const how = { minutes: MOST_MINUTES[depth], env: { FLIBUSTE_TEST_DEPTH: depth }, tag: 'units  ' }
  return sumOf(report, await runTool('node_modules/vitest/vitest.mjs', args, how), readVitest)
}

async function testInDepth(/** @type {Asked} */ { depth, wishes, folder }, /** @type {readonly string[]} */ games) {
  const report = join(folder, 'depth.json')
  const args = ['--depth', depth, '--report', report, ...wishes, ...games.flatMap((game) => ['--game', game])]
  const code = await runDepth(args, folder, { minutes: MOST_MINUTES[depth], tag: 'depth  ' })
  return sumOf(report, code, (sum) => sum)
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

/** Other engines are no part of the everyday run, nor of a run of something else. */
const wantsEngines = (/** @type {Asked} */ { depth, paths }) =>
  paths.length === 0 ? depth !== 'quick' : paths.some((path) => path.includes('engines') || path.endsWith('browser'))

/** Node 20 has its socket behind a flag; later ones have it. */
const SOCKETS =
  'WebSocket' in globalThis ? {} : { NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --experimental-websocket` }

async function testInBrowser(/** @type {Asked} */ asked) {
  const { depth, browser, paths, folder } = asked
  const chromium = await ensureChromium()
  if (chromium === null) return { passed: 0, failed: 1, skipped: 0, failures: ['no Chromium was found or installed'] }
  const firefox = wantsEngines(asked) ? await ensureFirefox() : null
  const report = join(folder, 'playwright.json')
  const chosen = depth === 'quick' && paths.length === 0 ? ['--grep', '@quick'] : []
  const args = ['test', '--reporter=list,json', '--pass-with-no-tests', ...chosen, ...browser, ...paths]
  const env = {
    FLIBUSTE_TEST_DEPTH: depth,
    FLIBUSTE_CHROMIUM: chromium,
    ...(firefox === null ? {} : { FLIBUSTE_FIREFOX: firefox }),
    ...SOCKETS,
    FLIBUSTE_TEST_PORT: String(await freePort()),
    FLIBUSTE_TEST_DATA: join(folder, 'data'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(paths.length === 0 ? { FLIBUSTE_UNSEEN: '1' } : {}),
  }
  const how = { minutes: MOST_MINUTES[depth], env, tag: 'browser' }
  return sumOf(report, await runTool('node_modules/@playwright/test/cli.js', args, how), readPlaywright)
}

const isBrowser = (/** @type {string} */ path) => path.replaceAll('\\', '/').startsWith('tests/browser')

/** Games whose depth lies on one of the paths, as a tool that runs tests understands paths: by any part of one. */
const gamesOn = (/** @type {readonly string[]} */ paths) =>
  readdirSync(join(ROOT, 'packages', 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((game) =>
      paths.some((path) => `packages/games/${game}/depth.ts`.includes(path.replaceAll('\\', '/').replace(/^\.\//, ''))),
    )

/** @returns {Promise<Sum>[]} side by side: browser tests wait half of their time */
function startAll(/** @type {Asked} */ asked) {
  const { wishes, paths } = asked
  if (wishes.includes('--only')) return [testInDepth(asked, [])]
  if (paths.length === 0) return [testUnits(asked), testInDepth(asked, []), testInBrowser(asked)]
  const inBrowser = paths.filter(isBrowser)
  const others = paths.filter((path) => !isBrowser(path))
  const games = gamesOn(others)
  return [
    ...(others.length > 0 ? [testUnits({ ...asked, paths: others })] : []),
    ...(games.length > 0 ? [testInDepth(asked, games)] : []),
    ...(inBrowser.length > 0 ? [testInBrowser({ ...asked, paths: inBrowser })] : []),
  ]
}

/** Before anything begins: tests of the browser and of the package look at what was built, and none may find another building it. */
async function ensureBuilt(/** @type {Asked} */ { wishes, paths }) {
  if (wishes.includes('--only') || (paths.length > 0 && !paths.some((path) => path.startsWith('tests/')))) return
  await ensurePage()
  await ensureProgram()
}

/** A test that leaves a process behind has failed, whichever it was. */
async function sumOfLeft() {
  for (let waited = 0; waited < LEAVING_MS && stragglers().length > 0; waited += 100) await sleep(100)
  const left = stragglers()
  endStragglers()
  const failures = left.length > 0 ? [`processes were left behind: ${left.join(', ')}`] : []
  return { passed: 0, failed: failures.length, skipped: 0, failures }
}

requireNode()
await ensureInstalled('all')
const folder = mkdtempSync(join(tmpdir(), 'flibuste-test-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const asked = { ...readAsked(process.argv.slice(2)), folder }
await ensureBuilt(asked)
const sums = await Promise.all(startAll(asked))
sums.push(await sumOfLeft())

const total = (/** @type {'passed' | 'failed' | 'skipped'} */ what) => sums.reduce((sum, one) => sum + one[what], 0)
for (const told of sums.flatMap(({ failures }) => failures)) say(`failed: ${told}`)
if (total('skipped') > 0) say(`${total('skipped')} skipped`)
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0
say(`${total('passed')} passed, ${total('failed')} failed`)
