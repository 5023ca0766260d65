// One thread for bots to think in, one question at a time, each with a time limit. A thread that dies or dawdles is replaced.
import { randomInt } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { Asking, Choice, Question } from '@flibuste/bots'
import type { AnyMove } from '@flibuste/kernel'

/** A question whose chance the thinker draws. */
export type Unseeded = Omit<Question, 'seed'>

/** Who waits for the answer. People go first: matches that only bots play are thought about when nobody else waits. */
export type Rank = 'people' | 'bots'

export interface Thinker {
  /** Rejects when the bot fails or takes too long. */
  think(question: Unseeded, rank?: Rank): Promise<AnyMove>
  close(): Promise<void>
}

export interface ThinkerParts {
  readonly timeLimitMs: number
  readonly entry?: URL
}

interface Thought {
  readonly question: Unseeded
  readonly resolve: (move: AnyMove) => void
  readonly reject: (error: Error) => void
}

const ENTRY = new URL('./bot-entry.mjs', import.meta.url)
/** The first question pays for loading the thread. */
const START_MS = 20_000

export function createThinker({ timeLimitMs, entry = ENTRY }: ThinkerParts): Thinker {
  const waiting: { readonly [rank in Rank]: Thought[] } = { people: [], bots: [] }
  let worker: Worker | null = null
  let warm = false
  let asked = 0
  let current: Thought | null = null
  let alarm: NodeJS.Timeout | undefined
  let closed = false

  function settle(): Thought | null {
    clearTimeout(alarm)
    const thought = current
    current = null
    return thought
  }

  function fail(dead: Worker, reason: string): void {
    if (worker !== dead) return
    worker = null
    void dead.terminate()
    settle()?.reject(new Error(reason))
    next()
  }

  function hear(from: Worker, choice: Choice): void {
    if (worker !== from || choice.id !== asked) return
    warm = true
    const thought = settle()
    const move = 'error' in choice ? undefined : thought?.question.legal[choice.choice]
    if (move === undefined) thought?.reject(new Error('error' in choice ? choice.error : 'the bot chose no legal move'))
    else thought?.resolve(move)
    next()
  }

  function hire(): Worker {
    const hired = new Worker(entry, { stdin: false })
    warm = false
    hired.on('message', (choice: Choice) => hear(hired, choice))
    hired.on('error', (error) => fail(hired, `the bots' thread died: ${String(error)}`))
    hired.on('exit', () => fail(hired, "the bots' thread ended"))
    hired.unref()
    return hired
  }

  function next(): void {
    if (current !== null || closed) return
    const thought = waiting.people.shift() ?? waiting.bots.shift()
    if (thought === undefined) return
    current = thought
    const thinking = (worker ??= hire())
    const limitMs = warm ? timeLimitMs : timeLimitMs + START_MS
    alarm = setTimeout(() => fail(thinking, `no move within ${limitMs} ms`), limitMs)
    const asking: Asking = { id: ++asked, question: { ...thought.question, seed: randomInt(2 ** 32) } }
    thinking.postMessage(asking)
  }

  return {
    think: (question, rank = 'people') =>
      new Promise((resolve, reject) => {
        waiting[rank].push({ question, resolve, reject })
        next()
      }),

    close: async () => {
      closed = true
      const thoughts = [settle(), ...waiting.people.splice(0), ...waiting.bots.splice(0)]
      for (const thought of thoughts) thought?.reject(new Error('the server is closing'))
      const last = worker
      worker = null
      await last?.terminate()
    },
  }
}
