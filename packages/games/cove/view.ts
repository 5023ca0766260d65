// What a viewer sees: all secrecy on the table's side. States that fit what was seen are made in worlds.ts.
// Open: places, mats, gold, chests, fame, open treasure, legends, discards, sizes of piles and hands (COV-I1, COV-A44). One's own: the hand, the
// wheel and the fitting-out until they are shown (COV-I2). Nobody's: what is still to be drawn (COV-I3).
import {
  seenTrails,
  sizeOfBag,
  withoutAnswers,
  type Agenda,
  type Asked,
  type Seat,
  type SeatSet,
  type Trails,
  type Viewer,
} from '@flibuste/kernel'
import { fighterOf, isHere, legendOf, speedOfParty } from './battle.ts'
import { NO_PARROT, type Card, type Row } from './cards.ts'
import { GUARD_HITS, LEVELS, PILE, ROYAL_NAVY, type Level, type Phase, type Place, type TreasureCard } from './data.ts'
import type { Event } from './events.ts'
import type { Item } from './items.ts'
import { isSeat, LEGEND, NAVY, type Move, type Party } from './moves.ts'
import { markerOf, outcome, type Outcome } from './score.ts'
import { diceOf, holdOf, sailingSpeed, speedOf } from './ships.ts'
import {
  cloneBattle,
  cloneOptions,
  NO_CARD,
  NOWHERE,
  seatCount,
  tables,
  type Battle,
  type BlackShip,
  type Mark,
  type Navy,
  type Options,
  type Share,
  type State,
} from './state.ts'
import { costOf } from './tables.ts'
import { handSize } from './tavern.ts'

export const OPEN_STEPS = [
  'fit',
  'window',
  'course',
  'steer',
  'board',
  'act',
  'command',
  'parrot',
  'income',
  'visit',
] as const
export type OpenStep = (typeof OPEN_STEPS)[number]

export interface SectionView {
  readonly level: Level
  /** 0 when the ring is off. */
  readonly value: number
  /** What the next level costs at its own island; null: there is none, or no ring to move. */
  readonly next: number | null
  /** Hits its artisan can still take; 0: none. */
  readonly artisan: number
}

export interface ParrotView {
  readonly parrot: Card
  readonly wounded: boolean
}

export interface PlayerView {
  readonly place: Place
  /** By section. */
  readonly sections: readonly SectionView[]
  /** Dice and speed as they are now, boarding cards included. */
  readonly dice: number
  readonly speed: number
  readonly gold: number
  readonly chests: number
  /** Chests the hull holds; null: any number. */
  readonly hold: number | null
  readonly fame: number
  /** Where the marker stands on the track. */
  readonly marker: number
  readonly parrot: ParrotView | null
  readonly handSize: number
  /** By kind of card; null: somebody else's. */
  readonly hand: readonly number[] | null
  /** Fame cards shown at the end, by kind. */
  readonly shown: readonly number[]
}

export interface IslandView {
  /** The open card, and its number in the edition; null: none. */
  readonly card: number | null
  readonly treasure: TreasureCard | null
}

/** A ship in a battle, in the order of this exchange. */
export interface PartyView {
  readonly party: Party
  readonly speed: number
  readonly dice: number
  /** Still there. */
  readonly here: boolean
}

export interface BattleView extends Battle {
  readonly parties: readonly PartyView[]
}

export interface View extends Asked {
  readonly viewer: Viewer
  readonly options: Options
  /** 0 while ships are fitted out. */
  readonly month: number
  readonly phase: Phase
  readonly step: OpenStep | 'over'
  readonly players: readonly PlayerView[]
  /** By outer island. */
  readonly islands: readonly IslandView[]
  /** Treasure cards left in each pile, face down; those out of the game, by kind. */
  readonly pile: number
  readonly spent: readonly number[]
  readonly blackShips: readonly Readonly<BlackShip>[]
  /** Legends face down; those sunk, by kind. */
  readonly legendsLeft: number
  readonly sunk: readonly number[]
  readonly navy: Readonly<Navy>
  readonly bankGold: number
  readonly bankChests: number
  readonly tavernSize: number
  /** What the viewer knows of where cards in hands came from: COV-I3. */
  readonly trails: Trails
  /** By kind. */
  readonly discard: readonly number[]
  /** Buccaneering cards and Treasure Maps on the table. */
  readonly shares: readonly Share[]
  readonly marks: readonly Mark[]
  readonly lookout: Seat
  /** Null: nobody fights. */
  readonly battle: BattleView | null
  readonly champions: SeatSet
  /** What is still to be done, the next thing last; answers of others are not in it. */
  readonly agenda: readonly Item[]
  /** The viewer's own answer while others are still choosing. */
  readonly mine: Move | null
  readonly outcome: Outcome | null
}

export type CoveAgenda = Agenda<State, Item, Move, Event>

function viewSection(state: State, seat: Seat, row: Row): SectionView {
  const level = state.levels[seat]![row]!
  return {
    level,
    value: tables(state).values[row]![level]!,
    next: level === 0 || level === LEVELS ? null : costOf(tables(state), row, level, level + 1),
    artisan: state.artisans[seat]![row]!,
  }
}

function viewParrot(state: State, seat: Seat): ParrotView | null {
  const parrot = state.parrots[seat]!
  return parrot === NO_PARROT ? null : { parrot, wounded: state.wounds[seat]! > 0 }
}

function viewPlayer(state: State, seat: Seat, viewer: Viewer): PlayerView {
  const hold = holdOf(state, seat)
  return {
    place: state.places[seat]!,
    sections: state.levels[seat]!.map((_, row) => viewSection(state, seat, row)),
    dice: diceOf(state, seat),
    speed: state.battle.place === NOWHERE ? sailingSpeed(state, seat) : speedOf(state, seat),
    gold: state.gold[seat]!,
    chests: state.chests[seat]!,
    hold: hold === Infinity ? null : hold,
    fame: state.fame[seat]!,
    marker: markerOf(state.fame[seat]!),
    parrot: viewParrot(state, seat),
    handSize: handSize(state, seat),
    hand: seat === viewer ? state.hands[seat]!.slice() : null,
    shown: state.shown[seat]!.slice(),
  }
}

function viewIsland(state: State, at: number): IslandView {
  const card = state.open[at]!
  if (card === NO_CARD) return { card: null, treasure: null }
  return { card, treasure: { ...tables(state).treasures[card]! } }
}

function diceOfParty(state: State, party: Party): number {
  if (party === NAVY) return ROYAL_NAVY.dice
  return party === LEGEND ? (fighterOf(legendOf(state, state.battle.ship))?.dice ?? 0) : diceOf(state, party)
}

/** A ship without a captain that is gone has no figures any more. */
function viewParty(state: State, party: Party): PartyView {
  const here = isHere(state, party)
  const known = here || isSeat(party)
  return {
    party,
    speed: known ? speedOfParty(state, party) : 0,
    dice: known ? diceOfParty(state, party) : 0,
    here,
  }
}

function viewBattle(state: State): BattleView | null {
  if (state.battle.place === NOWHERE) return null
  return { ...cloneBattle(state.battle), parties: state.battle.order.map((party) => viewParty(state, party)) }
}

/** The open question is the last item, and its kind the name of the step. */
function stepOf(state: State): View['step'] {
  const open = state.agenda[state.agenda.length - 1]?.kind
  return OPEN_STEPS.find((step) => step === open) ?? 'over'
}

export function viewOf(agenda: CoveAgenda, state: State, viewer: Viewer): View {
  const { asked, answered, pace } = agenda.seenBy(state, viewer)
  return {
    asked,
    answered,
    pace,
    viewer,
    options: cloneOptions(state.options),
    month: state.month,
    phase: state.phase,
    step: stepOf(state),
    players: Array.from({ length: seatCount(state) }, (_, seat) => viewPlayer(state, seat, viewer)),
    islands: state.open.map((_, at) => viewIsland(state, at)),
    pile: PILE - state.month,
    spent: state.spent.slice(),
    blackShips: state.blackShips.map(({ place, legend }) => ({ place, legend })),
    legendsLeft: sizeOfBag(state.legends),
    sunk: state.sunk.slice(),
    navy: { place: state.navy.place, seat: state.navy.seat },
    bankGold: state.bankGold,
    bankChests: state.bankChests,
    tavernSize: sizeOfBag(state.tavern),
    trails: seenTrails(state.trails, viewer),
    discard: state.discard.slice(),
    shares: state.shares.slice(),
    marks: state.marks.slice(),
    lookout: state.lookout,
    battle: viewBattle(state),
    champions: state.champions,
    agenda: state.agenda.map(withoutAnswers),
    mine: agenda.answerOf(state, viewer),
    outcome: outcome(state),
  }
}

/** An artisan that was hit once. */
export const isTurned = ({ artisan }: SectionView): boolean => artisan > 0 && artisan < GUARD_HITS
