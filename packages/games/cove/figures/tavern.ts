// The Tavern cards by kind: what they are called in code, when they are played, how many there are. No logic.
import type { Section } from './mat.ts'
import type { Provenance } from './provenance.ts'

/** COV-0.7; the blank cards are left out: COV-0.9, COV-22.2. (booklet) */
export const TAVERN_CARDS = 42

/** COV-12.1: whose parrot it is. (booklet) */
export const PARROTS = ['flint', 'silver', 'bones', 'trelawney'] as const
export type Parrot = (typeof PARROTS)[number]
/** COV-15.1 to COV-15.6. (booklet) */
const BOARDING_CARDS = ['doldrums', 'fairWind', 'grapple', 'smoke', 'overboard'] as const
export type BoardingCard = (typeof BOARDING_CARDS)[number]
/** COV-16.1 to COV-16.8. (booklet) */
const VOLLEY_CARDS = ['grapeshot', 'powderMagazine', 'cannonade'] as const
export type VolleyCard = (typeof VOLLEY_CARDS)[number]
/** COV-14.1 to COV-14.10. (booklet) */
export const EVENT_CARDS = [
  'escape',
  'buccaneering',
  'lookout',
  'shipwright',
  'letterOfMarque',
  'royalNavy',
  'treasureMap',
] as const
export type EventCard = (typeof EVENT_CARDS)[number]
/** COV-0.8. (booklet) */
export const FAME_CARDS = ['fame1', 'fame2', 'fame3'] as const
export type FameCard = (typeof FAME_CARDS)[number]

/** Every kind of Tavern card; piles and hands count cards in this order. */
export const TAVERN_KINDS = [
  ...PARROTS,
  'artisan',
  ...BOARDING_CARDS,
  ...VOLLEY_CARDS,
  ...EVENT_CARDS,
  ...FAME_CARDS,
] as const
export type TavernKind = (typeof TAVERN_KINDS)[number]

/** COV-0.7: families, and how many cards each has. (booklet) */
export const FAMILIES = ['parrot', 'artisan', 'boarding', 'volley', 'event', 'fame'] as const
export type Family = (typeof FAMILIES)[number]
export const FAMILY_SIZES: { readonly [F in Family]: number } = {
  parrot: 4,
  artisan: 7,
  boarding: 8,
  volley: 6,
  event: 8,
  fame: 9,
}
export const FAMILY_KINDS: { readonly [F in Family]: readonly TavernKind[] } = {
  parrot: PARROTS,
  artisan: ['artisan'],
  boarding: BOARDING_CARDS,
  volley: VOLLEY_CARDS,
  event: EVENT_CARDS,
  fame: FAME_CARDS,
}

/** COV-12.1: the section a parrot lives on. (booklet: Flint, Silver; public and deduced: Bones, Trelawney) */
export const PARROT_SECTIONS = {
  flint: 'hull',
  silver: 'cannons',
  bones: 'crew',
  trelawney: 'sails',
} as const satisfies { readonly [P in Parrot]: Section }

/** COV-12.6, COV-12.8. (booklet) */
export const SILVER_DICE = 6
export const TRELAWNEY_SPEED = 20
/** COV-12.4, COV-12.9. (booklet) */
export const SWAP_FAME = 1
export const DEAD_PARROT_FAME = 2

/** COV-8.10: hits a guard takes, the last of which removes it. (booklet) */
export const GUARD_HITS = 2
/** COV-13.2. (booklet) */
export const MOST_ARTISANS = 1

/** COV-15.2, COV-15.6. (booklet) */
export const FAIR_WIND_SPEED = 6
export const OVERBOARD_SPEED = 2
/** COV-16.1, COV-16.5. (booklet) */
export const GRAPESHOT_RECOIL = 2
export const POWDER_DAMAGE = 1
/** COV-14.10: how many times the chests of the marked island. (booklet) */
export const TREASURE_MAP_TIMES = 2

/** COV-0.8. (booklet) */
export const FAME_VALUES: { readonly [F in FameCard]: number } = { fame1: 1, fame2: 2, fame3: 3 }

/** Moments at which event cards may be played: COV-4.3, COV-5.1, COV-5.6, COV-10.12. (booklet) */
export type Window = 'treasureEnd' | 'navigationStart' | 'navigationEnd' | 'effects'
export const EVENT_WINDOWS = {
  escape: 'navigationEnd',
  buccaneering: 'treasureEnd',
  lookout: 'navigationStart',
  shipwright: 'effects',
  letterOfMarque: 'navigationEnd',
  royalNavy: 'navigationEnd',
  treasureMap: 'treasureEnd',
} as const satisfies { readonly [E in EventCard]: Window }

/** Copies of each kind: COV-M3. */
export type TavernCopies = { readonly [K in TavernKind]: number }

export const TAVERN_COPIES: TavernCopies = Object.freeze({
  flint: 1,
  silver: 1,
  bones: 1,
  trelawney: 1,
  artisan: 7,
  doldrums: 1,
  fairWind: 2,
  grapple: 2,
  smoke: 2,
  overboard: 1,
  grapeshot: 2,
  powderMagazine: 2,
  cannonade: 2,
  escape: 1,
  buccaneering: 1,
  lookout: 1,
  shipwright: 1,
  letterOfMarque: 1,
  royalNavy: 2,
  treasureMap: 1,
  fame1: 5,
  fame2: 3,
  fame3: 1,
})

/** COV-15.2: two can be played together, so there are two at least. (deduced) */
export const LEAST_FAIR_WINDS = 2

/**
 * Where the copies come from: COV-M3. The booklet counts the families and tells the fame cards apart; no source was found for
 * the copies of boarding, volley and event cards. Eight events under seven titles, COV-14.11: the Royal Navy is the doubled one, since a
 * Letter of Marque can only answer it.
 */
export const COPY_SOURCES: { readonly [F in Family]: Provenance } = {
  parrot: 'booklet',
  artisan: 'booklet',
  boarding: 'reconstructed',
  volley: 'reconstructed',
  event: 'reconstructed',
  fame: 'booklet',
}
