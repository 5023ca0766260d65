// What is wrong with an edition file, in English.
import { complaintInWords, partInWords, type Sayings } from '../edition-complaints.ts'
import { faultsOf } from '../edition-words.en.ts'
import type { Complaints, Part, Parts, Wrong } from './complaints.ts'
import type { Family } from './data.ts'
import { SECTION } from './words.en.ts'

const FAMILY: { readonly [F in Family]: string } = {
  parrot: 'parrot',
  artisan: 'artisan',
  boarding: 'boarding',
  volley: 'volley',
  event: 'event',
  fame: 'fame',
}

export const PARTS: Sayings<Parts> = {
  edition: () => 'an edition',
  name: () => 'the name of the edition',
  mat: () => 'the mat',
  section: ({ section }) => `the ${SECTION[section]} section of the mat`,
  values: ({ section }) => `the values of the ${SECTION[section]}`,
  value: ({ section }) => `each of the values of the ${SECTION[section]}`,
  costs: ({ section }) => `the costs of the ${SECTION[section]}`,
  cost: ({ section }) => `each of the costs of the ${SECTION[section]}`,
  treasures: () => 'the treasure cards',
  treasure: ({ card }) => `treasure card ${card}`,
  loot: ({ card, kind }) => `the ${kind} of treasure card ${card}`,
  copies: ({ card }) => `the copies of treasure card ${card}`,
  tavern: () => 'the tavern',
  tavernCopies: ({ kind }) => `the copies of ${kind}`,
}

const the = (part: Part): string => partInWords(PARTS, part)

export const COMPLAINTS: Sayings<Complaints> = {
  ...faultsOf(the),
  notNumbers: ({ part, count }) => `${the(part)} must be a list of ${count} numbers`,
  falling: ({ section }) => `the values of the ${SECTION[section]} must not fall from left to right`,
  wrongTreasures: ({ expected, found }) => `the treasure cards must add up to ${expected}, not ${found}`,
  alike: ({ first, second }) => `treasure cards ${first} and ${second} are alike; give them as one with copies`,
  wrongFamily: ({ family, expected, found }) =>
    `the ${FAMILY[family]} cards of the tavern must add up to ${expected}, not ${found}`,
}

export const complaint = (wrong: Wrong): string => complaintInWords(COMPLAINTS, wrong)
