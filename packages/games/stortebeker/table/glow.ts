// What may be touched now, and what touching anything would mean. Reads the view and the legal moves; decides nothing.
import { ofKind, onlyOf } from '@flibuste/web/kit'
import type { Card } from '../cards.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { NO_CARD, type StortebekerDraft } from './draft.ts'

type MoveOf<K extends Move['kind']> = Extract<Move, { kind: K }>
export type Shot = MoveOf<'seize'> | MoveOf<'sink'>

/** Everything that glows. */
export interface Targets {
  /** The card in hand; -1: none. */
  readonly picked: Card
  /** Kinds in one's hand that may be used. */
  readonly pickable: ReadonlySet<Card>
  /** Ships that may be touched: laid at, fired at, boarded. */
  readonly ships: ReadonlySet<number>
  /** Whether the card in hand may be discarded, and whether it may pay for a broadside. */
  readonly discard: MoveOf<'discard'> | null
  readonly pay: MoveOf<'pay'> | null
  /** Kinds that may be picked from the pile. */
  readonly takes: ReadonlySet<Card>
  readonly shots: readonly Shot[]
  readonly sheds: ReadonlySet<Card>
  readonly losses: ReadonlySet<Card>
  /** What the primary button names. */
  readonly best: Move | null
}

const isOfCard = (move: Move): move is MoveOf<'place'> | MoveOf<'discard'> | MoveOf<'pay'> =>
  move.kind === 'place' || move.kind === 'discard' || move.kind === 'pay'

/** While no card is in hand, no ship is lit for laying: first the card, then its place. */
function shipsOf(legal: readonly Move[], picked: Card): Set<number> {
  return new Set(
    legal.flatMap((move) => {
      if (move.kind === 'fire' || move.kind === 'board') return [move.ship]
      return move.kind === 'place' && move.card === picked ? [move.ship] : []
    }),
  )
}

/** What is in hand and what is aimed at keep the proposal to themselves. */
function offered(legal: readonly Move[], picked: Card, { ship }: StortebekerDraft): readonly Move[] {
  const own = picked === NO_CARD ? legal : legal.filter((move) => isOfCard(move) && move.card === picked)
  const aimed = own.filter((move) => 'ship' in move && move.ship === ship)
  return aimed.length > 0 ? aimed : own
}

/** A card in hand is meant for a ship where it may lie; where there are several, the captain chooses. */
function bestOf(moves: readonly Move[], picked: Card): Move | null {
  const lays = picked === NO_CARD ? [] : ofKind(moves, 'place')
  return onlyOf(lays.length > 0 ? lays : moves)
}

const kindsOf = (moves: readonly { readonly card: Card }[]): Set<Card> => new Set(moves.map(({ card }) => card))

export function targetsOf(legal: readonly Move[], draft: StortebekerDraft): Targets {
  const pickable = kindsOf(legal.filter(isOfCard))
  const picked = pickable.has(draft.card) ? draft.card : NO_CARD
  return {
    picked,
    pickable,
    ships: shipsOf(legal, picked),
    discard: ofKind(legal, 'discard').find(({ card }) => card === picked) ?? null,
    pay: ofKind(legal, 'pay').find(({ card }) => card === picked) ?? null,
    takes: kindsOf(ofKind(legal, 'take')),
    shots: [...ofKind(legal, 'seize'), ...ofKind(legal, 'sink')],
    sheds: kindsOf(ofKind(legal, 'shed')),
    losses: kindsOf(ofKind(legal, 'lose')),
    best: bestOf(offered(legal, picked, draft), picked),
  }
}

/** With all cards used there is nothing else to do but pick: then the pile lies open unless it was put away. */
export function isPileOpen({ cards }: View, { takes }: Targets, { open }: StortebekerDraft): boolean {
  const mustPick = takes.size > 0 && cards.left === 0
  return (open === 'pile') !== mustPick
}

/** The ship the primary button names; -1: none. */
export const shipNamed = ({ best }: Targets): number => (best !== null && 'ship' in best ? best.ship : -1)

/** The move of touching a ship, legal or not; null where a ship means nothing now. */
export function shipMove({ step }: View, picked: Card, ship: number): Move | null {
  if (step === 'fire') return { kind: 'fire', ship }
  if (step === 'board') return { kind: 'board', ship }
  return step === 'play' && picked !== NO_CARD ? { kind: 'place', card: picked, ship } : null
}
