// What is wrong with an edition file, in English.
import { complaintInWords, partInWords, type Sayings } from '../edition-complaints.ts'
import { faultsOf } from '../edition-words.en.ts'
import type { Complaints, Part, Parts, SpacePart, Spaces, Wrong } from './complaints.ts'

const SPACES: Sayings<Spaces> = {
  port: () => 'the port',
  seaSpace: ({ space }) => `sea space ${space}`,
  lairSpace: ({ space }) => `lair space ${space}`,
}

const place = (of: SpacePart): string => `the place (at) of ${partInWords(SPACES, of)}`

export const PARTS: Sayings<Parts> = {
  ...SPACES,
  edition: () => 'an edition',
  name: () => 'the name of the edition',
  board: () => 'the board',
  placeNumber: ({ of }) => `each number in ${place(of)}`,
  passages: () => 'the passages (next) of the port',
  passage: () => 'a space in the passages (next) of the port',
  sea: () => 'the sea spaces',
  seaName: ({ space }) => `the name of sea space ${space}`,
  neighbours: ({ space }) => `the neighbours (next) of sea space ${space}`,
  neighbour: ({ space }) => `a space in the neighbours (next) of sea space ${space}`,
  lairsBeside: ({ space }) => `the lairs beside sea space ${space}`,
  lairBeside: ({ space }) => `a space in the lairs beside sea space ${space}`,
  lairSpaces: () => 'the lair spaces',
  lairName: ({ space }) => `the name of lair space ${space}`,
  island: ({ space }) => `the island of lair space ${space}`,
  lairs: () => 'the lairs',
  lair: ({ lair }) => `lair ${lair}`,
  coin: ({ lair }) => `the coin of lair ${lair}`,
  pirates: ({ lair }) => `the pirates of lair ${lair}`,
  pirateSlot: ({ lair }) => `a slot in the pirates of lair ${lair}`,
  cannons: ({ lair }) => `the cannons of lair ${lair}`,
  cannonSlot: ({ lair }) => `a slot in the cannons of lair ${lair}`,
  fixed: ({ lair }) => `the cannons without a number (fixed) of lair ${lair}`,
}

export const COMPLAINTS: Sayings<Complaints> = {
  ...faultsOf((part: Part) => partInWords(PARTS, part)),
  notAPlace: ({ of }) => `${place(of)} must be two whole numbers`,
  wrongSea: ({ expected, found }) => `the board must have exactly ${expected} sea spaces, not ${found}`,
  wrongLairSpaces: ({ expected, found }) => `the board must have exactly ${expected} lair spaces, not ${found}`,
  wrongLairs: ({ expected, found }) => `an edition must list exactly ${expected} lairs, not ${found}`,
  sharedSlot: ({ lair }) => `lair ${lair} has two figures on one slot`,
  noPirate: ({ lair }) => `lair ${lair} must have at least one pirate`,
  noCannon: ({ lair }) => `lair ${lair} must have at least one cannon`,
  wrongTreasure: ({ sum, from, to }) =>
    `the coins of the lairs add up to ${sum}; they must add up to between ${from} and ${to}`,
  sameName: ({ space }) => `two spaces of the board are called "${space}"`,
  samePlace: ({ at }) => `two spaces of the board lie at ${at.join(', ')}`,
  ownNeighbour: ({ space }) => `sea space "${space}" is its own neighbour`,
  strangeNeighbour: ({ space, other }) => `sea space "${space}" is next to "${other}", which is no sea space`,
  oneWay: ({ space, other }) => `sea space "${space}" is next to "${other}", but "${other}" is not next to "${space}"`,
  strangeLair: ({ space, lair }) => `sea space "${space}" is beside lair "${lair}", which is no lair space`,
  namedTwice: ({ space, other }) => `sea space "${space}" names "${other}" twice`,
  wrongPassages: ({ found }) => `the port must have exactly one passage (next), not ${found}`,
  strangePassage: ({ space }) => `the passage of the port leads to "${space}", which is no sea space`,
  cutOff: ({ space }) => `the sea is not connected: sea space "${space}" cannot be reached from the port`,
  lonelyLair: ({ lair }) => `no sea space is beside lair "${lair}"`,
}

export const complaint = (wrong: Wrong): string => complaintInWords(COMPLAINTS, wrong)
