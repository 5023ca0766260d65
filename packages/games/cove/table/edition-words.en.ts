// What "about this edition" says in English.
import type { FIGURE_SOURCES, Provenance } from '../data.ts'

const PROVENANCE: { readonly [P in Provenance]: string } = {
  booklet: 'from the booklet',
  public: 'from public pages',
  deduced: 'deduced',
  reconstructed: 'reconstructed',
}

const FIGURES: { readonly [F in keyof typeof FIGURE_SOURCES]: string } = {
  seats: '3 to 5 captains',
  places: 'seven places',
  wheel: 'six islands on the wheel',
  coins: '24 coins of 1 and 20 of 5',
  bank: '124 gold in all',
  chests: '50 chests',
  purse: '9 gold to begin with',
  fameTrack: 'fame to 73, then round again',
  startLevel: 'rings begin on the second position',
  matValues: 'the first six values of a section',
  matLastValues: 'the last two values',
  matCosts: 'what a level costs',
  treasureCount: '60 treasure cards',
  treasureCards: 'what each of them yields',
  tavernFamilies: '42 Tavern cards in six families',
  parrotSections: 'where the parrots live',
  artisanCopies: 'seven artisans',
  fameCopies: 'fame cards of 1, 2 and 3',
  boardingCopies: 'copies of each boarding card',
  volleyCopies: 'copies of each broadside card',
  eventCopies: 'copies of each event card',
  legends: 'the five legends',
  royalNavy: 'the Royal Navy',
  royalNavyAim: 'its commander names the section',
  cacafuegoFame: 'a die of fame for the galleon',
}

export const editionEn = {
  aboutOwn: (name: string): string =>
    `“${name}”, loaded for this match: its mat and cards are those of whoever wrote the file.`,
  aboutText:
    'All figures of the game. The line under each says where it comes from; where it is dotted, we have filled it in.',
  aboutChart:
    'Five islands to plunder, Treasure Island to bury, the Cove to repair. Press a piece long, and it says what it is.',
  provenance: (source: Provenance): string => PROVENANCE[source],
  aboutMat: 'The ship mat',
  aboutValues: 'Value',
  aboutCosts: 'Gold',
  aboutTreasures: 'The treasure cards',
  aboutTavern: 'The Tavern cards',
  aboutCard: 'Card',
  aboutCopies: 'Copies',
  figures: FIGURES,
}
