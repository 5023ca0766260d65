// How fast a table tells: the player's choice, one for all games, and what it makes of the motion on a board. Knows no game.
import { signal, type Signal } from '@preact/signals'

export const PACES = ['calm', 'normal', 'fast', 'instant'] as const
export type Pace = (typeof PACES)[number]

export interface PaceFigures {
  /** What the length of every beat is multiplied with. */
  readonly tempo: number
  /** How long a move of somebody else stays before the next, at least. */
  readonly holdMs: number
  /** What the hesitation of a bot is multiplied with. */
  readonly patience: number
}

/** `instant` tells nothing: what happened is read in the digest. */
export const PACE_FIGURES: { readonly [P in Pace]: PaceFigures } = {
  calm: { tempo: 1.4, holdMs: 2000, patience: 1.4 },
  normal: { tempo: 1, holdMs: 1000, patience: 1 },
  fast: { tempo: 0.5, holdMs: 450, patience: 0 },
  instant: { tempo: 0, holdMs: 0, patience: 0 },
}

/** What motion is stretched by just now: set by the table for every frame it tells. */
export const tempo: Signal<number> = signal(1)

const isFinite = (motion: Animation): boolean => motion.effect?.getComputedTiming().iterations !== Infinity

const motionsIn = (root: Element): Animation[] =>
  root
    .getAnimations({ subtree: true })
    .filter((motion) => !(motion instanceof CSSTransition) && isFinite(motion) && motion.playState !== 'finished')

/** Boards on which something may move at another tempo than its own. */
const stretched = new WeakSet<Element>()

/** Lets everything that has begun to move on a board move at the tempo of what is told. Merely asking what moves has the whole page laid out. */
export function keepTime(root: Element): void {
  const rate = 1 / Math.max(0.05, tempo.peek())
  if (rate === 1 && !stretched.has(root)) return
  stretched.add(root)
  for (const motion of motionsIn(root)) if (motion.playbackRate !== rate) motion.playbackRate = rate
}

/** Whatever moves is there at once. */
export function endMotion(root: Element): void {
  for (const motion of motionsIn(root)) motion.finish()
}
