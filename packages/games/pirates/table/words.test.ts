import { expect, it } from 'vitest'
import { FIGURE_SOURCES } from '../data.ts'
import { lairLine } from './lair-words.ts'
import { position } from '../scenario.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

it('counts as people do', () => {
  expect(en.counts(1, 2)).toBe('1 cannon, 2 pirates')
  expect(fr.counts(0, 2)).toBe('0 canon, 2 pirates')
  expect(en.repairCount(0, 3, 2, 5, { cannon: null, pirate: null })).toBe(
    'No slot left to change; cannons 3 of 5, pirates 2 of 5',
  )
  expect(fr.oddsCost(1.25, 0.5, 0.83)).toContain('1,3 figurine,')
  expect(fr.oddsCost(2.04, 0.5, 0.83)).toContain('2,0 figurines,')
  expect([fr.oddsStake(1, 0), en.oddsStake(1, 0)]).toEqual([
    'Gagné\u202f: 1 trésor. Perdu\u202f: 0.',
    'Won: 1 treasure. Lost: 0.',
  ])
})

it('names islands as French does', () => {
  expect(fr.sailAction('sail', 2, ['Anegada', 'Ratas'])).toBe('Naviguer de 2 cases, au large d’Anegada et de Ratas')
  expect(fr.volleyOf('Anne')).toBe('Salve d’Anne')
  expect(en.sailAction('sail', 2, null)).toBe('Sail 2 spaces, home to port')
})

it('counts the spaces of a course, and lets a ship without pirates drift', () => {
  expect(en.sailAction('drift', 1, [])).toBe('Drift 1 space')
  expect(fr.sailAction('drift', 1, [])).toBe('Dériver d’une case')
  expect([en.away(1), en.away(2)]).toEqual(['1 space away, sail here', '2 spaces away, sail here'])
  expect([fr.away(1), fr.away(2)]).toEqual(['à 1 case, y naviguer', 'à 2 cases, y naviguer'])
})

it('tells a lair in words', () => {
  const { view } = position({ lairs: { G: { tile: 8, slots: 'C..P..' }, H: { gone: true } } })
  expect(lairLine(view.lairs[6]!, en)).toBe(
    'Calavera, open: 4 treasures; pirates on 4; cannons on 1; 1 fixed cannon: no number, cannot be hit',
  )
  expect(lairLine(view.lairs[7]!, en)).toBe('Zorra, plundered')
  expect(lairLine(view.lairs[0]!, en)).toContain('nobody has looked into')
})

it('puts a narrow space before French colons and marks, never an ordinary one', () => {
  const told = [
    ...Object.values(fr),
    ...Object.values(fr.figures),
    fr.lairOpen('Ratas', 2, ['a', 'b']),
    fr.repairCount(2, 1, 1, 5, { cannon: 1, pirate: 1 }),
    fr.oddsStake(2, 1),
    fr.aboutOwn('x'),
    fr.perCent(3),
  ].filter((word) => typeof word === 'string')
  for (const sentence of told) expect(sentence).not.toMatch(/ [:;!?»%]/)
  expect(told.length).toBeGreaterThan(40)
  expect(Object.keys(fr.figures)).toEqual(Object.keys(FIGURE_SOURCES))
})
