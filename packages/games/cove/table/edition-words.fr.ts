// Ce que dit « à propos de cette édition » en français.
import type { FIGURE_SOURCES, Provenance } from '../data.ts'
import type { editionEn } from './edition-words.en.ts'

const PROVENANCE: { readonly [P in Provenance]: string } = {
  booklet: 'du livret',
  public: 'de pages publiques',
  deduced: 'déduit',
  reconstructed: 'reconstitué',
}

const FIGURES: { readonly [F in keyof typeof FIGURE_SOURCES]: string } = {
  seats: 'de 3 à 5 capitaines',
  places: 'sept lieux',
  wheel: 'six îles sur la roue',
  coins: '24 pièces de 1 et 20 de 5',
  bank: '124 doublons en tout',
  chests: '50 coffres',
  purse: '9 doublons pour commencer',
  fameTrack: 'la renommée jusqu’à 73, puis un nouveau tour',
  startLevel: 'les anneaux partent de la deuxième position',
  matValues: 'les six premières valeurs d’une section',
  matLastValues: 'les deux dernières valeurs',
  matCosts: 'le prix d’un niveau',
  treasureCount: '60 cartes Trésor',
  treasureCards: 'ce que rapporte chacune',
  tavernFamilies: '42 cartes Taverne en six familles',
  parrotSections: 'où vivent les perroquets',
  artisanCopies: 'sept artisans',
  fameCopies: 'les cartes de renommée de 1, 2 et 3',
  boardingCopies: 'les exemplaires de chaque carte d’abordage',
  volleyCopies: 'les exemplaires de chaque carte de bordée',
  eventCopies: 'les exemplaires de chaque événement',
  legends: 'les cinq légendes',
  royalNavy: 'la Royal Navy',
  royalNavyAim: 'son commandant désigne la section',
  cacafuegoFame: 'un dé de renommée pour le galion',
}

export const editionFr: typeof editionEn = {
  aboutOwn: (name) =>
    `«\u202f${name}\u202f», chargée pour cette partie\u202f: sa fiche et ses cartes sont celles de l’auteur du fichier.`,
  aboutText:
    'Tous les chiffres du jeu. Le trait sous chacun dit d’où il vient\u202f; pointillé, nous l’avons complété.',
  aboutChart:
    'Cinq îles à piller, l’île au Trésor pour enterrer, la Crique pour réparer. Appuyez longtemps sur une pièce\u202f: elle dit ce qu’elle est.',
  provenance: (source) => PROVENANCE[source],
  aboutMat: 'La fiche du navire',
  aboutValues: 'Valeur',
  aboutCosts: 'Doublons',
  aboutTreasures: 'Les cartes Trésor',
  aboutTavern: 'Les cartes Taverne',
  aboutCard: 'Carte',
  aboutCopies: 'Exemplaires',
  figures: FIGURES,
}
