// What the best captain alone comes to from the start: the measure of a game for one. From the solved game; finishing.test.ts solves it again.

/** Turns on average. */
export const PERFECT_TURNS = 8.21918

/** By turns: the chance to be done within so many, playing for just that. */
const WITHIN = [0, 0, 0, 0, 0, 0.0022, 0.0576, 0.2961, 0.6524, 0.898, 0.9832, 0.9984, 0.9999]

export const chanceOfPar = (turns: number): number => WITHIN[turns] ?? 1
