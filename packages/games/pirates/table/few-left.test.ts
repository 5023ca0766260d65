// What a strict supply says when it runs short.
import { expect, it } from 'vitest'
import { position, put } from '../scenario.ts'
import { fewLeft } from './few-left.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

/** Five captains with five cannons each, and one with `slots`, who repairs: all lairs lie face down. */
const table = (slots: string, supply: 'strict' | 'unlimited' = 'strict') =>
  position({
    options: { supply },
    seats: 6,
    ships: [{ at: 5, slots }, ...Array.from({ length: 5 }, () => ({ slots: 'CCCCCP' }))],
  }).pass()

it('PIR-A4 tells how many of a kind are left, once they are few', () => {
  expect(fewLeft(table('CC.PPP').view)).toEqual({ cannon: 3, pirate: null })
  expect(fewLeft(table('C..PPP').view)).toEqual({ cannon: null, pirate: null })
  expect(fewLeft(table('CC.PPP', 'unlimited').view)).toEqual({ cannon: null, pirate: null })
})

it('PIR-A4 counts what was taken off in this repair', () => {
  expect(fewLeft(table('CCCCCP').view).cannon).toBe(0)
  expect(fewLeft(table('CCCCCP').play(put('1-')).view).cannon).toBe(1)
})

it('is said beside the limit of the kind, in both languages', () => {
  expect(en.repairCount(2, 3, 2, 5, { cannon: 0, pirate: null })).toBe(
    '2 slots left to change; cannons 3 of 5 (supply 0), pirates 2 of 5',
  )
  expect(fr.repairCount(2, 3, 2, 5, { cannon: null, pirate: 1 })).toContain('pirates 2 sur 5 (réserve\u00a0: 1)')
})
