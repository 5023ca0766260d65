// A line to a browser over a WebSocket: it carries news down and errands up. A browser that does not keep up, or does not answer any more, is
// cut off. It comes back and says how far it got. Knows nothing of what an errand is.
import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import type { Line } from './channel.ts'
import { frameOf, type News } from './told.ts'

/** So much may lie unsent for one client. */
const UNSENT_BYTES = 512 * 1024
/** Errands of one line that are carried out at a time. While there are so many, no more are read. */
const AT_A_TIME = 8

/** Why a line is closed, in the words of RFC 6455. */
const COME_AGAIN = 1012
const NOT_SPOKEN_HERE = 1008

export interface Ends {
  readonly socket: WebSocket
  /** What it is on. */
  readonly stream: Socket
}

/** What an errand comes back with, as text; null: that was none, or one too many. `hangUp` is for a line that is nobody's any more. */
export type Runner = (text: string, hangUp: () => void) => Promise<string | null>

class SocketLine implements Line {
  readonly #socket: WebSocket
  readonly #stream: Socket
  readonly #run: Runner
  #underway = 0
  #isAnswering = true
  /** Why it is about to be closed; null: it is not. */
  #ending: number | null = null

  constructor({ socket, stream }: Ends, run: Runner) {
    this.#socket = socket
    this.#stream = stream
    this.#run = run
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#hear(data, isBinary))
    socket.on('pong', () => (this.#isAnswering = true))
    // It closes by itself then.
    socket.on('error', () => undefined)
  }

  /** Writes frames that were made once for many lines straight to the socket. */
  send({ frame }: News): void {
    this.#write(frame)
  }

  beat(): void {
    if (!this.#isAnswering) return this.#socket.terminate()
    this.#isAnswering = false
    if (this.#isOpen) this.#socket.ping()
  }

  /** What is under way is answered first; nothing else is begun. */
  end(): void {
    this.#end(COME_AGAIN)
  }

  #end(code: number): void {
    this.#ending ??= code
    if (this.#underway === 0) this.#socket.close(this.#ending)
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  #write(frame: Buffer): void {
    if (!this.#isOpen) return
    this.#stream.write(frame)
    if (this.#stream.writableLength > UNSENT_BYTES) this.#socket.terminate()
  }

  #hear(data: Buffer, isBinary: boolean): void {
    this.#isAnswering = true
    if (this.#ending !== null) return
    if (isBinary) return this.#end(NOT_SPOKEN_HERE)
    if (++this.#underway === AT_A_TIME) this.#socket.pause()
    this.#run(data.toString(), () => this.end())
      .then((reply) => (reply === null ? this.#end(NOT_SPOKEN_HERE) : this.#write(frameOf(reply))))
      .catch(() => this.#socket.terminate())
      .finally(() => this.#done())
  }

  #done(): void {
    if (this.#underway-- === AT_A_TIME) this.#socket.resume()
    if (this.#ending !== null) this.#end(this.#ending)
  }
}

export const openSocketLine = (ends: Ends, run: Runner): Line => new SocketLine(ends, run)
