// Ce qui cloche dans un fichier d’édition, en français.
import { complaintInWords, partInWords, type Sayings } from '../edition-complaints.ts'
import { faultsOf, listed } from '../edition-words.fr.ts'
import type { Complaints, Part, Parts, Wrong } from './complaints.ts'
import type { Good } from './data.ts'
import { GOOD } from './words.fr.ts'

/** « les cartes d’eau ». */
const CARDS: { readonly [G in Good]: string } = {
  water: 'les cartes d’eau',
  beans: 'les cartes de haricots',
  bread: 'les cartes de pain',
  meat: 'les cartes de viande',
  rum: 'les cartes de rhum',
  bananas: 'les cartes de bananes',
}

export const PARTS: Sayings<Parts> = {
  edition: () => 'l’édition',
  name: () => 'le nom de l’édition',
  marked: () => 'les cartes marquées (« marked »)',
  markedGood: ({ good }) => `${CARDS[good]} marquées (« marked »)`,
  ship: ({ ship }) => `le navire ${ship}`,
  points: ({ ship }) => `les points du navire ${ship}`,
  strength: ({ ship }) => `la force (« strength ») du navire ${ship}`,
  provisions: ({ ship }) => `les provisions du navire ${ship}`,
  provision: ({ ship, good }) => `${CARDS[good]} que demande le navire ${ship} (« provisions »)`,
}

const the = (part: Part): string => partInWords(PARTS, part)

export const COMPLAINTS: Sayings<Complaints> = {
  ...faultsOf(the),
  wrongShips: ({ expected }) => `l’édition doit compter exactement ${expected} navires`,
  notByGood: ({ part, goods }) =>
    `pour ${the(part)}, il faut une liste de ${goods.length} nombres, dans l’ordre ${goods.map((good) => GOOD[good]).join(', ')}`,
  strangeColour: ({ ship, colours }) =>
    `pour la couleur (« colour ») du navire ${ship}, il faut ${listed(colours, 'ou')}`,
  wrongProvisions: ({ ship, from, to }) => `le navire ${ship} doit demander de ${from} à ${to} provisions`,
  wrongMarked: ({ expected, found }) =>
    `les cartes marquées (« marked ») doivent être ${expected} en tout, et non ${found}`,
}

export const complaint = (wrong: Wrong): string => complaintInWords(COMPLAINTS, wrong)
