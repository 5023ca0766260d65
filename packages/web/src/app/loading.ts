// What the page loads only when it is needed: rules, words, boards and rulebooks of a game. The landing page needs none.
import { isGameId, registered } from '@flibuste/games'
import type { AnyExamples, Captions, Frames } from '@flibuste/games/example.ts'
import type { AnyGame, GameText, Language } from '@flibuste/kernel'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { AnyCoachModule } from '../kit/coach.ts'
import type { AnyHintModule } from '../kit/hint.ts'
import { language } from '../kit/language.ts'
import type { HintView } from '../table/hint-extra.tsx'
import type { AnyTableModule } from '../kit/table-module.ts'

const tables = import.meta.glob<AnyTableModule>('../../../games/*/table/index.tsx', { import: 'table' })
const rulebooks = import.meta.glob<string>('../../../games/*/rules.*.md', { query: '?raw', import: 'default' })

const cheats = import.meta.glob<string>('../../../games/*/cheat.*.md', { query: '?raw', import: 'default' })
const coaches = import.meta.glob<AnyCoachModule>('../../../games/*/table/coach.ts', { import: 'coach' })
const hints = import.meta.glob<AnyHintModule>('../../../games/*/table/hint.ts', { import: 'hint' })
const frames = import.meta.glob<Frames>('../../../games/*/table/frames.ts', { import: 'frames' })
const captions = import.meta.glob<Captions>('../../../games/*/examples/words.*.ts', { import: 'captions' })
const examples = import.meta.glob<AnyExamples>('../../../games/*/examples/index.ts', { import: 'examples' })

const gone = (what: string): Promise<never> => Promise.reject(new Error(`there is no ${what}`))

export const loadGame = (id: string): Promise<AnyGame> => (isGameId(id) ? registered(id).load() : gone(`game ${id}`))

export const loadText = (id: string, tongue: Language): Promise<GameText> =>
  isGameId(id) ? registered(id).text[tongue]() : gone(`game ${id}`)

export const loadTable = (id: string): Promise<AnyTableModule> =>
  tables[`../../../games/${id}/table/index.tsx`]?.() ?? gone(`table for ${id}`)

export const loadRulebook = (id: string, tongue: Language): Promise<string> =>
  rulebooks[`../../../games/${id}/rules.${tongue}.md`]?.() ?? gone(`rulebook of ${id}`)

export const loadCheat = (id: string, tongue: Language): Promise<string> =>
  cheats[`../../../games/${id}/cheat.${tongue}.md`]?.() ?? gone(`cheat sheet of ${id}`)

/** What each chapter of the rulebook opens with: the place of its picture, and what one sees there. */
export interface Pictures {
  readonly frames: Frames
  readonly captions: Captions
}

/** Null: the game has none. */
export async function loadPictures(id: string, tongue: Language): Promise<Pictures | null> {
  const [framed, said] = await Promise.all([
    frames[`../../../games/${id}/table/frames.ts`]?.(),
    captions[`../../../games/${id}/examples/words.${tongue}.ts`]?.(),
  ])
  return framed === undefined || said === undefined ? null : { frames: framed, captions: said }
}

export const loadExamples = (id: string): Promise<AnyExamples> =>
  examples[`../../../games/${id}/examples/index.ts`]?.() ?? gone(`examples for ${id}`)

/** What a game explains the first time. */
export const loadCoach = (id: string): Promise<AnyCoachModule> =>
  coaches[`../../../games/${id}/table/coach.ts`]?.() ?? gone(`coach for ${id}`)

/** What a game adds to a hint. */
export const loadHints = (id: string): Promise<AnyHintModule> =>
  hints[`../../../games/${id}/table/hint.ts`]?.() ?? gone(`hint for ${id}`)

export const loadHintView = (): Promise<HintView> => import('../table/hint-view.ts')

export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: unknown }

/** Loads when `key` changes; what was loaded for another key is never shown for this one. */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Loaded<Value> {
  const [held, hold] = useState<{ readonly key: string; readonly loaded: Loaded<Value> } | null>(null)
  useEffect(() => {
    let stale = false
    const keep = (loaded: Loaded<Value>) => stale || hold({ key, loaded })
    load().then(
      (value) => keep({ state: 'ready', value }),
      (error: unknown) => keep({ state: 'failed', error }),
    )
    return () => void (stale = true)
  }, [key])
  return held?.key === key ? held.loaded : { state: 'loading' }
}

/** What was loaded last, while the next is on its way or cannot be had: a change of language must not close the table. */
export function useLast<Value>(loaded: Loaded<Value>): Loaded<Value> {
  const last = useRef<Loaded<Value>>(loaded)
  const isWorse = loaded.state === 'loading' || (loaded.state === 'failed' && last.current.state === 'ready')
  if (!isWorse) last.current = loaded
  return last.current
}

/** The board of a game and its words in the language of the page, fetched while its rules lay the table. */
export function prefetchGame(id: string): void {
  const tongue = language.peek()
  const all = [loadTable(id), loadText(id, tongue)]
  // Without network there is nothing to be done about it now; whoever needs the part will say so.
  void Promise.allSettled(all)
}
