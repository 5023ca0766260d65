// What the odds sheet says in English.

export const oddsEn = {
  flee: 'Flee',
  hideOdds: 'Hide odds',
  oddsHits: 'Hits of this broadside',
  perCent: (chance: number): string => (chance > 0 && chance < 0.005 ? '<1%' : `${Math.round(chance * 100)}%`),
  hullWord: 'Hull',
  oddsMoves: 'falls',
  oddsRouts: 'beaten',
  oddsNone: 'You fire at nobody now.',
  oddsDuel: (name: string, chance: number): string =>
    `To the end, you against ${name} alone: ${Math.round(chance * 100)}%.`,
  oddsLeftOut: 'Cards and flight are left out.',
  oddsLeftOutHunted: 'Cards, flight and dice lost on the way are left out.',
  oddsCourse: 'The chance to outlast each, if you meet there alone; cards and flight are left out.',
  oddsPeace: 'No battle is known to wait there: captains do not fight at Treasure Island.',
}
