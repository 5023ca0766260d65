// Plurals, numbers in words, lists and elisions, as each language has them.
import { expect, it } from 'vitest'
import * as en from './grammar.en.ts'
import * as fr from './grammar.fr.ts'
import { readerOf } from './speech.ts'

it('English has one of a thing, and many of everything else', () => {
  expect([0, 1, 2].map((count) => en.counted(count, 'ship'))).toEqual(['0 ships', '1 ship', '2 ships'])
  expect([1, 3].map((count) => en.plural(count, 'die', 'dice'))).toEqual(['die', 'dice'])
})

it('French has none in the singular, too', () => {
  expect([0, 1, 2].map((count) => fr.counted(count, 'navire'))).toEqual(['0 navire', '1 navire', '2 navires'])
  expect([1, 3].map((count) => fr.plural(count, 'tonneau', 'tonneaux'))).toEqual(['tonneau', 'tonneaux'])
})

it('numbers are words up to nine', () => {
  expect([0, 1, 2, 9, 10].map(en.inWords)).toEqual(['no', 'one', 'two', 'nine', '10'])
  expect([0, 1, 2, 9, 10].map((count) => fr.inWords(count, 'un'))).toEqual(['aucun', 'un', 'deux', 'neuf', '10'])
  expect([0, 1, 2].map((count) => fr.inWords(count, 'une'))).toEqual(['aucune', 'une', 'deux'])
})

it('lists end as one would say them', () => {
  expect([en.and([1, 2, 3]), en.or(['a', 'b'])]).toEqual(['1, 2 and 3', 'a or b'])
  expect([fr.and([1, 2, 3]), fr.or(['a', 'b'])]).toEqual(['1, 2 et 3', 'a ou b'])
})

it('French elides before a vowel, with or without an accent', () => {
  expect(['Anne', 'Barbe', 'Éloi', 'inès'].map(fr.ofName)).toEqual(['d’Anne', 'de Barbe', 'd’Éloi', 'd’inès'])
  expect([0, 1].map((seat) => fr.ofSeat(seat, readerOf(0)))).toEqual([
    ['d’', { seat: 0 }],
    ['de ', { seat: 1 }],
  ])
})
