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
import { answerOnce } from '../../packages/server/src/http/play-routes.ts'
import { problemOf } from '../../packages/server/src/http/problem-replies.ts'
import { move, say, takeBack } from '../../packages/server/src/tables/play.ts'
import { positionsIn } from '../../packages/server/src/tables/pages.ts'
import { frameOf, viewerOf, wholeMessage } from '../../packages/server/src/tables/sight.ts'
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

function act(world: World, { parts }: Node, guest: Guest, path: string, body: object): Promise<Message> {
  const at = world.time.now()
  const { answer } = body as Say
  if (path === routes.chat(TABLE))
    return answerOnce(parts, { id: TABLE, guest, answer, seat: null }, (table) => say(table, guest, body as Say, at))
  const { seat } = body as TakeBack
  const asking = { id: TABLE, guest, answer, seat }
  return path === routes.undo(TABLE)
    ? answerOnce(parts, asking, (table) => takeBack(table, guest, body as TakeBack, at))
    : answerOnce(parts, asking, (table) => move(table, guest, body as MakeMove, at))
}

const pageIn = (path: string): number => Number(/[?]page=([0-9]+)$/.exec(path)?.[1] ?? 0)

function answerOf(world: World, node: Node, { guest, path, body }: Request): Promise<Message | History> {
  if (path.startsWith(routes.history(TABLE))) return history(node, guest, pageIn(path))
  if (guest === null || body === undefined) return look(node, guest)
  return act(world, node, guest, path, body)
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
