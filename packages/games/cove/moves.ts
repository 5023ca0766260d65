// What a captain can answer. Cards are played by their name; moves exist once, frozen, so that listing them builds nothing but the list.
// Whether a move is allowed is not known here.
import { readMove, type MoveReaders, type RawMove, type Seat } from '@flibuste/kernel'
import { ROWS, type Row } from './cards.ts'
import {
  ALL_CHESTS,
  ALL_GOLD,
  BAG,
  COVE_INCOMES,
  LEVELS,
  MOST_SEATS,
  TREASURE_ISLAND,
  type CoveIncome,
  type Level,
  type Place,
} from './data.ts'

/** Ships in a battle: seats, then these two. */
export type Party = number
export const LEGEND: Party = MOST_SEATS
export const NAVY: Party = MOST_SEATS + 1
export const PARTIES = MOST_SEATS + 2
export const isSeat = (party: Party): boolean => party < MOST_SEATS

export const MOVE_KINDS = [
  'fit',
  'pass',
  'buccaneering',
  'treasureMap',
  'lookout',
  'royalNavy',
  'letterOfMarque',
  'escape',
  'sail',
  'doldrums',
  'fairWind',
  'grapple',
  'smoke',
  'overboard',
  'grapeshot',
  'powderMagazine',
  'cannonade',
  'fire',
  'flee',
  'hold',
  'income',
  'buy',
  'raise',
  'bury',
  'restore',
  'artisan',
  'shipwright',
  'done',
  'swap',
  'keep',
] as const
export type MoveKind = (typeof MOVE_KINDS)[number]

/** All rings as they will stand, by section. */
export interface Fit {
  readonly kind: 'fit'
  readonly levels: readonly Level[]
}
/** Whose coming booty is shared. */
export interface Buccaneering {
  readonly kind: 'buccaneering'
  readonly victim: Seat
}
/** Who chooses first. */
export interface Lookout {
  readonly kind: 'lookout'
  readonly first: Seat
}
export interface OfIsland<Kind extends 'royalNavy' | 'letterOfMarque' | 'escape' | 'sail'> {
  readonly kind: Kind
  readonly island: Place
}
export interface Overboard {
  readonly kind: 'overboard'
  readonly chests: number
}
/** At a ship, and which section of it. */
export interface Fire {
  readonly kind: 'fire'
  readonly at: Party
  readonly section: Row
}
export interface Income {
  readonly kind: 'income'
  readonly take: CoveIncome
}
/** A ring to this level. */
export interface Raise {
  readonly kind: 'raise'
  readonly section: Row
  readonly level: Level
}
/** Chests, and bags of three gold. */
export interface Bury {
  readonly kind: 'bury'
  readonly chests: number
  readonly bags: number
}
export interface OfSection<Kind extends 'restore' | 'artisan' | 'shipwright'> {
  readonly kind: Kind
  readonly section: Row
}
export interface Plain<
  Kind extends
    | 'pass'
    | 'treasureMap'
    | 'doldrums'
    | 'fairWind'
    | 'grapple'
    | 'smoke'
    | 'grapeshot'
    | 'powderMagazine'
    | 'cannonade'
    | 'flee'
    | 'hold'
    | 'buy'
    | 'done'
    | 'swap'
    | 'keep',
> {
  readonly kind: Kind
}

export type Move =
  | Fit
  | Buccaneering
  | Lookout
  | OfIsland<'royalNavy'>
  | OfIsland<'letterOfMarque'>
  | OfIsland<'escape'>
  | OfIsland<'sail'>
  | Overboard
  | Fire
  | Income
  | Raise
  | Bury
  | OfSection<'restore'>
  | OfSection<'artisan'>
  | OfSection<'shipwright'>
  | Plain<'pass'>
  | Plain<'treasureMap'>
  | Plain<'doldrums'>
  | Plain<'fairWind'>
  | Plain<'grapple'>
  | Plain<'smoke'>
  | Plain<'grapeshot'>
  | Plain<'powderMagazine'>
  | Plain<'cannonade'>
  | Plain<'flee'>
  | Plain<'hold'>
  | Plain<'buy'>
  | Plain<'done'>
  | Plain<'swap'>
  | Plain<'keep'>
export type MoveOf<K extends MoveKind> = Extract<Move, { kind: K }>

function table<M>(length: number, make: (index: number) => M): readonly Readonly<M>[] {
  return Object.freeze(Array.from({ length }, (_, index) => Object.freeze(make(index))))
}

/** By seat. */
export const BUCCANEERINGS = table<Buccaneering>(MOST_SEATS, (victim) => ({ kind: 'buccaneering', victim }))
export const LOOKOUTS = table<Lookout>(MOST_SEATS, (first) => ({ kind: 'lookout', first }))
/** By island; that there is no island 0 is for the rules to say. */
const ISLANDS = TREASURE_ISLAND + 1
export const NAVIES = table<OfIsland<'royalNavy'>>(ISLANDS, (island) => ({ kind: 'royalNavy', island }))
export const LETTERS = table<OfIsland<'letterOfMarque'>>(ISLANDS, (island) => ({ kind: 'letterOfMarque', island }))
export const ESCAPES = table<OfIsland<'escape'>>(ISLANDS, (island) => ({ kind: 'escape', island }))
export const SAILINGS = table<OfIsland<'sail'>>(ISLANDS + 1, (island) => ({ kind: 'sail', island }))
/** By number of chests. */
export const OVERBOARDS = table<Overboard>(ALL_CHESTS + 1, (chests) => ({ kind: 'overboard', chests }))
/** By party, then section. */
export const FIRES = Array.from({ length: PARTIES }, (_, at) =>
  table<Fire>(ROWS, (section) => ({ kind: 'fire', at, section })),
)
/** By their place in `COVE_INCOMES`. */
export const INCOMES = table<Income>(COVE_INCOMES.length, (at) => ({ kind: 'income', take: COVE_INCOMES[at]! }))
/** By section, then level. */
export const RAISES = Array.from({ length: ROWS }, (_, section) =>
  table<Raise>(LEVELS + 1, (level) => ({ kind: 'raise', section, level })),
)
/** By chests, then bags. */
export const BURIALS = Array.from({ length: ALL_CHESTS + 1 }, (_, chests) =>
  table<Bury>(Math.floor(ALL_GOLD / BAG) + 1, (bags) => ({ kind: 'bury', chests, bags })),
)
/** By section. */
export const RESTORES = table<OfSection<'restore'>>(ROWS, (section) => ({ kind: 'restore', section }))
export const ARTISANS = table<OfSection<'artisan'>>(ROWS, (section) => ({ kind: 'artisan', section }))
export const SHIPWRIGHTS = table<OfSection<'shipwright'>>(ROWS, (section) => ({ kind: 'shipwright', section }))

export const PASS: Plain<'pass'> = Object.freeze({ kind: 'pass' })
export const MAP: Plain<'treasureMap'> = Object.freeze({ kind: 'treasureMap' })
export const PLAY_DOLDRUMS: Plain<'doldrums'> = Object.freeze({ kind: 'doldrums' })
export const PLAY_FAIR_WIND: Plain<'fairWind'> = Object.freeze({ kind: 'fairWind' })
export const PLAY_GRAPPLE: Plain<'grapple'> = Object.freeze({ kind: 'grapple' })
export const PLAY_SMOKE: Plain<'smoke'> = Object.freeze({ kind: 'smoke' })
export const PLAY_GRAPESHOT: Plain<'grapeshot'> = Object.freeze({ kind: 'grapeshot' })
export const PLAY_POWDER: Plain<'powderMagazine'> = Object.freeze({ kind: 'powderMagazine' })
export const PLAY_CANNONADE: Plain<'cannonade'> = Object.freeze({ kind: 'cannonade' })
export const FLEE: Plain<'flee'> = Object.freeze({ kind: 'flee' })
export const HOLD: Plain<'hold'> = Object.freeze({ kind: 'hold' })
export const BUY: Plain<'buy'> = Object.freeze({ kind: 'buy' })
export const DONE: Plain<'done'> = Object.freeze({ kind: 'done' })
export const SWAP: Plain<'swap'> = Object.freeze({ kind: 'swap' })
export const KEEP: Plain<'keep'> = Object.freeze({ kind: 'keep' })

/** The entry of a table that a field names, or null. */
const entry = <M>(entries: readonly M[] | null, index: unknown): M | null =>
  entries !== null && Number.isInteger(index) ? (entries[index as number] ?? null) : null

const isLevel = (raw: unknown): raw is Level =>
  Number.isInteger(raw) && (raw as number) >= 1 && (raw as number) <= LEVELS

function readFit({ levels }: RawMove): Move | null {
  if (!Array.isArray(levels) || levels.length !== ROWS || !levels.every(isLevel)) return null
  return { kind: 'fit', levels: levels.slice() }
}

const READERS: MoveReaders<Move> = {
  fit: readFit,
  pass: () => PASS,
  buccaneering: (raw) => entry(BUCCANEERINGS, raw.victim),
  treasureMap: () => MAP,
  lookout: (raw) => entry(LOOKOUTS, raw.first),
  royalNavy: (raw) => entry(NAVIES, raw.island),
  letterOfMarque: (raw) => entry(LETTERS, raw.island),
  escape: (raw) => entry(ESCAPES, raw.island),
  sail: (raw) => entry(SAILINGS, raw.island),
  doldrums: () => PLAY_DOLDRUMS,
  fairWind: () => PLAY_FAIR_WIND,
  grapple: () => PLAY_GRAPPLE,
  smoke: () => PLAY_SMOKE,
  overboard: (raw) => entry(OVERBOARDS, raw.chests),
  grapeshot: () => PLAY_GRAPESHOT,
  powderMagazine: () => PLAY_POWDER,
  cannonade: () => PLAY_CANNONADE,
  fire: (raw) => entry(entry(FIRES, raw.at), raw.section),
  flee: () => FLEE,
  hold: () => HOLD,
  income: (raw) => INCOMES.find(({ take }) => take === raw.take) ?? null,
  buy: () => BUY,
  raise: (raw) => entry(entry(RAISES, raw.section), raw.level),
  bury: (raw) => entry(entry(BURIALS, raw.chests), raw.bags),
  restore: (raw) => entry(RESTORES, raw.section),
  artisan: (raw) => entry(ARTISANS, raw.section),
  shipwright: (raw) => entry(SHIPWRIGHTS, raw.section),
  done: () => DONE,
  swap: () => SWAP,
  keep: () => KEEP,
}

export const read = (raw: unknown): Move | null => readMove(raw, READERS)
