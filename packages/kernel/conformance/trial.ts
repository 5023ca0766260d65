// One run of the suite: the game, the table it is played at, and what was seen so far. It only holds these and judges nothing.
import {
  lowest,
  Sfc32,
  SPECTATOR,
  TABLE_CLAUSES,
  type AnyEvent,
  type AnyGame,
  type AnyMove,
  type Asked,
  type Chance,
  type Seat,
  type SeatSet,
  type Viewer,
} from '@flibuste/kernel'
import { newShape, type Shape } from './plain.ts'
import { emptyReport, type Report } from './report.ts'
import { freeze } from './sharing.ts'

export interface Table {
  readonly options: unknown
  readonly seats: number
  readonly games: number
  /** Games are played with this seed and the ones after it. */
  readonly firstSeed?: number
  /** Every how many decisions a position is looked at closely; if not given, about eight times per game. */
  readonly deepEvery?: number
  /** Whether views may lose public history at an event (such as values that a rule forbids to look at again), given the state before it. */
  readonly forgets?: (event: AnyEvent, before: unknown) => boolean
  /** A game with more decisions than this does not end. */
  readonly longest?: number
  /** One game of so many is also played as a recorded match. If not given, about six games of all are. */
  readonly recordEvery?: number
  /** In one game of so many memory is compared, which costs thousands of worlds. If not given, in about sixty games of all. */
  readonly recallEvery?: number
}

export interface Trial {
  readonly game: AnyGame
  readonly table: Required<Omit<Table, 'deepEvery'>> & Pick<Table, 'deepEvery'>
  readonly seats: readonly Seat[]
  readonly viewers: readonly Viewer[]
  readonly report: Report
  readonly clauses: ReadonlySet<string>
  /** What data looked like so far; see `plain.ts`. */
  readonly shapes: { readonly [of in 'state' | 'view' | 'move' | 'event' | 'outcome']: Shape }
  /** Moves met before. They are tried where they do not belong. */
  readonly pool: AnyMove[]
  /** Decides which of those moves are kept. It is not part of the games, so that each can be played again alone from its seed. */
  readonly shelf: Chance
  /** How worlds compare with the truth, one pair per game; see `fairness.ts`. */
  readonly pairs: { stuck: number; loose: number }
  /** The view worlds were last drawn from. */
  received: { readonly text: string; readonly view: Asked } | null
  seed: number
  move: number
}

/** A state in which somebody may have to move. No property may alter it; that is a property itself. */
export interface Position {
  readonly trial: Trial
  readonly state: unknown
  /** The state as JSON, made when it is first asked for. */
  text(): string
  /** What a viewer sees of the state. The game is asked only once. */
  view(viewer: Viewer): Asked
  /** The same view as JSON. */
  seen(viewer: Viewer): string
  readonly awaited: SeatSet
  /** By seat. */
  readonly legal: readonly (readonly AnyMove[])[]
  /** The seed of everything random that is done at this position. */
  readonly seed: number
}

const LONGEST = 20_000
const RECORDED = 6
const RECALLED = 60

const defaultsOf = ({ games }: Table) => ({
  firstSeed: 1,
  forgets: () => false,
  longest: LONGEST,
  recordEvery: Math.ceil(games / RECORDED),
  recallEvery: Math.ceil(games / RECALLED),
})

export function trialOf(game: AnyGame, table: Table): Trial {
  const seats = Array.from({ length: table.seats }, (_, seat) => seat)
  return {
    game,
    table: { ...defaultsOf(table), ...table },
    seats,
    viewers: [SPECTATOR, ...seats],
    report: emptyReport(),
    clauses: new Set([...game.clauses, ...TABLE_CLAUSES]),
    shapes: {
      state: newShape('state'),
      view: newShape('view'),
      move: newShape('move'),
      event: newShape('event'),
      outcome: newShape('outcome'),
    },
    pool: [],
    shelf: new Sfc32(table.firstSeed ?? 1),
    pairs: { stuck: 0, loose: 0 },
    received: null,
    seed: table.firstSeed ?? 1,
    move: -1,
  }
}

export function positionOf(trial: Trial, state: unknown, seed: number): Position {
  const { game, seats } = trial
  const legal = seats.map((seat) => game.legal(state, seat))
  // By viewer, the spectator first. Made only when asked for, because most positions are never looked at.
  let views: Asked[] | null = null
  let texts: string[] | null = null
  let spelt: string | null = null
  const text = (): string => (spelt ??= JSON.stringify(state))
  const view = (viewer: Viewer): Asked => ((views ??= [])[viewer + 1] ??= game.view(state, viewer))
  const seen = (viewer: Viewer): string => ((texts ??= [])[viewer + 1] ??= JSON.stringify(view(viewer)))
  return { trial, state, text, view, seen, awaited: game.awaiting(state), legal, seed }
}

/** Mixes a seed and a salt, so that neighbouring numbers do not give similar generators. */
export const mix = (seed: number, salt: number): number =>
  Math.imul((seed | 0) + Math.imul(salt, 0x9e3779b1), 0x85ebca6b) | 0

export const textOfView = (trial: Trial, state: unknown, viewer: Viewer): string =>
  JSON.stringify(trial.game.view(state, viewer))

/**
 * A world drawn from a view that was sent over a wire, so that nothing hidden can cling to the object. Many worlds are drawn from one view.
 */
export function worldOf(trial: Trial, viewText: string, seed: number): unknown {
  if (trial.received?.text !== viewText)
    trial.received = { text: viewText, view: freeze(JSON.parse(viewText) as Asked) }
  return trial.game.determinize(trial.received!.view, new Sfc32(seed))
}

export const shownTo = (trial: Trial, events: readonly AnyEvent[], viewer: Viewer): AnyEvent[] =>
  events.map((event) => trial.game.show(event, viewer)).filter((event) => event !== null)

export const forgetful = (trial: Trial, events: readonly AnyEvent[], before: unknown): boolean =>
  events.some((event) => trial.table.forgets(event, before))

/** At larger tables not every viewer is looked at in every position. */
const VIEWERS = 4

/** Everybody at a small table. At a large one: a spectator, a seat that is awaited, and some others in turn. */
export function viewersAt({ trial, awaited, seed }: Position): readonly Viewer[] {
  const { viewers, seats } = trial
  if (viewers.length <= VIEWERS) return viewers
  const first = awaited === 0 ? 0 : lowest(awaited)
  const others = seats.filter((seat) => seat !== first)
  const turn = (seed >>> 0) % others.length
  return [SPECTATOR, first, others[turn]!, others[(turn + 1) % others.length]!]
}

/** So many entries, evenly spread over a list that may be long. */
export function sampleOf<T>(list: readonly T[], size: number): T[] {
  if (list.length <= size) return list.slice()
  return Array.from({ length: size }, (_, at) => list[Math.floor((at * list.length) / size)]!)
}
