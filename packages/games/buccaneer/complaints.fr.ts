// Ce qui cloche dans un fichier d’édition, en français.
import { complaintInWords, partInWords, type Sayings } from '../edition-complaints.ts'
import { faultsOf, listed } from '../edition-words.fr.ts'
import type { Complaints, Part, Parts, Wrong } from './complaints.ts'
import { TREASURE } from './words.fr.ts'

export const PARTS: Sayings<Parts> = {
  edition: () => 'l’édition',
  name: () => 'le nom de l’édition',
  values: () => 'les valeurs des trésors (« values »)',
  value: ({ treasure }) => `la valeur d’un ${TREASURE[treasure]}`,
  ship: ({ ship }) => `le navire ${ship}`,
  shipName: ({ ship }) => `le nom du navire ${ship}`,
  min: ({ ship }) => `l’équipage minimum (« min ») du navire ${ship}`,
  loot: ({ ship }) => `le butin (« loot ») du navire ${ship}`,
  wage: ({ ship }) => `la solde du point d’interrogation (« wage ») sur le navire ${ship}`,
}

export const COMPLAINTS: Sayings<Complaints> = {
  ...faultsOf((part: Part) => partInWords(PARTS, part)),
  wrongShips: ({ expected }) => `l’édition doit compter exactement ${expected} navires`,
  wrongTreasures: ({ ship }) => `le navire ${ship} doit montrer un ou deux trésors`,
  strangeTreasure: ({ ship, treasures }) =>
    `le navire ${ship} montre un trésor inconnu ; les trésors sont ${listed(treasures)}`,
  equalValues: () => 'les quatre valeurs des trésors doivent toutes différer',
  tooManyIcons: ({ treasure, shown, copies }) =>
    `${shown} icônes montrent un ${TREASURE[treasure]}, mais il n’y a que ${copies} trésors de chaque sorte`,
}

export const complaint = (wrong: Wrong): string => complaintInWords(COMPLAINTS, wrong)
