// What windows cost the people at a table, counted over matches that are the same in every way but how they are asked: presses and
// handovers a month. People choose as a bot does. The parts are those of the page; nobody waits.
import { choiceOf, type BotId } from '@flibuste/bots'
import {
  Course,
  has,
  initialOptions,
  secretOf,
  seatsOf,
  type AnyGame,
  type AnyMove,
  type Asked,
} from '@flibuste/kernel'
import type { Position, TableInfo } from '@flibuste/protocol'
import { signal } from '@preact/signals'
import { sameMove } from '../kit/moves.ts'
import type { LocalSitter } from '../session/kept-match.ts'
import { LocalSession } from '../session/local-session.ts'
import { hastyClock, KEY, memoryDrawer, shelfWith } from '../session/session-doubles.ts'
import type { Session } from '../session/session.ts'
import { thinkerInPage } from '../session/thinker.ts'
import { standingOrders } from './standing-order.ts'
import type { TableState } from './table-state.ts'

export interface Cost {
  /** Months; rounds, where a game has those. */
  months: number
  /** How often the page changed hands behind the curtain. */
  handovers: number
  /** Of these, before the first shot of the match. */
  handoversFirst: number
  /** What was pressed because of windows: curtains, passes, cards, and what says that one plays. */
  windowPresses: number
  /** Of these, by people whose answer was that they play nothing. */
  emptyPresses: number
}

const noCost = (): Cost => ({ months: 0, handovers: 0, handoversFirst: 0, windowPresses: 0, emptyPresses: 0 })

/** A match of so many people, and where it is to be seen. */
export interface Setting {
  readonly game: AnyGame
  readonly people: number
  readonly seed: number
  /** How many are played. */
  readonly months: number
  /** What people choose by: a good one for figures, a quick one for tests. */
  readonly bot: BotId
}

interface Seen extends Asked {
  readonly month?: number
  readonly round?: number
  readonly step: string
}

const monthOf = ({ month, round }: Seen): number => month ?? round ?? 0

const MOST = 5000
/** A window answered by hand: a press to pass, a card and its target to play. */
const PLAYED = 2

const isWindow = (game: AnyGame, view: Asked): boolean => (game.silence?.(view) ?? null) !== null

/** The same choice however often it is asked for: it follows from the question and the seat. */
function wish({ game, seed, bot }: Setting, { view, viewer: seat, decision, legal }: Position): AnyMove {
  const moves = legal as readonly AnyMove[]
  const own = seed * 100_000 + decision * 8 + seat
  const choice = choiceOf(game, bot, { game: game.id, bot, view: view as Asked, seat, legal: moves, seed: own })
  const move = moves[choice]
  if (move === undefined) throw new Error('nobody is asked')
  return move
}

/** Nothing is played. */
const isEmpty = (game: AnyGame, view: Asked, move: AnyMove): boolean => {
  const silence = game.silence?.(view) ?? null
  return silence !== null && sameMove(silence, move)
}

function count(cost: Cost, presses: number, isForNothing: boolean): void {
  cost.windowPresses += presses
  if (isForNothing) cost.emptyPresses += presses
}

/** `one by one`: behind the curtain. `together`: where silence answers, on an open screen. `openly`: also where no hand is needed. */
export const WAYS_ASKED = ['one by one', 'together', 'openly'] as const
export type WayAsked = (typeof WAYS_ASKED)[number]

function asked(way: WayAsked, game: AnyGame): AnyGame {
  const { silence, openly, ...rest } = game
  if (way === 'one by one') return rest
  return { ...rest, ...(silence && { silence }), ...(way === 'openly' && openly && { openly }) }
}

function openPage({ people, seed }: Setting, game: AnyGame): LocalSession {
  const sitters = Array.from({ length: people }, (_, seat): LocalSitter => ({
    name: `${seat}`,
    human: true,
    bot: null,
  }))
  const shelf = shelfWith(game, sitters, seed)
  const kept = shelf.read(KEY)
  if (kept === null) throw new Error('the match was not kept')
  return new LocalSession({ game, kept, shelf, thinker: thinkerInPage(game), clock: hastyClock })
}

/** What somebody wants who knows their hand without looking at it again. */
function wishAlone(setting: Setting, session: LocalSession, seat: number) {
  session.speakUp(seat)
  session.takeOver()
  const position = session.position.value
  session.gather()
  return { move: wish(setting, position), view: position.view as Asked }
}

/** Before everybody, or alone with one's cards. */
async function answerOpenly(setting: Setting, session: LocalSession, seat: number, cost: Cost): Promise<void> {
  const { move } = wishAlone(setting, session, seat)
  if (!session.position.value.legal.some((legal) => sameMove(legal as AnyMove, move))) {
    cost.handovers++
    session.speakUp(seat)
    session.takeOver()
  }
  await session.play(move)
}

/** Everybody knows their hand: whoever wants to play says so, and when nobody does any more, all sail on. */
async function muster(setting: Setting, session: LocalSession, cost: Cost): Promise<void> {
  for (const seat of seatsOf(session.muster.value)) {
    const { move, view } = wishAlone(setting, session, seat)
    if (isEmpty(setting.game, view, move)) continue
    cost.handovers++
    session.speakUp(seat)
    session.takeOver()
    count(cost, 2 + PLAYED, false)
    await session.play(move)
    return
  }
  count(cost, 1, true)
  session.sailOn()
}

async function answerHere(setting: Setting, session: LocalSession, cost: Cost): Promise<void> {
  const isHanded = session.handover.value !== null
  session.takeOver()
  const position = session.position.value
  const view = position.view as Asked
  const move = wish(setting, position)
  const isForNothing = isEmpty(setting.game, view, move)
  if (isHanded) cost.handovers++
  if (isWindow(setting.game, view)) count(cost, (isHanded ? 1 : 0) + (isForNothing ? 1 : PLAYED), isForNothing)
  await session.play(move)
}

/** People who pass one page round. */
export async function costOfOnePage(setting: Setting, way: WayAsked): Promise<Cost> {
  const session = openPage(setting, asked(way, setting.game))
  const cost = noCost()
  let hasFired = false
  for (let moves = 0; moves < MOST && session.table.value.status === 'playing'; moves++) {
    const seen = session.position.value.view as Seen
    const [month, { step }] = [monthOf(seen), seen]
    if (month > setting.months) break
    cost.months = month
    hasFired ||= step === 'act'
    if (!hasFired) cost.handoversFirst = cost.handovers
    if (session.muster.value !== 0) await muster(setting, session, cost)
    else if (session.open.value !== null) await answerOpenly(setting, session, session.open.value, cost)
    else await answerHere(setting, session, cost)
  }
  return cost
}

export const ORDERED = ['nothing', 'pass where I have nothing', 'silence is a pass'] as const
export type Ordered = (typeof ORDERED)[number]

/** One seat's page at a served table: whether it answers this question by itself. */
function pageOf({ game, people }: Setting, ordered: Ordered) {
  const position = signal<Position | null>(null)
  const seats = Array.from({ length: people }, (_, at) => ({
    owner: { id: `${at}`, name: `${at}` },
    bot: null,
    here: true,
  }))
  const silence: Pick<TableInfo, 'silence'> = ordered === 'silence is a pass' ? { silence: 'passes' } : {}
  const table = signal({ id: 'TABLE', status: 'playing', seats, ...silence })
  const session = { kind: 'remote', game, table, position, handover: signal(null) } as object as Session
  const state = { session, module: { orders: 'plain' }, myTurn: signal(true) } as object as TableState
  const orders = standingOrders(state, memoryDrawer())
  orders.book.give({ single: ordered === 'pass where I have nothing' })
  return {
    answers(put: Position): boolean {
      position.value = put
      return orders.answer() !== null
    },
  }
}

/** People at a served table, each with a page of their own. */
export function costOfServed(setting: Setting, ordered: Ordered): Cost {
  const { game, people, seed } = setting
  const entropy = Array.from({ length: people }, (_, seat) => `word ${seat}`)
  const pages = entropy.map(() => pageOf(setting, ordered))
  const cost = noCost()
  let course = Course.start(
    game,
    initialOptions(game.options),
    people,
    secretOf(seed.toString(16).padStart(64, '0'), entropy),
  )
  for (let moves = 0; moves < MOST && !course.match.over; moves++) {
    const { state, decision, length } = course.match
    const seat = pages.findIndex((_, at) => has(game.awaiting(state), at))
    const view = game.view(state, seat)
    const month = monthOf(view as Seen)
    if (month > setting.months) break
    cost.months = month
    const position = {
      entries: length,
      decision,
      viewer: seat,
      view,
      legal: [...game.legal(state, seat)],
      mayUndo: false,
    }
    const move = wish(setting, position)
    const isForNothing = isEmpty(game, view, move)
    const isByItself = pages[seat]?.answers(position) === true
    if (isWindow(game, view))
      count(cost, isByItself ? (isForNothing ? 0 : 1 + PLAYED) : isForNothing ? 1 : PLAYED, isForNothing)
    course = course.play(seat, move, 'player')
    course = course.forced().at(-1) ?? course
  }
  return cost
}
