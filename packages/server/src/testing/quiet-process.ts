// A server with the tests' own games in a process of its own, to be killed. Quiet questions close as slowly as it is told.
import { endWithStarter } from './leash.ts'
import { startTestServer } from './test-server.ts'

const [dataFolder, tickMs] = process.argv.slice(2)
if (dataFolder === undefined || tickMs === undefined) throw new Error('which folder, and how slow?')
endWithStarter()
const server = await startTestServer(dataFolder, { quietTickMs: Number(tickMs) })
process.stdout.write(`${server.url}\n`)
