// What captains of Störtebeker did, counted for the end of the match.
import { deedsIn, type Deeds, type DeedWords, type Dictionaries } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import { deedsEn, type Deed } from './deed-words.en.ts'
import { deedsFr } from './deed-words.fr.ts'

export const DEED_WORDS: Dictionaries<DeedWords<Deed>> = { en: deedsEn, fr: deedsFr }

export const deeds: Deeds<Event> = deedsIn<Event, Deed>(
  DEED_WORDS,
  {
    shipTaken: ({ seat }) => [{ seat, deed: 'taken', count: 1 }],
    seized: ({ seat }) => [{ seat, deed: 'shot', count: 1 }],
    sunk: ({ seat }) => [{ seat, deed: 'shot', count: 1 }],
    counterAttacked: ({ seat }) => [{ seat, deed: 'counters', count: 1 }],
  },
  { seized: ({ owner }) => owner, sunk: ({ owner }) => owner },
)
