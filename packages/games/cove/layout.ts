// A table laid out in a few words, before anything happens on it: for positions that no match led to, in lessons and tests. Not part of the game.
import { addTo, nth, Sfc32, sizeOfBag, todo, trailsFrom, type Seat } from '@flibuste/kernel'
import { beginBattle } from './battle.ts'
import { ARTISAN, BUCCANEERING, cardOf, NO_PARROT, TREASURE_MAP, withoutParrots, type Card, type Row } from './cards.ts'
import {
  ALL_CHESTS,
  ALL_GOLD,
  GUARD_HITS,
  LEGENDS,
  OUTER_ISLANDS,
  SECTIONS,
  TAVERN_KINDS,
  TREASURE_CARDS,
  TREASURE_ISLAND,
  monthsIn,
  type Legend,
  type Parrot,
  type Place,
  type Section,
  type TavernKind,
} from './data.ts'
import type { Event } from './events.ts'
import type { Options, State } from './index.ts'
import { ITEM, type Item } from './items.ts'
import { newState } from './setup.ts'
import { NO_CARD, seatsAt, tables } from './state.ts'
import { emptyCounts } from './tables.ts'

export const STANDARD: Options = { severalArtisans: false, halfYear: false, edition: null }

/** Before the month, when treasure lies open, before and after the wheels are set, then by phases. */
export type Moment =
  | 'month'
  | 'treasure'
  | 'navigation'
  | 'sailed'
  | 'combat'
  | 'plunder'
  | 'effects'
  | 'blackShips'
  | 'end'
  | 'battle'

export interface Layout {
  /** Where things begin; a battle begins at `place` and nothing follows it. Battle by default. */
  readonly at?: Moment
  readonly place?: Place
  /** Four by default. */
  readonly seats?: number
  readonly options?: Partial<Options>
  readonly month?: number
  /** By seat; at Treasure Island, or at the place of the battle, where nothing is told. */
  readonly places?: readonly Place[]
  /** By seat, the levels of sails, crew, cannons and hull: "2222". A seat of which nothing is told has "2222" too. */
  readonly levels?: readonly string[]
  readonly gold?: readonly number[]
  readonly chests?: readonly number[]
  readonly fame?: readonly number[]
  /** By seat: kinds of cards, "smoke grapple". */
  readonly hands?: readonly string[]
  readonly parrots?: readonly (Parrot | '' | `${Parrot} wounded`)[]
  /** By seat: sections with an artisan, those hit once with a mark: "hull crew!". */
  readonly artisans?: readonly string[]
  /** Black ships: where, and under whom. Out of the way unless told. */
  readonly black?: readonly (readonly [Place, Legend])[]
  readonly navy?: readonly [Place, Seat]
  /** By outer island, the treasure card that lies open: its fame, gold, chests and Tavern cards, "1250"; plundered: "". Otherwise one without fame. */
  readonly open?: readonly string[]
  /** Treasure cards face down, in the same way, if it matters which are left. */
  readonly pile?: readonly string[]
  /** The Tavern pile: all other cards are discarded then. Or the discards: all other cards are in the pile then. */
  readonly tavern?: string
  readonly discard?: string
  /** Buccaneering: by whom, on whom. Treasure Maps: whose, where. */
  readonly shares?: readonly (readonly [Seat, Seat])[]
  readonly marks?: readonly (readonly [Seat, Place])[]
  /** Legends in the discards. */
  readonly sunk?: readonly Legend[]
}

const isKind = (kind: string): kind is TavernKind => TAVERN_KINDS.some((known) => known === kind)

export function kind(name: string): Card {
  if (!isKind(name)) throw new Error(`${name} is no card`)
  return cardOf(name)
}
const kinds = (names: string | undefined): Card[] => (names ?? '').split(' ').filter(Boolean).map(kind)
export const row = (section: Section): Row => SECTIONS.indexOf(section)
/** A treasure card by what it shows: fame, gold, chests, Tavern cards. */
function treasureIn(state: State, shown: string): number {
  const card = tables(state).treasures.findIndex(
    ({ fame, gold, chests, tavern }) => `${fame}${gold}${chests}${tavern}` === shown,
  )
  if (card < 0) throw new Error(`no treasure card shows ${shown}`)
  return card
}

const told = <T>(list: readonly T[] | undefined, seat: Seat, otherwise: T): T => list?.[seat] ?? otherwise

function layShips(state: State, layout: Layout): void {
  const home = layout.at === undefined || layout.at === 'battle' ? (layout.place ?? HERE) : TREASURE_ISLAND
  state.places = state.places.map((_, seat) => told(layout.places, seat, home))
  state.levels = state.levels.map((_, seat) => [...told(layout.levels, seat, '2222')].map(Number))
  state.gold = state.gold.map((_, seat) => told(layout.gold, seat, 0))
  state.chests = state.chests.map((_, seat) => told(layout.chests, seat, 0))
  state.fame = state.fame.map((_, seat) => told(layout.fame, seat, 10))
  state.bankGold = ALL_GOLD - state.gold.reduce((sum, gold) => sum + gold, 0)
  state.bankChests = ALL_CHESTS - state.chests.reduce((sum, chests) => sum + chests, 0)
}

function layGuards(state: State, layout: Layout): void {
  state.parrots = state.parrots.map((_, seat) => {
    const [name = ''] = told(layout.parrots, seat, '').split(' ')
    return name === '' ? NO_PARROT : kind(name)
  })
  state.wounds = state.wounds.map((_, seat) => (told(layout.parrots, seat, '').endsWith('wounded') ? 1 : 0))
  state.artisans = state.artisans.map((_, seat) => {
    const names = told(layout.artisans, seat, '').split(' ')
    return SECTIONS.map((section) => (names.includes(section) ? GUARD_HITS : names.includes(`${section}!`) ? 1 : 0))
  })
}

function layCards(state: State, layout: Layout): void {
  const rest = tables(state).deck.slice()
  const out = (cards: readonly Card[]): number[] => {
    const counts = emptyCounts()
    for (const card of cards) {
      counts[card]!++
      if (--rest[card]! < 0) throw new Error(`too many of ${TAVERN_KINDS[card]}`)
    }
    return counts
  }
  state.hands = state.hands.map((_, seat) => out(kinds(layout.hands?.[seat])))
  out(state.parrots.filter((parrot) => parrot !== NO_PARROT))
  for (const guards of state.artisans) out(guards.filter((left) => left > 0).map(() => ARTISAN))
  out(state.shares.map(() => BUCCANEERING))
  out(state.marks.map(() => TREASURE_MAP))
  if (layout.tavern === undefined) {
    state.discard = out(kinds(layout.discard))
    state.tavern = rest
  } else {
    state.tavern = out(kinds(layout.tavern))
    state.discard = rest
  }
  state.trails = trailsFrom(withoutParrots(state.tavern), state.hands)
}

/** Out of the way of the places mostly used. */
const AWAY: readonly (readonly [Place, Legend])[] = [
  [5, 'hook'],
  [2, 'blackbeard'],
]

function laySea(state: State, layout: Layout): void {
  const black = layout.black ?? AWAY.slice(0, state.blackShips.length)
  state.blackShips = black.map(([place, legend]) => ({ place, legend: LEGENDS.indexOf(legend) }))
  state.sunk = LEGENDS.map((legend) => (layout.sunk?.includes(legend) === true ? 1 : 0))
  state.legends = LEGENDS.map((legend, at) => 1 - state.sunk[at]! - black.filter(([, name]) => name === legend).length)
  const [place, seat] = layout.navy ?? [0, -1]
  state.navy = { place, seat }
  state.shares = (layout.shares ?? []).map(([by, victim]) => Object.freeze({ by, victim }))
  state.marks = (layout.marks ?? []).map(([of, island]) => Object.freeze({ seat: of, island }))
}

/** Without the first ones, until so many are left. */
function lastOf(bag: readonly number[], size: number): number[] {
  const left = bag.slice()
  for (let over = sizeOfBag(bag) - size, card = 0; over > 0; over--) {
    while (left[card] === 0) card++
    addTo(left, card, -1)
  }
  return left
}

/** The open cards are as told; of the others those of earlier months are gone. */
function layTreasures(state: State, { at, open, pile }: Layout): void {
  state.open = OUTER_ISLANDS.map((_, island) => {
    const shown = at === 'month' || at === 'end' ? '' : (open?.[island] ?? nth(PLAIN_OF, island))
    return shown === '' ? NO_CARD : treasureIn(state, shown)
  })
  const hidden = tables(state).treasureDeck.slice()
  for (const card of state.open) if (card !== NO_CARD) addTo(hidden, card, -1)
  const told = pile?.map((shown) => treasureIn(state, shown))
  state.treasures =
    told === undefined
      ? lastOf(hidden, TREASURE_CARDS - state.month * OUTER_ISLANDS.length)
      : hidden.map((_, card) => told.filter((one) => one === card).length)
  state.spent = hidden.map((copies, card) => copies - nth(state.treasures, card))
}

/** Five cards with no fame, no Tavern card on them. */
const PLAIN_OF = ['0360', '0550', '0640', '0740', '0830'] as const

/** What is still to be done in a month that stands there. */
function agendaFrom(at: Exclude<Moment, 'battle'>, first: Seat): Item[] {
  const combat: Item[] = [{ kind: 'combat', place: 1 }]
  const sailed: Item[] = [{ kind: 'openWindow', window: 'navigationEnd', first }, ...combat]
  const navigation: Item[] = [{ kind: 'openWindow', window: 'navigationStart', first }, ITEM.navigate, ...sailed]
  const agendas: { readonly [M in Exclude<Moment, 'battle'>]: Item[] } = {
    month: [ITEM.beginMonth],
    treasure: [{ kind: 'openWindow', window: 'treasureEnd', first }, ...navigation],
    navigation,
    sailed,
    combat,
    plunder: [{ kind: 'plunder', place: 1 }],
    effects: [{ kind: 'effects', place: 1 }],
    blackShips: [ITEM.blackShips],
    end: [ITEM.endGame],
  }
  return agendas[at]
}

/** Where battles are fought unless told. */
const HERE: Place = 3

function beginLaidBattle(state: State, place: Place, log: Event[]): void {
  state.phase = 'combat'
  state.agenda = [Object.freeze({ kind: 'galleon', place }), ITEM.boardingRound]
  beginBattle(state, place, seatsAt(state, place), log)
}

/** All there is on the table, and what is to be done next; nothing is done yet. */
export function layOut(layout: Layout, log: Event[]): State {
  const at = layout.at ?? 'battle'
  const state = newState({ ...STANDARD, ...layout.options }, layout.seats ?? 4, new Sfc32(1), null)
  state.month = layout.month ?? (at === 'end' ? monthsIn(state) : 5)
  layShips(state, layout)
  laySea(state, layout)
  layGuards(state, layout)
  layCards(state, layout)
  layTreasures(state, layout)
  state.agenda = []
  if (at === 'sailed') state.phase = 'navigation'
  if (at === 'battle') beginLaidBattle(state, layout.place ?? HERE, log)
  else todo(state, ...agendaFrom(at, (state.month - 1) % state.places.length))
  return state
}
