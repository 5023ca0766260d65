// What is wrong with an edition file, said in both languages: every complaint, about every part.
import { itComplains } from '../edition-contract.ts'
import type { Change } from '../edition-scenario.ts'
import { COMPLAINTS, PARTS } from './complaints.en.ts'
import { EDITION } from './data.ts'
import { readEdition } from './edition.ts'
import { text as en } from './text.en.ts'
import { text as fr } from './text.fr.ts'

const CHANGES: readonly Change[] = [
  ['treasures', []],
  ['treasures.29', EDITION.treasures[3]],
  ['mat.hull.values.0', 6],
  ['tavern.smoke', 3],
  ['tavern.grapeshot', 1],
  ['tavern.escape', 2],
  ['tavern.artisan', 6],
]

itComplains({
  edition: EDITION,
  read: readEdition,
  en,
  fr,
  words: { complaints: COMPLAINTS, parts: PARTS },
  changes: CHANGES,
  fewest: 400,
  inFrench: [
    ['mat.crew', 3, 'pour l’équipage («_crew_») de la fiche, il faut un objet avec «_values_» et «_costs_»'],
    ['mat.sails.values', [4], 'pour les valeurs («_values_») des voiles, il faut une liste de 8 nombres'],
    ['mat.hull.costs.0', 0, 'pour chaque prix («_costs_») de la coque, il faut un nombre entier de 1 à 20'],
    [
      'treasures.4.tavern',
      9,
      'pour les cartes Taverne («_tavern_») de la carte Trésor 5, il faut un nombre entier de 0 à 3',
    ],
    [
      'treasures.29',
      EDITION.treasures[3],
      'les cartes Trésor 4 et 30 sont pareilles_; donnez-en une seule, avec ses exemplaires («_copies_»)',
    ],
    ['tavern.flint', 2, 'pour le nombre d’exemplaires de la carte perroquet de Flint («_flint_»), il faut 1'],
    [
      'tavern.treasureMap',
      9,
      'pour le nombre d’exemplaires de la Carte du Trésor («_treasureMap_»), il faut un nombre entier de 1 à 8',
    ],
    ['tavern.smoke', 3, 'les cartes Abordage de la Taverne doivent être 8 en tout, et non 9'],
  ],
})
