// What may be touched now, and what touching anything would mean. Reads the view and the legal moves; decides nothing.
import { ofKind, onlyOf } from '@flibuste/web/kit'
import type { Clause } from '../clauses.ts'
import { ownerOf } from '../crews.ts'
import { MOST_MEN } from '../data.ts'
import { BOARDS, COVERS, kindOf, type Board, type Cover, type Move } from '../moves.ts'
import { NO_DISC, type Disc } from '../state.ts'
import type { CrewView, ShipView, View } from '../view.ts'
import { crewIn, crewsCalled, shipIn } from '../wording.ts'
import type { BuccaneerDraft } from './draft.ts'
import { forecastOf } from './forecast.ts'

/** What the crew in hand would do to a crew: how many men there would be, or why not. */
export interface CrewAim {
  readonly move: Cover
  readonly men: number
  readonly clause: Clause | null
}

/** What the crew in hand would do to a ship: a move per treasure, or why not. */
export interface ShipAim {
  readonly moves: readonly Board[]
  readonly clause: Clause | null
}

/** Everything that glows, and why the rest does not. */
export interface Targets {
  /** The crew in hand; -1: empty hands. */
  readonly picked: Disc
  /** Own crews with which something can be done. */
  readonly pickable: readonly Disc[]
  readonly crews: ReadonlyMap<Disc, CrewAim>
  readonly ships: ReadonlyMap<number, ShipAim>
  /** What the crew in hand can do, where it is one thing. */
  readonly best: Board | Cover | null
  /** The boarding that is told beforehand while nothing is aimed at. */
  readonly weighed: Board | null
}

/** What is lit for the crew in hand; something is, or it could not be picked up. */
export type Aims = 'both' | 'crews' | 'ships'

export function aimsOf({ crews, ships }: Targets): Aims {
  const isLit = ({ clause }: CrewAim | ShipAim): boolean => clause === null
  if (![...ships.values()].some(isLit)) return 'crews'
  return [...crews.values()].some(isLit) ? 'both' : 'ships'
}

const NOTHING: Targets = {
  picked: NO_DISC,
  pickable: [],
  crews: new Map(),
  ships: new Map(),
  best: null,
  weighed: null,
}

const isBoard = (move: Move): move is Board => move.kind === 'board'
const isCover = (move: Move): move is Cover => move.kind === 'cover'

/** Own crews with which something can be done, in the order of their captains' values. */
const pickableOf = (legal: readonly Move[]): Disc[] => [
  ...new Set(legal.flatMap((move) => (isBoard(move) || isCover(move) ? [move.crew] : []))),
]

/** The crew in hand. When one mutiny alone was called there is nothing to pick: that crew it is. */
function pickedOf(view: View, legal: readonly Move[], { crew }: BuccaneerDraft): Disc {
  if (crewIn(view, crew)?.captain === view.active) return crew
  const pickable = pickableOf(legal)
  return view.step === 'obey' && pickable.length === 1 ? pickable[0]! : NO_DISC
}

/** BUC-7.4 before BUC-3.7: whoever must obey may not cover at all. */
function crewAim(view: View, crew: CrewView, target: CrewView): CrewAim {
  const men = crew.men + target.men
  const clause = view.step === 'obey' ? 'BUC-7.4' : men > MOST_MEN ? 'BUC-3.7' : null
  return { move: COVERS[crew.id]![target.id]!, men, clause }
}

/** BUC-7.4 before BUC-4.3, as the table would refuse. */
function shipAim(view: View, crew: CrewView, ship: ShipView): ShipAim {
  const kinds = [...new Set(ship.treasures)]
  const moves = kinds.map((treasure) => BOARDS[crew.id]![ship.id]![kindOf(treasure)]!)
  if (view.step === 'obey' && !crewsCalled(view).includes(crew.id)) return { moves, clause: 'BUC-7.4' }
  return { moves, clause: crew.men < ship.min ? 'BUC-4.3' : null }
}

/** What a boarding would bring the captain, a hidden wage at its mean: for suggestions only. */
function worthOf(view: View, { crew, ship, treasure }: Board): number {
  const forecast = forecastOf(view, crew, ship)
  const value = view.standings[kindOf(treasure)]?.value ?? 0
  return forecast === null ? 0 : (forecast.least + forecast.most) / 2 + value / 3
}

function highest<M>(moves: readonly M[], worth: (move: M) => number): M | null {
  return moves.reduce<M | null>((best, move) => (best === null || worth(move) > worth(best) ? move : best), null)
}

/** The ship that was aimed at keeps the suggestion to itself. */
function offeredOf(legal: readonly Move[], picked: Disc, ship: number): Move[] {
  const own = legal.filter((move) => picked === NO_DISC || ('crew' in move && move.crew === picked))
  const aimed = own.filter((move) => isBoard(move) && move.ship === ship)
  return aimed.length > 0 ? aimed : own
}

export function targetsOf(view: View, legal: readonly Move[], draft: BuccaneerDraft): Targets {
  const pickable = pickableOf(legal)
  if (pickable.length === 0) return NOTHING
  const picked = pickedOf(view, legal, draft)
  const offered = offeredOf(legal, picked, draft.ship)
  const best = picked === NO_DISC ? null : onlyOf([...ofKind(offered, 'board'), ...ofKind(offered, 'cover')])
  const weighed = picked === NO_DISC ? null : highest(ofKind(offered, 'board'), (move) => worthOf(view, move))
  const crew = crewIn(view, picked)
  if (crew === undefined) return { ...NOTHING, pickable, best }
  const others = view.crews.filter(({ captain }) => captain !== view.active)
  return {
    picked,
    pickable,
    crews: new Map(others.map((other) => [other.id, crewAim(view, crew, other)])),
    ships: new Map(view.ships.map((ship) => [ship.id, shipAim(view, crew, ship)])),
    best,
    weighed,
  }
}

/** The two treasures between which the captain still has to choose: BUC-5.1. */
export function choiceOf(targets: Targets, { ship }: BuccaneerDraft): readonly Board[] {
  const aim = targets.ships.get(ship)
  return aim === undefined || aim.clause !== null || aim.moves.length < 2 ? [] : aim.moves
}

/** Ships a crew could board now, for whoever weighs a mutiny: BUC-7.3, BUC-7.5. */
export const withinReach = (view: View, crew: Disc): readonly ShipView[] =>
  view.ships.filter(({ min }) => min <= (crewIn(view, crew)?.men ?? 0))

/** The ship the crew in hand is weighed against: aimed at, or named by the primary button. */
export function shipWeighed(
  view: View,
  { picked, weighed, ships }: Targets,
  { ship }: BuccaneerDraft,
): ShipView | null {
  if (picked === NO_DISC) return null
  const id = ship >= 0 ? ship : (weighed?.ship ?? -1)
  return ships.get(id)?.clause === null ? (shipIn(view, id) ?? null) : null
}

export const isOwn = (view: View, crew: Disc): boolean => ownerOf(crew) === view.active
