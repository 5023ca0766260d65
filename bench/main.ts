// `npm run bench`: every figure this project promises, measured here and now, as one table (or, with --json, one object).
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { registered } from '@flibuste/games'
import { pageRows } from './page.ts'
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

const args = process.argv.slice(2)
const unknown = args.find((arg) => arg !== '--json')
if (unknown !== undefined) {
  say(`bench: "${unknown}" is no flag; there is only --json`)
  process.exit(2)
}

say('Rules …')
const rows = await ruleRows(await registered('bones').load())
say('Server …')
rows.push(...(await serverRows()))
rows.push(...builtPageRows())
process.stdout.write(args.includes('--json') ? `${JSON.stringify({ rows })}\n` : `${tableOf(rows)}\n`)
process.exitCode = rows.every(holds) ? 0 : 1
