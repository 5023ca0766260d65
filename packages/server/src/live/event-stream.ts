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

export function openEventStream(response: ServerResponse): Line {
  const write = (text: string): void => {
    if (response.destroyed || response.writableEnded) return
    response.write(text)
    if (response.writableLength > UNSENT_BYTES) response.destroy()
  }
  write(`retry: ${RETRY_MS}\n\n`)
  return {
    send: ({ event }) => write(event),
    beat: () => write(': still here\n\n'),
    end: () => void response.end(),
  }
}
