// `npm run bench`: every figure this project promises, measured here and now, as one table (or, with --json, one object).
// What else it can measure is told in docs/bench.md.
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { registered } from '@flibuste/games'
import { ensurePage } from '../scripts/page.mjs'
import { againstRows } from './against.ts'
import { pageRows } from './page.ts'
import { peerRows } from './peers/index.ts'
import { holds, tableOf, type Row } from './row.ts'
import { ruleRows } from './rules.ts'
import { windowRows } from './windows.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const say = (line: string): void => void process.stderr.write(`${line}\n`)

const BUILT_PAGE = join(HERE, '../packages/web/dist')

interface BrowserBench {
  /** `webRoot`: the folder of the built page. `game`: one game; null: all. */
  measure(webRoot: string, game: string | null): Promise<Row[]>
}

/** What runs in a browser is typed apart from what runs here, so it is loaded by its name. */
async function inBrowser(file: string): Promise<Row[]> {
  if (values.page === undefined) await ensurePage()
  const bench = (await import(pathToFileURL(join(HERE, 'browser', file)).href)) as BrowserBench
  return bench.measure(resolve(values.page ?? BUILT_PAGE), values.game ?? null)
}

interface ServerBench {
  serverRows(): Promise<Row[]>
}

const isServerBench = (loaded: unknown): loaded is ServerBench =>
  typeof loaded === 'object' && loaded !== null && 'serverRows' in loaded && typeof loaded.serverRows === 'function'

async function serverRows(): Promise<Row[]> {
  const file = join(HERE, 'server.ts')
  const loaded: unknown = existsSync(file) ? await import(pathToFileURL(file).href) : null
  if (isServerBench(loaded)) return loaded.serverRows()
  say('The server is not measured: bench/server.ts exports no serverRows().')
  return []
}

function builtPageRows(): Row[] {
  const rows = pageRows(BUILT_PAGE)
  if (rows === null) say('The page is not measured: it is not built (npm run build).')
  return rows ?? []
}

/** Every flag and whether a word follows it. */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    against: { type: 'string' },
    peers: { type: 'boolean', default: false },
    windows: { type: 'boolean', default: false },
    phone: { type: 'boolean', default: false },
    lessons: { type: 'boolean', default: false },
    clock: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    page: { type: 'string' },
    game: { type: 'string' },
  },
})

async function measure(): Promise<Row[]> {
  if (values.against !== undefined) return againstRows(values.against, values.game ?? null)
  if (values.peers) return peerRows(say)
  if (values.windows) return windowRows()
  if (values.phone) return inBrowser('phone.ts')
  if (values.lessons) return inBrowser(values.clock ? 'lessons-by-clock.ts' : 'lessons.ts')
  if (values.lighthouse) return inBrowser('lighthouse.ts')
  say('Rules …')
  const rows = await ruleRows(await registered('bones').load())
  say('Server …')
  return [...rows, ...(await serverRows()), ...builtPageRows()]
}

const rows = await measure()
process.stdout.write(values.json ? `${JSON.stringify({ rows })}\n` : `${tableOf(rows)}\n`)
process.exitCode = rows.every(holds) ? 0 : 1
