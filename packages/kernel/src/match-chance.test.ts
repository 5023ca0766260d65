import { createCipheriv } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { unevenness } from '../conformance/statistics.ts'
import { bytesToHex, hexToBytes } from './hash.ts'
import { MatchChance } from './match-chance.ts'

class Open extends MatchChance {
  blockHex(): string {
    const bytes = new DataView(new ArrayBuffer(64))
    for (let at = 0; at < 64; at += 4) bytes.setUint32(at, this.word(), true)
    return bytesToHex(new Uint8Array(bytes.buffer))
  }
}

const key = (hex: string): Uint8Array => hexToBytes(hex.padEnd(64, '0'))

describe('RFC 8439, appendix A.1', () => {
  const zeros = new Open(key(''), 0)

  test('test vector 1: key 0, nonce 0, block 0', () => {
    expect(zeros.blockHex()).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    )
  })

  test('test vector 2: the next block', () => {
    expect(zeros.blockHex()).toBe(
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    )
  })

  test('test vector 4: another key, block 2', () => {
    const chance = new Open(key('00ff'), 0)
    chance.blockHex()
    chance.blockHex()
    expect(chance.blockHex()).toBe(
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca' +
        '13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    )
  })
})

test.each([0, 1, 77, 0xffffffff])('stream %i is what another implementation makes of it', (stream) => {
  const secret = key('0123456789abcdef')
  const iv = new DataView(new ArrayBuffer(16)) // block counter, then the nonce
  iv.setUint32(4, stream, true)
  const cipher = createCipheriv('chacha20', secret, new Uint8Array(iv.buffer))
  const expected = cipher.update(new Uint8Array(128)).toString('hex')
  const chance = new Open(secret, stream)
  expect(chance.blockHex() + chance.blockHex()).toBe(expected)
})

test('streams know nothing of each other', () => {
  const counts = Array.from({ length: 36 }, () => 0)
  for (let stream = 0; stream < 7200; stream++) {
    const [one, next] = [new MatchChance(key('aa'), stream), new MatchChance(key('aa'), stream + 1)]
    counts[one.below(6) * 6 + next.below(6)]!++
  }
  expect(unevenness(counts)).toBeLessThan(4)
})

test('the same key and stream give the same luck', () => {
  const rolls = (): number[] => {
    const chance = new MatchChance(key('bb'), 3)
    return Array.from({ length: 40 }, () => chance.die())
  }
  expect(rolls()).toEqual(rolls())
  expect(new MatchChance(key('bb'), 3).drawn).toBe(0)
})
