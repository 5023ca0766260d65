// `npm start`: from a fresh clone to a served table. Installs, builds and serves, each only when needed.
// Arguments go to `flibuste serve`: npm start -- --port 8080
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, requireNode } from './install.mjs'
import { ensurePage } from './page.mjs'
import { ensureProgram } from './program.mjs'
import { ROOT } from './run.mjs'

const args = process.argv.slice(2)

requireNode()
const settings = join(ROOT, '.env')
if (existsSync(settings)) process.loadEnvFile(settings)
await ensureInstalled('runtime')
if (!args.includes('--help') && !args.includes('-h')) await ensurePage()
await ensureProgram()

const server = spawn(process.execPath, ['dist/flibuste.mjs', 'serve', ...args], {
  cwd: ROOT,
  stdio: 'inherit',
})
// Ctrl-C reaches the server too, from the terminal; we only have to outlive it. Other signals are handed on.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.once('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
})
