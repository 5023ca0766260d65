// What the pieces of Bones say of themselves: which facts of a view each topic is about, and its clause. No words here.
import type { Reader, Seat } from '@flibuste/kernel'
import { aboutOf, explainer, type Topics, type TopicWords } from '@flibuste/web/kit'
import type { Clause } from '../clauses.ts'
import {
  BASE_CHANGES,
  BASE_DICE,
  BASE_REROLLS,
  ISLAND_POWERS,
  TREASURES_TO_WIN,
  type Power,
  type SoloRank,
} from '../data.ts'
import { soloRank } from '../score.ts'
import { ISLAND, type Place } from '../state.ts'
import type { View } from '../view.ts'
import { changesOfTurn, rerollsOfTurn } from '../wording.ts'
import { explainEn } from './explain.en.ts'
import { explainFr } from './explain.fr.ts'
import { readyNow } from './glow.ts'

/** Whose it is: null where it is the reader's own. */
type Whose = string | null

interface Mated {
  readonly whose: Whose
  readonly duty: 'hand' | 'scout' | 'thief'
  readonly island: number
  /** Whose treasure a thief is after: null: the reader's. */
  readonly robbed: Whose
}

export interface BonesFacts {
  readonly ship: { readonly lane: number; readonly whose: Whose; readonly place: Place; readonly arrived: boolean }
  /** `lit`: the dice of this turn can move it; null: they are another captain’s. */
  readonly lane: { readonly lane: number; readonly lit: boolean | null }
  readonly sea: { readonly lane: number }
  readonly island: { readonly lane: number; readonly power: Power; readonly whose: Whose }
  readonly gift: {
    readonly lane: number
    readonly power: Power
    readonly lit: boolean
    readonly whose: Whose
    /** Rerolls and changes of this turn, and what is left of them. */
    readonly all: number
    readonly left: number
  }
  readonly die: { readonly face: number; readonly state: 'reroll' | 'change' | 'spent' | 'kept' }
  readonly absentDie: { readonly island: number }
  readonly group: { readonly any: boolean }
  readonly handful: { readonly power: Power; readonly base: number; readonly count: number; readonly whose: Whose }
  readonly ready: { readonly count: number }
  readonly chest: {
    readonly whose: Whose
    readonly count: number
    readonly goal: number
    readonly full: boolean
    readonly thief: string | null
    readonly mine: boolean
  }
  readonly mate: Mated
  readonly reserve: { readonly count: number }
  readonly ladder: { readonly turns: number; readonly rank: SoloRank }
  readonly captain: { readonly whose: Whose; readonly count: number; readonly goal: number; readonly points: number }
  readonly steps: { readonly round: number }
}

/** What a captain has of a turn, and islands add to. */
export const POWERS = ['die', 'reroll', 'change'] as const satisfies readonly Power[]

export type BonesExplain = TopicWords<BonesFacts>

export const about = aboutOf<BonesFacts>()

const whose = (seat: Seat, { me, name }: Reader): Whose => (seat === me ? null : name(seat))

const powerOf = (lane: number): Power => ISLAND_POWERS[lane - 1] ?? 'die'

/** As the chart lights it: this turn for the active captain, the next for whoever stands there. */
function isLit({ active, powers, boards }: View, seat: Seat, lane: number): boolean {
  if (seat === active) return powers[lane - 1] === true
  const board = boards[seat]
  return board?.ships[lane - 1] === ISLAND || board?.mate.island === lane
}

const ship = (view: View, [seat = 0, lane = 0]: readonly number[], reader: Reader): BonesFacts['ship'] | null => {
  const place = view.boards[seat]?.ships[lane - 1]
  if (place === undefined) return null
  const arrived = seat === view.active && place === ISLAND && view.startShips[lane - 1] !== ISLAND
  return { lane, whose: whose(seat, reader), place, arrived }
}

function gift(view: View, [seat = 0, lane = 0]: readonly number[], reader: Reader): BonesFacts['gift'] {
  const power = powerOf(lane)
  const [all, left] =
    power === 'reroll' ? [rerollsOfTurn(view), view.rerollsLeft] : [changesOfTurn(view), view.changesLeft]
  return { lane, power, lit: isLit(view, seat, lane), whose: whose(seat, reader), all, left }
}

function die({ dice, step }: View, [at = 0]: readonly number[]): BonesFacts['die'] | null {
  const found = dice[at]
  if (found === undefined) return null
  const state = found.used ? 'spent' : step === 'reroll' || step === 'change' ? step : 'kept'
  return { face: found.face, state }
}

function chest(view: View, [seat = 0, nth = 0]: readonly number[], reader: Reader): BonesFacts['chest'] | null {
  const treasures = view.boards[seat]?.treasures
  if (treasures === undefined) return null
  const token = treasures[nth]
  const thief = view.boards.findIndex(
    ({ mate }) => mate.duty === 'thief' && mate.owner === seat && mate.token === token,
  )
  return {
    whose: whose(seat, reader),
    count: treasures.length,
    goal: TREASURES_TO_WIN,
    full: token !== undefined,
    thief: token === undefined || thief < 0 ? null : reader.name(thief),
    mine: thief === reader.me,
  }
}

function mate({ boards }: View, [seat = 0]: readonly number[], reader: Reader): Mated | null {
  const found = boards[seat]?.mate
  if (found === undefined) return null
  const duty = found.duty === 'scout' || found.duty === 'thief' ? found.duty : 'hand'
  return {
    whose: whose(seat, reader),
    duty,
    island: found.island,
    robbed: duty === 'thief' ? whose(found.owner, reader) : '',
  }
}

const TOPICS: Topics<View, BonesFacts, Clause> = {
  ship: { facts: ship, clause: ({ place }) => (place === ISLAND ? 'BON-6.5' : 'BON-6.2') },
  lane: {
    facts: (view, [lane = 0, seat = view.active]) => ({
      lane,
      lit: seat === view.active ? readyNow(view).some(({ move }) => 'lane' in move && move.lane === lane) : null,
    }),
    clause: 'BON-6.1',
  },
  sea: { facts: (_view, [lane = 0]) => ({ lane }), clause: 'BON-6.2' },
  island: {
    facts: (_view, [seat = 0, lane = 0], reader) => ({ lane, power: powerOf(lane), whose: whose(seat, reader) }),
    clause: 'BON-6.5',
  },
  gift: {
    facts: gift,
    clause: ({ power }) => (power === 'die' ? 'BON-3.2' : power === 'reroll' ? 'BON-4.3' : 'BON-5.2'),
  },
  die: {
    facts: die,
    clause: ({ state }) => (state === 'change' ? 'BON-5.2' : state === 'reroll' ? 'BON-4.1' : 'BON-6.8'),
  },
  absentDie: { facts: (_view, [island = 0]) => ({ island }), clause: 'BON-3.2' },
  group: { facts: () => ({ any: true }), clause: 'BON-6.1' },
  handful: {
    facts: (view, [nth = 0], reader) => {
      const power = POWERS[nth]
      if (power === undefined) return null
      const base = { die: BASE_DICE, reroll: BASE_REROLLS, change: BASE_CHANGES }[power]
      const lent = ISLAND_POWERS.filter((given, at) => given === power && view.powers[at] === true).length
      return { power, base, count: base + lent, whose: whose(view.active, reader) }
    },
    clause: ({ power }) => (power === 'die' ? 'BON-3.2' : power === 'reroll' ? 'BON-4.2' : 'BON-5.1'),
  },
  ready: { facts: (view) => ({ count: readyNow(view).length }), clause: 'BON-6.7' },
  chest: { facts: chest, clause: ({ thief, full }) => (thief !== null ? 'BON-7.9' : full ? 'BON-6.6' : 'BON-8.1') },
  mate: {
    facts: mate,
    clause: ({ duty }) => (duty === 'scout' ? 'BON-7.4' : duty === 'thief' ? 'BON-7.9' : 'BON-7.1'),
  },
  reserve: { facts: ({ reserve }) => ({ count: reserve }), clause: 'BON-A15' },
  ladder: { facts: ({ round }) => ({ turns: round, rank: soloRank(round) }), clause: 'BON-9.4' },
  captain: {
    facts: ({ boards }, [seat = 0], reader) => {
      const board = boards[seat]
      if (board === undefined) return null
      const count = board.treasures.length
      return { whose: whose(seat, reader), count, goal: TREASURES_TO_WIN, points: board.navigationPoints }
    },
    clause: 'BON-8.1',
  },
  steps: { facts: ({ round }) => ({ round }), clause: 'BON-2.1' },
}

export const explain = explainer({ topics: TOPICS, words: { en: explainEn, fr: explainFr } })
