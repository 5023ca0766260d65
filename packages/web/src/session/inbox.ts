// Puts in order what the stream tells and what replies tell. What this page does it is told by the reply alone: the stream leaves that
// out, and either may come first. What comes too early waits for what is before it; whatever stays missing is asked for again.
import type { Clock } from '@flibuste/kernel'
import type { Message } from '@flibuste/protocol'

export interface InboxParts {
  /** The number of the last message taken. */
  taken(): number
  /** Takes a message that comes next, repeats what is known, or tells of all that was missed. */
  take(message: Message, source: 'stream' | 'catch-up'): void
  /** Listens afresh, after what was taken last. */
  reopen(): void
  readonly clock: Clock
}

/** How far apart the stream and a reply may be. */
export const CATCH_UP_MS = 1500

/** It may tell who is there, under the number of a row that this page is told by a reply. */
const isBare = ({ position, happenings, said }: Message): boolean =>
  position === null && happenings.length === 0 && said.length === 0

export class Inbox {
  private readonly parts: InboxParts
  /** Rows beyond the next one, by number. */
  private readonly early = new Map<number, Message>()
  private bare: Message[] = []
  /** The stream told something that was not taken yet: a line that is taken up again would not tell it again. */
  private owed = false
  /** Requests whose replies the stream leaves out. */
  private underway = 0
  private closed = false

  constructor(parts: InboxParts) {
    this.parts = parts
  }

  heard(message: Message, source: 'stream' | 'catch-up'): void {
    if (source === 'catch-up') return this.pass(message, source)
    const ahead = message.number - this.parts.taken()
    if (isBare(message) && this.waitsForRow(message.number, ahead)) this.bare.push(message)
    else if (ahead <= 1) return this.pass(message, source)
    // Without a reply to wait for, what is missing was lost.
    else if (this.underway === 0) return this.parts.reopen()
    else this.early.set(message.number, message)
    this.owed = true
    this.expect(message.number)
  }

  /** Whether the row of that number, which must be taken first, may yet come by a reply or has come too early. */
  private waitsForRow(number: number, ahead: number): boolean {
    return this.early.has(number) || (this.underway > 0 && ahead === 1)
  }

  /** What a reply tells that the stream leaves out. */
  replied(message: Message): void {
    const ahead = message.number - this.parts.taken()
    if (ahead === 1) this.pass(message, 'stream')
    else if (ahead > 1) this.early.set(message.number, message)
  }

  /** Sends something that the stream will leave out, and takes the reply. */
  async during<T>(send: () => Promise<T>, take: (reply: T) => void): Promise<T> {
    this.underway++
    try {
      const reply = await send()
      take(reply)
      return reply
    } finally {
      this.underway--
      // What is missing now is not on its way.
      if (this.underway === 0 && this.owed && !this.closed) this.parts.reopen()
    }
  }

  /** By then, what a reply tells of must have been taken. */
  expect(number: number): void {
    this.parts.clock.after(CATCH_UP_MS, () => {
      if (!this.closed && this.parts.taken() < number) this.parts.reopen()
    })
  }

  /** The line broke, or was opened by whoever took it up again: what it told and we have not taken it would leave out. */
  broken(): void {
    if (!this.owed || this.closed) return
    this.reopened()
    this.parts.reopen()
  }

  /** A line that is opened afresh begins with all that was missed. */
  reopened(): void {
    this.early.clear()
    this.bare = []
    this.owed = false
  }

  close(): void {
    this.closed = true
  }

  /** Takes a message and all that waited for it. */
  private pass(message: Message, source: 'stream' | 'catch-up'): void {
    const { take, taken } = this.parts
    take(message, source)
    const told = this.bare.filter(({ number }) => number <= taken())
    this.bare = this.bare.filter(({ number }) => number > taken())
    for (const one of told) take(one, 'stream')
    for (const number of this.early.keys()) if (number <= taken()) this.early.delete(number)
    const next = this.early.get(taken() + 1)
    if (next !== undefined) return this.pass(next, 'stream')
    if (this.early.size + this.bare.length === 0) this.owed = false
  }
}
