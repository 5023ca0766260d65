// Alone: which rank one may still hope for, and with what chance. The table of chances is large, so it is fetched once somebody plays alone.
import { signal } from '@preact/signals'
import type { SoloRank } from '../data.ts'
import type { Position } from '../exact/positions.ts'
import { ISLAND } from '../state.ts'
import type { View } from '../view.ts'
import { RUNGS } from './rungs.ts'

/** Null where that many turns are more than anybody asks about. */
type ChanceWithin = (turns: number, position: Position) => number | null

export interface Hope {
  readonly rank: SoloRank
  /** To be done in time, playing for just that; null: as good as certain. */
  readonly chance: number | null
}

/** Below this it shows as nothing. */
const SHOWN = 0.005

/** Where the captain stood when this turn began: a figure that changed with every die would be read for more than it is. */
export function turnStart({ startShips: ships, powers, treasuresByRound }: View): Position {
  const scout = powers.findIndex((isOn, at) => isOn && ships[at] !== ISLAND) + 1
  return { treasures: treasuresByRound.at(-1)?.[0] ?? 0, ships, scout }
}

/** The best rank with a chance worth telling. */
export function hopeOf(view: View, chanceWithin: ChanceWithin): Hope | null {
  const position = turnStart(view)
  for (const { rank, to } of RUNGS) {
    const chance = chanceWithin(to - view.round + 1, position)
    if (chance === null || chance >= SHOWN) return { rank, chance }
  }
  return null
}

const loaded = signal<ChanceWithin | null>(null)

/** Null until the table is there. */
export function hopeNow(view: View): Hope | null {
  const chanceWithin = loaded.value
  return chanceWithin === null ? null : hopeOf(view, chanceWithin)
}

/** Where it cannot be fetched, the ladder says what it said without it. */
export async function loadChances(): Promise<void> {
  if (loaded.peek() !== null) return
  const table = await import('../exact/finish-chances.ts').catch(() => null)
  if (table !== null) loaded.value = table.chanceWithin
}
