// What each part of evaluate.ts counts, as the game begins and as it ends. Set by hand, after a regression of how games
// of habit ended.
import type { Weights } from '@flibuste/kernel'

export const WEIGHTS = {
  fame: [1, 1],
  fameInHand: [1, 1],
  dice: [1, 1],
  speed: [1, 1],
  room: [1, 1],
  levels: [1, 1],
  weakest: [0.75, 1.4],
  guards: [0.7, 0.9],
  hand: [0.9, 0.5],
  prospects: [1, 1],
} as const satisfies Weights
