// The page's worker: here bots think and records are checked, off the page's thread. It has no match, only what it is asked. It is made of
// the same files as the page (vite.config.ts), so that rules are fetched once.
import { answer, weighed, type Asking, type Weighing } from '@flibuste/bots'
import { isGameId, registered } from '@flibuste/games'
import { verify, type AnyGame, type MatchRecord, type Verdict } from '@flibuste/kernel'

/** Makes the worker load a game before it is asked, while the network is there. */
export interface Preparing {
  readonly prepare: string
}

export interface Checking {
  readonly check: MatchRecord
}

/** Null: the check itself broke. */
export type Checked = Verdict | null

const load = async (id: string): Promise<AnyGame | null> => (isGameId(id) ? registered(id).load() : null)

async function checked(record: MatchRecord): Promise<Checked> {
  try {
    const game = await load(record.game)
    return game === null ? null : verify(game, record)
  } catch {
    return null
  }
}

type Wanted = Asking | Weighing | Preparing | Checking

async function answerTo(asked: Wanted): Promise<void> {
  if ('prepare' in asked) await load(asked.prepare)
  else if ('check' in asked) postMessage(await checked(asked.check))
  else postMessage('weigh' in asked ? await weighed(asked, load) : await answer(asked, load))
}

addEventListener('message', ({ data }: MessageEvent<Wanted>) => void answerTo(data))
