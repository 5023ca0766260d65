// `npm run bench`: every figure this project promises, measured here and now, as one table (or, with --json, one object).
// What else it can measure is told in docs/bench.md.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { registered } from '@flibuste/games'
import { againstRows } from './against.ts'
import { pageRows } from './page.ts'
import { peerRows } from './peers/index.ts'
import { holds, tableOf, type Row } from './row.ts'
import { ruleRows } from './rules.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const say = (line: string): void => void process.stderr.write(`${line}\n`)

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
  const rows = pageRows(join(HERE, '../packages/web/dist'))
  if (rows === null) say('The page is not measured: it is not built (npm run build).')
  return rows ?? []
}

/** Every flag and whether a word follows it. */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    against: { type: 'string' },
    peers: { type: 'boolean', default: false },
    game: { type: 'string' },
  },
})

async function measure(): Promise<Row[]> {
  if (values.against !== undefined) return againstRows(values.against, values.game ?? null)
  if (values.peers) return peerRows(say)
  say('Rules …')
  const rows = await ruleRows(await registered('bones').load())
  say('Server …')
  return [...rows, ...(await serverRows()), ...builtPageRows()]
}

const rows = await measure()
process.stdout.write(values.json ? `${JSON.stringify({ rows })}\n` : `${tableOf(rows)}\n`)
process.exitCode = rows.every(holds) ? 0 : 1
