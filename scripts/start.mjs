// `npm start`: from a fresh clone to a served table. Installs, builds and serves, each only when needed.
// Arguments go to `flibuste serve`: npm start -- --port 8080. A port that is taken is told before anything else is done.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, requireNode } from './install.mjs'
import { ensurePage } from './page.mjs'
import { placeOf, takenSentence } from './port.mjs'
import { ensureProgram, NODE_FLAGS } from './program.mjs'
import { ROOT, say } from './run.mjs'

const args = process.argv.slice(2)
const isServing = !args.includes('--help') && !args.includes('-h')

/** What is set for this start goes before what the file says, under either name of the port. */
function loadSettings() {
  const settings = join(ROOT, '.env')
  if (!existsSync(settings)) return
  const { FLIBUSTE_PORT = '', PORT = '' } = process.env
  if (FLIBUSTE_PORT === '' && PORT !== '') process.env['FLIBUSTE_PORT'] = PORT
  process.loadEnvFile(settings)
}

requireNode()
loadSettings()
const place = isServing ? placeOf(args, process.env) : null
const taken = place === null ? null : await takenSentence(place)
if (taken !== null) {
  say(taken)
  process.exit(1)
}
await ensureInstalled('runtime')
if (isServing) await ensurePage()
await ensureProgram()

const server = spawn(process.execPath, [...NODE_FLAGS, 'dist/flibuste.mjs', 'serve', ...args], {
  cwd: ROOT,
  stdio: 'inherit',
})
// Ctrl-C reaches the server too, from the terminal; we only have to outlive it. Other signals are handed on.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.once('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
})
