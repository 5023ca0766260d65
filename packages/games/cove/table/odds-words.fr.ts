// Ce que dit la feuille des chances en français.
import type { oddsEn } from './odds-words.en.ts'

export const oddsFr: typeof oddsEn = {
  flee: 'Fuir',
  hideOdds: 'Cacher',
  oddsHits: 'Coups au but de cette bordée',
  perCent: (chance) => (chance > 0 && chance < 0.005 ? '<1\u202f%' : `${Math.round(chance * 100)}\u202f%`),
  hullWord: 'Coque',
  oddsMoves: 'recule',
  oddsRouts: 'battu',
  oddsAimed: 'visé',
  oddsThere: 'y est',
  oddsNone: 'Vous ne tirez sur personne en ce moment.',
  oddsDuel: (name, chance) => `Jusqu’au bout, vous contre ${name}\u202f: ${Math.round(chance * 100)}\u202f%.`,
  oddsLeftOut: 'Sans compter les cartes ni la fuite.',
  oddsLeftOutHunted: 'Sans compter les cartes, la fuite et les dés perdus en route.',
  oddsCourse: 'Tenir seul contre lui, sans carte ni fuite.',
  oddsPeace: 'Aucun combat connu là-bas\u202f: à l’île au Trésor les capitaines ne se battent pas.',
}
