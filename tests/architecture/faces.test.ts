// Everything the page says can be set in the faces as they were cut: a letter that is missing would fetch a whole face for its sake.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('../../packages/', import.meta.url)
const SAID =
  /(^|\/)(words|text|refusals|explain|goal|rules|tellings|labels|complaints|[\w-]+-tellings|[\w-]+-words|plate)(\.(en|fr))?\.(ts|md)$/

const ranges = [
  ...readFileSync(new URL('web/src/look/fonts.css', ROOT), 'utf8').matchAll(/unicode-range:\s*(U\+20-7E[^;]*);/g),
].map(([, range = '']) => range)
const [range = ''] = ranges

const cut = range.split(',').map((part) => {
  const [from = '', to = from] = part.trim().replace('U+', '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
})

const isCut = (letter: string): boolean =>
  cut.some(([from, to]) => letter.charCodeAt(0) >= from && letter.charCodeAt(0) <= to)

test('every letter of both languages is in the faces', () => {
  const files = ['games', 'web/src'].flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
      .filter((file) => SAID.test(file.replaceAll('\\', '/')))
      .map((file) => new URL(`${folder}/${file}`, ROOT)),
  )
  expect(files.length).toBeGreaterThan(50)
  const letters = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/[\u00a1-\u017f]/g) ?? []))
  expect([...letters].filter((letter) => !isCut(letter))).toEqual([])
})

test('all faces are cut to the same letters, though a style sheet cannot say it once', () => {
  expect(ranges).toEqual(Array.from({ length: 5 }, () => range))
})

test('the faces are cut, and not cut to nothing', () => {
  const folder = new URL('web/faces/', ROOT)
  const sizes = readdirSync(folder).flatMap((file) =>
    file.endsWith('.woff2') ? [readFileSync(new URL(file, folder)).length] : [],
  )
  expect(sizes).toHaveLength(5)
  for (const size of sizes) expect(size).toBeGreaterThan(8_000)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(160_000)
})
