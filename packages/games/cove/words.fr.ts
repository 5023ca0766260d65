// Les noms des choses en français : cartes, sections, lieux, navires sans capitaine. Pour les phrases comme pour les refus.
import type { Seat, Word } from '@flibuste/kernel'
import { and, counted, ofName } from '../grammar.fr.ts'
import {
  LEGENDS,
  PLACES,
  SECTIONS,
  TAVERN_KINDS,
  type Family,
  type Legend,
  type PlaceName,
  type Section,
  type TavernKind,
} from './data.ts'
import type { Card, Row } from './cards.ts'
import { isSeat, LEGEND, type Party } from './moves.ts'
import { LAST_BATTLE } from './state.ts'

/** Pour le plateau dans le navigateur aussi, qui ne connaît pas l’étagère des jeux. */
export { and, ofName }

export const FAMILY: { readonly [F in Family]: string } = {
  parrot: 'Perroquet',
  artisan: 'Artisan',
  boarding: 'Abordage',
  volley: 'Bordée',
  event: 'Événement',
  fame: 'Renommée',
}

const PLACE: { readonly [P in PlaceName]: string } = {
  tavern: 'la Taverne',
  hull: 'l’île de la Coque',
  sails: 'l’île des Voiles',
  cannons: 'l’île aux Canons',
  crew: 'l’île de l’Équipage',
  treasure: 'l’île au Trésor',
  cove: 'la Crique',
}

/** Avec leur article : « la coque ». */
const SECTION: { readonly [S in Section]: string } = {
  sails: 'les voiles',
  crew: 'l’équipage',
  cannons: 'les canons',
  hull: 'la coque',
}
const BARE: { readonly [S in Section]: string } = {
  sails: 'voiles',
  crew: 'équipage',
  cannons: 'canons',
  hull: 'coque',
}

const LEGEND_NAME: { readonly [L in Legend]: string } = {
  blackbeard: 'Barbe Noire',
  dutchman: 'le Hollandais volant',
  hook: 'le capitaine Crochet',
  bonnyAndRead: 'Bonny et Read',
  cacafuego: 'le Cacafuego',
}

const CARD: { readonly [K in TavernKind]: string } = {
  flint: 'perroquet de Flint',
  silver: 'perroquet de Silver',
  bones: 'perroquet de Bones',
  trelawney: 'perroquet de Trelawney',
  artisan: 'Artisan',
  doldrums: 'Calme plat',
  fairWind: 'Vent favorable',
  grapple: 'Grappin',
  smoke: 'Fumigènes',
  overboard: 'Par-dessus bord',
  grapeshot: 'Mitraille',
  powderMagazine: 'Sainte-Barbe',
  cannonade: 'Canonnade',
  escape: 'Fuite à l’Anglaise',
  buccaneering: 'Flibusterie',
  lookout: 'Vigie',
  shipwright: 'Armateur',
  letterOfMarque: 'Lettre de marque',
  royalNavy: 'Royal Navy',
  treasureMap: 'Carte du Trésor',
  fame1: 'Renommée 1',
  fame2: 'Renommée 2',
  fame3: 'Renommée 3',
}

/** Ce qu’un perroquet fait pour un navire, dans une ligne du journal. */
const PARROT_DOES: { readonly [card: string]: string } = {
  flint: 'des coffres sans limite',
  silver: 'six dés à chaque bordée',
  bones: 'tous les canons tirent',
  trelawney: '20 de vitesse en plus',
}

export const place = (number: number): string =>
  number === LAST_BATTLE ? 'la pleine mer' : PLACE[PLACES[number - 1] ?? 'cove']
export const at = (number: number): string => (number === LAST_BATTLE ? 'en pleine mer' : `à ${place(number)}`)
/** -1 : toutes. */
export const section = (row: Row): string => (row < 0 ? 'toutes les sections' : SECTION[SECTIONS[row]!])
export const bareSection = (row: Row): string => BARE[SECTIONS[row]!]
export const legend = (number: number): string => (number < 0 ? 'la légende' : LEGEND_NAME[LEGENDS[number]!])
export const card = (kind: Card): string => CARD[TAVERN_KINDS[kind]!]
export const parrotDoes = (kind: Card): string => PARROT_DOES[TAVERN_KINDS[kind]!] ?? ''

/** « la carte Mitraille », mais « la Carte du Trésor ». */
export const theCard = (kind: Card): string =>
  card(kind).startsWith('Carte') ? `la ${card(kind)}` : `la carte ${card(kind)}`

/** Un navire au combat : celui d’un capitaine, ou un autre. */
export const party = (number: Party, legendAboard: number): Word => {
  if (isSeat(number)) return { seat: number as Seat }
  return number === LEGEND ? legend(legendAboard) : 'la Royal Navy'
}

export const gold = (number: number): string => counted(number, 'doublon')
export const chests = (number: number): string => counted(number, 'coffre')
export const fame = (number: number): string => `${counted(number, 'point')} de renommée`
export const hullPoints = (number: number): string => `${counted(number, 'point')} de coque`
export const cards = (number: number): string => counted(number, 'carte')
export const tavernCards = (number: number): string => `${cards(number)} Taverne`
export const hits = (number: number): string => `${counted(number, 'coup')} au but`

/** De quoi un butin est fait, sans les zéros. */
export function booty(of: { chests: number; gold: number; fame: number; tavern: number }): string {
  const parts = [
    of.fame > 0 ? fame(of.fame) : '',
    of.gold > 0 ? gold(of.gold) : '',
    of.chests > 0 ? chests(of.chests) : '',
    of.tavern > 0 ? tavernCards(of.tavern) : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'rien' : and(parts)
}
