// Ce qui cloche dans un fichier d’édition, en français.
import { complaintInWords, partInWords, type Sayings } from '../edition-complaints.ts'
import { faultsOf, quoted } from '../edition-words.fr.ts'
import type { Complaints, Part, Parts, SpacePart, Spaces, Wrong } from './complaints.ts'

const SPACES: Sayings<Spaces> = {
  port: () => 'le port',
  seaSpace: ({ space }) => `la case de mer ${space}`,
  lairSpace: ({ space }) => `la case de repaire ${space}`,
}

/** « du port », « de la case de mer 3 ». */
const OF_SPACES: Sayings<Spaces> = {
  port: () => 'du port',
  seaSpace: ({ space }) => `de la case de mer ${space}`,
  lairSpace: ({ space }) => `de la case de repaire ${space}`,
}

const place = (of: SpacePart): string => `la position (« at ») ${partInWords(OF_SPACES, of)}`

export const PARTS: Sayings<Parts> = {
  ...SPACES,
  edition: () => 'l’édition',
  name: () => 'le nom de l’édition',
  board: () => 'le plateau (« board »)',
  placeNumber: ({ of }) => `chaque nombre de ${place(of)}`,
  passages: () => 'les passes (« next ») du port',
  passage: () => 'chaque nom dans les passes (« next ») du port',
  sea: () => 'les cases de mer (« sea »)',
  seaName: ({ space }) => `le nom de la case de mer ${space}`,
  neighbours: ({ space }) => `les voisines (« next ») de la case de mer ${space}`,
  neighbour: ({ space }) => `chaque nom dans les voisines (« next ») de la case de mer ${space}`,
  lairsBeside: ({ space }) => `les repaires voisins (« lairs ») de la case de mer ${space}`,
  lairBeside: ({ space }) => `chaque nom dans les repaires voisins (« lairs ») de la case de mer ${space}`,
  lairSpaces: () => 'les cases de repaire (« lairs ») du plateau',
  lairName: ({ space }) => `le nom de la case de repaire ${space}`,
  island: ({ space }) => `l’île (« island ») de la case de repaire ${space}`,
  lairs: () => 'les repaires (« lairs »)',
  lair: ({ lair }) => `le repaire ${lair}`,
  coin: ({ lair }) => `la pièce d’or (« coin ») du repaire ${lair}`,
  pirates: ({ lair }) => `les pirates du repaire ${lair}`,
  pirateSlot: ({ lair }) => `chaque poste des pirates du repaire ${lair}`,
  cannons: ({ lair }) => `les canons (« cannons ») du repaire ${lair}`,
  cannonSlot: ({ lair }) => `chaque poste des canons (« cannons ») du repaire ${lair}`,
  fixed: ({ lair }) => `les canons sans numéro (« fixed ») du repaire ${lair}`,
}

export const COMPLAINTS: Sayings<Complaints> = {
  ...faultsOf((part: Part) => partInWords(PARTS, part)),
  notAPlace: ({ of }) => `pour ${place(of)}, il faut deux nombres entiers`,
  wrongSea: ({ expected, found }) => `le plateau doit compter exactement ${expected} cases de mer, et non ${found}`,
  wrongLairSpaces: ({ expected, found }) =>
    `le plateau doit compter exactement ${expected} cases de repaire, et non ${found}`,
  wrongLairs: ({ expected, found }) => `l’édition doit compter exactement ${expected} repaires, et non ${found}`,
  sharedSlot: ({ lair }) => `le repaire ${lair} a deux figurines sur un même poste`,
  noPirate: ({ lair }) => `le repaire ${lair} doit avoir au moins un pirate`,
  noCannon: ({ lair }) => `le repaire ${lair} doit avoir au moins un canon`,
  wrongTreasure: ({ sum, from, to }) =>
    `les pièces d’or (« coin ») des repaires font ${sum} en tout ; il en faut de ${from} à ${to}`,
  sameName: ({ space }) => `deux cases du plateau s’appellent ${quoted(space)}`,
  samePlace: ({ at }) => `deux cases du plateau sont à la même position, ${at.join(', ')}`,
  ownNeighbour: ({ space }) => `la case de mer ${quoted(space)} est sa propre voisine`,
  strangeNeighbour: ({ space, other }) =>
    `la case de mer ${quoted(space)} a pour voisine ${quoted(other)}, qui n’est pas une case de mer`,
  oneWay: ({ space, other }) =>
    `la case de mer ${quoted(space)} a pour voisine ${quoted(other)}, mais ${quoted(other)} n’a pas ${quoted(space)} pour voisine`,
  strangeLair: ({ space, lair }) =>
    `la case de mer ${quoted(space)} est voisine du repaire ${quoted(lair)}, qui n’est pas une case de repaire`,
  namedTwice: ({ space, other }) => `la case de mer ${quoted(space)} nomme deux fois ${quoted(other)}`,
  wrongPassages: ({ found }) => `le port doit avoir exactement une passe (« next »), et non ${found}`,
  strangePassage: ({ space }) => `la passe du port mène à ${quoted(space)}, qui n’est pas une case de mer`,
  cutOff: ({ space }) =>
    `la mer n’est pas d’un seul tenant ; du port, on ne peut pas atteindre la case de mer ${quoted(space)}`,
  lonelyLair: ({ lair }) => `aucune case de mer n’est voisine du repaire ${quoted(lair)}`,
}

export const complaint = (wrong: Wrong): string => complaintInWords(COMPLAINTS, wrong)
