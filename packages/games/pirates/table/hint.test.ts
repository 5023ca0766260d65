// Hints: what a move is about, and why one would make it.
import { lowest, Sfc32, type Seat } from '@flibuste/kernel'
import { language, ofKind } from '@flibuste/web/kit'
import { expect, it } from 'vitest'
import { itHints } from '../../hint-contract.ts'
import { pirates, type View } from '../index.ts'
import { PASS, type Sail } from '../moves.ts'
import { position, STANDARD } from '../scenario.ts'
import { text } from '../text.en.ts'
import { explain } from './explain.ts'
import { hint } from './hint.ts'
import { en } from './reasons.en.ts'
import { reasonOf } from './reasons.ts'

itHints({
  game: pirates,
  options: STANDARD,
  seats: 3,
  seeds: [1, 2, 3],
  hint,
  explain,
  reasonOf,
  kinds: Object.keys(en),
  speak: (chosen) => void (language.value = chosen),
})

const reader = { me: 0, name: String }

/** The first questions of a match in which courses are open, as far as a random game goes. */
function coursesIn(seed: number): { readonly view: View; readonly sails: readonly Sail[]; readonly seat: Seat }[] {
  const chance = new Sfc32(seed)
  const state = pirates.setup(STANDARD, 3, chance, null)
  return Array.from({ length: 60 }, () => {
    const seat = lowest(pirates.awaiting(state))
    const found = { view: pirates.view(state, seat), sails: ofKind(pirates.legal(state, seat), 'sail'), seat }
    pirates.apply(state, seat, pirates.pick(state, seat, chance), chance, null)
    return found
  }).filter(({ sails }) => sails.length > 0)
}

it('gives no two courses one name', () => {
  language.value = 'en'
  const questions = [1, 2].flatMap(coursesIn)
  expect(questions.length).toBeGreaterThan(10)
  for (const { view, sails, seat } of questions) {
    const names = sails.map(
      (move) => hint.label?.(move, view, { ...reader, me: seat }) ?? text.move(move, view, reader),
    )
    expect(new Set(names).size).toBe(names.length)
  }
})

it('knows what changes next to nothing: to stay, or a figure for another', () => {
  const { view } = position({ ships: [{ at: 18, slots: 'CCCPP.' }] })
  expect(hint.idles?.(PASS, view, 0)).toBe(true)
  expect(hint.idles?.(PASS, { ...view, step: 'second' }, 0)).toBe(true)
  expect(hint.idles?.({ kind: 'put', slot: 1, figure: 'pirate' }, view, 0)).toBe(true)
  expect(hint.idles?.({ kind: 'put', slot: 6, figure: 'pirate' }, view, 0)).toBe(false)
  expect(hint.idles?.({ kind: 'sail', to: 18 }, view, 0)).toBe(false)
})
