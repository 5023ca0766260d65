// Where friends are sent: a public address, the one of the house's network, or nowhere.
import { describe, expect, test } from 'vitest'
import { addressesOf } from './addresses.ts'

describe('addresses', () => {
  test('a public address is what friends open', () => {
    expect(addressesOf('0.0.0.0', 3000, 'https://play.example.org')).toEqual({
      local: 'http://localhost:3000/',
      shared: 'https://play.example.org/',
    })
  })

  test('a server that listens to its own machine only has nothing to share', () => {
    expect(addressesOf('127.0.0.1', 80, null)).toEqual({ local: 'http://127.0.0.1:80/', shared: null })
    expect(addressesOf('::1', 80, null)).toEqual({ local: 'http://[::1]:80/', shared: null })
  })

  test('one that listens everywhere shares an address of the house, never this machine’s own', () => {
    const { shared } = addressesOf('0.0.0.0', 3000, null)
    if (shared !== null) expect(new URL(shared).hostname).not.toMatch(/^(127\.|0\.|localhost)/)
  })
})
