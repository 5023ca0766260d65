import { expect, test } from 'vitest'
import { addressOf } from './address.ts'

test('an IPv4 address counts for itself, also where it is written as IPv6', () => {
  expect(addressOf('192.168.1.5')).toBe('192.168.1.5')
  expect(addressOf('::ffff:192.168.1.5')).toBe('192.168.1.5')
})

test('all IPv6 addresses of one network count as one, however they are written', () => {
  const all = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:1:2:3', '2001:0db8:0001:0002::', '2001:DB8:1:2::9%eth0']
  expect(new Set(all.map(addressOf))).toEqual(new Set(['2001:db8:1:2::/64']))
  expect(addressOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
  expect(addressOf('::1')).toBe('0:0:0:0::/64')
})
