// What captains of Pirate’s Cove did, counted for the end of the match.
import { deedsIn, type Deeds, type DeedWords, type Dictionaries } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import { LEGEND } from '../moves.ts'
import { deedsEn, type Deed } from './deed-words.en.ts'
import { deedsFr } from './deed-words.fr.ts'

export const DEED_WORDS: Dictionaries<DeedWords<Deed>> = { en: deedsEn, fr: deedsFr }

export const deeds: Deeds<Event> = deedsIn<Event, Deed>(
  DEED_WORDS,
  {
    buried: ({ seat, chests }) => [{ seat, deed: 'buried', count: chests }],
    plundered: ({ seat }) => [{ seat, deed: 'plundered', count: 1 }],
    sunk: ({ seats }) => seats.map((seat) => ({ seat, deed: 'sunk', count: 1 })),
    fired: ({ by, hits }) => (by < LEGEND ? [{ seat: by, deed: 'hits', count: hits }] : []),
  },
  { routed: ({ seat }) => seat },
)
