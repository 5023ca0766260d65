// Tavern cards by number: their place in `TAVERN_KINDS`, in which hands and piles count them. What each does is in cards/. Knows no table.
import { FAME_CARDS, FAME_VALUES, PARROT_SECTIONS, PARROTS, SECTIONS, TAVERN_KINDS, type TavernKind } from './data.ts'

/** Parrots come first. So a draw from a pile of which only the parrots are known meets them alike, whatever the rest of it is. */
export type Card = number

export const cardOf = (kind: TavernKind): Card => TAVERN_KINDS.indexOf(kind)
export const CARD_KINDS = TAVERN_KINDS.length

export const NO_PARROT = -1
export const FLINT = cardOf('flint')
export const SILVER = cardOf('silver')
export const BONES = cardOf('bones')
export const TRELAWNEY = cardOf('trelawney')
export const ARTISAN = cardOf('artisan')
export const DOLDRUMS = cardOf('doldrums')
export const FAIR_WIND = cardOf('fairWind')
export const GRAPPLE = cardOf('grapple')
export const SMOKE = cardOf('smoke')
export const OVERBOARD = cardOf('overboard')
export const GRAPESHOT = cardOf('grapeshot')
export const POWDER_MAGAZINE = cardOf('powderMagazine')
export const CANNONADE = cardOf('cannonade')
export const ESCAPE = cardOf('escape')
export const BUCCANEERING = cardOf('buccaneering')
export const LOOKOUT = cardOf('lookout')
export const SHIPWRIGHT = cardOf('shipwright')
export const LETTER_OF_MARQUE = cardOf('letterOfMarque')
export const ROYAL_NAVY_CARD = cardOf('royalNavy')
export const TREASURE_MAP = cardOf('treasureMap')
export const FIRST_FAME = cardOf('fame1')

/** COV-12.1: never in a hand, COV-12.2. */
export const isParrot = (card: Card): boolean => card < PARROTS.length
/** What of a pile can come to a hand. */
export const withoutParrots = (pile: readonly number[]): number[] =>
  pile.map((copies, card) => (isParrot(card) ? 0 : copies))
/** COV-0.8. */
export const fameOf = (card: Card): number => FAME_VALUES[FAME_CARDS[card - FIRST_FAME]!]
export const FAME_KINDS = FAME_CARDS.length

/** Sections by their place in `SECTIONS`, the rows of the mat. */
export type Row = number
export const SAILS: Row = SECTIONS.indexOf('sails')
export const CREW: Row = SECTIONS.indexOf('crew')
export const CANNONS: Row = SECTIONS.indexOf('cannons')
export const HULL: Row = SECTIONS.indexOf('hull')
export const ROWS = SECTIONS.length

/** By parrot: the section it lives on, COV-12.1. */
export const PARROT_ROWS: readonly Row[] = PARROTS.map((parrot) => SECTIONS.indexOf(PARROT_SECTIONS[parrot]))
