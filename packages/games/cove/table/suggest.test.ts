import { allowed } from '@flibuste/web/kit'
import { expect, it } from 'vitest'
import { fire, position } from '../scenario.ts'
import { EMPTY } from './draft.ts'
import { islandMoves, playableCards, sectionMoves } from './legal.ts'
import { aimFor, burialFor, levelsFor, openMixes, raiseFor, raiseSteps } from './suggest.ts'

it('chooses no fitting-out for anybody, and keeps what was chosen', () => {
  const legal = [{ kind: 'fit', levels: [4, 3, 3, 4] }] as const
  expect(openMixes(legal).map(({ name }) => name)).toEqual(['even'])
  expect(levelsFor(EMPTY)).toEqual([2, 2, 2, 2])
  expect(levelsFor({ ...EMPTY, levels: [2, 2, 2, 3] })).toEqual([2, 2, 2, 3])
})

it('aims at nothing until a ship and a row are chosen', () => {
  const table = position({ places: [3, 3, 6, 6], levels: ['8772', '5245'] }).allPass()
  const legal = table.legal()
  expect(aimFor(EMPTY, legal)).toBeNull()
  expect(aimFor({ ...EMPTY, at: 1 }, legal)).toBeNull()
  expect(aimFor({ ...EMPTY, at: 1, row: 3 }, legal)).toEqual(fire(1, 'hull'))
  expect(aimFor({ ...EMPTY, at: 2, row: 3 }, legal)).toBeNull()
  expect(aimFor(EMPTY, [fire(1, 'hull')])).toEqual(fire(1, 'hull'))
})

it('proposes all that can be buried, and no more than was chosen', () => {
  const table = position({ at: 'effects', places: [6, 7, 7, 7], chests: [4, 0, 0, 0], gold: [7, 0, 0, 0] })
  const legal = table.until(0).legal()
  expect(burialFor(EMPTY, legal)).toEqual({ kind: 'bury', chests: 4, bags: 2 })
  expect(burialFor({ ...EMPTY, chests: 1, bags: 0 }, legal)).toEqual({ kind: 'bury', chests: 1, bags: 0 })
  expect(burialFor(EMPTY, [])).toBeNull()
})

it('raises nothing until a level is touched', () => {
  const table = position({ at: 'effects', places: [3, 7, 7, 7], gold: [5, 0, 0, 0] })
  const legal = table.until(0).legal()
  expect(raiseFor(EMPTY, legal)).toBeNull()
  expect(raiseFor({ ...EMPTY, row: 0, level: 3 }, legal)).toMatchObject({ level: 3 })
})

it('takes back the last step of a ring with its minus, down to nothing chosen', () => {
  const table = position({ at: 'effects', places: [3, 7, 7, 7], gold: [9, 0, 0, 0] })
  const legal = table.until(0).legal()
  const row = 0
  const now = table.view.players[0]!.sections[row]!.level
  const first = raiseSteps(EMPTY, legal, row, now)
  expect([first.isOpen, first.fewer]).toEqual([true, null])
  const up = { ...EMPTY, ...first.more!.draft }
  const second = { ...up, ...raiseSteps(up, legal, row, now).more!.draft }
  expect(raiseFor(second, legal)).toMatchObject({ section: row, level: now + 2 })
  const down = { ...second, ...raiseSteps(second, legal, row, now).fewer!.draft }
  expect(down).toEqual(up)
  expect({ ...down, ...raiseSteps(down, legal, row, now).fewer!.draft }).toEqual(EMPTY)
})

it('lights cards, and what they can be played on', () => {
  const table = position({ at: 'effects', places: [3, 7, 7, 7], hands: ['artisan smoke'], gold: [9] })
  const legal = table.until(0).legal()
  expect(playableCards(legal)).toEqual(['artisan'])
  expect([...sectionMoves(legal, 'artisan').keys()]).toEqual([0, 1, 2, 3])
  expect(sectionMoves(legal, null).size).toBe(0)
  const navy = position({ at: 'sailed', hands: ['royalNavy'] })
  expect([...islandMoves(navy.legal(undefined, 0), 'royalNavy').keys()]).toEqual([1, 2, 3, 4, 5])
  expect(allowed(navy.legal(undefined, 0), { kind: 'pass' })).toBe(true)
})
