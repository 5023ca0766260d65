// A line to a browser as server-sent events. One that does not keep up is cut: it comes back with `Last-Event-ID`.
import type { ServerResponse } from 'node:http'
import type { Line } from './watchers.ts'

/** What may lie unsent for one client. */
const UNSENT_BYTES = 512 * 1024
const RETRY_MS = 1500

export const EVENT_STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
} as const

/** Whether the response writes in chunks, and all it was given so far lies in its socket: then a chunk may be written there directly. */
const isFlowing = ({ socket, chunkedEncoding, headersSent, writableLength }: ServerResponse): boolean =>
  socket !== null && chunkedEncoding && headersSent && writableLength === socket.writableLength

export function openEventStream(response: ServerResponse): Line {
  const write = (text: string): void => void response.write(text)
  const attempt = (writing: () => void): void => {
    if (response.destroyed || response.writableEnded) return
    writing()
    if (response.writableLength > UNSENT_BYTES) response.destroy()
  }
  attempt(() => write(`retry: ${RETRY_MS}\n\n`))
  return {
    send: (told) =>
      // To have a response put a message in chunks takes four writes, each time anew.
      attempt(() => (isFlowing(response) ? response.socket?.write(told.chunk) : write(told.event))),
    beat: () => attempt(() => write(': still here\n\n')),
    end: () => void response.end(),
  }
}
