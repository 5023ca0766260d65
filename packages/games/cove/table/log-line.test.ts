import { plain, type Reader } from '@flibuste/kernel'
import { expect, it } from 'vitest'
import { fire, faces, position } from '../scenario.ts'
import { lineOf } from './log-line.ts'
import { logFr } from './log-words.fr.ts'

const reader: Reader = { me: 0, name: (seat) => ['Anne', 'Barbe'][seat] ?? '?' }

it('tells a ring that falls in the figures of the mat, and leaves one that is lost to the text', () => {
  const table = position({ places: [3, 3, 6, 6], levels: ['8772', '5245'] }).allPass()
  table.play(fire(1, 'cannons'), faces('5 6 1 1 1'))
  const moved = table.log.find(({ type }) => type === 'ringMoved')
  if (moved?.type !== 'ringMoved') throw new Error('no ring moved')
  expect(plain(lineOf(moved, table.view)!, reader)).toBe('Barbe: cannons 2 rings back, 2 instead of 3')
  expect(lineOf({ ...moved, to: 0 }, table.view)).toBeNull()
  expect(lineOf(table.log[0]!, table.view)).toBeNull()
})

it('tells what a ring was raised to, and what a ship was fitted out with', () => {
  const { view } = position({ at: 'treasure' })
  const raised = { type: 'raised', clause: 'COV-10.3', seat: 0, section: 0, from: 2, to: 4, paid: 5 } as const
  expect(plain(lineOf(raised, view)!, reader)).toBe('Anne raises sails 2 rings, from 5 to 7, for 5 gold')
  const built = { type: 'shipwrightPlayed', clause: 'COV-14.9', seat: 1, section: 3, from: 2, to: 3 } as const
  expect(plain(lineOf(built, view)!, reader)).toBe('Barbe plays Shipwright: hull up one ring, from 5 to 6')
  const fitted = { type: 'fittedOut', clause: 'COV-1.10', seat: 0, levels: [4, 2, 2, 3], paid: 4 } as const
  expect(plain(lineOf(fitted, view)!, reader)).toBe('Anne fits out for 4 gold: sails 7, crew 2, cannons 2 and hull 6')
})

it('tells of a ring that moved without its figure changing', () => {
  const { view } = position({ at: 'treasure' })
  const raised = { type: 'raised', clause: 'COV-10.3', seat: 0, section: 1, from: 3, to: 4, paid: 2 } as const
  expect(plain(lineOf(raised, view)!, reader)).toBe('Anne raises crew one ring, still 3, for 2 gold')
})

it('tells the same in French', () => {
  expect(logFr.logBack(1, 1, { was: 3, now: 3 })).toBe('\u202f: équipage, un cran de moins, toujours 3')
  expect(logFr.logBack(3, 2, { was: 7, now: 5 })).toBe('\u202f: coque, 2 crans de moins, 5 au lieu de 7')
  expect(logFr.logRaised(3, 1, { was: 5, now: 6 }, 2)).toBe(' améliore la coque d’un cran, de 5 à 6, pour 2 doublons')
})
