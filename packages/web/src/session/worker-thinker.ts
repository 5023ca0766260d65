// Bots that think in a worker. Should the worker fail (an old browser, a lost file), the page thinks itself.
import type { Asking, Choice, Question } from '@flibuste/bots'
import type { AnyGame } from '@flibuste/kernel'
import { openWorker } from './open-worker.ts'
import { thinkerInPage, type Thinker } from './thinker.ts'
import type { Preparing } from './worker.ts'

/** Null: the worker could not answer. */
type Heard = (choice: number | null) => void

function listen(worker: Worker, waiting: Map<number, Heard>): void {
  worker.addEventListener('message', ({ data }: MessageEvent<Choice>) => {
    waiting.get(data.id)?.('error' in data ? null : data.choice)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', () => {
    for (const heard of waiting.values()) heard(null)
    waiting.clear()
  })
}

/** The worker is started at once, so that the match goes on when the network is gone by the first bot's turn. */
export function thinkerInWorker(game: AnyGame): Thinker {
  const worker = openWorker()
  const page = thinkerInPage(game)
  if (worker === null) return page
  const waiting = new Map<number, Heard>()
  let broken = false
  let asked = 0
  listen(worker, waiting)
  worker.addEventListener('error', () => (broken = true))
  worker.postMessage({ prepare: game.id } satisfies Preparing)
  return {
    async choose(question: Question) {
      if (broken) return page.choose(question)
      const id = ++asked
      const choice = await new Promise<number | null>((heard) => {
        waiting.set(id, heard)
        worker.postMessage({ id, question } satisfies Asking)
      })
      return choice ?? page.choose(question)
    },
    close: () => worker.terminate(),
  }
}
