// What a viewer sees, and states that fit what was seen: all secrecy in one file.
// Everybody sees the same (PIR-I1), save one's own loading until all are in (PIR-I3). Nobody sees the face of a lair that was not turned (PIR-I2).
import { kept, type Agenda, type Asked, type Chance, type Seat, type Viewer } from '@flibuste/kernel'
import { chestsOf } from './chests.ts'
import { spaceOfLair, type Lair, type Space } from './chart.ts'
import { CALM_ROUNDS, SLOTS, type Figure } from './data.ts'
import { reachOf } from './decisions/sail.ts'
import { slotsLeft } from './decisions/repair.ts'
import type { Event } from './events.ts'
import { countOf, isReady, printedOn, supplyOf } from './figures.ts'
import { inHand, isTouched, withInHand, withTouched } from './in-hand.ts'
import type { Move, Slot } from './moves.ts'
import { calmTurns, outcome, targetOf, type Outcome } from './score.ts'
import {
  BARE,
  chartIn,
  cloneOptions,
  islandOf,
  ITEM,
  lairParty,
  newLair,
  roundOf,
  sameParty,
  seatCount,
  shipParty,
  tileOf,
  type Face,
  type Fight,
  type FirstAction,
  type Item,
  type LairState,
  type Options,
  type Party,
  type Ship,
  type State,
} from './state.ts'

export const OPEN_STEPS = ['load', 'unload', 'first', 'second', 'fire', 'stow', 'repair'] as const
export type OpenStep = (typeof OPEN_STEPS)[number]

export interface ShipView {
  readonly space: Space
  /** From slot 1. */
  readonly slots: readonly Slot[]
  readonly cannons: number
  readonly pirates: number
  /** At least one of each. */
  readonly ready: boolean
  /** Spaces it could sail now. */
  readonly reach: number
  readonly aboard: number
  readonly banked: number
  /** What is aboard, and what lies ashore, as chests. */
  readonly chests: readonly number[]
  readonly bankedChests: readonly number[]
  /** The treasure slot is lost to treasure. */
  readonly holdTaken: boolean
}

export interface LairView {
  readonly island: string
  readonly space: Space
  readonly face: Face
  /** -1: face down. */
  readonly tile: number
  readonly coin: number
  /** The slots the tile prints, from 1. */
  readonly printed: readonly Slot[]
  readonly slots: readonly Slot[]
  readonly fixed: number
  readonly ready: boolean
  readonly treasure: number
  readonly chests: readonly number[]
}

export interface RepairView {
  /** Slots changed so far, from 1. */
  readonly touched: readonly number[]
  /** Slots that may still be changed. */
  readonly left: number
  /** In strict supply: figures taken off and not put back, PIR-A4. */
  readonly inHand: { readonly cannons: number; readonly pirates: number }
}

export interface StowView {
  readonly seat: Seat
  readonly figure: Figure
}

export interface View extends Asked {
  readonly viewer: Viewer
  readonly options: Options
  readonly firstSeat: Seat
  readonly active: Seat
  readonly turn: number
  readonly round: number
  /** Treasures ashore that win. */
  readonly target: number
  readonly progress: number
  /** Turns after this one until the game is counted, if nothing happens: PIR-E4. */
  readonly calmLeft: number
  readonly step: OpenStep | 'over'
  readonly action: 1 | 2
  readonly firstAction: FirstAction
  readonly ships: readonly ShipView[]
  readonly lairs: readonly LairView[]
  /** Tiles that lie face down somewhere, by number. */
  readonly hiddenTiles: readonly number[]
  /** May be below zero where supply is unlimited. */
  readonly supply: { readonly cannons: number; readonly pirates: number }
  /** By water, the steps it is away from the ship that may sail now; -1: out of reach. Empty where nobody may. */
  readonly reach: readonly number[]
  /** What an attack was declared on. */
  readonly fight: Party | null
  readonly stow: StowView | null
  readonly repair: RepairView | null
  readonly lastFight: Fight | null
  /** One's own sealed answer. */
  readonly mine: Move | null
  readonly outcome: Outcome | null
}

export type PiratesAgenda = Agenda<State, Item, Move, Event>

const openItem = (state: State): Item | undefined => state.agenda[state.agenda.length - 1]

/** The open question is the last item, and its kind the name of the step. */
function stepOf(state: State): View['step'] {
  const open = openItem(state)?.kind
  return OPEN_STEPS.find((step) => step === open) ?? 'over'
}

function viewShip(state: State, seat: Seat): ShipView {
  const ship = state.ships[seat]!
  const { space, slots, aboard, banked } = ship
  return {
    space,
    slots: slots.slice(),
    cannons: countOf(slots, 'cannon'),
    pirates: countOf(slots, 'pirate'),
    ready: isReady(state, shipParty(seat)),
    reach: reachOf(ship),
    aboard,
    banked,
    chests: chestsOf(aboard),
    bankedChests: chestsOf(banked),
    holdTaken: aboard > 0,
  }
}

/** Of a tile that lies face down nothing is known but that it is one of those not seen: PIR-I2. */
function viewLair(state: State, at: Lair): LairView {
  const { face, tile, slots, treasure } = state.lairs[at]!
  const known = face !== 'down'
  return {
    island: islandOf(state, at),
    space: spaceOfLair(at),
    face,
    tile: known ? tile : -1,
    coin: known ? tileOf(state, at).coin : 0,
    printed: known ? printedOn(tileOf(state, at)) : slots,
    slots,
    fixed: face === 'up' ? tileOf(state, at).fixed : 0,
    ready: face === 'up' && isReady(state, lairParty(at)),
    treasure,
    chests: chestsOf(treasure),
  }
}

/** Rising, so that the order tells nothing. */
function hiddenTilesOf({ lairs }: State): number[] {
  const tiles: number[] = []
  for (const { face, tile } of lairs) if (face === 'down') tiles.push(tile)
  return tiles.sort((one, two) => one - two)
}

function viewReach(state: State): number[] {
  if (openItem(state)?.kind !== 'first') return []
  const ship = state.ships[state.active]!
  return chartIn(state).steps[ship.space]!.map((steps) => (steps <= reachOf(ship) ? steps : -1))
}

function viewRepair(state: State): RepairView | null {
  const item = openItem(state)
  if (item?.kind !== 'repair') return null
  const touched = Array.from({ length: SLOTS }, (_, at) => at + 1).filter((slot) => isTouched(item.touched, slot - 1))
  const inHands = { cannons: inHand(item.touched, 'cannon'), pirates: inHand(item.touched, 'pirate') }
  return { touched, left: slotsLeft(state, state.active, item.touched), inHand: inHands }
}

function viewStow(state: State): StowView | null {
  const item = openItem(state)
  return item?.kind === 'stow' ? { seat: item.seat, figure: item.figure } : null
}

export function viewOf(agenda: PiratesAgenda, state: State, viewer: Viewer): View {
  const { asked, answered, pace } = agenda.seenBy(state, viewer)
  const open = openItem(state)
  return {
    asked,
    answered,
    pace,
    viewer,
    options: cloneOptions(state.options),
    firstSeat: state.firstSeat,
    active: state.active,
    turn: state.turn,
    round: roundOf(state),
    target: targetOf(state),
    progress: state.progress,
    calmLeft: Math.max(0, CALM_ROUNDS * seatCount(state) - calmTurns(state)),
    step: stepOf(state),
    action: state.action,
    firstAction: state.firstAction,
    ships: state.ships.map((_, seat) => viewShip(state, seat)),
    lairs: state.lairs.map((_, lair) => viewLair(state, lair)),
    hiddenTiles: hiddenTilesOf(state),
    supply: { cannons: supplyOf(state, 'cannon'), pirates: supplyOf(state, 'pirate') },
    reach: viewReach(state),
    fight: open?.kind === 'fire' ? open.target : null,
    stow: viewStow(state),
    repair: viewRepair(state),
    lastFight: state.lastFight,
    mine: agenda.answerOf(state, viewer),
    outcome: outcome(state),
  }
}

/** Tiles face down are those not seen, in any order. */
function layLairs({ lairs, hiddenTiles }: View, chance: Chance): LairState[] {
  const tiles = hiddenTiles.slice()
  chance.shuffle(tiles)
  return lairs.map(({ face, tile, slots, treasure }) =>
    newLair(face, face === 'down' ? tiles.pop()! : tile, face === 'up' ? slots : BARE, treasure),
  )
}

function doneFrom({ touched, inHand: { cannons, pirates } }: RepairView): number {
  const slots = touched.reduce((done, slot) => withTouched(done, slot - 1), 0)
  return withInHand(withInHand(slots, 'cannon', cannons), 'pirate', pirates)
}

function openItemOf({ step, ships, fight, stow, repair }: View): Item[] {
  if (step === 'load') return [{ kind: 'load', answers: ships.map(() => null) }]
  if (step === 'fire') return [{ kind: 'fire', target: sameParty(fight!) }]
  if (step === 'stow') return [{ kind: 'stow', seat: stow!.seat, figure: stow!.figure }]
  if (step === 'repair') return [{ kind: 'repair', touched: doneFrom(repair!) }]
  return step === 'over' ? [] : [ITEM[step]]
}

/** What comes after the open question follows from how far the turn has come. */
function laterItems({ step, action, firstAction }: View): Item[] {
  if (step === 'over') return []
  if (step === 'load') return [ITEM.beginTurn]
  if (action === 2) return [ITEM.endTurn]
  return step === 'unload' && firstAction === 'open'
    ? [ITEM.endTurn, ITEM.openSecond, ITEM.first]
    : [ITEM.endTurn, ITEM.openSecond]
}

const shipFrom = ({ space, slots, aboard, banked }: ShipView): Ship => ({ space, slots: slots.slice(), aboard, banked })

/** The view's own fight, because nobody alters one that was fought. Only its party is replaced: of each party there is one object. */
const fightFrom = (fight: Fight | null): Fight | null =>
  fight === null ? null : kept({ ...fight, target: sameParty(fight.target) })

export function determinize(agenda: PiratesAgenda, view: View, chance: Chance): State {
  const state: State = {
    options: cloneOptions(view.options),
    firstSeat: view.firstSeat,
    active: view.active,
    turn: view.turn,
    progress: view.progress,
    action: view.action,
    firstAction: view.firstAction,
    ships: view.ships.map(shipFrom),
    lairs: layLairs(view, chance),
    lastFight: fightFrom(view.lastFight),
    agenda: [...laterItems(view), ...openItemOf(view)],
  }
  agenda.putAnswers(state, view.answered, view.viewer, view.mine, chance)
  return state
}
