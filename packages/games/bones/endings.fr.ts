// Comment la partie a fini, en français.
import { endingOf, type Ending, type Outcome, type Reader } from '@flibuste/kernel'
import type { SoloRank } from './data.ts'
import { chanceOfPar, PERFECT_TURNS } from './exact/par.ts'
import { soloRank } from './score.ts'
import type { View } from './view.ts'
import { pointsCompared } from './wording.ts'

const RANKS: { readonly [R in SoloRank]: string } = {
  legend: 'On en chantera l’exploit',
  blackbeard: 'Barbe-Noire n’aurait pas fait mieux',
  king: 'Roi des pirates',
  captain: 'Un nouveau capitaine',
  mate: 'Second',
  sailor: 'Matelot',
  cabinBoy: 'Mousse',
  landlubber: 'Marin d’eau douce',
}

const LOST = 'Perdu en mer'

function reasonOfEnd(clause: string, view: View): string {
  const { winner, other } = pointsCompared(view)
  switch (clause) {
    case 'BON-8.4':
      return `Plusieurs capitaines ont trois trésors. Les points de navigation décident : ${winner} contre ${other} (1 par navire en mer, 3 par navire à son île).`
    case 'BON-8.6':
      return 'Quatre trésors l’emportent sur tout.'
    case 'BON-8.7':
      return `Plusieurs capitaines ont quatre trésors. Les points de navigation décident : ${winner} contre ${other}.`
    case 'BON-8.8':
      return 'Autant de trésors, autant de points de navigation : la victoire est partagée.'
    case 'BON-E4':
      return `Après ${view.round} manches, la table arrête : on compte les trésors, puis les points de navigation.`
    default:
      return 'Personne d’autre n’a rapporté trois trésors.'
  }
}

/** How near to perfect it was. */
function par(turns: number): string {
  const games = Math.round(100 * chanceOfPar(turns))
  const perfect = `Le jeu parfait en prend ${PERFECT_TURNS.toFixed(1).replace('.', ',')} en moyenne`
  if (games >= 95) return `${perfect}.`
  return games < 1
    ? `${perfect}, et presque jamais si peu.`
    : `${perfect}, et n’en finit si tôt que ${games} fois sur 100 au mieux.`
}

function soloEnding({ turns, rank, done }: NonNullable<View['solo']>): Ending {
  if (!done) return { title: LOST, sentence: [`Pas de troisième trésor en ${turns} tours.`], clause: 'BON-E4' }
  return { title: RANKS[rank], sentence: [`Trois trésors en ${turns} tours. ${par(turns)}`], clause: 'BON-9.5' }
}

/** BON-9.5, of the turns alone. */
export const titleAlone = ({ scores: [turns = 0], clause }: Pick<Outcome, 'scores' | 'clause'>): string =>
  clause === 'BON-E4' ? LOST : RANKS[soloRank(turns)]

export function ending(view: View, reader: Reader): Ending {
  if (view.solo !== null) return soloEnding(view.solo)
  const outcome = view.outcome!
  const how = reasonOfEnd(outcome.clause, view)
  return endingOf(outcome, reader, 'et', {
    mine: 'Vous régnez sur les mers',
    theirs: (name) => `${name} règne sur les mers`,
    shared: (names) => `${names} se partagent les mers`,
    how,
    howShared: how,
  })
}
