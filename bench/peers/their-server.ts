// boardgame.io's own server, as its manual sets it up: matches in memory, moves over its socket.
import type { AddressInfo } from 'node:net'
import type { Server as HttpServer } from 'node:http'
import { peerBones } from './bones.ts'
import { peerModule } from './install.ts'

interface Library {
  Server(given: { games: object[]; origins: boolean }): {
    run(given: { port: number }): Promise<{ appServer: HttpServer }>
  }
}

process.stdin.once('end', () => process.exit(1)).resume()
const { Server } = peerModule<Library>('boardgame.io/server')
const { appServer } = await Server({ games: [peerBones], origins: true }).run({ port: 0 })
process.stdout.write(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}\n`)
process.once('SIGTERM', () => process.exit(0))
