// What is wrong with an edition file, said in both languages: every complaint, about every part.
import { itComplains } from '../edition-contract.ts'
import type { Change } from '../edition-scenario.ts'
import { COMPLAINTS, PARTS } from './complaints.en.ts'
import { EDITION } from './data.ts'
import { readEdition } from './edition.ts'
import { text as en } from './text.en.ts'
import { text as fr } from './text.fr.ts'

const CHANGES: readonly Change[] = [
  ['ships', EDITION.ships.slice(1)],
  ['ships.4.treasures', ['gold']],
  ['ships.4.treasures', ['sabre']],
  ['values.sabre', EDITION.values.candlestick],
]

itComplains({
  edition: EDITION,
  read: readEdition,
  en,
  fr,
  words: { complaints: COMPLAINTS, parts: PARTS },
  changes: CHANGES,
  // Nothing in this file is a bare list or settled beforehand.
  never: ['notAList', 'notEqual'],
  fewest: 200,
  inFrench: [
    ['', 7, 'pour l’édition, il faut un objet avec «_name_», «_values_» et «_ships_»'],
    [
      'ships.4.lout',
      3,
      'dans le navire 5, il y a un champ «_lout_» de trop_; on y attend «_name_», «_min_», «_loot_», «_wage_» et «_treasures_»',
    ],
    ['values.barrel', undefined, 'dans les valeurs des trésors («_values_»), il manque le champ «_barrel_»'],
    ['ships.4.name', '', 'pour le nom du navire 5, il faut un texte de 1 à 40 caractères'],
    ['ships.4.min', 0, 'pour l’équipage minimum («_min_») du navire 5, il faut un nombre entier de 1 à 9'],
    [
      'ships.4.treasures',
      ['gold'],
      'le navire 5 montre un trésor inconnu_; les trésors sont «_chest_», «_barrel_», «_candlestick_» et «_sabre_»',
    ],
    ['ships.4.treasures', ['sabre'], '7 icônes montrent un sabre, mais il n’y a que 6 trésors de chaque sorte'],
    ['ships', [], 'l’édition doit compter exactement 15 navires'],
  ],
})
