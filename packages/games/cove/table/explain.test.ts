// Every piece of the board says what it is, in both languages.
import { language } from '@flibuste/web/kit'
import { expect, it } from 'vitest'
import { itExplains } from '../../explain-contract.ts'
import { CLAUSES } from '../clauses.ts'
import { cove } from '../index.ts'
import { position, STANDARD } from '../scenario.ts'
import { explain } from './explain.ts'
import { CARD_KINDS, CREW } from '../cards.ts'

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

itExplains({
  game: cove,
  options: STANDARD,
  seats: 4,
  clauses: CLAUSES,
  explain,
  speak: (chosen) => void (language.value = chosen),
  keys: (view) => [
    ...range(7).map((at) => `place ${at + 1}`),
    ...view.blackShips.flatMap(({ legend }) => (legend < 0 ? [] : [`hunter ${legend}`])),
    ...view.players.flatMap((_, seat) => [
      ...['ship', 'purse', 'dice', 'captain'].map((topic) => `${topic} ${seat}`),
      ...range(4).map((row) => `row ${seat} ${row}`),
    ]),
    ...range(3).map((nth) => `mix ${nth}`),
    ...range(CARD_KINDS).map((card) => `card ${card}`),
    'hunter -1',
    'fame',
    'calendar',
    'wheel',
    'ledger',
    'order',
    'volley',
    'shot 5 5',
    'shot 4 5',
    'shot 5 6',
    'steps',
  ],
})

it.each([
  ['en', /2 of them on Bones’s parrot/, /4 of them on an artisan and Bones’s parrot/],
  ['fr', /dont 2 sur le perroquet de Bones/, /dont 4 sur un artisan et le perroquet de Bones/],
] as const)('names who guards a row, %s', (chosen, parrot, both) => {
  language.value = chosen
  const told = (artisan: string) => {
    const { state } = position({ parrots: ['bones'], artisans: [artisan] })
    return explain(`row 0 ${CREW}`, cove.view(state, 0), { me: 0, name: () => '' })?.now
  }
  expect(told('')).toMatch(parrot)
  expect(told('crew')).toMatch(both)
})

it.each([
  ['en', /^Six months/, /^Twelve months/],
  ['fr', /^Six mois/, /^Douze mois/],
] as const)('counts the months of this match, %s', (chosen, half, whole) => {
  language.value = chosen
  const told = (halfYear: boolean) => {
    const { state } = position({ options: { halfYear } })
    return explain('calendar', cove.view(state, 0), { me: 0, name: () => '' })?.what
  }
  expect(told(true)).toMatch(half)
  expect(told(false)).toMatch(whole)
})

it.each([
  ['en', /Bones’s parrot: all cannons fire/],
  ['fr', /Perroquet de Bones\s: tous les canons tirent/],
] as const)('says what a parrot does where it lives, %s', (chosen, does) => {
  language.value = chosen
  const { state } = position({ parrots: ['bones'] })
  expect(explain(`row 0 ${CREW}`, cove.view(state, 0), { me: 0, name: () => '' })?.now).toMatch(does)
})

it.each([
  ['en', /^6: Silver’s parrot/, /^2: the smaller of the two counts/],
  ['fr', /^6.: le perroquet de Silver/, /^2.: le plus petit des deux compte/],
] as const)('says by what dice are counted, %s', (chosen, silver, lower) => {
  language.value = chosen
  const { state } = position({ parrots: ['silver'], levels: ['3333', '3223'] })
  const told = (seat: number) => explain(`dice ${seat}`, cove.view(state, 0), { me: 0, name: () => '' })?.now
  expect(told(0)).toMatch(silver)
  expect(told(1)).toMatch(lower)
})
