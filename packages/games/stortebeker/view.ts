// What a viewer sees: all secrecy on the table's side. States that fit what was seen are made in worlds.ts.
// Open: ships, provisions, pirates turned up, the discard pile, scores, sizes of hands and piles (STO-I1, STO-A21). One's own: hand and
// face-down pirates (STO-I2). Nobody's: what is still to be drawn (STO-I3).
import type { Agenda, Asked, Seat, Viewer } from '@flibuste/kernel'
import { knownOf, seenTrails, sizeOfBag, type Dated, type Trails } from '@flibuste/kernel'
import type { Card } from './cards.ts'
import type { Ship } from './data.ts'
import { mayCounter } from './decisions/counter.ts'
import { refuseBoarding } from './decisions/board.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { handSize } from './piles.ts'
import { bonusOfSeat, markerOf, outcome, type Outcome } from './score.ts'
import { missingGoods } from './sides.ts'
import {
  cardsLeft,
  NO_SHIP,
  shipOf,
  sideOf,
  type Duel,
  type Item,
  type Options,
  type Side,
  type State,
  type Stop,
  type Throw,
} from './state.ts'

export const OPEN_STEPS = ['play', 'fire', 'shoot', 'shed', 'board', 'lose', 'counter'] as const
export type OpenStep = (typeof OPEN_STEPS)[number]

export interface ShipView extends Ship {
  /** Its place in the edition. */
  readonly id: number
}

export interface PirateView {
  /** Null: face down, and somebody else's. */
  readonly card: Card | null
  readonly shown: boolean
  /** The turn in which it was laid face down; 0 where it is turned up. */
  readonly laid: number
}

export interface SideView {
  /** In the order they were laid. */
  readonly goods: readonly Card[]
  /** Those turned up first, then those face down. */
  readonly pirates: readonly PirateView[]
  /** Goods still missing, by their place in `GOODS`, one entry for each card. */
  readonly missing: readonly number[]
  /** While a boarding is open: whether this captain may counter-attack, as far as all can see. */
  readonly mayCounter: boolean
}

/** A place of the sea. Empty places have no ship and empty sides. */
export interface PlaceView {
  readonly ship: ShipView | null
  /** By seat. */
  readonly sides: readonly SideView[]
  /** The active captain's side is complete and he may board it now, be he asked or not. */
  readonly mayBoard: boolean
}

export interface PlayerView {
  readonly score: number
  /** Where the marker stands on the track of 44. */
  readonly marker: number
  /** Extra points for colours, as they would be counted now; 0 unless the bonus is played. */
  readonly bonus: number
  readonly handSize: number
  /** By kind of card; null: somebody else's. */
  readonly hand: readonly number[] | null
  /** Cards of the hand that everybody saw being picked and nobody saw leave. A pirate among them may have been laid face down since. */
  readonly known: readonly Dated[]
  readonly taken: readonly ShipView[]
}

/** The cards of this turn. */
export interface CardsView {
  readonly quota: number
  readonly left: number
  readonly placed: number
  readonly discarded: number
  readonly paid: number
  /** Picked from the pile, face up before the active captain. */
  readonly picked: readonly Card[]
}

/** What the open question is about: a place of the sea, a good on a colour die, the captain asked; -1 where it has none. */
export interface MatterView {
  readonly slot: number
  readonly good: number
  readonly seat: Seat
}

export interface View extends Asked {
  readonly viewer: Viewer
  readonly options: Options
  readonly firstSeat: Seat
  readonly active: Seat
  readonly round: number
  readonly turn: number
  readonly step: OpenStep | 'over'
  readonly matter: MatterView
  readonly cards: CardsView
  readonly sea: readonly PlaceView[]
  /** Open ships of the rearguard, next first, and how many follow face down. */
  readonly rear: readonly ShipView[]
  readonly rearLeft: number
  readonly players: readonly PlayerView[]
  /** What the viewer knows of where cards in hands and face down came from: STO-I3. */
  readonly trails: Trails
  readonly drawSize: number
  /** The newest last; the newest `fresh` cannot be picked in this exchange. */
  readonly discard: readonly Card[]
  readonly fresh: number
  /** Ships tried this turn, and why no other may be. */
  readonly tried: readonly number[]
  readonly stop: Stop
  /** The newest throw of colour dice and the newest boarding, with the turn of each. */
  readonly throw: Throw
  readonly duel: Duel
  readonly ending: boolean
  readonly lastCapture: number
  readonly idle: number
  /** What is still to be done, the next thing last; open to all. */
  readonly agenda: readonly Item[]
  readonly outcome: Outcome | null
}

export type StortebekerAgenda = Agenda<State, Item, Move, Event>

export function viewShip(state: State, id: number): ShipView {
  const { colour, points, strength, provisions } = shipOf(state, id)
  return { id, colour, points, strength, provisions }
}

function viewPirates({ up, down, laid }: Side, isOwn: (card: Card) => Card | null): PirateView[] {
  return [
    ...up.map((card) => ({ card, shown: true, laid: 0 })),
    ...down.map((card, at) => ({ card: isOwn(card), shown: false, laid: laid[at]! })),
  ]
}

const seen = (card: Card): Card => card
const unseen = (): null => null

/** Captains are being asked whether they counter-attack there. */
const isFoughtOver = (state: State, slot: number): boolean =>
  state.agenda.some((item) => item.kind === 'askCounter' && item.slot === slot)

function viewSide(state: State, slot: number, seat: Seat, viewer: Viewer): SideView {
  const side = sideOf(state, slot, seat)
  const ship = state.sea[slot]!
  return {
    goods: side.goods.slice(),
    pirates: viewPirates(side, seat === viewer ? seen : unseen),
    missing: ship === NO_SHIP ? [] : missingGoods(shipOf(state, ship), side),
    mayCounter: isFoughtOver(state, slot) && seat !== state.active && mayCounter(state, slot, seat),
  }
}

function viewPlace(state: State, slot: number, viewer: Viewer): PlaceView {
  const ship = state.sea[slot]!
  return {
    ship: ship === NO_SHIP ? null : viewShip(state, ship),
    sides: state.scores.map((_, seat) => viewSide(state, slot, seat, viewer)),
    mayBoard: ship !== NO_SHIP && refuseBoarding(state, ship) === null,
  }
}

function viewPlayer(state: State, seat: Seat, viewer: Viewer): PlayerView {
  return {
    score: state.scores[seat]!,
    marker: markerOf(state.scores[seat]!),
    bonus: bonusOfSeat(state, seat),
    handSize: handSize(state, seat),
    hand: seat === viewer ? state.hands[seat]!.slice() : null,
    known: knownOf(state.trails.hands[seat]!),
    taken: state.taken[seat]!.map((ship) => viewShip(state, ship)),
  }
}

/** The open question is the last item, and its kind the name of the step. */
function stepOf(state: State): View['step'] {
  const open = state.agenda[state.agenda.length - 1]?.kind
  return OPEN_STEPS.find((step) => step === open) ?? 'over'
}

function matterOf(item: Item | undefined): MatterView {
  return {
    slot: item !== undefined && 'slot' in item ? item.slot : -1,
    good: item !== undefined && 'good' in item ? item.good : -1,
    seat: item !== undefined && 'seat' in item ? item.seat : -1,
  }
}

const viewCards = (state: State): CardsView => ({
  quota: state.quota,
  left: cardsLeft(state),
  placed: state.placed,
  discarded: state.discarded,
  paid: state.paid,
  picked: state.reserved,
})

export function viewOf(agenda: StortebekerAgenda, state: State, viewer: Viewer): View {
  const { asked, answered, pace } = agenda.seenBy(state, viewer)
  return {
    asked,
    answered,
    pace,
    viewer,
    options: state.options,
    firstSeat: state.firstSeat,
    active: state.active,
    round: state.round,
    turn: state.turn,
    step: stepOf(state),
    matter: matterOf(state.agenda[state.agenda.length - 1]),
    cards: viewCards(state),
    sea: state.sea.map((_, slot) => viewPlace(state, slot, viewer)),
    rear: state.rear.map((ship) => viewShip(state, ship)),
    rearLeft: state.rearLeft,
    players: state.scores.map((_, seat) => viewPlayer(state, seat, viewer)),
    trails: seenTrails(state.trails, viewer),
    drawSize: sizeOfBag(state.draw),
    discard: state.discard.slice(),
    fresh: state.fresh,
    tried: state.tried,
    stop: state.stop,
    throw: state.throw,
    duel: state.duel,
    ending: state.ending,
    lastCapture: state.lastCapture,
    idle: state.idle,
    agenda: state.agenda.slice(),
    outcome: outcome(state),
  }
}
