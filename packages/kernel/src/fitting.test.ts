// Options made to fit a number of seats: a game for four, for more with two boxes, and for no more than four in secret.
import { expect, test } from 'vitest'
import type { Refusal } from './contract.ts'
import { fitOptions } from './fitting.ts'
import type { OptionSpec, OptionValues } from './options.ts'

const OPTIONS: readonly OptionSpec[] = [
  { id: 'secret', kind: 'switch', initial: false },
  { id: 'twoBoxes', kind: 'switch', initial: false },
]
const TOO_MANY: Refusal = { clause: 'TOY-1.1', reason: 'tooMany' }
const game = {
  options: OPTIONS,
  refuseTable: ({ twoBoxes, secret }: OptionValues, seats: number) =>
    seats <= 4 || (twoBoxes === true && secret === false) ? null : TOO_MANY,
}

test('what the game allows is left as it was chosen', () => {
  const chosen = { secret: true, twoBoxes: false }
  expect(fitOptions(game, chosen, 4)).toEqual({ options: chosen, turned: null, refusal: null })
})

test('the one switch that makes the game agree is turned', () => {
  const fitting = fitOptions(game, { secret: false, twoBoxes: false }, 5)
  expect(fitting).toEqual({ options: { secret: false, twoBoxes: true }, turned: 'twoBoxes', refusal: null })
})

test('the refusal is told where no one switch helps', () => {
  const chosen = { secret: true, twoBoxes: false }
  expect(fitOptions(game, chosen, 5)).toEqual({ options: chosen, turned: null, refusal: TOO_MANY })
})
