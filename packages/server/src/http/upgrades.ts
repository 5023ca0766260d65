// Requests that would go on as a WebSocket. Node hands over whatever asks for another protocol, without a reply to write to: those for a line
// go through all the guards and to their route as any other request, and everything else as if it had asked for nothing of the kind. (Some
// programs offer HTTP/2 so with every request.)
import { ServerResponse, type IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { routes } from '@flibuste/protocol'

interface Upgrade {
  readonly socket: Socket
  /** What came after the request already. */
  readonly head: Buffer
  readonly response: ServerResponse
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>()

/** Whether a request goes on as something else. */
export const hasSocket = (request: IncomingMessage): boolean => upgrades.has(request)

/** Takes the socket of a request for whatever it goes on as; null: it asked for nothing but a reply. */
export function takeSocket(request: IncomingMessage): { readonly socket: Socket; readonly head: Buffer } | null {
  const upgrade = upgrades.get(request)
  if (upgrade === undefined) return null
  const { response, socket, head } = upgrade
  response.detachSocket(socket)
  upgrades.delete(request)
  return { socket, head }
}

const LINE = new RegExp(`${routes.line('[^/?]*')}/?(?:[?]|$)`)

const isForLine = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && LINE.test(url ?? '')

/** What is said of the connection itself. */
const OF_CONNECTION = new Set(['connection', 'upgrade', 'http2-settings'])

/** Its first lines as they came, without the wish for another protocol. */
function plainHead({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`]
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (!OF_CONNECTION.has(name.toLowerCase())) lines.push(`${name}: ${rawHeaders[at + 1] ?? ''}`)
  }
  return `${lines.join('\r\n')}\r\n\r\n`
}

/** A reply that will be written to the socket; null: another one still is. */
function replyOn(request: IncomingMessage, socket: Socket): ServerResponse | null {
  const response = new ServerResponse(request)
  response.shouldKeepAlive = false
  try {
    response.assignSocket(socket)
    return response
  } catch {
    return null
  }
}

export function registerUpgrades(app: FastifyInstance): void {
  const goOnPlain = (request: IncomingMessage, { socket, head, response }: Upgrade): void => {
    response.detachSocket(socket)
    socket.unshift(Buffer.concat([Buffer.from(plainHead(request), 'latin1'), head]))
    app.server.emit('connection', socket)
  }

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const response = socket instanceof Socket ? replyOn(request, socket) : null
    // Nobody asks for another protocol while what they asked before is still answered.
    if (!(socket instanceof Socket) || response === null) return void socket.destroy()
    const upgrade: Upgrade = { socket, head, response }
    if (!isForLine(request)) return goOnPlain(request, upgrade)
    socket.on('error', () => socket.destroy())
    response.once('finish', () => socket.destroySoon())
    upgrades.set(request, upgrade)
    app.routing(request, response)
  })
}
