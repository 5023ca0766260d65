// Why a captain might play a card, or keep it: what it gains, what it risks, the odds as they stand. Pure; reads the view alone.
import { bySeat, type Seat } from '@flibuste/kernel'
import { BONES, CREW, NO_PARROT, SILVER } from '../cards.ts'
import {
  BAG,
  CHEST_FAME,
  EVENT_CARDS,
  EVENT_WINDOWS,
  FACES,
  FAIR_WIND_SPEED,
  GRAPESHOT_HIT_FROM,
  OVERBOARD_SPEED,
  TAVERN_KINDS,
  TREASURE_MAP_TIMES,
  monthsIn,
  type Place,
} from '../data.ts'
import type { Move, Party } from '../moves.ts'
import type { View } from '../view.ts'
import { openItem } from '../wording.ts'
import { foesOf, oddsAgainstNavy, oddsInBattle, speedOfFoe } from './battle-odds.ts'

/** Against whom, and the chance to outlast him as things stand. */
interface Facing {
  readonly party: Party
  readonly legend: number
  readonly chance: number
}

export type CardReason =
  /** Cards that could be played now, and whether a later month may be better for them. */
  | { readonly kind: 'wait'; readonly cards: number; readonly isLast: boolean }
  | { readonly kind: 'later' }
  | ({ readonly kind: 'stand' } & Facing)
  | ({ readonly kind: 'settled' } & Facing)
  | { readonly kind: 'silence' }
  /** Of the richest open card. */
  | { readonly kind: 'half'; readonly seat: Seat; readonly chests: number; readonly gold: number }
  /** Chests more, on average over the islands. */
  | { readonly kind: 'map'; readonly chests: number }
  /** So many captains choose before one's eyes. */
  | { readonly kind: 'seen'; readonly courses: number }
  /** Whom it meets: the weakest, his chance, and how many there are. */
  | { readonly kind: 'navy'; readonly seat: Seat; readonly captains: number; readonly chance: number }
  | { readonly kind: 'wind'; readonly speed: number; readonly fastest: number }
  | { readonly kind: 'men'; readonly dice: number; readonly before: number }
  | { readonly kind: 'smoke' }
  | { readonly kind: 'grape'; readonly hits: number }
  | { readonly kind: 'powder' }
  | { readonly kind: 'spread' }
  | { readonly kind: 'reload' }

/** Against several nothing short is exact. */
function facing(view: View, seat: Seat): Facing | null {
  const [party, ...others] = foesOf(view, seat)
  if (party === undefined || others.length > 0) return null
  const legend = view.blackShips[view.battle?.ship ?? -1]?.legend ?? -1
  return { party, legend, chance: oddsInBattle(view, seat, party) }
}

function passReason(view: View, seat: Seat): CardReason | null {
  const item = openItem(view)
  if (item?.kind !== 'window') {
    const faced = facing(view, seat)
    return faced === null ? { kind: 'later' } : { kind: 'stand', ...faced }
  }
  const hand = bySeat(view.players, seat).hand ?? []
  const fitting = EVENT_CARDS.filter((kind) => EVENT_WINDOWS[kind] === item.window)
  const cards = fitting.reduce((sum, kind) => sum + (hand[TAVERN_KINDS.indexOf(kind)] ?? 0), 0)
  return cards === 0 ? null : { kind: 'wait', cards, isLast: view.month === monthsIn(view) }
}

function doldrumsReason(view: View, seat: Seat): CardReason {
  const faced = facing(view, seat)
  return faced === null ? { kind: 'silence' } : { kind: 'settled', ...faced }
}

const half = (amount: number): number => Math.ceil(amount / 2)

/** COV-14.3: rounded in favour of whoever plays it. */
function halfReason({ islands }: View, seat: Seat): CardReason | null {
  const worth = ({ chests = 0, gold = 0 }): number => chests * CHEST_FAME + gold / BAG
  const [best] = islands.flatMap(({ treasure }) => treasure ?? []).toSorted((one, other) => worth(other) - worth(one))
  return best === undefined ? null : { kind: 'half', seat, chests: half(best.chests), gold: half(best.gold) }
}

/** COV-14.10: each outer island is as likely. */
function mapReason({ islands }: View): CardReason {
  const chests = islands.reduce((sum, { treasure }) => sum + (treasure?.chests ?? 0), 0)
  return { kind: 'map', chests: ((TREASURE_MAP_TIMES - 1) * chests) / islands.length }
}

/** COV-14.5: clockwise from whoever begins. */
const seenBefore = ({ players }: View, first: Seat, seat: Seat): number =>
  (seat - first + players.length) % players.length

function navyReason(view: View, island: Place, seat: Seat): CardReason | null {
  const met = view.players.flatMap(({ place }, other) =>
    place === island && other !== seat ? [{ seat: other, chance: oddsAgainstNavy(view, other) }] : [],
  )
  const [weakest] = met.toSorted((one, other) => one.chance - other.chance)
  return weakest === undefined ? null : { kind: 'navy', captains: met.length, ...weakest }
}

function windReason(view: View, more: number, seat: Seat): CardReason {
  const fastest = Math.max(0, ...foesOf(view, seat).map((party) => speedOfFoe(view, party)))
  return { kind: 'wind', speed: bySeat(view.players, seat).speed + more, fastest }
}

/** COV-15.3; two parrots prevail over it, COV-15.4. */
function menReason({ players }: View, seat: Seat): CardReason {
  const { dice, parrot, sections } = bySeat(players, seat)
  const prevails = [SILVER, BONES].includes(parrot?.parrot ?? NO_PARROT)
  return { kind: 'men', dice: prevails ? dice : (sections[CREW]?.value ?? dice), before: dice }
}

const hitsOf = ({ players }: View, seat: Seat): number =>
  (bySeat(players, seat).dice * (FACES + 1 - GRAPESHOT_HIT_FROM)) / FACES

function eventReason(move: Move, view: View, seat: Seat): CardReason | null {
  switch (move.kind) {
    case 'pass':
      return passReason(view, seat)
    case 'buccaneering':
      return halfReason(view, move.victim)
    case 'treasureMap':
      return mapReason(view)
    case 'lookout':
      return { kind: 'seen', courses: seenBefore(view, move.first, seat) }
    case 'royalNavy':
    case 'letterOfMarque':
      return navyReason(view, move.island, seat)
    default:
      return null
  }
}

function battleReason(move: Move, view: View, seat: Seat): CardReason | null {
  switch (move.kind) {
    case 'doldrums':
      return doldrumsReason(view, seat)
    case 'fairWind':
      return windReason(view, FAIR_WIND_SPEED, seat)
    case 'overboard':
      return windReason(view, OVERBOARD_SPEED * move.chests, seat)
    case 'grapple':
      return menReason(view, seat)
    case 'grapeshot':
      return { kind: 'grape', hits: hitsOf(view, seat) }
    default:
      return null
  }
}

/** What is so whatever else is on the table. */
const ALWAYS: { readonly [K in Move['kind']]?: CardReason } = {
  smoke: { kind: 'smoke' },
  powderMagazine: { kind: 'powder' },
  cannonade: { kind: 'spread' },
  hold: { kind: 'reload' },
}

export const cardReason = (move: Move, view: View, seat: Seat): CardReason | null =>
  eventReason(move, view, seat) ?? battleReason(move, view, seat) ?? ALWAYS[move.kind] ?? null
