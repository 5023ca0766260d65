// Where bots think: in as many threads as the machine has cores to spare, fairly by table, so that no table of bots starves another.
import { availableParallelism } from 'node:os'
import type { AnyMove } from '@flibuste/kernel'
import { createFairQueue } from './fair-queue.ts'
import { createMind, type Mind, type Unseeded } from './mind.ts'

export type { Unseeded } from './mind.ts'

/** Who waits for the answer. Matches that only bots play get a small share where there is too much to think about. */
export type Rank = 'people' | 'bots'

export interface Waiter {
  readonly table: string
  readonly rank: Rank
}

export interface Thinker {
  /** Rejects when the bot fails or takes too long. */
  think(question: Unseeded, waiter?: Waiter): Promise<AnyMove>
  close(): Promise<void>
}

export interface ThinkerParts {
  readonly timeLimitMs: number
  readonly entry?: URL
  /** How many threads, at most: they are started when there is something to think about. */
  readonly threads?: number
}

interface Thought {
  readonly question: Unseeded
  readonly resolve: (move: AnyMove) => void
  readonly reject: (error: unknown) => void
}

const ENTRY = new URL('./bot-entry.mjs', import.meta.url)
const WEIGHTS: { readonly [rank in Rank]: number } = { people: 1, bots: 8 }
const SOMEBODY: Waiter = { table: '', rank: 'people' }

/** One core is for the server itself. */
const coresToSpare = (): number => Math.max(1, availableParallelism() - 1)

export function createThinker({ timeLimitMs, entry = ENTRY, threads = coresToSpare() }: ThinkerParts): Thinker {
  const waiting = createFairQueue<Thought>()
  const minds: Mind[] = []
  let closed = false

  /** One that has nothing to think about; null: all have. */
  function freeMind(): Mind | null {
    const free = minds.find(({ isBusy }) => !isBusy)
    if (free !== undefined || minds.length >= threads) return free ?? null
    const mind = createMind({ timeLimitMs, entry })
    minds.push(mind)
    return mind
  }

  function next(): void {
    const mind = closed ? null : freeMind()
    const turn = mind === null ? null : waiting.next()
    if (mind === null || turn === null) return
    const { question, resolve, reject } = turn.work
    const begun = performance.now()
    const thought = mind.think(question)
    void thought.then(resolve, reject).then(() => {
      turn.done(performance.now() - begun)
      next()
    })
  }

  return {
    think: (question, { table, rank } = SOMEBODY) =>
      new Promise((resolve, reject) => {
        waiting.add({ who: table, weight: WEIGHTS[rank], work: { question, resolve, reject } })
        next()
      }),

    close: async () => {
      closed = true
      for (const { reject } of waiting.clear()) reject(new Error('the server is closing'))
      await Promise.all(minds.map((mind) => mind.close()))
    },
  }
}
