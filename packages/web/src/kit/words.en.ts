// English words that all tables share.

export const sharedEn = {
  you: 'you',
  levels: {
    boy: {
      name: 'Ship’s boy',
      role: 'ship’s boy',
      crew: (count: number): string => (count === 1 ? '1 ship’s boy' : `${count} ship’s boys`),
      help: 'gentle: plays what does not look bad',
    },
    sailor: {
      name: 'Sailor',
      role: 'sailor',
      crew: (count: number): string => (count === 1 ? '1 sailor' : `${count} sailors`),
      help: 'takes what the turn can bring',
    },
    mate: {
      name: 'Mate',
      role: 'mate',
      crew: (count: number): string => (count === 1 ? '1 mate' : `${count} mates`),
      help: 'looks at what you may answer',
    },
    captain: {
      name: 'Captain',
      role: 'captain',
      crew: (count: number): string => (count === 1 ? '1 captain' : `${count} captains`),
      help: 'thinks long and forgets nothing',
    },
  },
  back: 'Back',
  close: 'Close',
  putDown: 'Put down',
  odds: 'Odds',
  oddsKnown: 'from what you know',
  ruleOf: (clause: string): string => `Rule ${clause}`,
  about: 'About this edition',
  aboutFigures: 'Everything else',
}
