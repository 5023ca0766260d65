// What a node answers to a page: the routes a table is played through, without HTTP.
import {
  LIMITS,
  routes,
  type Guest,
  type History,
  type MakeMove,
  type Message,
  type Say,
  type TakeBack,
} from '@flibuste/protocol'
import { answerAnytime, answerQuestion } from '../../packages/server/src/http/answering.ts'
import { problemOf } from '../../packages/server/src/http/problem-replies.ts'
import { move, moveAsker, say, sayAsker, takeBack, undoAsker } from '../../packages/server/src/tables/play.ts'
import { frameOf, viewerOf, wholeMessage } from '../../packages/server/src/tables/sight.ts'
import { positionsIn, type Table } from '../../packages/server/src/tables/table.ts'
import type { Told } from '../../packages/server/src/live/told.ts'
import type { Answer } from '../../packages/web/src/session/wire.ts'
import type { Node } from './node.ts'
import { TABLE, type World } from './world.ts'

export interface Request {
  readonly guest: Guest | null
  readonly path: string
  readonly body: object | undefined
}

async function history({ parts: { harbour } }: Node, guest: Guest | null, page: number): Promise<History> {
  const table = await harbour.read(TABLE)
  const viewer = viewerOf(table, { guest: guest?.id ?? null, seat: null })
  const positions = positionsIn(await harbour.past(TABLE, table.number))
  const frames = positions.slice(page * LIMITS.historyFrames, (page + 1) * LIMITS.historyFrames)
  return { viewer, page, frames: frames.map((past) => frameOf(past, viewer)) }
}

const look = ({ parts: { harbour, watchers } }: Node, guest: Guest | null): Promise<Message> =>
  harbour.look(TABLE, (table) =>
    wholeMessage(table, viewerOf(table, { guest: guest?.id ?? null, seat: null }), watchers.presenceAt(TABLE), null),
  )

function act(world: World, { parts }: Node, guest: Guest, path: string, body: object): Promise<Told> {
  const at = world.time.now()
  const from = { from: { ip: '' }, id: TABLE, guest }
  if (path === routes.chat(TABLE)) {
    const said = body as Say
    const asking = { ...from, seat: null, asker: () => sayAsker(guest, said) }
    return answerAnytime(parts, asking, (table) => say(table, guest, said, at))
  }
  if (path === routes.undo(TABLE)) {
    const back = body as TakeBack
    const asking = { ...from, seat: back.seat, line: back.line, asker: () => undoAsker(guest, back) }
    return answerQuestion(parts, asking, (table) => takeBack(table, guest, back, at))
  }
  const made = body as MakeMove
  const { seat, line } = made
  const asking = { ...from, seat, line, asker: (table: Table) => moveAsker(table, guest, made) }
  return answerQuestion(parts, asking, (table) => move(table, guest, made, at))
}

const pageIn = (path: string): number => Number(/[?]page=([0-9]+)$/.exec(path)?.[1] ?? 0)

async function answerOf(world: World, node: Node, { guest, path, body }: Request): Promise<Message | History> {
  if (path.startsWith(routes.history(TABLE))) return history(node, guest, pageIn(path))
  if (guest === null || body === undefined) return look(node, guest)
  return (await act(world, node, guest, path, body)).message
}

/** A mistake of ours is never an answer. */
export async function serve(world: World, node: Node, request: Request): Promise<Answer<unknown>> {
  try {
    return { value: structuredClone(await answerOf(world, node, request)) }
  } catch (error) {
    const { type, refusal } = problemOf(error)
    if (type === 'internal' && node.isAlive) world.breach(error instanceof Error ? String(error.stack) : String(error))
    return { denial: { problem: type, refusal } }
  }
}
