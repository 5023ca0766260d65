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
  ['ships.4.provisions', [0, 0, 0, 0, 0, 0]],
  ['marked.0', 3],
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
  fewest: 300,
  inFrench: [
    ['ships.2.points', 21, 'pour les points du navire 3, il faut un nombre entier de 1 à 20'],
    [
      'ships.2.colour',
      'pink',
      'pour la couleur («_colour_») du navire 3, il faut «_yellow_», «_red_», «_blue_», «_green_» ou «_white_»',
    ],
    [
      'ships.2.provisions',
      [1],
      'pour les provisions du navire 3, il faut une liste de 6 nombres, dans l’ordre eau, haricots, pain, viande, rhum, bananes',
    ],
    [
      'ships.2.provisions.0',
      14,
      'pour les cartes d’eau que demande le navire 3 («_provisions_»), il faut un nombre entier de 0 à 13',
    ],
    ['ships.2.provisions', [0, 0, 0, 0, 0, 0], 'le navire 3 doit demander de 1 à 8 provisions'],
    ['marked.1', 99, 'pour les cartes de haricots marquées («_marked_»), il faut un nombre entier de 0 à 10'],
    ['marked.0', 3, 'les cartes marquées («_marked_») doivent être 10 en tout, et non 11'],
  ],
})
