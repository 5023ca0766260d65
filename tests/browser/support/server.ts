// The server under the browser tests, in a process of its own: the real one, hurried in ways nobody can set from outside.
// Bots move at once, quiet questions close soon, and four browsers at one address are not taken for a flood.
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NO_LIMITS, startServer } from '@flibuste/server'

const BUILT_PAGE = resolve(dirname(fileURLToPath(import.meta.url)), '../../../packages/web/dist')
const BOT_PACE_MS = 40
/** A tick this short shows how long a bot thought, so `flibuste serve` refuses it. Nothing here is secret. */
const QUIET_TICK_MS = 250

const [port, dataFolder] = process.argv.slice(2)
if (port === undefined || dataFolder === undefined) throw new Error('which port, and which folder?')
const server = await startServer({
  host: '127.0.0.1',
  port: Number(port),
  dataFolder,
  publicUrl: `http://127.0.0.1:${port}`,
  webRoot: BUILT_PAGE,
  botPaceMs: BOT_PACE_MS,
  quietTickMs: QUIET_TICK_MS,
  logLevel: 'warn',
  rateLimits: NO_LIMITS,
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close())
