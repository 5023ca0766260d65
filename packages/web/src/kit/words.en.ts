// English words that all tables share.

export const sharedEn = {
  you: 'you',
  bot: 'bot',
  back: 'Back',
  close: 'Close',
  putDown: 'Put down',
  odds: 'Odds',
  oddsKnown: 'from what you know',
  ruleOf: (clause: string): string => `Rule ${clause}`,
  about: 'About this edition',
  aboutFigures: 'Everything else',
}
