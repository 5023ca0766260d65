// What `npm test -- …` hands to which tool: a flag that one of them does not know would end its run.
import { expect, test } from 'vitest'
import { readAsked } from '../../scripts/asked.mjs'

test('the name of a browser test goes to Playwright alone, that of a unit to vitest alone, and neither is taken for a path', () => {
  const asked = readAsked(['tests/browser/bones', '-g', 'sails home', '-t', 'sinks', '--trace', 'on'])
  expect(asked).toEqual({
    depth: 'merge',
    wishes: [],
    units: ['-t', 'sinks'],
    browser: ['-g', 'sails home', '--trace', 'on'],
    paths: ['tests/browser/bones'],
  })
})

test('a value may be joined to its flag, and what both tools know goes to both', () => {
  const { units, browser, paths } = readAsked(['--grep=sails home', '--bail=1', 'packages/kernel'])
  expect({ units, browser, paths }).toEqual({
    units: ['--bail=1'],
    browser: ['--bail=1', '--grep=sails home'],
    paths: ['packages/kernel'],
  })
})

test('depth and its wishes go to neither', () => {
  expect(readAsked(['--deep', '--only', 'bones: 3 seats', '--seed', '7'])).toEqual({
    depth: 'deep',
    wishes: ['--only', 'bones: 3 seats', '--seed', '7'],
    units: [],
    browser: [],
    paths: [],
  })
})
