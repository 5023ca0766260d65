// Bots that think in a worker. Should the worker fail (an old browser, a lost file), the page thinks itself.
import type { Asking, Choice, Hints, Question, Weighing } from '@flibuste/bots'
import type { AnyGame } from '@flibuste/kernel'
import { openWorker } from './open-worker.ts'
import type { Thinker } from './thinker.ts'
import type { Preparing } from './worker.ts'

type Answer = Choice | Hints

/** Null: the worker could not answer. */
type Heard = (answer: Answer | null) => void

function listen(worker: Worker, waiting: Map<number, Heard>): void {
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.('error' in data ? null : data)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', () => {
    for (const heard of waiting.values()) heard(null)
    waiting.clear()
  })
}

/** What the worker thinks with, in the page: fetched only where it is needed, since the worker has it already. */
function pageThinker(game: AnyGame): Thinker {
  const page = async (): Promise<Thinker> => (await import('./thinker.ts')).thinkerInPage(game)
  return {
    choose: async (question) => (await page()).choose(question),
    weigh: async (question) => (await page()).weigh(question),
    close: () => {},
  }
}

/** The worker is started at once, so that the match goes on when the network is gone by the first bot's turn. */
export function thinkerInWorker(game: AnyGame): Thinker {
  const worker = openWorker()
  const page = pageThinker(game)
  if (worker === null) return page
  const waiting = new Map<number, Heard>()
  let broken = false
  let asked = 0
  listen(worker, waiting)
  worker.addEventListener('error', () => (broken = true))
  worker.postMessage({ prepare: game.id } satisfies Preparing)
  const ask = (asking: (id: number) => Asking | Weighing): Promise<Answer | null> => {
    if (broken) return Promise.resolve(null)
    const id = ++asked
    return new Promise((heard) => {
      waiting.set(id, heard)
      worker.postMessage(asking(id))
    })
  }
  return {
    async choose(question: Question) {
      const answer = await ask((id) => ({ id, question }))
      return answer !== null && 'choice' in answer ? answer.choice : page.choose(question)
    },
    async weigh(question: Question) {
      const answer = await ask((id) => ({ id, weigh: question }))
      return answer !== null && 'hints' in answer ? answer.hints : page.weigh(question)
    },
    close: () => worker.terminate(),
  }
}
