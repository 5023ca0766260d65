import { plain } from '@flibuste/kernel'
import { expect, it } from 'vitest'
import { TAVERN_KINDS } from '../data.ts'
import { position } from '../scenario.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

it('tells what a course would bring, as far as can be seen', () => {
  const { view } = position({ at: 'treasure', chests: [3, 0, 0, 0], gold: [7, 0, 0, 0] })
  expect(en.courseGain(view, 0, 6)).toContain('bury 6 gold and 3 chests for 5 fame')
  expect(fr.courseGain(view, 0, 6)).toContain('pour 5 points de renommée')
})

it('tells a row of the mat in words', () => {
  expect(en.rowLine(0, { level: 3, value: 6 }, [en.artisanHere])).toBe('Sails: 6, level 3; guarded by an artisan')
  expect(en.rowLine(3, null, [])).toBe('Hull: off the mat')
  expect(fr.rowLine(3, null, [])).toBe('Coque\u202f: hors de la fiche')
})

it('tells a volley and what to hope of it', () => {
  expect(en.aimHint(4, 5, 4 / 3)).toBe('4 dice, 5 or more hits: 1.3 hits on average.')
  expect(en.aimHint(1, 6, 1 / 6)).toContain('only a 6 hits')
  expect(en.aimHint(3, 5, 1)).toBe('3 dice, 5 or more hits: 1 hit on average.')
  expect(en.meanHits(1)).toBe('1 hit')
  expect(en.meanHits(4 / 3)).toBe('1.3 hits')
  expect(fr.meanHits(1)).toBe('1 coup')
  expect(fr.meanHits(1.97)).toBe('2 coups')
  expect(fr.meanHits(4 / 3)).toBe('1,3 coup')
  expect(fr.aimHint(4, 5, 4 / 3)).toContain('1,3 coup au but')
})

it('says the goal so short under a thumb that my own figure is never cut', () => {
  for (const { goal } of [en, fr]) expect(plain(goal.short, { me: 0, name: () => '' }).length).toBeLessThan(14)
})

it('tells of every card what it does, in both languages', () => {
  for (const kind of TAVERN_KINDS) {
    expect(en.effect[kind]).toMatch(/\.$/)
    expect(fr.effect[kind]).toMatch(/\.$/)
  }
})

it('puts a narrow space before French colons and marks, never an ordinary one', () => {
  const told = [
    ...Object.values(fr),
    ...Object.values(fr.effect),
    fr.sealCourse(6),
    fr.inForce('Anne', 'smoke'),
    fr.fitStep(0, 3, 6, 4),
    fr.orderOf(2),
  ].filter((word) => typeof word === 'string')
  for (const sentence of told) expect(sentence).not.toMatch(/ [:;!?»%]/)
  expect(told.length).toBeGreaterThan(60)
})
