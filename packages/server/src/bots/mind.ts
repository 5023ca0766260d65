// A thread for bots to think in, one question at a time, each with a time limit. A thread that dies or dawdles is replaced.
import { randomInt } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { Asking, Choice, Question } from '@flibuste/bots'
import type { AnyMove } from '@flibuste/kernel'

/** A question without its seed, which is drawn here. */
export type Unseeded = Omit<Question, 'seed'>

export interface Mind {
  readonly isBusy: boolean
  /** It must not be busy. Rejects when the bot fails or takes too long. */
  think(question: Unseeded): Promise<AnyMove>
  close(): Promise<void>
}

export interface MindParts {
  readonly timeLimitMs: number
  readonly entry: URL
}

interface Thought {
  readonly question: Unseeded
  readonly resolve: (move: AnyMove) => void
  readonly reject: (error: Error) => void
}

/** The first question pays for loading the thread. */
const START_MS = 20_000

export function createMind({ timeLimitMs, entry }: MindParts): Mind {
  let worker: Worker | null = null
  let warm = false
  let asked = 0
  let current: Thought | null = null
  let alarm: NodeJS.Timeout | undefined

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
  }

  function hear(from: Worker, choice: Choice): void {
    if (worker !== from || choice.id !== asked) return
    warm = true
    const thought = settle()
    const move = 'error' in choice ? undefined : thought?.question.legal[choice.choice]
    if (move === undefined) thought?.reject(new Error('error' in choice ? choice.error : 'the bot chose no legal move'))
    else thought?.resolve(move)
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

  function ask(thought: Thought): void {
    current = thought
    const thinking = (worker ??= hire())
    const limitMs = warm ? timeLimitMs : timeLimitMs + START_MS
    alarm = setTimeout(() => fail(thinking, `no move within ${limitMs} ms`), limitMs)
    const asking: Asking = { id: ++asked, question: { ...thought.question, seed: randomInt(2 ** 32) } }
    thinking.postMessage(asking)
  }

  return {
    get isBusy() {
      return current !== null
    },
    think: (question) => new Promise((resolve, reject) => ask({ question, resolve, reject })),
    close: async () => {
      settle()?.reject(new Error('the server is closing'))
      const last = worker
      worker = null
      await last?.terminate()
    },
  }
}
