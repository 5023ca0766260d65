// What captains of Buccaneer Bones did, counted for the end of the match.
import { deedsIn, type Deeds, type DeedWords, type Dictionaries } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import { deedsEn, type Deed } from './deed-words.en.ts'
import { deedsFr } from './deed-words.fr.ts'

export const DEED_WORDS: Dictionaries<DeedWords<Deed>> = { en: deedsEn, fr: deedsFr }

export const deeds: Deeds<Event> = deedsIn<Event, Deed>(
  DEED_WORDS,
  {
    plundered: ({ seat }) => [{ seat, deed: 'plundered', count: 1 }],
    stole: ({ seat }) => [{ seat, deed: 'stole', count: 1 }],
    sailed: ({ seat }) => [{ seat, deed: 'sailed', count: 1 }],
  },
  { stole: ({ owner }) => owner },
)
