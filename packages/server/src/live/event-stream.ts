// A line to a browser as server-sent events. One that does not keep up is cut: it comes back with `Last-Event-ID`.
import type { ServerResponse } from 'node:http'
import type { Message } from '@flibuste/protocol'
import type { Line } from './watchers.ts'

/** What may lie unsent for one client. */
const UNSENT_BYTES = 512 * 1024
const RETRY_MS = 1500

export const EVENT_STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
} as const

/** Everybody who sees the same is sent the same message: it is written out once. */
const texts = new WeakMap<Message, string>()

export function eventOf(message: Message): string {
  const known = texts.get(message)
  if (known !== undefined) return known
  const text = `id: ${message.number}\ndata: ${JSON.stringify(message)}\n\n`
  texts.set(message, text)
  return text
}

export function openEventStream(response: ServerResponse): Line {
  const write = (text: string): void => {
    if (response.destroyed || response.writableEnded) return
    response.write(text)
    if (response.writableLength > UNSENT_BYTES) response.destroy()
  }
  write(`retry: ${RETRY_MS}\n\n`)
  return {
    send: (message) => write(eventOf(message)),
    beat: () => write(': still here\n\n'),
    end: () => void response.end(),
  }
}
