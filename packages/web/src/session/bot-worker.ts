// Bots of a local match think here, off the page's thread. Sees questions only, and answers which legal move.
import { isGameId, registered } from '@flibuste/games'
import type { AnyGame } from '@flibuste/kernel'
import { answerOf, type Question } from './thinker.ts'

/** A question and its number: answers may be asked for again, never mixed up. */
export interface Asking {
  readonly number: number
  readonly question: Question
}

export interface Answering {
  readonly number: number
  /** Null: the worker could not answer. */
  readonly choice: number | null
}

const games = new Map<string, Promise<AnyGame>>()

function gameOf(id: string): Promise<AnyGame> {
  const known = games.get(id)
  if (known !== undefined) return known
  const loading = isGameId(id) ? registered(id).load() : Promise.reject(new Error(`no game ${id}`))
  games.set(id, loading)
  return loading
}

async function answer({ number, question }: Asking): Promise<Answering> {
  try {
    return { number, choice: answerOf(await gameOf(question.game), question) }
  } catch {
    return { number, choice: null }
  }
}

addEventListener('message', (asked: MessageEvent<Asking | { readonly prepare: string }>) => {
  if ('prepare' in asked.data) void gameOf(asked.data.prepare)
  else void answer(asked.data).then((answered) => postMessage(answered))
})
