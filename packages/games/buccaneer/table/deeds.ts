// What captains of Buccaneer did, counted for the end of the match.
import { deedsIn, type Deeds, type DeedWords, type Dictionaries } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import { deedsEn, type Deed } from './deed-words.en.ts'
import { deedsFr } from './deed-words.fr.ts'

export const DEED_WORDS: Dictionaries<DeedWords<Deed>> = { en: deedsEn, fr: deedsFr }

export const deeds: Deeds<Event> = deedsIn<Event, Deed>(
  DEED_WORDS,
  {
    boarded: ({ seat }) => [{ seat, deed: 'boarded', count: 1 }],
    covered: ({ seat }) => [{ seat, deed: 'covered', count: 1 }],
    treasureTaken: ({ seat }) => [{ seat, deed: 'treasures', count: 1 }],
    mutinyCalled: ({ seat }) => [{ seat, deed: 'mutinies', count: 1 }],
  },
  { covered: ({ seat, owner }) => (owner === seat ? null : owner) },
)
