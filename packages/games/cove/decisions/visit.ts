// Ashore: what a captain does at his place, one thing after another until he is done (COV-D11). Whoever could do something, as far as
// all can see, is asked at a quiet pace, because nobody may learn whether he has an artisan or a shipwright in hand.
import { kept, type Chance, type Refusal, type Seat } from '@flibuste/kernel'
import { attachArtisan, mayAttach, refuseArtisan, refuseRestoring, restoreArtisan } from '../cards/artisan.ts'
import { shipwright } from '../cards/shipwright.ts'
import { ARTISAN, ROWS, SHIPWRIGHT } from '../cards.ts'
import { TAVERN } from '../data.ts'
import type { Event } from '../events.ts'
import type { Ashore } from '../items.ts'
import { ARTISANS, BUY, DONE, MOVE_KINDS, RESTORES, type Move, type MoveKind, type MoveOf } from '../moves.ts'
import { NOT_NOW, REFUSE } from '../refusals.ts'
import type { CoveQuestion, CoveStep, State } from '../state.ts'
import { handSize, holds } from '../tavern.ts'
import { bury, mayBury, offerBurials, refuseBurying } from './bury.ts'
import { buy, refuseBuying } from './buy.ts'
import { mayRaise, offerRaises, raise, refuseRaising } from './raise.ts'

function mayRestore(state: State, seat: Seat): boolean {
  for (let row = 0; row < ROWS; row++) if (refuseRestoring(state, seat, row) === null) return true
  return false
}

/** Artisan or shipwright: as far as all can see. */
const mayPlayCard = (state: State, seat: Seat): boolean =>
  handSize(state, seat) > 0 && (mayAttach(state, seat) || shipwright.isPossible(state))

export const ashore: CoveStep<'ashore'> = {
  run(state, item) {
    const { seat, bought, raised, buried } = item
    const open =
      mayPlayCard(state, seat) ||
      refuseBuying(state, item) === null ||
      mayRaise(state, item) ||
      mayRestore(state, seat) ||
      mayBury(state, item)
    if (open) state.agenda.push(kept({ kind: 'visit', seat, bought, raised, buried }))
  },
}

type Deed = 'buy' | 'raise' | 'bury' | 'restore' | 'artisan' | 'shipwright'

/** What can be done ashore: why not, and how. Methods take the moves of their own kind only. */
interface Doing<M extends Move = Move> {
  refuse(state: State, item: Ashore, move: M): Refusal | null
  carryOut(state: State, seat: Seat, move: M, chance: Chance, log: Event[] | null): void
}

const DOINGS: { readonly [D in Deed]: Doing<MoveOf<D>> } = {
  buy: { refuse: refuseBuying, carryOut: (state, seat, _move, _chance, log) => buy(state, seat, log) },
  raise: {
    refuse: (state, item, { section, level }) => refuseRaising(state, item, section, level),
    carryOut: (state, seat, move, _chance, log) => raise(state, seat, move, log),
  },
  bury: { refuse: refuseBurying, carryOut: (state, seat, move, _chance, log) => bury(state, seat, move, log) },
  restore: {
    refuse: (state, { seat }, { section }) => refuseRestoring(state, seat, section),
    carryOut: (state, seat, { section }, _chance, log) => restoreArtisan(state, seat, section, log),
  },
  artisan: {
    refuse: (state, { seat }, { section }) =>
      holds(state, seat, ARTISAN) ? refuseArtisan(state, seat, section) : REFUSE.notInHandAshore,
    carryOut: (state, seat, { section }, _chance, log) => attachArtisan(state, seat, section, log),
  },
  shipwright: {
    refuse: (state, { seat }, move) =>
      holds(state, seat, SHIPWRIGHT) ? shipwright.refuse(state, seat, move) : REFUSE.notInHandAshore,
    carryOut: (state, seat, move, chance, log) => shipwright.play(state, seat, move, chance, log),
  },
}

const isDeed = (kind: MoveKind): kind is Deed => Object.hasOwn(DOINGS, kind)
const doingOf = (kind: Deed): Doing => DOINGS[kind]

function offerCards(state: State, seat: Seat, moves: Move[]): void {
  if (holds(state, seat, ARTISAN)) moves.push(...ARTISANS)
  if (holds(state, seat, SHIPWRIGHT)) shipwright.offer(state, seat, moves)
  if (state.artisans[seat]!.some((left) => left > 0)) moves.push(...RESTORES)
}

/** Nothing here must be done: COV-10.1. */
export const visit: CoveQuestion<'visit'> = {
  takes: MOVE_KINDS,
  pace: 'quiet',
  seat: (_state, { seat }) => seat,

  offer(state, item, seat, moves) {
    if (state.places[seat] === TAVERN) moves.push(BUY)
    offerRaises(state, item, moves)
    offerBurials(state, item, moves)
    offerCards(state, seat, moves)
    moves.push(DONE)
  },

  refuse(state, item, _seat, move) {
    if (move.kind === 'done') return null
    return isDeed(move.kind) ? doingOf(move.kind).refuse(state, item, move) : NOT_NOW[move.kind]
  },

  answer(state, { seat, bought, raised, buried }, _seat, move, chance, log) {
    if (!isDeed(move.kind)) return
    const deed = move.kind
    state.agenda.push(
      kept({
        kind: 'ashore',
        seat,
        bought: bought + (deed === 'buy' ? 1 : 0),
        raised: raised || deed === 'raise',
        buried: buried || deed === 'bury',
      }),
    )
    doingOf(deed).carryOut(state, seat, move, chance, log)
  },
}
