// What each part of evaluate.ts counts, as the game begins and as it ends. Set by hand.
import type { Weights } from '@flibuste/kernel'

export const WEIGHTS = {
  banked: [1, 1],
  aboard: [1, 1],
  bestHope: [1, 1],
  otherHopes: [0.35, 0.35],
  fight: [1, 1],
  pirates: [0.04, 0.04],
  cannons: [0.04, 0.04],
  ready: [0.5, 0.5],
  toMove: [0, 0],
} as const satisfies Weights
