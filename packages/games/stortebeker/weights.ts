// What each part of evaluate.ts counts, as the game begins and as it ends. Set by hand.
import type { Weights } from '@flibuste/kernel'

export const WEIGHTS = {
  points: [1, 1],
  bestShip: [1, 1],
  otherShips: [1, 1],
  boarding: [1, 1],
  hand: [0.12, 0.12],
  toMove: [0, 0],
} as const satisfies Weights
