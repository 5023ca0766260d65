// One game of an outside engine among our bots. The engine is told what its seat sees and may answer, as our bots are, and never the state.
import { BOTS, type BotId } from '@flibuste/bots'
import {
  bySeat,
  lowest,
  Memory,
  placedFirst,
  type AnyEvent,
  type AnyGame,
  type AnyMove,
  type Asked,
  type Chance,
  type Seat,
} from '@flibuste/kernel'
import { chancesOf, MOST_DECISIONS, type Table } from '../sim/playout.ts'
import { EngineFault, type Engine } from './engine.ts'

export interface Sitting {
  readonly engine: Engine
  /** The engine's seat; the others are all of one level. */
  readonly seat: Seat
  readonly level: BotId
  readonly seed: number
  readonly number: number
  readonly moveMs: number
}

export interface Thought {
  ms: number
  decisions: number
}

export interface Ended {
  /** Seats that were placed first. */
  readonly winners: readonly Seat[]
  readonly engine: Thought
  readonly others: Thought
}

/** For an interpreter to start and the engine to read what it has learnt. */
const START_MS = 20_000

interface Question {
  readonly view: Asked
  readonly legal: readonly AnyMove[]
  readonly id: number
}

const brief = (value: unknown): string => JSON.stringify(value)?.slice(0, 120) ?? 'nothing'

/** The legal move that was meant. */
function readMove(game: AnyGame, { legal, id }: Question, reply: { readonly [key: string]: unknown }): AnyMove {
  if (reply['id'] !== id)
    throw new EngineFault(`it answered question ${brief(reply['id'])}, not ${id}: ${brief(reply)}`)
  const move = game.read(reply['move'])
  if (move === null) throw new EngineFault(`it answered what is no move of ${game.id}: ${brief(reply['move'])}`)
  const text = JSON.stringify(move)
  const found = legal.find((one) => JSON.stringify(one) === text)
  if (found === undefined) throw new EngineFault(`it made an illegal move: ${brief(move)}`)
  return found
}

async function greet({ game, options, seats }: Table, { engine, seat }: Sitting): Promise<void> {
  const reply = await engine.ask({ do: 'start', game: game.id, version: game.version, options, seats, seat }, START_MS)
  if (reply['ok'] !== true) throw new EngineFault(`it did not take the game: ${brief(reply)}`)
}

async function askEngine({ game }: Table, { engine, seat, moveMs }: Sitting, question: Question): Promise<AnyMove> {
  const { view, legal, id } = question
  return readMove(game, question, await engine.ask({ do: 'choose', id, seat, view, legal, ms: moveMs }, moveMs))
}

/** One of ours: processor time, since others may use the machine too. */
function askOurs(
  { game }: Table,
  bot: BotId,
  seat: Seat,
  { view, legal }: Question,
  own: Chance,
  spent: Thought,
): AnyMove {
  const from = process.cpuUsage()
  const move = BOTS[bot].choose({ game, view, seat, legal, chance: own })
  const { user, system } = process.cpuUsage(from)
  spent.ms += (user + system) / 1000
  spent.decisions++
  return move
}

/** Plays it to the end. Throws an `EngineFault`. A seat without a choice is not asked. */
export async function playEngine(table: Table, sitting: Sitting): Promise<Ended> {
  const { game, options, seats } = table
  const { chance, own } = chancesOf(sitting.seed, sitting.number)
  const spent = { engine: { ms: 0, decisions: 0 }, others: { ms: 0, decisions: 0 } }
  await greet(table, sitting)
  const log: AnyEvent[] = []
  const state = game.setup(options, seats, chance, log)
  let memory = Memory.of(game, seats)

  const timed = async (question: Question): Promise<AnyMove> => {
    const from = performance.now()
    const move = await askEngine(table, sitting, question)
    spent.engine.ms += performance.now() - from
    spent.engine.decisions++
    return move
  }

  async function answer(seat: Seat, id: number): Promise<AnyMove> {
    const legal = game.legal(state, seat)
    memory = memory.with(log.splice(0))
    if (legal.length === 1) return bySeat(legal, 0)
    const question = { view: memory.view(state, seat), legal, id }
    return seat === sitting.seat ? timed(question) : askOurs(table, sitting.level, seat, question, own, spent.others)
  }

  for (let made = 1; game.awaiting(state) !== 0; made++) {
    if (made > MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} answers`)
    const seat = lowest(game.awaiting(state))
    game.apply(state, seat, await answer(seat, made), chance, log)
  }
  const places = game.outcome(state)?.places ?? []
  sitting.engine.tell({ do: 'over', places })
  return { winners: placedFirst(places), ...spent }
}
