// A game's lessons and their words, fetched when somebody wants to learn.
import { isGameId, registered } from '@flibuste/games'
import type { AnySchool, AnySchoolWords } from '@flibuste/games/lesson.ts'
import { useLast, useLoaded, type Loaded } from '../app/loading.ts'
import { language } from '../kit/language.ts'

export interface Taught {
  readonly school: AnySchool
  readonly words: AnySchoolWords
}

/** Null: the game teaches nothing, or there is no such game. */
export function useSchool(game: string): Loaded<Taught | null> {
  const tongue = language.value
  const lessons = isGameId(game) ? registered(game).lessons : undefined
  const taught = useLoaded(`${game} ${tongue}`, async () => {
    if (lessons === undefined) return null
    const [school, words] = await Promise.all([lessons.load(), lessons.words[tongue]()])
    return { school, words }
  })
  return useLast(taught)
}
