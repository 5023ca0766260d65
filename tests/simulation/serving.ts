// What a node answers to a page: the routes a table is played through, without HTTP.
import {
  ERRAND_KINDS,
  LIMITS,
  routes,
  type ErrandKind,
  type Guest,
  type History,
  type Message,
} from '@flibuste/protocol'
import { DEEDS } from '../../packages/server/src/http/errands.ts'
import { problemOf } from '../../packages/server/src/http/problem-replies.ts'
import type { Told } from '../../packages/server/src/live/told.ts'
import type { ProblemError } from '../../packages/server/src/problem.ts'
import { frameOf, viewerOf, wholeMessage } from '../../packages/server/src/tables/sight.ts'
import { positionsIn } from '../../packages/server/src/tables/table.ts'
import type { Node } from './node.ts'
import { TABLE, type World } from './world.ts'

export interface Request {
  readonly guest: Guest | null
  readonly path: string
  readonly body: object | undefined
  /** Up which line it came; undefined: it is a request of its own. */
  readonly line?: string | undefined
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

const kindIn = (path: string): ErrandKind => ERRAND_KINDS.find((kind) => path === routes[kind](TABLE)) ?? 'moves'

function act(world: World, { parts }: Node, { path, body, line }: Request, guest: Guest): Promise<Told> {
  const services = { ...parts, now: world.time.now }
  return DEEDS[kindIn(path)].run(services, { from: { ip: '' }, id: TABLE, guest, line }, body)
}

const pageIn = (path: string): number => Number(/[?]page=([0-9]+)$/.exec(path)?.[1] ?? 0)

async function answerOf(world: World, node: Node, request: Request): Promise<Message | History> {
  const { guest, path, body } = request
  if (path.startsWith(routes.history(TABLE))) return history(node, guest, pageIn(path))
  if (guest === null || body === undefined) return look(node, guest)
  return (await act(world, node, request, guest)).message
}

/** A mistake of ours is never an answer. */
export async function serve(world: World, node: Node, request: Request): Promise<Message | History | ProblemError> {
  try {
    return structuredClone(await answerOf(world, node, request))
  } catch (error) {
    const told = problemOf(error)
    if (told.type === 'internal' && node.isAlive)
      world.breach(error instanceof Error ? String(error.stack) : String(error))
    return told
  }
}
