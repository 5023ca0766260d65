// Bots of a local match think here, off the page's thread. It has no match: only the questions it is asked.
import { answer, type Asking } from '@flibuste/bots'
import { isGameId, registered } from '@flibuste/games'
import type { AnyGame } from '@flibuste/kernel'

/** Makes the worker load a game before it is asked, while the network is there. */
export interface Preparing {
  readonly prepare: string
}

const load = async (id: string): Promise<AnyGame | null> => (isGameId(id) ? registered(id).load() : null)

addEventListener('message', ({ data }: MessageEvent<Asking | Preparing>) => {
  if ('prepare' in data) void load(data.prepare)
  else void answer(data, load).then((choice) => postMessage(choice))
})
