// What each part of evaluate.ts counts, as the game begins and as it ends. Set by hand.
import type { Weights } from '@flibuste/kernel'

export const WEIGHTS = {
  fame: [1, 1],
  fameInHand: [1, 1],
  dice: [1, 1],
  speed: [1, 1],
  room: [1, 1],
  levels: [1, 1],
  weakest: [1, 1],
  guards: [1, 1],
  hand: [1, 1],
  prospects: [1, 1],
} as const satisfies Weights
