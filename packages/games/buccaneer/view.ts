// What a viewer sees, and states that fit it: all secrecy in one file. Everybody sees the same (BUC-I1, BUC-I4), save
// one's own sealed answer. In `strict` nobody sees the value of a covered disc (BUC-3.8), so a view forgets what was
// public before (BUC-I3); what a careful listener still knows is in recall.ts.
import { bit, has, type Agenda, type Asked, type Chance, type Seat, type SeatSet, type Viewer } from '@flibuste/kernel'
import { discOf, isCaptain, menOf, ownerOf, valueOf } from './crews.ts'
import { SHIPS, VALUES, type Ship, type Value } from './data.ts'
import { crewOfMutineer } from './mutineers.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { outcome, standingsOf, wealthOf, type Outcome, type Standing } from './score.ts'
import { trioOf } from './ships.ts'
import {
  cloneBoarding,
  cloneOptions,
  ITEM,
  NO_DISC,
  seatCount,
  shipOf,
  type Boarding,
  type Disc,
  type Item,
  type Options,
  type State,
} from './state.ts'

export const OPEN_STEPS = ['mutiny', 'act', 'obey'] as const
export type OpenStep = (typeof OPEN_STEPS)[number]

export interface DiscView {
  readonly seat: Seat
  /** Null: covered, and not to be looked at. */
  readonly value: Value | null
}

export interface CrewView {
  /** Its top disc. The crew keeps this name as long as it keeps its captain. */
  readonly id: Disc
  readonly captain: Seat
  readonly men: number
  /** Bottom to top. */
  readonly discs: readonly DiscView[]
}

export interface ShipView extends Ship {
  /** Its place in the edition. */
  readonly id: number
}

export interface GoneView {
  readonly ship: ShipView
  /** -1: it sailed away. */
  readonly taker: Seat
}

export interface PlayerView {
  readonly ducats: number
  /** By kind, in the order of `TREASURES`. */
  readonly treasures: readonly number[]
  /** Ducats and what the treasures would bring if they were counted now. */
  readonly wealth: number
}

export interface MutinyView {
  readonly seat: Seat
  readonly crew: Disc
}

export interface View extends Asked {
  readonly viewer: Viewer
  readonly options: Options
  readonly firstSeat: Seat
  readonly active: Seat
  readonly turn: number
  readonly passes: number
  readonly step: OpenStep | 'over'
  /** By id. */
  readonly crews: readonly CrewView[]
  readonly players: readonly PlayerView[]
  readonly bank: { readonly ducats: number; readonly treasures: readonly number[] }
  /** In sight, in the order they came. */
  readonly ships: readonly ShipView[]
  /** From 1 to 5. */
  readonly trio: number
  readonly shipsToCome: number
  readonly gone: readonly GoneView[]
  /** By kind, as it would be counted now. */
  readonly standings: readonly Standing[]
  /** While a mutiny may be called: who may, and in which crew. While the captain must obey: who called. */
  readonly mutinies: readonly MutinyView[]
  /** The crew that went home last, bottom to top, and its ship; -1 before the first. */
  readonly lastBoarding: Boarding
  /** A row per ship that left, a purse per seat. */
  readonly ducatsByShip: readonly (readonly number[])[]
  /** One's own sealed answer. */
  readonly mine: Move | null
  readonly outcome: Outcome | null
}

export type BuccaneerAgenda = Agenda<State, Item, Move, Event>

function rows(flat: readonly number[], width: number): number[][] {
  const cut: number[][] = []
  for (let at = 0; at < flat.length; at += width) cut.push(flat.slice(at, at + width))
  return cut
}

/** Colours are seen from the side, BUC-A17; values on top only, unless the table plays open. */
function viewCrew(state: State, id: Disc): CrewView {
  const open = state.options.covered === 'open'
  const discs = menOf(state, id).reverse()
  return {
    id,
    captain: ownerOf(id),
    men: discs.length,
    discs: discs.map((disc) => ({ seat: ownerOf(disc), value: open || disc === id ? valueOf(disc) : null })),
  }
}

function viewShip(state: State, id: number): ShipView {
  const { name, min, loot, wage, treasures } = shipOf(state, id)
  return { id, name, min, loot, wage, treasures: treasures.slice() }
}

/** The open question is the last item, and its kind the name of the step. */
function stepOf(state: State): View['step'] {
  const open = state.agenda[state.agenda.length - 1]?.kind
  return OPEN_STEPS.find((step) => step === open) ?? 'over'
}

function viewMutinies(state: State, asked: SeatSet): MutinyView[] {
  const item = state.agenda[state.agenda.length - 1]
  const seats = item?.kind === 'mutiny' ? asked : item?.kind === 'obey' ? item.callers : 0
  return state.ducats.flatMap((_, seat) => (has(seats, seat) ? [{ seat, crew: crewOfMutineer(state, seat) }] : []))
}

function viewPlayers(state: State): PlayerView[] {
  const wealth = wealthOf(state)
  return state.ducats.map((ducats, seat) => ({
    ducats,
    treasures: state.treasures[seat]!.slice(),
    wealth: wealth[seat]!,
  }))
}

/**
 * Which ships are to come follows from those that were seen; their order does not exist: BUC-I2. Purses are open,
 * BUC-A9.
 */
export function viewOf(agenda: BuccaneerAgenda, state: State, viewer: Viewer): View {
  const { asked, answered, pace } = agenda.seenBy(state, viewer)
  return {
    asked,
    answered,
    pace,
    viewer,
    options: cloneOptions(state.options),
    firstSeat: state.firstSeat,
    active: state.active,
    turn: state.turn,
    passes: state.passes,
    step: stepOf(state),
    crews: state.men.flatMap((_, disc) => (isCaptain(state, disc) ? [viewCrew(state, disc)] : [])),
    players: viewPlayers(state),
    bank: { ducats: state.bank, treasures: state.bankTreasures.slice() },
    ships: state.faceUp.map((ship) => viewShip(state, ship)),
    trio: trioOf(state),
    shipsToCome: SHIPS - state.faceUp.length - state.gone.length,
    gone: state.gone.map((ship, at) => ({ ship: viewShip(state, ship), taker: state.takers[at]! })),
    standings: standingsOf(state),
    mutinies: viewMutinies(state, asked),
    lastBoarding: cloneBoarding(state.lastBoarding),
    ducatsByShip: rows(state.history, seatCount(state)),
    mine: agenda.answerOf(state, viewer),
    outcome: outcome(state),
  }
}

/** By seat: the discs whose place the view does not tell, in the order in which they fill the gaps. */
function missingDiscs({ crews, players }: View, chance: Chance): Disc[][] {
  return players.map((_, seat) => {
    const known = new Set(
      crews.flatMap(({ discs }) => discs.flatMap((disc) => (disc.seat === seat ? [disc.value] : []))),
    )
    const missing = VALUES.filter((value) => !known.has(value)).map((value) => discOf(seat, value))
    chance.shuffle(missing)
    return missing
  })
}

/** Every seat has the same five discs, so those that are covered are the ones that are not seen, in some order. */
function layCrews(view: View, state: State, chance: Chance): void {
  const missing = missingDiscs(view, chance)
  for (const { id, men, discs } of view.crews) {
    let under: Disc = NO_DISC
    for (const { seat, value } of discs) {
      const disc: Disc = value === null ? missing[seat]!.pop()! : discOf(seat, value)
      state.under[disc] = under
      under = disc
    }
    state.men[id] = men
  }
}

function deckOf({ ships, gone }: View): number[] {
  const seen = new Set([...ships.map(({ id }) => id), ...gone.map(({ ship }) => ship.id)])
  return Array.from({ length: SHIPS }, (_, ship) => (seen.has(ship) ? 0 : 1))
}

function agendaOf({ step, mutinies, players }: View): Item[] {
  if (step === 'over') return []
  if (step === 'mutiny') return [{ kind: 'mutiny', answers: players.map(() => null) }]
  if (step === 'act') return [ITEM.act]
  return [{ kind: 'obey', callers: mutinies.reduce((callers, { seat }) => callers | bit(seat), 0) }]
}

export function determinize(agenda: BuccaneerAgenda, view: View, chance: Chance): State {
  const discs = view.players.length * VALUES.length
  const state: State = {
    options: cloneOptions(view.options),
    firstSeat: view.firstSeat,
    active: view.active,
    turn: view.turn,
    passes: view.passes,
    under: Array.from({ length: discs }, () => NO_DISC),
    men: Array.from({ length: discs }, () => 0),
    ducats: view.players.map(({ ducats }) => ducats),
    treasures: view.players.map(({ treasures }) => treasures.slice()),
    bank: view.bank.ducats,
    bankTreasures: view.bank.treasures.slice(),
    faceUp: view.ships.map(({ id }) => id),
    deck: deckOf(view),
    gone: view.gone.map(({ ship }) => ship.id),
    takers: view.gone.map(({ taker }) => taker),
    lastBoarding: cloneBoarding(view.lastBoarding),
    history: view.ducatsByShip.flat(),
    agenda: agendaOf(view),
  }
  layCrews(view, state, chance)
  agenda.putAnswers(state, view.answered, view.viewer, view.mine, chance)
  return state
}
