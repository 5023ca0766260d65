import { describe, expect, test } from 'vitest'
import {
  areOptionsOf,
  initialOptions,
  isBadOption,
  readOptions,
  renewOptions,
  spellBadOption,
  type OptionSpec,
} from './options.ts'

const SPECS: readonly OptionSpec[] = [
  { id: 'friendly', kind: 'switch', initial: false },
  { id: 'map', kind: 'choice', values: ['small', 'large'], initial: 'small' },
  { id: 'rounds', kind: 'count', min: 1, max: 9, initial: 5 },
]
const EDITION: OptionSpec = {
  id: 'edition',
  kind: 'edition',
  initial: null,
  read: (raw) =>
    typeof raw === 'object' && raw !== null && 'cards' in raw
      ? { edition: { cards: Number(raw.cards) } }
      : { complaint: { reason: 'noCards', least: 1 } },
}
const INITIAL = { friendly: false, map: 'small', rounds: 5 }

describe('good options', () => {
  test.each([undefined, null, {}])('%j means the initial ones', (raw) => {
    expect(readOptions(SPECS, raw)).toEqual(INITIAL)
    expect(initialOptions(SPECS)).toEqual(INITIAL)
  })

  test('are all there, in the order of the specs', () => {
    const read = readOptions(SPECS, { rounds: 9, friendly: true })
    expect(JSON.stringify(read)).toBe('{"friendly":true,"map":"small","rounds":9}')
    expect(isBadOption(read)).toBe(false)
  })
})

describe('another edition', () => {
  test('is read by the game, into its one form', () => {
    expect(readOptions([EDITION], {})).toEqual({ edition: null })
    expect(readOptions([EDITION], { edition: null })).toEqual({ edition: null })
    expect(readOptions([EDITION], { edition: { cards: '52', jokers: 2 } })).toEqual({ edition: { cards: 52 } })
  })

  test('that is none says what is wrong with it', () => {
    const read = readOptions([EDITION], { edition: 7 })
    expect(read).toEqual({ option: 'edition', expected: { reason: 'noCards', least: 1 } })
    expect(isBadOption(read) && spellBadOption(read)).toBe('edition: {"reason":"noCards","least":1}')
  })
})

describe('bad options', () => {
  test.each([
    [{ friendly: 'yes' }, 'friendly', 'true or false'],
    [{ map: 'medium' }, 'map', 'small | large'],
    [{ map: 1 }, 'map', 'small | large'],
    [{ rounds: 0 }, 'rounds', 'a whole number from 1 to 9'],
    [{ rounds: 10 }, 'rounds', 'a whole number from 1 to 9'],
    [{ rounds: 2.5 }, 'rounds', 'a whole number from 1 to 9'],
    [{ rounds: '3' }, 'rounds', 'a whole number from 1 to 9'],
    [{ friendly: null }, 'friendly', 'true or false'],
    [{ parrots: 3 }, 'parrots', 'no such option'],
    [JSON.parse('{"__proto__": {"friendly": true}}'), '__proto__', 'no such option'],
    [[], '', 'an object'],
    ['friendly', '', 'an object'],
  ])('%j: says which, and what it may be', (raw, option, expected) => {
    const read = readOptions(SPECS, raw)
    expect(read).toEqual({ option, expected })
    expect(isBadOption(read) && spellBadOption(read)).toBe(`${option}: ${expected}`)
  })
})

describe('an option that was added', () => {
  const GROWN: readonly OptionSpec[] = [...SPECS, { id: 'short', kind: 'switch', initial: false, since: 3 }]

  test.each([
    [2, INITIAL, true],
    [2, { ...INITIAL, short: false }, false],
    [3, INITIAL, false],
    [3, { ...INITIAL, short: true }, true],
    [2, { friendly: false, map: 'small' }, false],
  ])('version %i has %j: %s', (version, options, fits) => {
    expect(areOptionsOf(GROWN, version, options)).toBe(fits)
  })

  test('is as the game has it at first in a new match of the same options', () => {
    expect(renewOptions(GROWN, { ...INITIAL, rounds: 3 })).toEqual({ ...INITIAL, rounds: 3, short: false })
    expect(renewOptions(GROWN, { ...INITIAL, rounds: 99 })).toEqual({ ...INITIAL, short: false })
  })
})
