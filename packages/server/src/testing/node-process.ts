// A node with the tests' own games in a process of its own, so that it can be killed. Says where it listens.
import type { ServerConfig } from '../config.ts'
import { endWithStarter } from './leash.ts'
import { startTestServer } from './test-server.ts'

const [dataFolder, config = '{}'] = process.argv.slice(2)
if (dataFolder === undefined) throw new Error('which folder?')
endWithStarter()
const server = await startTestServer(dataFolder, JSON.parse(config) as Partial<ServerConfig>)
process.stdout.write(`${server.url}\n`)
