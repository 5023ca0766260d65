// What the pieces of Pirate's Cove say of themselves: which facts of a view each topic is about, and its clause. No words here.
// Of hands only one's own is told, of wheels none before all are shown.
import type { Reader, Seat } from '@flibuste/kernel'
import { aboutOf, explainer, type Topics, type TopicWords } from '@flibuste/web/kit'
import { BONES, CANNONS, CREW, HULL, PARROT_ROWS, SAILS, SILVER, type Card, type Row } from '../cards.ts'
import type { Clause } from '../clauses.ts'
import {
  COVE,
  LEVELS,
  OFF,
  ROYAL_NAVY,
  TAVERN_KINDS,
  TREASURE_ISLAND,
  monthsIn,
  type Family,
  type Fighter,
  type Place,
  type TavernKind,
  type TreasureCard,
} from '../data.ts'
import type { PlayerView, View } from '../view.ts'
import { valueAt, valuesOf } from '../wording.ts'
import { fighterOfLegend, hitsToLose } from './battle-frame.ts'
import { explainEn } from './explain.en.ts'
import { explainFr } from './explain.fr.ts'
import { burialWorth, legendAt } from './prospects.ts'
import { familyOf } from './marks.tsx'
import { MIXES, type Mix } from './suggest.ts'

/** Whose it is: null where it is the reader's own. */
type Whose = string | null

export interface Vessel {
  readonly whose: Whose
  readonly speed: number
  readonly dice: number
  readonly chests: number
  readonly hold: number | null
  readonly gold: number
  readonly fame: number
  readonly cards: number
}

export interface RowFacts {
  readonly row: Row
  readonly whose: Whose
  readonly value: number
  /** Hits until the ring is off, guards included; 0: it is off. */
  readonly hits: number
  readonly level: number
  /** What the next step costs, and its value; null: there is none. */
  readonly next: { readonly price: number; readonly value: number } | null
  readonly dice: number
  /** Men or guns that the other row makes useless. */
  readonly idle: number
  readonly chests: number
  readonly guards: number
  readonly artisan: boolean
  readonly parrot: Card | null
}

export interface CoveFacts {
  readonly place: {
    readonly place: Place
    readonly treasure: TreasureCard | null
    readonly ships: readonly Whose[]
    readonly legend: number
    /** What the reader's next step of the island's row costs. */
    readonly price: number | null
    readonly burial: { readonly chests: number; readonly bags: number; readonly fame: number } | null
  }
  readonly hunter: {
    readonly legend: number
    readonly fighter: Fighter | null
    readonly hull: number | null
    readonly next: Place | null
    /** Sunk, or away: the stage may still show her. */
    readonly gone: boolean
  }
  readonly ship: Vessel
  readonly fame: { readonly leaders: readonly Whose[]; readonly most: number; readonly mine: number | null }
  readonly calendar: { readonly month: number; readonly left: number }
  readonly row: RowFacts
  readonly purse: Vessel
  readonly mix: { readonly mix: Mix; readonly values: readonly number[] }
  readonly wheel: { readonly any: boolean }
  readonly card: { readonly kind: TavernKind; readonly family: Family; readonly view: View }
  readonly ledger: { readonly captains: number }
  readonly order: { readonly exchange: number; readonly whose: Whose | undefined }
  readonly dice: Pick<Vessel, 'whose' | 'dice'> & {
    readonly crew: number
    readonly cannons: number
    readonly by: DiceLaw
  }
  readonly volley: { readonly exchange: number }
  /** On the stage of a battle: told by its key. */
  readonly shot: { readonly die: number; readonly needed: number }
  readonly captain: Vessel
  readonly steps: { readonly month: number }
}

export type CoveExplain = TopicWords<CoveFacts>

export const about = aboutOf<CoveFacts>()

const whose = (seat: Seat, { me, name }: Reader): Whose => (seat === me ? null : name(seat))

/** The row an island raises: COV-10.3. */
const ROW_OF: { readonly [place: number]: Row } = { 2: HULL, 3: SAILS, 4: CANNONS, 5: CREW }

const vessel = ({ players }: View, [seat = 0]: readonly number[], reader: Reader): Vessel | null => {
  const player = players[seat]
  if (player === undefined) return null
  const { speed, dice, chests, hold, gold, fame, handSize } = player
  return { whose: whose(seat, reader), speed, dice, chests, hold, gold, fame, cards: handSize }
}

function place(view: View, [at = 0]: readonly number[], reader: Reader): CoveFacts['place'] {
  const mine = view.players[reader.me]
  const row = ROW_OF[at]
  return {
    place: at,
    treasure: view.islands[at - 1]?.treasure ?? null,
    ships: view.players.flatMap((player, seat) => (player.place === at ? [whose(seat, reader)] : [])),
    legend: legendAt(view, at),
    price: row === undefined ? null : (mine?.sections[row]?.next ?? null),
    burial: at === TREASURE_ISLAND && mine !== undefined ? burialWorth(view, reader.me) : null,
  }
}

/** Null where it does not fight now. */
const hullLeft = (hull: number | undefined): number | null => (hull === undefined || hull < 0 ? null : hull)

function hunter(view: View, [legend = -1]: readonly number[]): CoveFacts['hunter'] | null {
  if (legend < 0) return { legend, fighter: ROYAL_NAVY, hull: hullLeft(view.battle?.navyHull), next: null, gone: false }
  const at = view.blackShips.findIndex((black) => black.legend === legend)
  const ship = view.blackShips[at]
  const fighter = fighterOfLegend(legend)
  if (ship === undefined) return fighter === null ? null : { legend, fighter, hull: null, next: null, gone: true }
  const next = ship.place === TREASURE_ISLAND ? 1 : ship.place + 1
  return {
    legend,
    fighter,
    hull: view.battle?.ship === at ? hullLeft(view.battle.legendHull) : null,
    next,
    gone: false,
  }
}

/** Only the lower of crew and cannons counts, unless a parrot or a card says otherwise: COV-2.2. */
export function idleIn({ sections, dice }: Pick<PlayerView, 'sections' | 'dice'>, row: Row): number {
  if (row !== CREW && row !== CANNONS) return 0
  return Math.max(0, (sections[row]?.value ?? 0) - Math.max(dice, 0))
}

/** By what dice are counted: the lower row, a parrot aboard, or a Grapple that holds both ships. COV-2.2. */
export type DiceLaw = 'lower' | 'silver' | 'bones' | 'grapple'

function diceLaw({ parrot, dice }: PlayerView, lower: number): DiceLaw {
  if (parrot?.parrot === SILVER) return 'silver'
  if (parrot?.parrot === BONES) return 'bones'
  return dice === lower ? 'lower' : 'grapple'
}

function row(view: View, [seat = 0, at = 0]: readonly number[], reader: Reader): RowFacts | null {
  const player = view.players[seat]
  const section = player?.sections[at]
  if (player === undefined || section === undefined) return null
  const { level, value, next } = section
  const { parrot } = player
  const higher = valueAt(view, at, Math.min(LEVELS, level + 1))
  const hits = level === OFF ? 0 : hitsToLose(player, at)
  return {
    row: at,
    whose: whose(seat, reader),
    value,
    hits,
    level,
    next: next === null ? null : { price: next, value: higher },
    dice: player.dice,
    idle: idleIn(player, at),
    chests: player.chests,
    guards: hits - level,
    artisan: section.artisan > 0,
    parrot: parrot !== null && PARROT_ROWS[parrot.parrot] === at ? parrot.parrot : null,
  }
}

function fame({ players }: View, _at: readonly number[], reader: Reader): CoveFacts['fame'] {
  const most = Math.max(...players.map((player) => player.fame))
  return {
    leaders: players.flatMap((player, seat) => (player.fame === most ? [whose(seat, reader)] : [])),
    most,
    mine: players[reader.me]?.fame ?? null,
  }
}

function card(view: View, [at = 0]: readonly number[]): CoveFacts['card'] | null {
  const kind = TAVERN_KINDS[at]
  return kind === undefined ? null : { kind, family: familyOf(kind), view }
}

const CARD_CLAUSES: { readonly [F in Family]: Clause } = {
  parrot: 'COV-12.1',
  artisan: 'COV-13.1',
  boarding: 'COV-14.1',
  volley: 'COV-8.4',
  event: 'COV-17.1',
  fame: 'COV-21.2',
}

const TOPICS: Topics<View, CoveFacts, Clause> = {
  place: {
    facts: place,
    clause: ({ place: at }) => (at === TREASURE_ISLAND ? 'COV-10.4' : at === COVE ? 'COV-0.2' : 'COV-3.1'),
  },
  hunter: { facts: hunter, clause: ({ legend }) => (legend < 0 ? 'COV-0.6' : 'COV-11.1') },
  ship: { facts: vessel, clause: 'COV-3.3' },
  fame: { facts: fame, clause: 'COV-21.4' },
  calendar: { facts: (view) => ({ month: view.month, left: monthsIn(view) - view.month }), clause: 'COV-21.1' },
  row: {
    facts: row,
    clause: ({ row: at }) => (at === SAILS ? 'COV-2.3' : at === HULL ? 'COV-2.1' : 'COV-2.2'),
  },
  purse: { facts: vessel, clause: 'COV-11.5' },
  mix: {
    facts: (view, [nth = 0]) => {
      const mix = MIXES[nth]
      return mix === undefined ? null : { mix: mix.name, values: valuesOf(view, mix.levels) }
    },
    clause: 'COV-1.10',
  },
  wheel: { facts: () => ({ any: true }), clause: 'COV-3.1' },
  card: { facts: card, clause: ({ family }) => CARD_CLAUSES[family] },
  ledger: { facts: ({ players }) => ({ captains: players.length }), clause: 'COV-I1' },
  order: {
    facts: ({ battle }, _at, reader) => {
      if (battle === null) return { exchange: 0, whose: undefined }
      const acting = battle.order[battle.turn - 1] ?? -1
      return { exchange: battle.exchange, whose: acting < 0 ? undefined : whose(acting, reader) }
    },
    clause: 'COV-8.1',
  },
  dice: {
    facts: (view, at, reader) => {
      const found = vessel(view, at, reader)
      const player = view.players[at[0] ?? 0]
      if (found === null || player === undefined) return null
      const [crew, cannons] = [CREW, CANNONS].map((row) => player.sections[row]?.value ?? 0)
      const { whose, dice } = found
      return {
        whose,
        dice,
        crew: crew ?? 0,
        cannons: cannons ?? 0,
        by: diceLaw(player, Math.min(crew ?? 0, cannons ?? 0)),
      }
    },
    clause: 'COV-2.2',
  },
  volley: { facts: ({ battle }) => ({ exchange: battle?.exchange ?? 0 }), clause: 'COV-8.7' },
  shot: { facts: (_view, [die = 1, needed = 5]) => ({ die, needed }), clause: 'COV-8.7' },
  captain: { facts: vessel, clause: 'COV-21.4' },
  steps: { facts: ({ month }) => ({ month }), clause: 'COV-3.1' },
}

export const explain = explainer({ topics: TOPICS, words: { en: explainEn, fr: explainFr } })
