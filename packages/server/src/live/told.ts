// A message as it travels. Everybody who sees the same is sent the same: it is written out once, also for the reply to whoever moved.
import type { Message } from '@flibuste/protocol'

export class Told {
  readonly message: Message
  #text: string | null = null
  #event: string | null = null

  constructor(message: Message) {
    this.message = message
  }

  /** As JSON. */
  get text(): string {
    return (this.#text ??= JSON.stringify(this.message))
  }

  /** As a server-sent event. */
  get event(): string {
    return (this.#event ??= `id: ${this.message.number}\ndata: ${this.text}\n\n`)
  }
}
