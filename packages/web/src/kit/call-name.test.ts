import { expect, it } from 'vitest'
import { callingReader, callName } from './call-name.ts'

const calledOf = (...names: readonly string[]): string[] => names.map((_, seat) => callName(names, seat))

it('calls a captain of a long name by its first word', () => {
  expect(calledOf('Gildas de Saint-Malo', 'Perrine', 'Peg the Bold')).toEqual(['Gildas', 'Perrine', 'Peg the Bold'])
})

it('keeps the whole name where the first word would not tell who is meant', () => {
  expect(calledOf('Anne Lanternjaw', 'Anne')).toEqual(['Anne Lanternjaw', 'Anne'])
  expect(calledOf('Le Capitaine Crochet')).toEqual(['Le Capitaine Crochet'])
  expect(calledOf('Barthélemyqui')).toEqual(['Barthélemyqui'])
})

it('leaves who reads as it was', () => {
  const reader = callingReader({ me: 1, name: () => '' }, [{ name: 'Tom' }, { name: 'Rowan Sharp-Eye' }])
  expect([reader.me, reader.name(0), reader.name(1), reader.name(7)]).toEqual([1, 'Tom', 'Rowan', ''])
})
