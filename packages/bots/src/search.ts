// Search by playing on: a tree of the moves everybody may make, grown one playout at a time in worlds that fit the view. Every seat is taken
// to want its own best (max^n). What lies behind chance is averaged over: a node stands for the moves that led to it, not for one position.
// Knows no game and sees no state but guessed ones. The budget is counted in playouts, so the same question with the same seed gets the
// same answer on every machine.
import {
  bySeat,
  has,
  lowest,
  Sfc32,
  type AnyGame,
  type AnyMove,
  type Chance,
  type Leaf,
  type Seat,
} from '@flibuste/kernel'
import type { Ask } from './bot.ts'
import { worldsFor } from './worlds.ts'

export interface Plan {
  readonly playouts: number
  /** How many worlds are dealt; playouts take them in turn. */
  readonly worlds: number
  /** How much a move is tried for being little known. */
  readonly exploration: number
  readonly leaf: Leaf
  /** How many stages a playout lasts, where it lasts stages. */
  readonly stages: number
  /** Of more moves than this only those are searched that look best at once. */
  readonly candidates: number
}

/** What a search needs of a game. */
export type Searched = Pick<
  AnyGame,
  | 'apply'
  | 'awaiting'
  | 'clone'
  | 'determinize'
  | 'evaluate'
  | 'habit'
  | 'legal'
  | 'pick'
  | 'playOut'
  | 'stage'
  | 'worlds'
>

/** A question to it. */
export type Inquiry = Pick<Ask, 'view' | 'seat' | 'legal' | 'chance'> & { readonly game: Searched }

/** A turn with more decisions than this is judged where it stands. */
const LONGEST_TURN = 12

/** What is known of one move at one node. `sum` is what it brought the seat that made it. */
interface Branch {
  readonly move: AnyMove
  visits: number
  /** How often it could have been made. */
  open: number
  sum: number
  squares: number
  next: Twig | null
}

/** The moves that were tried after the same moves before. */
class Twig {
  visits = 0
  readonly branches = new Map<string, Branch>()
}

const names = new WeakMap<AnyMove, string>()
/** Moves are the same if they read the same. */
function nameOf(move: AnyMove): string {
  let name = names.get(move)
  if (name === undefined) {
    name = JSON.stringify(move)
    names.set(move, name)
  }
  return name
}

/** A node of so many visits knows so many moves: the more is known of them, the more are let in. */
const WIDTH = 3
const isWideEnough = (known: number, visits: number): boolean => known * known >= WIDTH * WIDTH * (visits + 1)

const branchFor = (twig: Twig, move: AnyMove): Branch => {
  const branch: Branch = { move, visits: 0, open: 0, sum: 0, squares: 0, next: null }
  twig.branches.set(nameOf(move), branch)
  return branch
}

/** A move that was not tried here yet: first the one the mover would make by habit, then any. Null: all are known, or enough for now. */
function letIn(
  { game, own }: Playing,
  twig: Twig,
  legal: readonly AnyMove[],
  state: unknown,
  seat: Seat,
): Branch | null {
  if (twig.visits === 0 && game.habit !== undefined) return branchFor(twig, game.habit(state, seat, own))
  let fresh: AnyMove | null = null
  let count = 0
  let known = 0
  for (const move of legal) {
    if (twig.branches.has(nameOf(move))) known++
    else if (own.below(++count) === 0) fresh = move
  }
  return fresh === null || (known > 0 && isWideEnough(known, twig.visits)) ? null : branchFor(twig, fresh)
}

/** At the root the most promising come first, and all are tried before any is tried again. */
function letInRoot(twig: Twig, ranked: readonly AnyMove[]): Branch | null {
  const move = ranked[twig.branches.size]
  return move === undefined ? null : branchFor(twig, move)
}

/** The upper confidence bound, over the times a move could have been made. */
function mostPromising(twig: Twig, legal: readonly AnyMove[], exploration: number): Branch {
  let best: Branch | null = null
  let bound = -Infinity
  for (const move of legal) {
    const branch = twig.branches.get(nameOf(move))
    if (branch === undefined) continue
    branch.open++
    const value = branch.sum / branch.visits + exploration * Math.sqrt(Math.log(branch.open + 1) / branch.visits)
    if (value <= bound) continue
    best = branch
    bound = value
  }
  if (best === null) throw new Error('a node of the search knows no move')
  return best
}

export interface Playing {
  readonly game: Searched
  readonly plan: Plan
  /** Chooses moves to try. */
  readonly own: Chance
  /** The luck of the game. */
  readonly luck: Chance
}

function pickOn({ game, own, luck }: Playing, state: unknown, seat: Seat): void {
  const move = game.habit?.(state, seat, own) ?? game.pick(state, seat, own)
  game.apply(state, seat, move, luck, null)
}

/** A stage with more decisions than this is judged where it stands. */
const LONGEST_STAGE = 200

/** Whether a playout that began in `stage` has lasted its stages. */
const isStageOver = ({ game, plan }: Playing, state: unknown, stage: number): boolean =>
  plan.leaf === 'stage' && (game.stage?.(state) ?? 0) >= stage + plan.stages

/** Plays by habit for everybody, until the stages are over. */
function finishStages(playing: Playing, state: unknown, stage: number): void {
  const { game } = playing
  for (let at = 0; at < LONGEST_STAGE && !isStageOver(playing, state, stage); at++) {
    const awaited = game.awaiting(state)
    if (awaited === 0) return
    pickOn(playing, state, lowest(awaited))
  }
}

/** What the position is worth to every seat, once the turn or the stage in which the playout began is over. */
export function judge(playing: Playing, state: unknown, seat: Seat, stage: number): readonly number[] {
  const { game, plan, own, luck } = playing
  if (plan.leaf === 'turn')
    for (let at = 0; at < LONGEST_TURN && has(game.awaiting(state), seat); at++) pickOn(playing, state, seat)
  else if (plan.leaf === 'stage') finishStages(playing, state, stage)
  else if (plan.leaf !== 'now') game.playOut(state, own, luck, plan.leaf)
  return game.evaluate(state)
}

/** One playout: goes down the tree by what promises most and one move beyond it, judges that, and tells every branch on the way. */
function playOnce(
  playing: Playing,
  root: Twig,
  { seat: asked, legal: ranked }: Pick<Ask, 'seat' | 'legal'>,
  state: unknown,
): void {
  const { game, plan, luck } = playing
  const path: { readonly branch: Branch; readonly seat: Seat }[] = []
  const stage = game.stage?.(state) ?? 0
  let twig = root
  let seat = asked
  for (;;) {
    const legal = twig === root ? ranked : game.legal(state, seat)
    const fresh = twig === root ? letInRoot(twig, ranked) : letIn(playing, twig, legal, state, seat)
    const branch = fresh ?? mostPromising(twig, legal, plan.exploration)
    twig.visits++
    path.push({ branch, seat })
    game.apply(state, seat, branch.move, luck, null)
    const awaited = game.awaiting(state)
    if (fresh !== null || awaited === 0 || isStageOver(playing, state, stage)) break
    seat = lowest(awaited)
    twig = branch.next ??= new Twig()
  }
  const worth = judge(playing, state, path[path.length - 1]!.seat, stage)
  for (const { branch, seat: mover } of path) {
    const brought = bySeat(worth, mover)
    branch.visits++
    branch.sum += brought
    branch.squares += brought * brought
  }
}

/** Thirty-two bits for a generator of one's own. */
export const seedFrom = (chance: Chance): number => chance.below(0x10000) * 0x10000 + chance.below(0x10000)

const SIEVE_WORLDS = 3

/** The moves that look best at once, in a few of the worlds and with the same luck; all of them, if they are not too many. */
function promising(
  { game, seat, legal, chance }: Inquiry,
  worlds: readonly unknown[],
  most: number,
): readonly AnyMove[] {
  if (legal.length <= most) return legal
  const sums = new Map<AnyMove, number>(legal.map((move) => [move, 0]))
  for (const world of worlds.slice(0, SIEVE_WORLDS)) {
    const seed = seedFrom(chance)
    for (const move of legal) {
      const state = game.clone(world)
      game.apply(state, seat, move, new Sfc32(seed), null)
      sums.set(move, (sums.get(move) ?? 0) + bySeat(game.evaluate(state), seat))
    }
  }
  return legal.toSorted((a, b) => (sums.get(b) ?? 0) - (sums.get(a) ?? 0)).slice(0, most)
}

export interface Weighed {
  readonly move: AnyMove
  readonly visits: number
  /** What it brings this seat, on average, and how far off that may be by the luck of the playouts: its standard error. */
  readonly worth: number
  readonly doubt: number
}

/** One playout says nothing of how far off it is. */
function doubtOf({ visits, sum, squares }: Branch): number {
  const spread = Math.max(0, squares / visits - (sum / visits) ** 2)
  return visits < 2 ? 1 : Math.sqrt(spread / (visits - 1))
}

/** Every move that was tried, the one most was hoped of first. */
export function weigh(ask: Inquiry, plan: Plan): Weighed[] {
  const { game, chance } = ask
  const worlds = worldsFor(ask, Math.min(plan.worlds, plan.playouts), new Sfc32(seedFrom(chance)))
  const playing: Playing = { game, plan, own: new Sfc32(seedFrom(chance)), luck: new Sfc32(seedFrom(chance)) }
  const root = new Twig()
  const legal = promising(ask, worlds, plan.candidates)
  for (let at = 0; at < plan.playouts; at++)
    playOnce(playing, root, { seat: ask.seat, legal }, game.clone(worlds[at % worlds.length]))
  return [...root.branches.values()]
    .map((branch) => {
      const { move, visits, sum } = branch
      return { move, visits, worth: sum / visits, doubt: doubtOf(branch) }
    })
    .toSorted((a, b) => b.visits - a.visits || b.worth - a.worth)
}
