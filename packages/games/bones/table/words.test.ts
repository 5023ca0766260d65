import { expect, it } from 'vitest'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

it('counts treasures and dice as people do', () => {
  expect(en.reserve(1)).toBe('1 treasure left in the reserve')
  expect(en.diceWhy(5, [6])).toBe('five dice: island 6')
  expect(en.diceWhy(6, [1, 6])).toBe('six dice: islands 1 and 6')
  expect(en.diceWhy(4, [])).toBe('four dice')
  expect(fr.reserve(0)).toBe('0 trésor dans la réserve')
  expect(fr.diceWhy(5, [1])).toBe('cinq dés\u202f: île 1')
})

it('puts a narrow space before French colons and marks, never an ordinary one', () => {
  const said = Object.values(fr).filter((word) => typeof word === 'string')
  for (const sentence of said) expect(sentence).not.toMatch(/ [:;!?»]/)
  expect(said.length).toBeGreaterThan(10)
  expect(fr.pickWay(4)).toBe('Navire 4\u202f: en mer avec une paire, ou à son île avec un brelan\u202f?')
})

it('says the two ways of a ship shortly', () => {
  expect([en.wayTo('island', 3, 4), en.wayTo('sea', 2, 4)]).toEqual(['To its island (three 4s)', 'Out to sea (two 4s)'])
  expect([fr.wayTo('island', 3, 4), fr.wayTo('sea', 2, 4)]).toEqual(['À son île (trois 4)', 'En mer (deux 4)'])
})

it('names a pair, a triple and more', () => {
  expect([2, 3, 4].map((count) => en.group(4, count))).toEqual(['pair of 4', 'triple of 4', 'four of 4'])
  expect([2, 3, 4].map((count) => fr.group(4, count))).toEqual(['paire de 4', 'brelan de 4', 'quatre dés de 4'])
})
