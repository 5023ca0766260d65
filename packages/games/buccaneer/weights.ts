// What each part of evaluate.ts counts, as the game begins and as it ends. Set by hand.
import type { Weights } from '@flibuste/kernel'

export const WEIGHTS = {
  ducats: [1, 1],
  treasures: [1, 1],
  bestCrew: [1, 1],
  otherCrews: [0.35, 0.35],
  wages: [1, 1],
  toMove: [0, 0],
} as const satisfies Weights
