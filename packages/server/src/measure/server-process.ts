// A server in a process of its own, so that those who load it do not share its event loop. Says where it listens.
import { NO_LIMITS, startServer } from '../index.ts'
import { endWithStarter } from '../testing/leash.ts'

const [dataFolder, databaseUrl = null] = process.argv.slice(2)
if (dataFolder === undefined) throw new Error('which folder?')
endWithStarter()
const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  dataFolder,
  databaseUrl,
  publicUrl: null,
  webRoot: null,
  botPaceMs: 0,
  logLevel: 'silent',
  rateLimits: NO_LIMITS,
  lingerMs: 0,
})
process.stdout.write(`${server.url}\n`)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
