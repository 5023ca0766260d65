// What is wrong with an edition file, said in both languages: every complaint, about every part.
import { itComplains } from '../edition-contract.ts'
import type { Change } from '../edition-scenario.ts'
import { COMPLAINTS, PARTS } from './complaints.en.ts'
import { EDITION } from './data.ts'
import { readEdition } from './edition.ts'
import { text as en } from './text.en.ts'
import { text as fr } from './text.fr.ts'

const { sea, lairs } = EDITION.board
const first = sea[0]!

/** The sea without one of its spaces, which is there and cannot be reached. */
const without = (name: string) =>
  sea.map((space) => ({ ...space, next: space.name === name ? [] : space.next.filter((other) => other !== name) }))

/** No sea space beside this lair. */
const hidden = (name: string) => sea.map((space) => ({ ...space, lairs: space.lairs.filter((lair) => lair !== name) }))

const CHANGES: readonly Change[] = [
  ['board.sea', sea.slice(1)],
  ['board.lairs', lairs.slice(1)],
  ['lairs', EDITION.lairs.slice(1)],
  ['board.sea.1.at', first.at],
  ['board.lairs.1.name', 'A'],
  ['board.sea.0.next', [...first.next, '1']],
  ['board.sea.0.next', [...first.next, '7']],
  ['board.sea.0.next', [...first.next, first.next[0]]],
  ['board.sea.0.lairs', ['Z']],
  ['board.port.next', ['I']],
  ['board.sea', without('20')],
  ['board.sea', hidden('E')],
  ['lairs.4.cannons', [4]],
  ['lairs.4.pirates', []],
  ['lairs.4.cannons', []],
  ['lairs.4.coin', 10],
]

itComplains({
  edition: EDITION,
  read: readEdition,
  en,
  fr,
  words: { complaints: COMPLAINTS, parts: PARTS },
  changes: CHANGES,
  // Nothing in this file is settled beforehand.
  never: ['notEqual'],
  fewest: 700,
  inFrench: [
    ['board', null, 'pour le plateau («_board_»), il faut un objet avec «_port_», «_sea_» et «_lairs_»'],
    ['board.port.at', [0], 'pour la position («_at_») du port, il faut deux nombres entiers'],
    [
      'board.sea.1.at',
      [0, 0.5],
      'pour chaque nombre de la position («_at_») de la case de mer 2, il faut un nombre entier de -99 à 99',
    ],
    ['board.sea.1.next', '3', 'pour les voisines («_next_») de la case de mer 2, il faut une liste'],
    [
      'board.sea.0.next',
      [...first.next, '7'],
      'la case de mer «_1_» a pour voisine «_7_», mais «_7_» n’a pas «_1_» pour voisine',
    ],
    [
      'board.sea',
      without('20'),
      'la mer n’est pas d’un seul tenant_; du port, on ne peut pas atteindre la case de mer «_20_»',
    ],
    ['lairs.4.fixed', 7, 'pour les canons sans numéro («_fixed_») du repaire 5, il faut un nombre entier de 0 à 6'],
    ['lairs.4.coin', 10, 'les pièces d’or («_coin_») des repaires font 37 en tout_; il en faut de 16 à 36'],
  ],
})
