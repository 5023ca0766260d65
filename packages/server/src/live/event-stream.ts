// A line to a browser as server-sent events. One that does not keep up is cut: it comes back with `Last-Event-ID`.
import type { ServerResponse } from 'node:http'
import type { Line } from './channel.ts'
import type { News } from './told.ts'

/** What may lie unsent for one client. */
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
  /** What many are sent was made into bytes once: it goes to the socket as it is. Node would frame it anew for each of them. */
  const send = (news: News): void => {
    if (isOver()) return
    // A line whose turn has not come yet, behind another answer, has no socket.
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
