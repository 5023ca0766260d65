// How many connections one address keeps open, whatever it does with them: silent ones cost it nothing, and would leave no room for others.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import { addressOf } from './address.ts'
import { createTally } from './tally.ts'

export function boundConnections(server: Server, most: number, trustedProxies: string): void {
  const isTrusted = proxyAddr.compile(trustedProxies.split(',').map((one) => one.trim()))
  const tally = createTally(most)
  /** A socket comes by again when it goes on without the protocol it had asked for. */
  const counted = new WeakSet<Socket>()
  server.prependListener('connection', (socket: Socket) => {
    const ip = socket.remoteAddress
    // A proxy that is known brings everybody's.
    if (ip === undefined || counted.has(socket) || isTrusted(ip, 0)) return
    counted.add(socket)
    const giveBack = tally.take(addressOf(ip))
    if (giveBack === null) return void socket.destroy()
    socket.once('close', giveBack)
  })
}
