// What the odds sheet says in English.

export const oddsEn = {
  flee: 'Flee',
  hideOdds: 'Hide odds',
  oddsHits: 'Hits of this broadside',
  perCent: (chance: number): string => (chance > 0 && chance < 0.005 ? '<1%' : `${Math.round(chance * 100)}%`),
  hullWord: 'Hull',
  oddsMoves: 'falls',
  oddsRouts: 'beaten',
  oddsAimed: 'aimed at',
  oddsThere: 'lies there',
  oddsNone: 'You fire at nobody now.',
  oddsDuel: (name: string, chance: number): string =>
    `To the end, you against ${name} alone: ${Math.round(chance * 100)}%.`,
  oddsLeftOut: 'Cards and flight are left out.',
  oddsLeftOutHunted: 'Cards, flight and dice lost on the way are left out.',
  oddsCourse: 'To outlast each alone; no cards, no flight.',
  oddsPeace: 'No battle is known to wait there: captains do not fight at Treasure Island.',
}
