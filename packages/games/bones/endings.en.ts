// How a game ended, in English.
import { endingOf, type Ending, type Outcome, type Reader } from '@flibuste/kernel'
import type { SoloRank } from './data.ts'
import { chanceOfPar, PERFECT_TURNS } from './exact/par.ts'
import { soloRank } from './score.ts'
import type { View } from './view.ts'
import { pointsCompared } from './wording.ts'

const RANKS: { readonly [R in SoloRank]: string } = {
  legend: 'They will sing of this',
  blackbeard: 'Blackbeard himself could do no better',
  king: 'King of the Pirates',
  captain: 'A new captain',
  mate: 'First Mate',
  sailor: 'Sailor',
  cabinBoy: 'Cabin boy',
  landlubber: 'Landlubber',
}

const LOST = 'Lost at sea'

function reasonOfEnd(clause: string, view: View): string {
  const { winner, other } = pointsCompared(view)
  switch (clause) {
    case 'BON-8.4':
      return `Several captains hold three treasures. Sailing points decide: ${winner} against ${other} (1 for each ship at sea, 3 at its island).`
    case 'BON-8.6':
      return 'Four treasures beat everything.'
    case 'BON-8.7':
      return `Several captains hold four treasures. Sailing points decide: ${winner} against ${other}.`
    case 'BON-8.8':
      return 'Treasures and sailing points are equal: the victory is shared.'
    case 'BON-E4':
      return `After ${view.round} rounds the table calls it a day: treasures count, then sailing points.`
    default:
      return 'Nobody else brought home three treasures.'
  }
}

/** How near to perfect it was. */
function par(turns: number): string {
  const games = Math.round(100 * chanceOfPar(turns))
  const perfect = `Perfect play takes ${PERFECT_TURNS.toFixed(1)} on average`
  if (games >= 95) return `${perfect}.`
  return games < 1
    ? `${perfect}, and so few hardly ever.`
    : `${perfect}, and is done so soon in ${games} games of 100 at best.`
}

function soloEnding({ turns, rank, done }: NonNullable<View['solo']>): Ending {
  if (!done) return { title: LOST, sentence: [`No third treasure in ${turns} turns.`], clause: 'BON-E4' }
  return { title: RANKS[rank], sentence: [`Three treasures in ${turns} turns. ${par(turns)}`], clause: 'BON-9.5' }
}

/** BON-9.5, of the turns alone. */
export const titleAlone = ({ scores: [turns = 0], clause }: Pick<Outcome, 'scores' | 'clause'>): string =>
  clause === 'BON-E4' ? LOST : RANKS[soloRank(turns)]

export function ending(view: View, reader: Reader): Ending {
  if (view.solo !== null) return soloEnding(view.solo)
  const outcome = view.outcome!
  const how = reasonOfEnd(outcome.clause, view)
  return endingOf(outcome, reader, 'and', {
    mine: 'You rule the seas',
    theirs: (name) => `${name} rules the seas`,
    shared: (names) => `${names} share the seas`,
    how,
    howShared: how,
  })
}
