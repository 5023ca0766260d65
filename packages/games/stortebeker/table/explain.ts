// What the pieces of Störtebeker say of themselves: which facts of a view each topic is about, and its clause. No words here.
// Hands and pirates face down stay their owners': only what the view shows is told.
import { bySeat, type Reader, type Seat } from '@flibuste/kernel'
import { aboutOf, explainer, type Topics, type TopicWords } from '@flibuste/web/kit'
import { copiesOf, goodOf, isMarked, isPirate, valueOf, type Card } from '../cards.ts'
import type { Clause } from '../clauses.ts'
import { HAND, TRACK } from '../data.ts'
import { editionOf } from '../state.ts'
import type { PlaceView, ShipView, SideView, View } from '../view.ts'
import { placeOf } from '../wording.ts'
import { explainEn } from './explain.en.ts'
import { explainFr } from './explain.fr.ts'
import { isOpen, patternsOf, picksOf, usedOf, type Use } from './patterns.ts'
import { prospectOf } from './prospects.ts'
import { feedersOf, hiddenPirates, knownBonus, needsOf, plainGoods } from './rows.ts'

/** Whose it is: null where it is the reader's own. */
type Whose = string | null

interface OfShip {
  readonly ship: ShipView
  /** Goods the reader still lacks there; null: it is not at sea, or somebody watches. */
  readonly missing: readonly number[] | null
  readonly bonus: number
  readonly chance: number | null
}

export interface StortebekerFacts {
  readonly ship: OfShip
  readonly coin: OfShip
  readonly shield: OfShip
  readonly needs: OfShip
  readonly side: {
    readonly whose: Whose
    readonly asked: number
    readonly missing: readonly number[]
    readonly bonus: number
    readonly hidden: number
    readonly fed: number
    readonly pirates: number
  }
  readonly good: { readonly whose: Whose; readonly good: number; readonly marked: boolean; readonly feeds: boolean }
  readonly want: { readonly good: number; readonly held: number | null }
  readonly pirate: { readonly whose: Whose; readonly value: number | null; readonly shown: boolean }
  readonly card: { readonly card: Card; readonly copies: number; readonly ships: readonly ShipView[] }
  readonly picked: { readonly card: Card }
  readonly spent: { readonly left: number }
  readonly threeCards: { readonly left: number; readonly quota: number }
  readonly pattern: { readonly uses: readonly Use[]; readonly picks: number; readonly open: boolean }
  readonly draw: { readonly count: number; readonly hand: number }
  readonly discard: { readonly count: number }
  readonly rear: { readonly left: number; readonly open: number }
  readonly gap: { readonly stays: boolean }
  /** `isLong`: somebody has more points than the printed track. */
  readonly score: { readonly mine: number | null; readonly track: number; readonly isLong: boolean }
  readonly prizes: { readonly taken: number | null }
  readonly colourDice: { readonly thrown: number }
  readonly numberDice: { readonly total: number | null }
  readonly hand: { readonly whose: Whose; readonly count: number; readonly known: readonly Card[] }
  readonly odds: { readonly any: boolean }
  /** On the stage of a boarding, which outlives what it shows: these are told by their keys. */
  readonly part: { readonly whose: Whose; readonly kind: PartKind; readonly value: number }
  readonly total: { readonly whose: Whose; readonly total: number; readonly strength: number }
  readonly prize: { readonly strength: number; readonly points: number }
  readonly captain: { readonly whose: Whose; readonly score: number; readonly bonus: number; readonly ships: number }
  readonly steps: { readonly round: number }
}

/** What counts in a boarding. */
export const PART_KINDS = ['die', 'pirate', 'mark', 'bonus'] as const
export type PartKind = (typeof PART_KINDS)[number]

export type StortebekerExplain = TopicWords<StortebekerFacts>

export const about = aboutOf<StortebekerFacts>()

const whose = (seat: Seat, { me, name }: Reader): Whose => (seat === me ? null : name(seat))

const shipSeen = (view: View, id: number): ShipView | undefined =>
  placeOf(view, id)?.ship ?? view.rear.find((ship) => ship.id === id)

function ship(view: View, [id = -1]: readonly number[], { me }: Reader): OfShip | null {
  const found = shipSeen(view, id)
  if (found === undefined) return null
  const place = placeOf(view, id)
  const side = me < 0 ? undefined : place?.sides[me]
  if (place === undefined || side === undefined) return { ship: found, missing: null, bonus: 0, chance: null }
  const prospect = prospectOf(view, place, me)
  return { ship: found, missing: side.missing, bonus: knownBonus(side), chance: prospect?.keeps ?? null }
}

/** A side at a ship at sea. */
const ofSide =
  <Facts>(tell: (side: SideView, at: readonly number[], asked: readonly [View, Reader, PlaceView]) => Facts | null) =>
  (view: View, at: readonly number[], reader: Reader): Facts | null => {
    const place = placeOf(view, at[0] ?? -1)
    const side = place?.sides[at[1] ?? -1]
    return place === undefined || side === undefined ? null : tell(side, at, [view, reader, place])
  }

/** Each pirate eats one plain provision, in the order they were laid: STO-3.8. */
const side = ofSide((of, [, seat = 0], [, reader, place]): StortebekerFacts['side'] => ({
  whose: whose(seat, reader),
  asked: place.ship === null ? 0 : needsOf(place.ship).length,
  missing: of.missing,
  bonus: knownBonus(of),
  hidden: hiddenPirates(of),
  fed: plainGoods(of).length,
  pirates: of.pirates.length,
}))

const good = ofSide((of, [, seat = 0, at = 0], [, reader]): StortebekerFacts['good'] | null => {
  const card = of.goods[at]
  if (card === undefined) return null
  return {
    whose: whose(seat, reader),
    good: goodOf(card),
    marked: isMarked(card),
    feeds: feedersOf(of).includes(at),
  }
})

const pirate = ofSide((of, [, seat = 0, at = 0], [, reader]): StortebekerFacts['pirate'] | null => {
  const found = of.pirates[at]
  if (found === undefined) return null
  return { whose: whose(seat, reader), value: found.card === null ? null : valueOf(found.card), shown: found.shown }
})

const handOf = (view: View, { me }: Reader): readonly number[] | null => view.players[me]?.hand ?? null

/** Where a card of this kind still has a place on the reader's side. */
function fits(view: View, card: Card, me: Seat): ShipView[] {
  return view.sea.flatMap(({ ship: at, sides }) => {
    const own = sides[me]
    if (at === null || own === undefined) return []
    const isFit = isPirate(card) ? plainGoods(own).length > own.pirates.length : own.missing.includes(goodOf(card))
    return isFit ? [at] : []
  })
}

type StageTopic = 'part' | 'total' | 'prize'

const STAGE_TOPICS: Pick<Topics<View, StortebekerFacts, Clause>, StageTopic> = {
  part: {
    facts: (_view, [kind = 0, value = 0, seat = 0], reader) => {
      const name = PART_KINDS[kind]
      return name === undefined ? null : { whose: whose(seat, reader), kind: name, value }
    },
    clause: 'STO-5.5',
  },
  total: {
    facts: (_view, [seat = 0, total = 0, strength = 0], reader) => ({ whose: whose(seat, reader), total, strength }),
    clause: ({ total, strength }) => (total < strength ? 'STO-5.6' : 'STO-5.9'),
  },
  prize: { facts: (_view, [strength = 0, points = 0]) => ({ strength, points }), clause: 'STO-7.3' },
}

const TOPICS: Topics<View, StortebekerFacts, Clause> = {
  ...STAGE_TOPICS,
  ship: { facts: ship, clause: 'STO-5.1' },
  coin: { facts: ship, clause: 'STO-7.3' },
  shield: { facts: ship, clause: 'STO-5.9' },
  needs: { facts: ship, clause: 'STO-3.6' },
  side: { facts: side, clause: 'STO-3.5' },
  good: { facts: good, clause: 'STO-3.8' },
  want: {
    facts: (view, [kind = 0], reader) => {
      const hand = handOf(view, reader)
      const held = hand?.reduce((sum, copies, card) => sum + (!isPirate(card) && goodOf(card) === kind ? copies : 0), 0)
      return { good: kind, held: held ?? null }
    },
    clause: 'STO-3.6',
  },
  pirate: { facts: pirate, clause: ({ shown }) => (shown ? 'STO-5.9' : 'STO-3.7') },
  card: {
    facts: (view, [card = 0], { me }) => ({
      card,
      copies: copiesOf(editionOf(view.options), card),
      ships: fits(view, card, me),
    }),
    clause: ({ card }) => (isPirate(card) ? 'STO-3.8' : 'STO-3.6'),
  },
  picked: { facts: (_view, [card = 0]) => ({ card }), clause: 'STO-3.11' },
  spent: { facts: ({ cards }) => ({ left: cards.left }), clause: 'STO-3.1' },
  threeCards: { facts: ({ cards: { left, quota } }) => ({ left, quota }), clause: 'STO-3.3' },
  pattern: {
    facts: ({ cards }, [nth = 0]) => {
      const uses = patternsOf(cards.quota)[nth]
      return uses === undefined ? null : { uses, picks: picksOf(uses), open: isOpen(uses, usedOf(cards)) }
    },
    clause: 'STO-3.3',
  },
  draw: { facts: ({ drawSize }) => ({ count: drawSize, hand: HAND }), clause: 'STO-8.1' },
  discard: { facts: ({ discard: { length } }) => ({ count: length }), clause: 'STO-3.9' },
  rear: { facts: ({ rear, rearLeft }) => ({ left: rearLeft, open: rear.length }), clause: 'STO-7.5' },
  gap: { facts: ({ rear }) => ({ stays: rear.length === 0 }), clause: 'STO-7.6' },
  score: {
    facts: ({ players }, _at, { me }) => ({
      mine: players[me]?.score ?? null,
      track: TRACK,
      isLong: players.some(({ score }) => score > TRACK),
    }),
    clause: 'STO-7.4',
  },
  prizes: { facts: ({ players }, _at, { me }) => ({ taken: players[me]?.taken.length ?? null }), clause: 'STO-7.1' },
  colourDice: { facts: (view) => ({ thrown: view.throw.goods.length }), clause: 'STO-4.3' },
  numberDice: { facts: ({ duel }) => ({ total: duel.attacks.at(-1)?.total ?? null }), clause: 'STO-5.9' },
  hand: {
    facts: ({ players }, [seat = 0], reader) => {
      const { handSize, known } = bySeat(players, seat)
      return { whose: whose(seat, reader), count: handSize, known: known.map(({ card }) => card) }
    },
    clause: 'STO-I2',
  },
  odds: { facts: () => ({ any: true }), clause: 'STO-5.9' },
  captain: {
    facts: ({ players }, [seat = 0], reader) => {
      const player = players[seat]
      if (player === undefined) return null
      return { whose: whose(seat, reader), score: player.score, bonus: player.bonus, ships: player.taken.length }
    },
    clause: 'STO-9.3',
  },
  steps: { facts: ({ round }) => ({ round }), clause: 'STO-2.1' },
}

export const explain = explainer({ topics: TOPICS, words: { en: explainEn, fr: explainFr } })
