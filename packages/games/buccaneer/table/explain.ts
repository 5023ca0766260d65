// What the pieces of Buccaneer say of themselves: which facts of a view each topic is about, and its clause. No words here.
// Covered values stay covered: only what the view shows is told.
import type { Reader, Seat } from '@flibuste/kernel'
import { aboutOf, explainer, type Topics, type TopicWords } from '@flibuste/web/kit'
import type { Clause } from '../clauses.ts'
import { valueOf } from '../crews.ts'
import { MOST_MEN, SHIPS, TREASURES, type Treasure, type Value } from '../data.ts'
import type { ShipView, View } from '../view.ts'
import { crewIn, ownMenIn, shipIn } from '../wording.ts'
import { MUTINEERS } from './danger.ts'
import { explainEn } from './explain.en.ts'
import { explainFr } from './explain.fr.ts'

/** Whose it is: null where it is the reader's own. */
type Whose = string | null

export interface CrewFacts {
  readonly whose: Whose
  readonly value: Value
  readonly men: number
  /** Men of the reader in somebody else's crew. */
  readonly own: number
  /** Ships in sight it is large enough for. */
  readonly ships: readonly string[]
  /** Men it can still take on; 0: nine cannot be covered. */
  readonly room: number
  /** Who has three or more men in it and may call a mutiny. */
  readonly mutineers: readonly Whose[]
  /** What a question mark earns at the ships in sight. */
  readonly wages: readonly number[]
}

export interface TreasuresWorth {
  readonly treasure: Treasure
  readonly count: number
  readonly award: number
}

export interface BuccaneerFacts {
  readonly crew: CrewFacts
  readonly disc: { readonly whose: Whose; readonly value: Value | null; readonly second: boolean }
  readonly ship: { readonly name: string; readonly loot: number; readonly min: number; readonly largest: number }
  readonly loot: { readonly loot: number }
  readonly men: { readonly min: number; readonly largest: number }
  readonly question: { readonly wage: number }
  readonly hold: { readonly treasure: Treasure; readonly count: number; readonly value: number }
  /** `left` in sight, `toCome` after them. */
  readonly berth: {
    readonly name: string
    readonly taken: boolean
    readonly taker: Whose
    readonly left: number
    readonly toCome: number
  }
  readonly deck: { readonly left: number; readonly ships: number }
  readonly bank: { readonly ducats: number }
  readonly purse: { readonly whose: Whose; readonly ducats: number }
  readonly kind: {
    readonly treasure: Treasure
    readonly value: number
    readonly share: number
    readonly leaders: readonly Whose[]
    readonly left: number
  }
  readonly held: { readonly whose: Whose; readonly treasure: Treasure; readonly count: number; readonly award: number }
  readonly forecast: { readonly name: string }
  /** `treasures`: what each kind would bring now, so that the sum can be checked. */
  /** How a mutiny stands. */
  readonly mutiny: { readonly callers: readonly Whose[]; readonly captain: Whose; readonly called: boolean }
  readonly captain: {
    readonly whose: Whose
    readonly ducats: number
    readonly wealth: number
    readonly treasures: readonly TreasuresWorth[]
  }
  readonly steps: { readonly gone: number; readonly ships: number }
}

export type BuccaneerExplain = TopicWords<BuccaneerFacts>

export const about = aboutOf<BuccaneerFacts>()

const whose = (seat: Seat, { me, name }: Reader): Whose => (seat === me ? null : name(seat))

const largestOf = (view: View, seat: Seat): number =>
  Math.max(0, ...view.crews.filter(({ captain }) => captain === seat).map(({ men }) => men))

function crew(view: View, [id = -1]: readonly number[], reader: Reader): CrewFacts | null {
  const found = crewIn(view, id)
  if (found === undefined) return null
  const { captain, men } = found
  return {
    whose: whose(captain, reader),
    value: valueOf(id),
    men,
    own: captain === reader.me ? 0 : ownMenIn(view, id, reader.me),
    ships: view.ships.filter(({ min }) => min <= men).map(({ name }) => name),
    room: MOST_MEN - men,
    mutineers: view.players.flatMap((_, seat) =>
      seat !== captain && ownMenIn(view, id, seat) >= MUTINEERS ? [whose(seat, reader)] : [],
    ),
    wages: view.ships.map(({ wage }) => wage),
  }
}

function disc(view: View, [id = -1, place = 0]: readonly number[], reader: Reader): BuccaneerFacts['disc'] | null {
  const discs = crewIn(view, id)?.discs
  const found = discs?.[place]
  if (discs === undefined || found === undefined) return null
  return { whose: whose(found.seat, reader), value: found.value, second: place === discs.length - 2 }
}

/** Of a ship in sight; null once she has left. */
const ofShip =
  <Facts>(tell: (ship: ShipView, view: View, reader: Reader, at: readonly number[]) => Facts | null) =>
  (view: View, at: readonly number[], reader: Reader): Facts | null => {
    const ship = shipIn(view, at[0] ?? -1)
    return ship === undefined ? null : tell(ship, view, reader, at)
  }

function held({ players, standings }: View, [seat = 0, kind = 0]: readonly number[], reader: Reader) {
  const [count, standing, treasure] = [players[seat]?.treasures[kind], standings[kind], TREASURES[kind]]
  if (count === undefined || standing === undefined || treasure === undefined) return null
  return { whose: whose(seat, reader), treasure, count, award: standing.awards[seat] ?? 0 }
}

function kindOf({ standings, bank }: View, [kind = 0]: readonly number[], reader: Reader) {
  const standing = standings[kind]
  if (standing === undefined) return null
  const { treasure, value, share, leaders } = standing
  return {
    treasure,
    value,
    share,
    leaders: leaders.map((seat) => whose(seat, reader)),
    left: bank.treasures[kind] ?? 0,
  }
}

function purse({ players }: View, [seat = 0]: readonly number[], reader: Reader): BuccaneerFacts['purse'] | null {
  const player = players[seat]
  return player === undefined ? null : { whose: whose(seat, reader), ducats: player.ducats }
}

function captain({ players, standings }: View, [seat = 0]: readonly number[], reader: Reader) {
  const player = players[seat]
  if (player === undefined) return null
  const { ducats, wealth } = player
  const treasures = standings.flatMap(({ treasure, awards }, kind): TreasuresWorth[] => {
    const count = player.treasures[kind] ?? 0
    return count === 0 ? [] : [{ treasure, count, award: awards[seat] ?? 0 }]
  })
  return { whose: whose(seat, reader), ducats, wealth, treasures }
}

const TOPICS: Topics<View, BuccaneerFacts, Clause> = {
  crew: {
    facts: crew,
    clause: ({ men, room, mutineers }) =>
      men === 1 ? 'BUC-3.1' : mutineers.length > 0 ? 'BUC-7.1' : room === 0 ? 'BUC-3.7' : 'BUC-3.3',
  },
  disc: { facts: disc, clause: ({ second }) => (second ? 'BUC-5.2' : 'BUC-3.8') },
  ship: {
    facts: ofShip(({ name, loot, min }, view, { me }) => ({ name, loot, min, largest: largestOf(view, me) })),
    clause: 'BUC-4.3',
  },
  loot: { facts: ofShip(({ loot }) => ({ loot })), clause: 'BUC-5.6' },
  men: { facts: ofShip(({ min }, view, { me }) => ({ min, largest: largestOf(view, me) })), clause: 'BUC-4.3' },
  question: { facts: ofShip(({ wage }) => ({ wage })), clause: 'BUC-5.5' },
  hold: {
    facts: ofShip(({ treasures }, { standings }, _reader, [, nth = 0]) => {
      const treasure = treasures[nth]
      if (treasure === undefined) return null
      const value = standings.find((standing) => standing.treasure === treasure)?.value ?? 0
      return { treasure, count: treasures.length, value }
    }),
    clause: 'BUC-5.1',
  },
  berth: {
    facts: (view, [id = -1], reader) => {
      const gone = view.gone.find(({ ship }) => ship.id === id)
      if (gone === undefined) return null
      const { ship, taker } = gone
      const [left, toCome] = [view.ships.length, view.shipsToCome]
      return { name: ship.name, taken: taker >= 0, taker: whose(taker, reader), left, toCome }
    },
    clause: 'BUC-6.2',
  },
  deck: { facts: ({ shipsToCome }) => ({ left: shipsToCome, ships: SHIPS }), clause: 'BUC-I2' },
  bank: { facts: ({ bank: { ducats } }) => ({ ducats }), clause: 'BUC-A6' },
  purse: { facts: purse, clause: 'BUC-5.9' },
  kind: { facts: kindOf, clause: 'BUC-8.5' },
  held: { facts: held, clause: 'BUC-8.3' },
  forecast: { facts: ofShip(({ name }) => ({ name })), clause: 'BUC-5.7' },
  mutiny: {
    facts: ({ mutinies, active, step }, _at, reader) => ({
      callers: mutinies.map(({ seat }) => whose(seat, reader)),
      captain: whose(active, reader),
      called: step === 'obey',
    }),
    clause: ({ called }) => (called ? 'BUC-7.4' : 'BUC-7.1'),
  },
  captain: { facts: captain, clause: 'BUC-8.2' },
  steps: { facts: ({ gone }) => ({ gone: gone.length, ships: SHIPS }), clause: 'BUC-2.6' },
}

export const explain = explainer({ topics: TOPICS, words: { en: explainEn, fr: explainFr } })
