import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { commitmentTo, digestWith, hashState, secretOf } from './hash.ts'

const STATE = {
  round: 3,
  hands: [
    [0, 2],
    [1, 1],
  ],
  flag: 'Jolly Roger ☠',
  winner: null,
  over: false,
}
const SEED = '000102030405060708090a0b0c0d0e0f'
const sha256 = (...parts: Uint8Array[]): string => createHash('sha256').update(Buffer.concat(parts)).digest('hex')

test('the hash of a state is pinned: records made anywhere verify everywhere', () => {
  expect(hashState(STATE)).toBe('a230b4bf012eb99ec20b2bc4fc5439ec')
  expect(hashState(STATE)).toBe(sha256(Buffer.from(JSON.stringify(STATE))).slice(0, 32))
})

test('a faster digest is taken only if it says the same', () => {
  expect(() => digestWith((text) => createHash('sha1').update(text).digest('hex'))).toThrow('SHA-256')
  digestWith((text) => createHash('sha256').update(text).digest('hex'))
  expect(hashState(STATE)).toBe('a230b4bf012eb99ec20b2bc4fc5439ec')
})

test('any change of a state changes its hash', () => {
  const others = [
    { ...STATE, round: 4 },
    { ...STATE, over: true },
    {
      ...STATE,
      hands: [
        [0, 2],
        [1, 2],
      ],
    },
    { ...STATE, winner: 0 },
  ]
  expect(new Set([STATE, ...others].map(hashState)).size).toBe(5)
})

test('the commitment is SHA-256 of the bytes of the seed', () => {
  expect(commitmentTo(SEED)).toBe(sha256(Buffer.from(SEED, 'hex')))
  expect(commitmentTo(SEED)).toBe('be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991')
})

test('the secret is SHA-256 of the seed and each word after its length', () => {
  const framed = ['ahoy', 'é'].flatMap((word) => {
    const bytes = Buffer.from(word)
    return [Buffer.from([bytes.length, 0, 0, 0]), bytes]
  })
  expect(Buffer.from(secretOf(SEED, ['ahoy', 'é'])).toString('hex')).toBe(sha256(Buffer.from(SEED, 'hex'), ...framed))
})

test('no two lists of words run together', () => {
  const lists = [[], [''], ['', ''], ['ab', 'c'], ['a', 'bc'], ['abc'], ['c', 'ab']]
  const secrets = lists.map((words) => Buffer.from(secretOf(SEED, words)).toString('hex'))
  expect(new Set(secrets).size).toBe(lists.length)
})
