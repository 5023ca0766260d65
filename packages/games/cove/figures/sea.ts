// The archipelago, the year and the bank: everything that is counted and is no card. No logic.

/** COV-0.1. (booklet) */
export const LEAST_SEATS = 3
export const MOST_SEATS = 5

/** COV-0.2: the number of a place is one more than its position here. (booklet) */
export const PLACES = ['tavern', 'hull', 'sails', 'cannons', 'crew', 'treasure', 'cove'] as const
export type PlaceName = (typeof PLACES)[number]

/** Places by number, in which everything that goes round the islands is settled: COV-3.2. (booklet) */
export type Place = number
export const TAVERN = 1
const HULL_ISLAND = 2
const SAIL_ISLAND = 3
const CANNON_ISLAND = 4
export const CREW_ISLAND = 5
export const TREASURE_ISLAND = 6
export const COVE = 7

export const OUTER_ISLANDS = [TAVERN, HULL_ISLAND, SAIL_ISLAND, CANNON_ISLAND, CREW_ISLAND] as const
/** COV-5.3, COV-A2: what the wheel shows. (public: two reviews) */
export const WHEEL = [...OUTER_ISLANDS, TREASURE_ISLAND] as const

/** COV-3.1. (booklet) */
export const MONTHS = 12
/** COV-A55. (a rule of this table) */
export const HALF_YEAR = 6
/** Of the year that is played. */
export const monthsIn = ({ options }: { readonly options: { readonly halfYear?: boolean } }): number =>
  options.halfYear === true ? HALF_YEAR : MONTHS
export const PHASES = ['treasure', 'navigation', 'combat', 'plunder', 'effects', 'blackShips'] as const
export type Phase = (typeof PHASES)[number]

/** COV-0.3, COV-1.8, COV-1.9: where black ships start, and with how many captains the second one sails. (booklet) */
export const BLACK_SHIPS = 2
export const FIRST_BLACK_SHIP: Place = TAVERN
export const SECOND_BLACK_SHIP: Place = CANNON_ISLAND
export const SECOND_BLACK_SHIP_SEATS = 3

/** COV-0.10, COV-A43: 24 coins of 1 and 20 of 5; only their sum counts. (booklet; the sum is deduced) */
export const COINS = [
  { gold: 1, count: 24 },
  { gold: 5, count: 20 },
] as const
export const ALL_GOLD = 124

/** COV-0.11. (booklet) */
export const ALL_CHESTS = 50

/** COV-0.12; a die has six faces. (booklet) */
export const DICE = 6
export const FACES = 6

/** COV-1.4. (booklet) */
export const PURSE = 9
export const FIRST_CARDS = 1

/** COV-1.5, COV-M6: spaces after the skull; a marker that passes the last begins again. (booklet, picture of the board) */
export const FAME_TRACK = 73
/** COV-A24: nobody falls below the skull. (ruling) */
export const LEAST_FAME = 0

/** COV-8.7: the lowest face that hits; COV-15.5 under Smoke; COV-16.1 with Grapeshot. (booklet) */
export const HIT_FROM = 5
export const SMOKE_HIT_FROM = 6
export const GRAPESHOT_HIT_FROM = 3

/** COV-8.14, COV-8.19: to every captain who sees a ship leave. (booklet) */
export const WITNESS_FAME = 1
/** COV-8.15, COV-8.16: the face that means mutiny, and the fame it costs. (booklet) */
export const MUTINY_FACE = 1
export const MUTINY_FAME = 2

/** COV-10.2. (booklet) */
export const TAVERN_PRICE = 2
export const MOST_BOUGHT = 3
/** COV-10.4: fame for a chest, and gold in a bag that brings one fame. (booklet) */
export const CHEST_FAME = 1
export const BAG = 3
/** COV-10.5: how many times the printed cost, and how many levels. (booklet) */
export const TREASURE_ISLAND_COST = 2
export const TREASURE_ISLAND_LEVELS = 1
/** COV-10.6: two cards, or one and some gold. (booklet) */
export const COVE_INCOMES = ['cards', 'gold'] as const
export type CoveIncome = (typeof COVE_INCOMES)[number]
export const COVE_CARDS: { readonly [I in CoveIncome]: number } = { cards: 2, gold: 1 }
export const COVE_GOLD: { readonly [I in CoveIncome]: number } = { cards: 0, gold: 2 }
/** COV-10.7, for each section. (booklet) */
export const REPAIR_PRICE = 2
/** COV-10.11. (booklet) */
export const ARTISAN_PRICE = 1

/** COV-E4, COV-E5: exchanges in one combat after which captains must leave. (ours) */
export const MOST_EXCHANGES = 50
