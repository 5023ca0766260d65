// What every game's tests share: the properties it must hold, over many seeded random games of one table; golden games; counts of
// positions; contests between bots; what a game says about being looked into in depth.
import { freezeKept, type AnyGame } from '@flibuste/kernel'
import { breachOf, type Breach } from './breach.ts'
import { playTrial } from './games.ts'
import { guarded } from './guard.ts'
import type { Report } from './report.ts'
import { trialOf, type Table } from './trial.ts'

export { Breach, PROPERTIES, type Place, type Property } from './breach.ts'
export { sawMoves, type Claims, type Depth, type DepthContest, type DepthTable } from './depth.ts'
export { Foretold } from './foretold.ts'
export { playGolden, textOfRecord, type Golden, type Hand } from './golden.ts'
export { handClockBy, type HandClock } from './hand-clock.ts'
export { perft, playthrough } from './perft.ts'
export type { Report } from './report.ts'
export { countWins, playContest } from './strength.ts'
export type { Table } from './trial.ts'

freezeKept()

/** Throws a `Breach` at the first property that fails. Otherwise returns what was looked at. */
export function conform(game: AnyGame, table: Table): Report {
  const trial = trialOf(game, table)
  let breach: Breach | null = null
  guarded(() => {
    try {
      playTrial(trial)
    } catch (error) {
      const { seed, move } = trial
      breach = breachOf(error, { game: game.id, seats: table.seats, options: table.options, seed, move })
    }
  })
  if (breach !== null) throw breach
  return trial.report
}
