// Hints: what a move is about, and why one would make it.
import { language } from '@flibuste/web/kit'
import { expect, it } from 'vitest'
import { itHints } from '../../hint-contract.ts'
import { bones } from '../index.ts'
import { kept, STANDARD } from '../scenario.ts'
import { explain } from './explain.ts'
import { hint } from './hint.ts'
import { en } from './reasons.en.ts'
import { reasonOf } from './reasons.ts'

itHints({
  game: bones,
  options: STANDARD,
  seats: 3,
  seeds: [11],
  hint,
  explain,
  reasonOf,
  kinds: Object.keys(en),
  speak: (chosen) => void (language.value = chosen),
})

it('speaks of no pair that moves nothing: no ship moves, and the mate may go out', () => {
  const { view } = kept({ ships: 'P I P S S P', dice: [3, 2, 3, 5] })
  const reason = (die: number, by: 1 | -1) => reasonOf({ kind: 'change', die, by }, view, 0)
  expect(reason(0, -1)).toEqual({ kind: 'mate' })
  expect(reason(1, 1)).toEqual({ kind: 'group', face: 3, group: 'triple' })
  expect(reasonOf({ kind: 'done' }, view, 0)).toEqual({ kind: 'now', lane: 3 })
})

it('gives no hope as a reason that hardly ever comes true', () => {
  const { view } = kept({ ships: 'P P P I P P', dice: [1, 1, 2, 3] })
  expect(reasonOf({ kind: 'reroll', dice: [2] }, { ...view, rerollsLeft: 1, step: 'reroll' }, 0)).not.toMatchObject({
    kind: 'wish',
  })
})
