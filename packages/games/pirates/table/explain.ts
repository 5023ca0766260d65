// What the pieces of Pirates! say of themselves: which facts of a view each topic is about, and its clause. No words here.
// A lair that nobody has turned tells only which coins it may hide.
import type { Reader, Seat } from '@flibuste/kernel'
import { aboutOf, explainer, type Mark, type Topics, type TopicWords } from '@flibuste/web/kit'
import { isWater, lairOfSpace, PORT, type Space } from '../chart.ts'
import type { Clause } from '../clauses.ts'
import { HOLD, LAIRS, type Figure } from '../data.ts'
import { lairParty, type Party } from '../state.ts'
import type { LairView, ShipView, View } from '../view.ts'
import { islandsOff, slotsWith } from '../wording.ts'
import { explainEn } from './explain.en.ts'
import { explainFr } from './explain.fr.ts'
import { editionIn } from './geometry.ts'
import { prospectOf } from './prospects.ts'

/** Whose it is: null where it is the reader's own. */
type Whose = string | null

export interface Crewed {
  readonly whose: Whose
  readonly cannons: number
  readonly pirates: number
  readonly aboard: number
  readonly reach: number
}

interface LairFacts {
  readonly kind: 'lair'
  readonly island: string
  readonly face: LairView['face']
  readonly pirates: number
  readonly dice: number
  readonly treasure: number
  readonly ready: boolean
  /** What a sealed lair may hide, from the least. */
  readonly coins: readonly number[]
  /** The chance to take it with the reader's ship as it is; null: it could not fight. */
  readonly chance: number | null
  /** This is the last one: taking it ends the match. */
  readonly isLast: boolean
}

interface WaterFacts {
  readonly kind: 'water' | 'port'
  /** Spaces away, where the ship may sail there now; null: out of reach, or nobody sails. */
  readonly steps: number | null
  readonly islands: readonly string[]
  readonly ships: readonly Crewed[]
}

export interface PiratesFacts {
  readonly space: LairFacts | WaterFacts
  readonly slot: {
    readonly whose: Whose
    readonly slot: number
    readonly figure: Figure | null
    readonly hold: boolean
    readonly aboard: number
    readonly loading: boolean
  }
  readonly lairSlot: { readonly island: string; readonly slot: number; readonly figure: Figure | null }
  readonly fixed: { readonly island: string; readonly count: number }
  readonly coin: { readonly island: string; readonly treasure: number; readonly room: number | null }
  readonly bank: { readonly whose: Whose; readonly banked: number; readonly aboard: number; readonly target: number }
  readonly counts: Crewed
  readonly lairs: { readonly sealed: number; readonly open: number; readonly gone: number }
  readonly dice: { readonly dice: number }
  readonly odds: { readonly any: boolean }
  /** On the stage of a fight, which stands between two views: these are told by their keys. */
  readonly fighting: {
    readonly who: Whose
    readonly cannons: number
    readonly pirates: number
    readonly treasure: number
  }
  readonly blow: { readonly slot: number; readonly state: BlowState }
  readonly captain: PiratesFacts['bank']
  readonly steps: { readonly action: 1 | 2; readonly round: number }
}

/** A side of a fight as it stands on the stage. */
export function aboutFighting(
  party: Party,
  { slots, fixed, treasure }: { slots: LairView['slots']; fixed: number; treasure: number },
): Mark {
  const cannons = slotsWith(slots, 'cannon').length + fixed
  const who = party.kind === 'lair' ? [0, party.lair] : [1, party.seat]
  return about('fighting', cannons, slotsWith(slots, 'pirate').length, treasure, ...who)
}

/** How far a die of a fight has come. */
export const BLOW_STATES = ['selected', 'hit', 'miss'] as const
export type BlowState = (typeof BLOW_STATES)[number]

export type PiratesExplain = TopicWords<PiratesFacts>
export const about = aboutOf<PiratesFacts>()

const whose = (seat: Seat, { me, name }: Reader): Whose => (seat === me ? null : name(seat))

const crewed = ({ cannons, pirates, aboard, reach }: ShipView, seat: Seat, reader: Reader): Crewed => ({
  whose: whose(seat, reader),
  cannons,
  pirates,
  aboard,
  reach,
})

const diceOf = ({ slots, fixed }: LairView): number => slotsWith(slots, 'cannon').length + fixed

/** Only what is still hidden somewhere can be hidden here: PIR-I2. */
const coinsOf = (view: View): number[] =>
  view.hiddenTiles.map((tile) => editionIn(view).lairs[tile]?.coin ?? 0).toSorted((one, two) => one - two)

function lairFacts(view: View, lair: number, { me }: Reader): LairFacts | null {
  const found = view.lairs[lair]
  if (found === undefined) return null
  const { island, face, slots, treasure, ready } = found
  const prospect = me < 0 || face === 'gone' ? null : prospectOf(view, editionIn(view), me, lairParty(lair))
  return {
    kind: 'lair',
    island,
    face,
    pirates: slotsWith(slots, 'pirate').length,
    dice: diceOf(found),
    treasure,
    ready,
    coins: face === 'down' ? coinsOf(view) : [],
    chance: prospect?.odds.win ?? null,
    isLast: face !== 'gone' && view.lairs.filter((other) => other.face !== 'gone').length === 1,
  }
}

function waterFacts(view: View, space: Space, reader: Reader): WaterFacts {
  const steps = view.reach[space] ?? -1
  return {
    kind: space === PORT ? 'port' : 'water',
    steps: steps < 0 ? null : steps,
    islands: islandsOff(view, space),
    ships: view.ships.flatMap((ship, seat) => (ship.space === space ? [crewed(ship, seat, reader)] : [])),
  }
}

function bank({ ships, target }: View, [seat = 0]: readonly number[], reader: Reader): PiratesFacts['bank'] | null {
  const ship = ships[seat]
  return ship === undefined ? null : { whose: whose(seat, reader), banked: ship.banked, aboard: ship.aboard, target }
}

/** Of a lair that was turned. */
const ofLair =
  <Facts>(tell: (lair: LairView, at: readonly number[], view: View, reader: Reader) => Facts | null) =>
  (view: View, at: readonly number[], reader: Reader): Facts | null => {
    const lair = view.lairs[at[0] ?? -1]
    return lair === undefined || lair.face !== 'up' ? null : tell(lair, at, view, reader)
  }

const TOPICS: Topics<View, PiratesFacts, Clause> = {
  space: {
    facts: (view, [space = 0], reader) =>
      isWater(space) ? waterFacts(view, space, reader) : lairFacts(view, lairOfSpace(space), reader),
    clause: (facts) =>
      facts.kind !== 'lair'
        ? facts.kind === 'port'
          ? 'PIR-4.1'
          : 'PIR-3.2'
        : facts.face === 'down'
          ? 'PIR-5.6'
          : 'PIR-7.1',
  },
  slot: {
    facts: ({ ships, options, step }, [seat = 0, slot = 1], reader) => {
      const ship = ships[seat]
      if (ship === undefined) return null
      const figure = ship.slots[slot - 1] ?? null
      const hold = slot === options.treasureSlot
      return { whose: whose(seat, reader), slot, figure, hold, aboard: ship.aboard, loading: step === 'load' }
    },
    clause: ({ hold }) => (hold ? 'PIR-7.6' : 'PIR-6.2'),
  },
  lairSlot: {
    facts: ofLair(({ island, slots }, [, slot = 1]) => ({ island, slot, figure: slots[slot - 1] ?? null })),
    clause: 'PIR-6.2',
  },
  fixed: { facts: ofLair(({ island, fixed }) => ({ island, count: fixed })), clause: 'PIR-6.4' },
  coin: {
    facts: ofLair(({ island, treasure }, _at, { ships }, { me }) => {
      const mine = ships[me]
      return { island, treasure, room: mine === undefined ? null : HOLD - mine.aboard }
    }),
    clause: 'PIR-7.9',
  },
  bank: { facts: bank, clause: 'PIR-9.4' },
  counts: {
    facts: ({ ships }, [seat = 0], reader) => (ships[seat] === undefined ? null : crewed(ships[seat], seat, reader)),
    clause: 'PIR-3.2',
  },
  lairs: {
    facts: ({ lairs }) => {
      const [sealed, open] = [lairs.filter(({ face }) => face === 'down'), lairs.filter(({ face }) => face === 'up')]
      return { sealed: sealed.length, open: open.length, gone: LAIRS - sealed.length - open.length }
    },
    clause: 'PIR-9.2',
  },
  dice: { facts: ({ lastFight }) => ({ dice: lastFight?.volley.length ?? 0 }), clause: 'PIR-6.1' },
  odds: { facts: () => ({ any: true }), clause: 'PIR-7.1' },
  fighting: {
    facts: (view, [cannons = 0, pirates = 0, treasure = 0, kind = 0, at = 0], reader) => {
      const who = kind === 1 ? whose(at, reader) : view.lairs[at]?.island
      return who === undefined ? null : { who, cannons, pirates, treasure }
    },
    clause: ({ cannons, pirates }) => (cannons === 0 || pirates === 0 ? 'PIR-6.8' : 'PIR-6.5'),
  },
  blow: {
    facts: (_view, [slot = 1, at = 0]) => {
      const state = BLOW_STATES[at]
      return state === undefined ? null : { slot, state }
    },
    clause: ({ state }) => (state === 'miss' ? 'PIR-6.3' : 'PIR-6.2'),
  },
  captain: { facts: bank, clause: 'PIR-9.5' },
  steps: { facts: ({ action, round }) => ({ action, round }), clause: 'PIR-2.2' },
}

export const explain = explainer({ topics: TOPICS, words: { en: explainEn, fr: explainFr } })
