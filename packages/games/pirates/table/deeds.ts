// What captains of Pirates! did, counted for the end of the match.
import { deedsIn, type Deeds, type DeedWords, type Dictionaries } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import { deedsEn, type Deed } from './deed-words.en.ts'
import { deedsFr } from './deed-words.fr.ts'

export const DEED_WORDS: Dictionaries<DeedWords<Deed>> = { en: deedsEn, fr: deedsFr }

export const deeds: Deeds<Event> = deedsIn<Event, Deed>(
  DEED_WORDS,
  {
    treasureTaken: ({ winner, treasure }) =>
      winner.kind === 'ship' ? [{ seat: winner.seat, deed: 'taken', count: treasure }] : [],
    attacked: ({ seat }) => [{ seat, deed: 'attacks', count: 1 }],
    sailed: ({ seat, course }) => [{ seat, deed: 'spaces', count: course.length - 1 }],
  },
  { treasureTaken: ({ loser }) => (loser.kind === 'ship' ? loser.seat : null) },
)
