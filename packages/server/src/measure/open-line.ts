// For measuring: a line over a WebSocket, as our page has one. Messages come down, errands go up, and each reply finds whoever waits for it.
import { routes, type ErrandKind, type ErrandReply, type Message } from '@flibuste/protocol'
import { WebSocket } from 'ws'

/** Whose line it is, and at which server. */
export interface Caller {
  readonly url: string
  readonly cookie: string
}

export interface OpenLine {
  /** Resolves with what the errand did. */
  run(to: ErrandKind, body: unknown): Promise<Message>
  close(): void
}

/** Resolves when the line is open. */
export function openLine({ url, cookie }: Caller, table: string, hear: (message: Message) => void): Promise<OpenLine> {
  const headers = cookie === '' ? {} : { cookie }
  // A browser offers to have texts packed; the server does without.
  const socket = new WebSocket(url.replace(/^http/, 'ws') + routes.line(table), { headers })
  const waiting = new Map<number, (reply: ErrandReply) => void>()
  let errands = 0

  socket.on('message', (data: Buffer) => {
    const told = JSON.parse(data.toString()) as Message | ErrandReply
    if (!('errand' in told)) return hear(told)
    waiting.get(told.errand)?.(told)
    waiting.delete(told.errand)
  })

  const run = async (to: ErrandKind, body: unknown): Promise<Message> => {
    const errand = ++errands
    const told = await new Promise<ErrandReply>((resolve) => {
      waiting.set(errand, resolve)
      socket.send(JSON.stringify({ errand, to, body }))
    })
    if ('problem' in told) throw new Error(`${to}: ${JSON.stringify(told.problem)}`)
    return told.reply
  }

  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('open', () => resolve({ run, close: () => socket.terminate() }))
  })
}
