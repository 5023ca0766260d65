import { expect, test } from 'vitest'
import { newTableId, readTableId } from './table-id.ts'
import { WORDS } from './words.ts'

test('there are 256 words, each once, easy to type', () => {
  expect(new Set(WORDS).size).toBe(256)
  expect(WORDS).toHaveLength(256)
  for (const word of WORDS) expect(word).toMatch(/^[A-Z]{3,9}$/)
})

test('names of tables hardly ever clash', () => {
  const names = new Set(Array.from({ length: 2000 }, newTableId))
  expect(names.size).toBeGreaterThan(1995)
  for (const name of names) expect(readTableId(` ${name.toLowerCase()} `)).toBe(name)
})

test('what cannot be a name is unknown', () => {
  for (const typed of ['', '../etc', 'A\u0000B', 'KRAKEN 42', 'é'])
    expect(() => readTableId(typed)).toThrow('No such table')
})
