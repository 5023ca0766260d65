// The names of things in English: cards, sections, places, ships without a captain. For sentences and refusals alike.
import type { Seat, Word } from '@flibuste/kernel'
import { and, counted } from '../grammar.en.ts'
import {
  LEGENDS,
  PLACES,
  SECTIONS,
  TAVERN_KINDS,
  type Legend,
  type PlaceName,
  type Section,
  type TavernKind,
} from './data.ts'
import type { Card, Row } from './cards.ts'
import { isSeat, LEGEND, type Party } from './moves.ts'
import { LAST_BATTLE } from './state.ts'

/** For the table in the browser too, which knows no shelf. */
export { and }

const PLACE: { readonly [P in PlaceName]: string } = {
  tavern: 'the Tavern',
  hull: 'Hull Island',
  sails: 'Sail Island',
  cannons: 'Cannon Island',
  crew: 'Crew Island',
  treasure: 'Treasure Island',
  cove: 'the Cove',
}

export const SECTION: { readonly [S in Section]: string } = {
  sails: 'sails',
  crew: 'crew',
  cannons: 'cannons',
  hull: 'hull',
}

const LEGEND_NAME: { readonly [L in Legend]: string } = {
  blackbeard: 'Blackbeard',
  dutchman: 'the Flying Dutchman',
  hook: 'Captain Hook',
  bonnyAndRead: 'Bonny and Read',
  cacafuego: 'the Cacafuego',
}

const CARD: { readonly [K in TavernKind]: string } = {
  flint: 'Flint’s parrot',
  silver: 'Silver’s parrot',
  bones: 'Bones’s parrot',
  trelawney: 'Trelawney’s parrot',
  artisan: 'Artisan',
  doldrums: 'Doldrums',
  fairWind: 'Fair Wind',
  grapple: 'Grapple',
  smoke: 'Smoke',
  overboard: 'Overboard',
  grapeshot: 'Grapeshot',
  powderMagazine: 'Powder Magazine',
  cannonade: 'Cannonade',
  escape: 'Escape',
  buccaneering: 'Buccaneering',
  lookout: 'Lookout',
  shipwright: 'Shipwright',
  letterOfMarque: 'Letter of Marque',
  royalNavy: 'Royal Navy',
  treasureMap: 'Treasure Map',
  fame1: 'Fame 1',
  fame2: 'Fame 2',
  fame3: 'Fame 3',
}

/** What a parrot does for a ship, in a line of the log. */
const PARROT_DOES: { readonly [card: string]: string } = {
  flint: 'any number of chests',
  silver: 'six dice a volley',
  bones: 'all cannons fire',
  trelawney: '20 more speed',
}

export const place = (number: number): string =>
  number === LAST_BATTLE ? 'the open sea' : PLACE[PLACES[number - 1] ?? 'cove']
export const at = (number: number): string => (number === LAST_BATTLE ? 'on the open sea' : `at ${place(number)}`)
/** -1: all of them. */
export const section = (row: Row): string => (row < 0 ? 'all sections' : SECTION[SECTIONS[row]!])
export const legend = (number: number): string => (number < 0 ? 'the legend' : LEGEND_NAME[LEGENDS[number]!])
export const card = (kind: Card): string => CARD[TAVERN_KINDS[kind]!]
export const parrotDoes = (kind: Card): string => PARROT_DOES[TAVERN_KINDS[kind]!] ?? ''

/** A ship in a battle: a captain's, or one without. */
export const party = (number: Party, legendAboard: number): Word => {
  if (isSeat(number)) return { seat: number as Seat }
  return number === LEGEND ? legend(legendAboard) : 'the Royal Navy'
}

export const gold = (number: number): string => `${number} gold`
export const chests = (number: number): string => counted(number, 'chest')
export const fame = (number: number): string => `${number} fame`
export const cards = (number: number): string => counted(number, 'card')
export const tavernCards = (number: number): string => counted(number, 'Tavern card')
export const hits = (number: number): string => counted(number, 'hit')

/** What a booty is made of, zeros left out. */
export function booty(of: { chests: number; gold: number; fame: number; tavern: number }): string {
  const parts = [
    of.fame > 0 ? fame(of.fame) : '',
    of.gold > 0 ? gold(of.gold) : '',
    of.chests > 0 ? chests(of.chests) : '',
    of.tavern > 0 ? tavernCards(of.tavern) : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'nothing' : and(parts)
}
