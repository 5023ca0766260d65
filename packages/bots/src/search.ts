// Search by playing on: a tree of the moves everybody may make, grown one playout at a time in worlds that fit the view. Every seat is taken
// to want its own best (max^n). What lies behind chance is averaged over: a node stands for the moves that led to it, not for one position.
// Knows no game and sees no state but guessed ones. The budget is counted in playouts, so the same question with the same seed gets the
// same answer on every machine.
import {
  bySeat,
  has,
  lowest,
  Sfc32,
  worldsOf,
  type AnyGame,
  type AnyMove,
  type Chance,
  type Leaf,
  type Seat,
} from '@flibuste/kernel'
import type { Ask } from './bot.ts'

export interface Plan {
  readonly playouts: number
  /** How many worlds are dealt; playouts take them in turn. */
  readonly worlds: number
  /** How much a move is tried for being little known. */
  readonly exploration: number
  readonly leaf: Leaf
}

/** A turn with more decisions than this is judged where it stands. */
const LONGEST_TURN = 12

/** What is known of one move at one node. `sum` is what it brought the seat that made it. */
interface Branch {
  readonly move: AnyMove
  visits: number
  /** How often it could have been made. */
  open: number
  sum: number
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

/** Lets one more move in, the luck of the draw says which; null: all are known, or enough for now. */
function letIn(twig: Twig, legal: readonly AnyMove[], own: Chance, isRoot: boolean): Branch | null {
  let fresh: AnyMove | null = null
  let count = 0
  let known = 0
  for (const move of legal) {
    if (twig.branches.has(nameOf(move))) known++
    else if (own.below(++count) === 0) fresh = move
  }
  if (fresh === null || (!isRoot && known > 0 && isWideEnough(known, twig.visits))) return null
  const branch: Branch = { move: fresh, visits: 0, open: 0, sum: 0, next: null }
  twig.branches.set(nameOf(fresh), branch)
  return branch
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

interface Playing {
  readonly game: AnyGame
  readonly plan: Plan
  /** Chooses moves to try. */
  readonly own: Chance
  /** The luck of the game. */
  readonly luck: Chance
}

function pickOn({ game, own, luck }: Playing, state: unknown, seat: Seat): void {
  game.apply(state, seat, game.pick(state, seat, own), luck, null)
}

/** What the position is worth to every seat. */
function judge(playing: Playing, state: unknown, seat: Seat): readonly number[] {
  const { game, plan, own, luck } = playing
  if (plan.leaf === 'turn')
    for (let at = 0; at < LONGEST_TURN && has(game.awaiting(state), seat); at++) pickOn(playing, state, seat)
  else if (plan.leaf !== 'now') game.playOut(state, own, luck, plan.leaf)
  return game.evaluate(state)
}

/** One playout: down the tree by what promises most, one move beyond it, judged, and told to every branch on the way. */
function playOnce(playing: Playing, root: Twig, asked: Ask, state: unknown): void {
  const { game, plan, own, luck } = playing
  const path: { readonly branch: Branch; readonly seat: Seat }[] = []
  let twig = root
  let { seat } = asked
  for (;;) {
    const legal = twig === root ? asked.legal : game.legal(state, seat)
    const fresh = letIn(twig, legal, own, twig === root)
    const branch = fresh ?? mostPromising(twig, legal, plan.exploration)
    twig.visits++
    path.push({ branch, seat })
    game.apply(state, seat, branch.move, luck, null)
    const awaited = game.awaiting(state)
    if (fresh !== null || awaited === 0) break
    seat = lowest(awaited)
    twig = branch.next ??= new Twig()
  }
  const worth = judge(playing, state, path[path.length - 1]!.seat)
  for (const { branch, seat: mover } of path) {
    branch.visits++
    branch.sum += bySeat(worth, mover)
  }
}

/** Thirty-two bits for a generator of one's own. */
const seedFrom = (chance: Chance): number => chance.below(0x10000) * 0x10000 + chance.below(0x10000)

export interface Weighed {
  readonly move: AnyMove
  readonly visits: number
  /** What it brings this seat, on average. */
  readonly worth: number
}

/** Every move that was tried, the one most was hoped of first. */
export function weigh(ask: Ask, plan: Plan): Weighed[] {
  const { game, view, chance } = ask
  const worlds = worldsOf(game, view, Math.min(plan.worlds, plan.playouts), new Sfc32(seedFrom(chance)))
  const playing: Playing = { game, plan, own: new Sfc32(seedFrom(chance)), luck: new Sfc32(seedFrom(chance)) }
  const root = new Twig()
  for (let at = 0; at < plan.playouts; at++) playOnce(playing, root, ask, game.clone(worlds[at % worlds.length]))
  return [...root.branches.values()]
    .map(({ move, visits, sum }) => ({ move, visits, worth: sum / visits }))
    .toSorted((a, b) => b.visits - a.visits || b.worth - a.worth)
}
