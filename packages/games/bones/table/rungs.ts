// The ladder of solo ranks: from how many turns to how many. Pure.
import { SOLO_RANKS, SOLO_TURNS, type SoloRank } from '../data.ts'

interface Rung {
  readonly rank: SoloRank
  readonly from: number
  readonly to: number
}

/** Nobody can do it in fewer turns: BON-9.8. */
const FEWEST = 4

export const RUNGS: readonly Rung[] = SOLO_RANKS.map((rank, index) => ({
  rank,
  from: (SOLO_TURNS[index - 1] ?? FEWEST - 1) + 1,
  to: SOLO_TURNS[index] ?? FEWEST,
}))
