import { expect, it } from 'vitest'
import { TREASURES } from '../data.ts'
import { en as enMoment } from './moment-words.en.ts'
import { fr as frMoment } from './moment-words.fr.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

it('counts as people do', () => {
  expect(en.ducats(1)).toBe('1 ducat')
  expect(en.range(3, 3)).toBe('3')
  expect(en.keepRange(-4, -2)).toBe('You add 2 to 4 of your own')
  expect(en.keepRange(-4, 6)).toBe('You keep up to 6, or add up to 4')
  expect(fr.ducats(0)).toBe('0 ducat')
  expect(fr.treasures('barrel', 2)).toBe('2 tonneaux')
})

it('tells a crew from the top, and a covered man without his value', () => {
  expect(en.crewLine(5, ['Mira', en.under('Anne', 3)])).toBe('a crew of 3 under the 5: Mira and Anne 3')
  expect(en.crewLine('?', [])).toBe('a single question mark')
  expect(fr.dock('Anne')).toBe('Quai d’Anne')
  expect(fr.dock('Barbe')).toBe('Quai de Barbe')
})

it('calls a crew by what its top disc shows where a button has little room', () => {
  expect(en.mineOver('?', 1, en.crewOf('Mira', 5, 2))).toBe('Your ? over Mira’s crew of 2')
  expect(en.crewOf('Mira', '?', 1)).toBe('Mira’s ?')
  expect(fr.mineOver(5, 1, fr.crewOf('Mira', '?', 1))).toBe('Votre 5 sur le ? de Mira')
})

it('asks only for what the crew in hand can touch, and says which man was covered', () => {
  expect([en.ask.target.crews, en.ask.target.ships]).toEqual(['Touch a lit crew', 'Touch a lit ship'])
  expect(fr.ask.target.crews).toBe('Touchez un équipage')
  expect(enMoment.covered(1, 5, 1)).toEqual([{ seat: 1 }, ' covers ', { strong: 'your 5' }])
  expect(frMoment.covered(1, '?', 1)).toEqual([{ seat: 1 }, ' recouvre ', { strong: 'votre point d’interrogation' }])
  expect(enMoment.covered(1, 5, 8)).toEqual([{ seat: 1 }, ' covers ', { strong: 'your crew of 8' }])
})

it('puts a narrow space before French colons and marks, never an ordinary one', () => {
  const said = [...Object.values(fr), ...Object.values(fr.figures)].filter((word) => typeof word === 'string')
  for (const sentence of said) expect(sentence).not.toMatch(/ [:;!?»]/)
  expect(said.length).toBeGreaterThan(20)
  expect(fr.boardAction('La Licorne', TREASURES[0])).toBe('Aborder La Licorne\u202f: coffre')
  expect(fr.called(['Anne', 'Mira'], 'Barbe')).toContain('appellent\u202f: Barbe')
})
