// What goes to the bots' thread and what comes back: what a remote player would receive, and nothing else.
import type { AnyMove, Asked, Seat } from '@flibuste/kernel'

export interface Asking {
  readonly id: number
  readonly game: string
  readonly bot: string
  readonly seat: Seat
  readonly view: Asked
  readonly legal: readonly AnyMove[]
  /** For the bot's own dice; has nothing to do with the match's. */
  readonly seed: number
}

export type Choice = { readonly id: number; readonly move: AnyMove } | { readonly id: number; readonly error: string }
