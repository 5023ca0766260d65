// What goes up a line that carries both ways, and what comes back down it. An errand is what would be a request of its own otherwise: the
// same body, and the same reply. Messages of the table come down the same line, each as it is.
import { Type, type Static } from 'typebox'
import { AskHint, MakeMove, Say, TakeBack, type Message } from './messages.ts'
import type { Problem } from './problems.ts'

/** What may be asked up a line, and the body of each. It is also what `POST` of the route of that name takes. */
export const ERRANDS = { moves: MakeMove, undo: TakeBack, chat: Say, hint: AskHint } as const
export type ErrandKind = keyof typeof ERRANDS

export const ERRAND_KINDS = Object.keys(ERRANDS) as readonly ErrandKind[]

export const Errand = Type.Object(
  {
    /** A number of the page's own, which the reply repeats. */
    errand: Type.Integer({ minimum: 0, maximum: 0x7fffffff }),
    to: Type.String({ maxLength: 8 }),
    body: Type.Unknown(),
  },
  { additionalProperties: false },
)
export type Errand = Static<typeof Errand>

/** Begins every reply, and no message: so they are told apart unread. */
export const REPLY_BEGINS = '{"errand":'

/** What a request would have been answered with. `retryAfterS`: what its header `Retry-After` would say. */
export type ErrandReply =
  | { readonly errand: number; readonly reply: Message }
  | { readonly errand: number; readonly problem: Problem; readonly retryAfterS?: number }
