// What is wrong with an edition file, said in both languages: every complaint, about every part.
import { describe, expect, it } from 'vitest'
import { changed, complaintsAbout, nonsenseIn, slipsIn, unmetIn, verdictOf, type Change } from '../edition-scenario.ts'
import { COMPLAINTS, PARTS } from './complaints.en.ts'
import { EDITION } from './data.ts'
import { readEdition } from './edition.ts'
import { text as english } from './text.en.ts'
import { text as french } from './text.fr.ts'

const CHANGES: readonly Change[] = [
  ['ships', EDITION.ships.slice(1)],
  ['ships.4.provisions', [0, 0, 0, 0, 0, 0]],
  ['marked.0', 3],
]

const made = complaintsAbout(readEdition, EDITION, [...nonsenseIn(EDITION), ...CHANGES])

describe('complaints', () => {
  it('are all made, about all parts', () => {
    // Nothing in this file is a bare list or settled beforehand.
    expect(unmetIn(made, { complaints: COMPLAINTS, parts: PARTS }, ['notAList', 'notEqual'])).toEqual([])
  })

  it('are said in both languages, each in its typography', () => {
    expect(made.length).toBeGreaterThan(300)
    expect(slipsIn(made, english, french)).toEqual([])
  })

  it.each<[...Change, string]>([
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
  ])('%s = %j: %s', (path, value, sentence) => {
    expect(verdictOf(readEdition, french)(changed(EDITION, [path, value]))).toBe(sentence.replaceAll('_', '\u202f'))
  })
})
