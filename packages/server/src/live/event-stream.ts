// A line to a browser, written as server-sent events. A browser that does not keep up is cut off. It comes back and says in
// `Last-Event-ID` how far it got.
import type { ServerResponse } from 'node:http'
import type { Line } from './channel.ts'
import type { News } from './told.ts'

/** So much may lie unsent for one client. */
const UNSENT_BYTES = 512 * 1024
const RETRY_MS = 1500

export const EVENT_STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
} as const

export function openEventStream(response: ServerResponse): Line {
  const isOver = (): boolean => response.destroyed || response.writableEnded
  const cutIfDeaf = (): void => {
    if (response.writableLength > UNSENT_BYTES) response.destroy()
  }
  const write = (text: string): void => {
    if (isOver()) return
    response.write(text)
    cutIfDeaf()
  }
  /** Writes bytes that were made once for many lines straight to the socket, because Node would frame them again for each line. */
  const send = (news: News): void => {
    if (isOver()) return
    // A response that still waits behind another one on its connection has no socket yet.
    if (response.socket === null || !response.chunkedEncoding) response.write(news.event)
    else response.socket.write(news.chunk)
    cutIfDeaf()
  }
  write(`retry: ${RETRY_MS}\n\n`)
  return {
    send,
    beat: () => write(': still here\n\n'),
    end: () => void response.end(),
  }
}
