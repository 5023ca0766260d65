// What each move of a turn is worth, worked out to the turn's end: every throw, every choice, every way to spend the dice. What the end of the
// turn is worth is exact for a captain alone; among others it is the hope to win.
import { bySeat, type Seat, type Skill } from '@flibuste/kernel'
import { GROUPS, HIGHEST_FACE, ROUND_CAP } from '../data.ts'
import type { Move } from '../moves.ts'
import { ISLAND, type Place } from '../state.ts'
import type { BoardView, View } from '../view.ts'
import { chancesToBeFirst } from './firsts.ts'
import type { Captain } from './prospects.ts'
import { couldAct, eachEnd } from './spending.ts'
import { THROWS, throwOf, type Throw } from './throws.ts'
import { thrown, turnWorths } from './turn.ts'
import { turnsLeft } from './turns-left.ts'

/** How a turn can end for whoever plays it. */
interface End {
  readonly treasures: number
  readonly ships: readonly Place[]
  readonly mate: MateEnd
  /** Whether the Thief brought a treasure of whom it stood beside. */
  readonly isTheft: boolean
}

type MateEnd = { readonly kind: 'hand' } | Extract<Move, { kind: 'scout' | 'thief' | 'defend' }>
const IN_HAND: MateEnd = { kind: 'hand' }

/** Told apart by what matters. */
function aimOf(mate: MateEnd): string {
  if (mate.kind === 'scout') return `scout ${mate.island}`
  if (mate.kind === 'thief') return `thief ${mate.owner}`
  return mate.kind === 'defend' ? `defend ${mate.thief}` : 'hand'
}

/** What the end of a turn is worth, 0 … 1. */
type Judge = (end: End) => number

const turnsAfter = ({ treasures, ships, mate }: End): number =>
  turnsLeft(treasures, ships, mate.kind === 'scout' ? mate.island : 0)

/** The fewer turns the better, whatever the others do. */
const alone: Judge = (end) => 1 - turnsAfter(end) / (ROUND_CAP + 1)

/** What a part of a turn counts for an honest captain among others: enough to choose between ends that are as many whole turns away. */
const PART = 0.02

/** The same in whole turns. */
const inWholeTurns: Judge = (end) => {
  const turns = turnsAfter(end)
  return 1 - (Math.round(turns) + PART * (turns - Math.round(turns))) / (ROUND_CAP + 1)
}

/**
 * How many turns of perfect play one of theirs is worth, as a chance to win is told: so that what was told came true as often as it should
 * (decision 195).
 */
const PACES: { readonly [S in Skill]: number } = { boy: 0.5, sailor: 0.67, mate: 0.84, captain: 1 }

function captainOf(view: View, board: BoardView, seat: Seat, skill: Skill): Captain {
  const seats = view.boards.length
  const place = (who: Seat): number => (who - view.firstSeat + seats) % seats
  const { duty, island, owner, token } = board.mate
  const isThere = duty === 'thief' && (view.boards[owner]?.treasures.includes(token) ?? false)
  return {
    treasures: board.treasures.length,
    ships: board.ships,
    scout: duty === 'scout' ? island : 0,
    robs: isThere ? owner : -1,
    isToPlay: place(seat) > place(view.active),
    pace: PACES[skill],
  }
}

/** The hope to win when the turn ended so, and this seat plays on perfectly. */
function among(view: View, seat: Seat, skills: readonly Skill[]): Judge {
  const others = view.boards.map((board, at) => captainOf(view, board, at, skills[at] ?? 'captain'))
  const { robs } = bySeat(others, seat)
  const judge: Judge = ({ treasures, ships, mate, isTheft }) => {
    const after = others.map((captain, at) => {
      if (at === seat) {
        const scout = mate.kind === 'scout' ? mate.island : 0
        return { treasures, ships, scout, robs: mate.kind === 'thief' ? mate.owner : -1, isToPlay: false }
      }
      if (isTheft && at === robs) return { ...captain, treasures: captain.treasures - 1 }
      return mate.kind === 'defend' && mate.thief === at ? { ...captain, robs: -1 } : captain
    })
    return bySeat(chancesToBeFirst(after), seat)
  }
  const judged = new Map<string, number>()
  return (end) => {
    const key = `${end.treasures} ${end.ships.join('')} ${aimOf(end.mate)} ${end.isTheft}`
    let hope = judged.get(key)
    if (hope === undefined) judged.set(key, (hope = judge(end)))
    return hope
  }
}

interface Turn {
  readonly view: View
  readonly board: BoardView
  /** What the mate of a becalmed captain may do. */
  readonly mates: readonly MateEnd[]
  readonly canSteal: boolean
  readonly judge: Judge
}

/** Every use of the mate, BON-7.2: told apart only by what matters. */
function matesOf(view: View, seat: Seat): readonly MateEnd[] {
  const { ships, treasures, mate } = bySeat(view.boards, seat)
  if (view.options.strictScout && mate.duty === 'scout') return [IN_HAND]
  const scouts = ships.flatMap((place, at): MateEnd[] => (place === ISLAND ? [] : [{ kind: 'scout', island: at + 1 }]))
  if (view.options.friendly || view.boards.length === 1) return [IN_HAND, ...scouts]
  const thieves = view.boards.flatMap((board, owner): MateEnd[] => {
    const token = board.treasures[0]
    const isTooPoor = !view.options.vile && board.treasures.length < treasures.length
    return owner === seat || token === undefined || isTooPoor ? [] : [{ kind: 'thief', owner, token }]
  })
  const defences = view.boards.flatMap(({ mate: theirs }, thief): MateEnd[] =>
    theirs.duty === 'thief' && theirs.owner === seat && treasures.includes(theirs.token)
      ? [{ kind: 'defend', thief }]
      : [],
  )
  return [IN_HAND, ...scouts, ...thieves, ...defences]
}

/** The best that can be made of dice that nobody rerolls or changes any more. */
function spent({ board, mates, canSteal, judge }: Turn, counts: readonly number[]): number {
  let best = -Infinity
  const { ships } = board
  const has = board.treasures.length
  const tryEnd = (end: End): void => void (best = Math.max(best, judge(end)))
  const tryAll = (left: readonly number[], stolen: 0 | 1): void =>
    eachEnd(ships, left, (fleet, home) =>
      tryEnd({ treasures: has + home + stolen, ships: fleet, mate: IN_HAND, isTheft: stolen === 1 }),
    )
  const acts = couldAct(ships, counts)
  if (acts) tryAll(counts, 0)
  else for (const mate of mates) tryEnd({ treasures: has, ships, mate, isTheft: false })
  if (canSteal)
    for (let face = 0; face < HIGHEST_FACE; face++)
      if ((counts[face] ?? 0) >= GROUPS.triple)
        tryAll(
          counts.map((count, at) => (at === face ? count - GROUPS.triple : count)),
          1,
        )
  return best
}

const facesOf = ({ dice }: View): number[] => dice.map(({ face }) => face)

function rerollWorths(turn: Turn, legal: readonly Move[]): number[] {
  const { view } = turn
  const faces = facesOf(view)
  const means = { dice: faces.length, rerolls: view.rerollsLeft - 1, changes: view.changesLeft }
  const { byChanges, byRerolls } = turnWorths(means, (number) => spent(turn, THROWS.counts[number] ?? []))
  const kept = thrown(faces.length, byRerolls[means.rerolls] ?? new Float64Array())
  const stopped = byChanges[means.changes]?.[throwOf(faces)] ?? 0
  return legal.map((move) =>
    move.kind === 'reroll' ? (kept[throwOf(faces.filter((_, at) => !move.dice.includes(at)))] ?? 0) : stopped,
  )
}

function changeWorths(turn: Turn, legal: readonly Move[]): number[] {
  const { view } = turn
  const faces = facesOf(view)
  const means = { dice: faces.length, rerolls: 0, changes: view.changesLeft - 1 }
  const { byChanges } = turnWorths(means, (number) => spent(turn, THROWS.counts[number] ?? []))
  const after = (number: Throw, left: number): number => byChanges[left]?.[number] ?? 0
  return legal.map((move) =>
    move.kind === 'change'
      ? after(throwOf(faces.map((face, at) => (at === move.die ? face + move.by : face))), means.changes)
      : after(throwOf(faces), 0),
  )
}

const mateWorths = ({ board, judge }: Turn, legal: readonly Move[]): number[] =>
  legal.map((move) =>
    judge({
      treasures: board.treasures.length,
      ships: board.ships,
      mate: move.kind === 'scout' || move.kind === 'thief' || move.kind === 'defend' ? move : IN_HAND,
      isTheft: false,
    }),
  )

/** The free dice, lane by lane, and how far a lane has come that has acted before in this turn. */
const freeCountsOf = ({ dice }: View): number[] =>
  Array.from({ length: HIGHEST_FACE }, (_, at) => dice.filter(({ face, used }) => !used && face === at + 1).length)

/** What a lane's dice can still do is what they could have done from where its ship lies, save to plunder where it came this turn. */
function actedWorth(
  turn: Turn,
  left: readonly number[],
  board: Pick<BoardView, 'ships'>,
  treasures: number,
  steals: boolean,
): number {
  const { startShips } = turn.view
  const usable = left.map((count, at) =>
    board.ships[at] === ISLAND && startShips[at] !== ISLAND ? Math.min(count, GROUPS.triple - 1) : count,
  )
  let best = -Infinity
  const isTheft = turn.canSteal && steals
  eachEnd(board.ships, usable, (ships, home) => {
    best = Math.max(best, turn.judge({ treasures: treasures + home, ships, mate: IN_HAND, isTheft }))
  })
  if (turn.canSteal && !steals)
    for (const [face, count] of left.entries())
      if (count >= GROUPS.triple)
        best = Math.max(best, actedWorth(turn, less(left, face, GROUPS.triple), board, treasures + 1, true))
  return best
}

const less = (counts: readonly number[], face: number, by: number): number[] =>
  counts.map((count, at) => (at === face ? count - by : count))

const placed = (ships: readonly Place[], lane: number, place: Place): Place[] =>
  ships.map((now, at) => (at === lane - 1 ? place : now))

function actWorths(turn: Turn, legal: readonly Move[]): number[] {
  const { board, view, judge } = turn
  const counts = freeCountsOf(view)
  const has = board.treasures.length
  const { ships } = board
  return legal.map((move) => {
    if (move.kind === 'sail') {
      const to = move.with === 'pair' && ships[move.lane - 1] === 0 ? 1 : ISLAND
      const left = less(counts, move.lane - 1, GROUPS[move.with])
      return actedWorth(turn, left, { ships: placed(ships, move.lane, to) }, has, false)
    }
    if (move.kind === 'plunder') {
      const left = less(counts, move.lane - 1, GROUPS.triple)
      return actedWorth(turn, left, { ships: placed(ships, move.lane, 0) }, has + 1, false)
    }
    if (move.kind === 'steal') return actedWorth(turn, less(counts, move.with - 1, GROUPS.triple), board, has + 1, true)
    if (view.couldAct) return judge({ treasures: has, ships, mate: IN_HAND, isTheft: false })
    return Math.max(...turn.mates.map((mate) => judge({ treasures: has, ships, mate, isTheft: false })))
  })
}

const WORTHS: {
  readonly [step in View['step']]: ((turn: Turn, legal: readonly Move[]) => number[]) | null
} = { reroll: rerollWorths, change: changeWorths, act: actWorths, mate: mateWorths, over: null }

/** How far a bot sees: an honest one minds its own ships, and keeps its mate from mischief; a sly one races, and steals where that pays. */
export type Eye = 'honest' | 'sly'

function judgeOf(view: View, seat: Seat, eye: Eye, skills: readonly Skill[]): Judge {
  if (view.boards.length === 1) return alone
  // Whoever is told a chance is told one to win.
  return eye === 'sly' || skills.length > 0 ? among(view, seat, skills) : inWholeTurns
}

function turnOf(view: View, seat: Seat, eye: Eye, skills: readonly Skill[]): Turn {
  const board = bySeat(view.boards, seat)
  const { duty, owner, token } = board.mate
  const canSteal = eye === 'sly' && duty === 'thief' && (view.boards[owner]?.treasures.includes(token) ?? false)
  const mates = matesOf(view, seat)
  return {
    view,
    board,
    canSteal,
    mates: eye === 'sly' ? mates : mates.filter(({ kind }) => kind !== 'thief'),
    judge: judgeOf(view, seat, eye, skills),
  }
}

export function advise(
  view: View,
  seat: Seat,
  legal: readonly Move[],
  eye: Eye,
  skills: readonly Skill[] = [],
): number[] | null {
  const worths = WORTHS[view.step]?.(turnOf(view, seat, eye, skills), legal) ?? null
  if (worths === null || eye === 'sly') return worths
  return worths.map((worth, at) => (legal[at]?.kind === 'thief' || legal[at]?.kind === 'steal' ? 0 : worth))
}
