// What is wrong with an edition file, in English.
import { complaintInWords, partInWords, type Sayings } from '../edition-complaints.ts'
import { faultsOf } from '../edition-words.en.ts'
import type { Complaints, Part, Parts, Wrong } from './complaints.ts'
import { GOOD } from './words.en.ts'

export const PARTS: Sayings<Parts> = {
  edition: () => 'an edition',
  name: () => 'the name of the edition',
  marked: () => 'marked',
  markedGood: ({ good }) => `marked, ${GOOD[good]},`,
  ship: ({ ship }) => `ship ${ship}`,
  points: ({ ship }) => `the points of ship ${ship}`,
  strength: ({ ship }) => `the strength of ship ${ship}`,
  provisions: ({ ship }) => `the provisions of ship ${ship}`,
  provision: ({ ship, good }) => `the provisions of ship ${ship}, ${GOOD[good]},`,
}

const the = (part: Part): string => partInWords(PARTS, part)

export const COMPLAINTS: Sayings<Complaints> = {
  ...faultsOf(the),
  wrongShips: ({ expected }) => `an edition must list exactly ${expected} ships`,
  notByGood: ({ part, goods }) =>
    `${the(part)} must be a list of ${goods.length} numbers, for ${goods.map((good) => GOOD[good]).join(', ')}`,
  strangeColour: ({ ship, colours }) => `the colour of ship ${ship} must be one of ${colours.join(', ')}`,
  wrongProvisions: ({ ship, from, to }) => `ship ${ship} must ask for ${from} to ${to} provisions`,
  wrongMarked: ({ expected, found }) => `marked must add up to ${expected} cards, not ${found}`,
}

export const complaint = (wrong: Wrong): string => complaintInWords(COMPLAINTS, wrong)
