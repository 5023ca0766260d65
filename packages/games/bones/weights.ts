// What each part of evaluate.ts counts, as the game begins and as it ends. Set by hand.
import type { Weights } from '@flibuste/kernel'

export const WEIGHTS = {
  turns: [1, 1],
  theftsInTurns: [1, 1],
  treasures: [1, 1],
  fleet: [1, 1],
  plunder: [1, 1],
  thefts: [1, 1],
} as const satisfies Weights
