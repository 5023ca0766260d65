import { expect, it } from 'vitest'
import { isOpen, patternsOf, picksOf, usedOf, usesOpen } from './patterns.ts'

const CARDS = { quota: 3, left: 3, placed: 0, discarded: 0, paid: 0, picked: [] }

it('STO-3.3 knows the seven ways to use three cards', () => {
  expect(patternsOf(3).map((pattern) => pattern.map(([letter]) => letter).join(''))).toEqual([
    'lll',
    'lld',
    'llp',
    'ldd',
    'ldp',
    'ddd',
    'ddp',
  ])
})

it('STO-A1 has fewer ways for fewer cards', () => {
  expect(patternsOf(1)).toEqual([['lay'], ['discard'], ['pay']])
  expect(patternsOf(0)).toEqual([[]])
})

it('STO-3.2 shuts what the order forbids', () => {
  expect(usesOpen(CARDS)).toEqual(['lay', 'discard'])
  expect(usesOpen({ ...CARDS, placed: 1, left: 2 })).toEqual(['lay', 'discard'])
  expect(usesOpen({ ...CARDS, placed: 2, left: 1 })).toEqual(['lay', 'discard', 'pay'])
  expect(usesOpen({ ...CARDS, discarded: 1, left: 2 })).toEqual(['discard'])
  expect(usesOpen({ ...CARDS, discarded: 2, left: 1 })).toEqual(['discard', 'pay'])
  const used = usedOf({ ...CARDS, placed: 1, discarded: 1, left: 1 })
  expect(patternsOf(3).filter((pattern) => isOpen(pattern, used))).toHaveLength(2)
})

it('STO-3.9 counts what may be picked', () => {
  expect(patternsOf(3).map(picksOf)).toEqual([0, 0, 0, 1, 0, 2, 1])
})
