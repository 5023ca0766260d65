// How many watch, and who: one sentence that a narrow sheet has room for. Must not know where it stands.
import type { Spectators } from '@flibuste/protocol'

/** Two lines of the narrowest sheet, with what stands before and after the names. */
const ROOM = 40

export interface Watched {
  readonly count: number
  readonly names: readonly string[]
  /** How many are not named here. */
  readonly more: number
}

/** As many names as there is room for, the first in any case; null: nobody watches. */
export function watchedOf(spectators: Spectators | undefined, room: number = ROOM): Watched | null {
  if (spectators === undefined) return null
  const { names, others } = spectators
  let used = 0
  const shown = names.filter((name, at) => (used += name.length + 2) <= room || at === 0)
  const count = names.length + others
  return { count, names: shown, more: count - shown.length }
}
