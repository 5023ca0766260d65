// The line of a table: a WebSocket that carries down what the stream tells, and errands up.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LIMITS, Message, routes } from '@flibuste/protocol'
import { WebSocketServer } from 'ws'
import type { Line } from '../live/channel.ts'
import { openSocketLine, type Runner } from '../live/socket-line.ts'
import { problem } from '../problem.ts'
import { deskFor, type DeskParts } from './errand-desk.ts'
import { eyesOf } from './identity.ts'
import { charged } from './reading.ts'
import { answers, LineQuery, TableParams } from './schemas.ts'
import { typed } from './typed.ts'
import { hasSocket, registerUpgrades, takeSocket } from './upgrades.ts'
import type { Watch } from './watching.ts'

/** Whoever does not close their end is not waited for any longer. */
const CLOSE_MS = 5000
/** An errand: the body of a request, and its number. */
const MOST_BYTES = LIMITS.bodyBytes + 256

export function registerLine(app: FastifyInstance, watch: Watch, parts: DeskParts): void {
  const { services } = parts
  // Nothing is packed: for both texts of a move that takes about as long as the move.
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MOST_BYTES,
  })
  registerUpgrades(app)
  app.addHook('preClose', (done) => {
    for (const socket of sockets.clients) socket.close()
    setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), CLOSE_MS).unref()
    done()
  })

  /** Null: it was no proper WebSocket, and was told so, or it is gone. */
  function open(request: FastifyRequest, reply: FastifyReply, run: Runner, closed: () => void): Line | null {
    const taken = takeSocket(request.raw)
    if (taken === null) return null
    reply.hijack()
    let line: Line | null = null
    sockets.handleUpgrade(request.raw, taken.socket, taken.head, (socket) => {
      line = openSocketLine({ socket, stream: taken.socket }, run)
      socket.on('close', closed)
    })
    return line
  }

  let opened = 0
  const schema = { params: TableParams, querystring: LineQuery, response: answers(Message) }
  typed(app).get(routes.line(':id'), { schema, exposeHeadRoute: false }, async (request, reply) => {
    const { query, ip } = request
    if (!hasSocket(request.raw)) {
      reply.header('upgrade', 'websocket')
      throw problem('no-socket')
    }
    const eyes = await eyesOf(services, request, query.seat)
    const id = await charged(services, request, eyes.guest)
    const after = query.after === undefined ? null : Number(query.after)
    // No page can call a line so.
    const name = `line ${++opened}`
    const run = deskFor(parts, { request, id, guest: eyes.guest, line: name })
    await watch({ ip, eyes, id, after, name, browser: query.browser ?? null }, (closed) =>
      open(request, reply, run, closed),
    )
  })
}
