// Ce qui cloche dans un fichier d’édition, en français.
import { complaintInWords, partInWords, type Sayings } from '../edition-complaints.ts'
import { faultsOf } from '../edition-words.fr.ts'
import type { Complaints, Loot, Part, Parts, Wrong } from './complaints.ts'
import { TAVERN_KINDS, type Section } from './data.ts'
import { FAMILY, theCard } from './words.fr.ts'

/** Avec leur article : « les voiles (« sails ») ». */
const SECTION: { readonly [S in Section]: string } = {
  sails: 'les voiles (« sails »)',
  crew: 'l’équipage (« crew »)',
  cannons: 'les canons (« cannons »)',
  hull: 'la coque (« hull »)',
}
const OF_SECTION: { readonly [S in Section]: string } = {
  sails: 'des voiles',
  crew: 'de l’équipage',
  cannons: 'des canons',
  hull: 'de la coque',
}

const LOOT: { readonly [L in Loot]: string } = {
  fame: 'la renommée (« fame »)',
  gold: 'les doublons (« gold »)',
  chests: 'les coffres (« chests »)',
  tavern: 'les cartes Taverne (« tavern »)',
}

export const PARTS: Sayings<Parts> = {
  edition: () => 'l’édition',
  name: () => 'le nom de l’édition',
  mat: () => 'la fiche (« mat »)',
  section: ({ section }) => `${SECTION[section]} de la fiche`,
  values: ({ section }) => `les valeurs (« values ») ${OF_SECTION[section]}`,
  value: ({ section }) => `chaque valeur (« values ») ${OF_SECTION[section]}`,
  costs: ({ section }) => `les prix (« costs ») ${OF_SECTION[section]}`,
  cost: ({ section }) => `chaque prix (« costs ») ${OF_SECTION[section]}`,
  treasures: () => 'les cartes Trésor (« treasures »)',
  treasure: ({ card }) => `la carte Trésor ${card}`,
  loot: ({ card, kind }) => `${LOOT[kind]} de la carte Trésor ${card}`,
  copies: ({ card }) => `le nombre d’exemplaires (« copies ») de la carte Trésor ${card}`,
  tavern: () => 'la Taverne (« tavern »)',
  tavernCopies: ({ kind }) => `le nombre d’exemplaires de ${theCard(TAVERN_KINDS.indexOf(kind))} (« ${kind} »)`,
}

const the = (part: Part): string => partInWords(PARTS, part)

export const COMPLAINTS: Sayings<Complaints> = {
  ...faultsOf(the),
  notNumbers: ({ part, count }) => `pour ${the(part)}, il faut une liste de ${count} nombres`,
  falling: ({ section }) => `les valeurs (« values ») ${OF_SECTION[section]} ne doivent pas baisser de gauche à droite`,
  wrongTreasures: ({ expected, found }) => `les cartes Trésor doivent être ${expected} en tout, et non ${found}`,
  alike: ({ first, second }) =>
    `les cartes Trésor ${first} et ${second} sont pareilles ; donnez-en une seule, avec ses exemplaires (« copies »)`,
  wrongFamily: ({ family, expected, found }) =>
    `les cartes ${FAMILY[family]} de la Taverne doivent être ${expected} en tout, et non ${found}`,
}

export const complaint = (wrong: Wrong): string => complaintInWords(COMPLAINTS, wrong)
