// One run of the suite: the game, the table it is played at, and what was seen so far. Holds, does not judge.
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
  /** Whether views may lose public history at an event (values that a rule forbids to look at again), given the state before. */
  readonly forgets?: (event: AnyEvent, before: unknown) => boolean
  /** A game with more decisions than this does not end. */
  readonly longest?: number
  /** Of so many games one is also played as a recorded match; if not given, about six of all. */
  readonly recordEvery?: number
  /** And in one of so many memory is compared, which costs thousands of worlds; if not given, in about sixty of all. */
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
  /** Moves met before, to be tried where they do not belong. */
  readonly pool: AnyMove[]
  /** Decides which of them stay. Not part of the games, so that each can be played again alone from its seed. */
  readonly shelf: Chance
  /** Worlds against the truth, one pair per game; see `fairness.ts`. */
  readonly pairs: { stuck: number; loose: number }
  /** The view worlds were last drawn from. */
  received: { readonly text: string; readonly view: Asked } | null
  seed: number
  move: number
}

/** A state somebody may have to move in. Never altered by a property: that is one of the properties. */
export interface Position {
  readonly trial: Trial
  readonly state: unknown
  /** As JSON; spelt out when first asked for. */
  text(): string
  /** What a viewer sees of it; asked of the game once. */
  view(viewer: Viewer): Asked
  /** The same as JSON. */
  seen(viewer: Viewer): string
  readonly awaited: SeatSet
  /** By seat. */
  readonly legal: readonly (readonly AnyMove[])[]
  /** For everything random that is done here. */
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
  // By viewer, the spectator first. Most positions are never looked at, so nothing is made before it is asked for.
  let views: Asked[] | null = null
  let texts: string[] | null = null
  let spelt: string | null = null
  const text = (): string => (spelt ??= JSON.stringify(state))
  const view = (viewer: Viewer): Asked => ((views ??= [])[viewer + 1] ??= game.view(state, viewer))
  const seen = (viewer: Viewer): string => ((texts ??= [])[viewer + 1] ??= JSON.stringify(view(viewer)))
  return { trial, state, text, view, seen, awaited: game.awaiting(state), legal, seed }
}

/** Numbers that are close must not give generators that are. */
export const mix = (seed: number, salt: number): number =>
  Math.imul((seed | 0) + Math.imul(salt, 0x9e3779b1), 0x85ebca6b) | 0

export const textOfView = (trial: Trial, state: unknown, viewer: Viewer): string =>
  JSON.stringify(trial.game.view(state, viewer))

/** A world drawn from a view that was sent over a wire: nothing hidden can hang on to the object. Many are drawn from one. */
export function worldOf(trial: Trial, viewText: string, seed: number): unknown {
  if (trial.received?.text !== viewText)
    trial.received = { text: viewText, view: freeze(JSON.parse(viewText) as Asked) }
  return trial.game.determinize(trial.received!.view, new Sfc32(seed))
}

export const shownTo = (trial: Trial, events: readonly AnyEvent[], viewer: Viewer): AnyEvent[] =>
  events.map((event) => trial.game.show(event, viewer)).filter((event) => event !== null)

export const forgetful = (trial: Trial, events: readonly AnyEvent[], before: unknown): boolean =>
  events.some((event) => trial.table.forgets(event, before))

/** More viewers than this are not all looked through at every position. */
const VIEWERS = 4

/** Everybody at a small table; at a large one a spectator, a seat that is awaited, and some others, by turns. */
export function viewersAt({ trial, awaited, seed }: Position): readonly Viewer[] {
  const { viewers, seats } = trial
  if (viewers.length <= VIEWERS) return viewers
  const first = awaited === 0 ? 0 : lowest(awaited)
  const others = seats.filter((seat) => seat !== first)
  const turn = (seed >>> 0) % others.length
  return [SPECTATOR, first, others[turn]!, others[(turn + 1) % others.length]!]
}

/** Evenly spread over a list that may be long. */
export function sampleOf<T>(list: readonly T[], size: number): T[] {
  if (list.length <= size) return list.slice()
  return Array.from({ length: size }, (_, at) => list[Math.floor((at * list.length) / size)]!)
}
