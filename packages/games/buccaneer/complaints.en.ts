// What is wrong with an edition file, in English.
import { complaintInWords, partInWords, type Sayings } from '../edition-complaints.ts'
import { faultsOf } from '../edition-words.en.ts'
import type { Complaints, Part, Parts, Wrong } from './complaints.ts'
import { TREASURE } from './words.en.ts'

export const PARTS: Sayings<Parts> = {
  edition: () => 'an edition',
  name: () => 'the name of the edition',
  values: () => 'values',
  value: ({ treasure }) => `the value of a ${TREASURE[treasure]}`,
  ship: ({ ship }) => `ship ${ship}`,
  shipName: ({ ship }) => `the name of ship ${ship}`,
  min: ({ ship }) => `the smallest crew (min) of ship ${ship}`,
  loot: ({ ship }) => `the loot of ship ${ship}`,
  wage: ({ ship }) => `the wage of a question mark on ship ${ship}`,
}

export const COMPLAINTS: Sayings<Complaints> = {
  ...faultsOf((part: Part) => partInWords(PARTS, part)),
  wrongShips: ({ expected }) => `an edition must list exactly ${expected} ships`,
  wrongTreasures: ({ ship }) => `ship ${ship} must show one or two treasures`,
  strangeTreasure: ({ ship, treasures }) => `ship ${ship} shows a treasure that is none of ${treasures.join(', ')}`,
  equalValues: () => 'the four treasure values must all differ',
  tooManyIcons: ({ treasure, shown, copies }) =>
    `${shown} icons show a ${TREASURE[treasure]}, but there are only ${copies} of each treasure`,
}

export const complaint = (wrong: Wrong): string => complaintInWords(COMPLAINTS, wrong)
