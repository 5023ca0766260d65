// Hints: what a move is about, and why one would make it.
import { language } from '@flibuste/web/kit'
import { expect, it } from 'vitest'
import { itHints } from '../../hint-contract.ts'
import { buccaneer } from '../index.ts'
import { STANDARD } from '../scenario.ts'
import { explain } from './explain.ts'
import { hint } from './hint.ts'
import { en } from './reasons.en.ts'
import { reasonOf } from './reasons.ts'

itHints({
  game: buccaneer,
  options: STANDARD,
  seats: 4,
  seeds: [1, 2, 3],
  hint,
  explain,
  reasonOf,
  kinds: Object.keys(en),
  speak: (chosen) => void (language.value = chosen),
})

it('writes a true minus, and says both ends of what a boarding may bring', () => {
  const reader = { me: 0, name: () => '' }
  const keep = (least: number, most: number) => en.keep({ kind: 'keep', least, most, treasure: 'chest' }, reader)
  expect(keep(-5, 10)).toBe('a treasure; you pay up to 5 or keep up to 10')
  expect(keep(-6, -2)).toBe('a treasure; you pay 2 to 6')
  expect(keep(4, 6)).toBe('a treasure; you keep 4 to 6')
})
