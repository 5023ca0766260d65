// A message as it travels. Everybody who sees the same is sent the same: it is written out once, also for the reply to whoever moved.
import type { Message } from '@flibuste/protocol'

/** As a server-sent event. */
const eventWith = (number: number, text: string): string => `id: ${number}\ndata: ${text}\n\n`

export class Told {
  readonly message: Message
  #text: string | null = null
  #chunk: string | null = null

  constructor(message: Message) {
    this.message = message
  }

  /** As JSON. */
  get text(): string {
    return (this.#text ??= JSON.stringify(this.message))
  }

  get event(): string {
    return eventWith(this.message.number, this.text)
  }

  /** The event as one chunk of a response that is sent in chunks, its length before it. */
  get chunk(): string {
    return (this.#chunk ??= chunkOf(this.event))
  }
}

/** A text and no bytes: a socket writes it from its stack, and nothing is left to be collected. */
const chunkOf = (event: string): string => `${Buffer.byteLength(event).toString(16)}\r\n${event}\r\n`
