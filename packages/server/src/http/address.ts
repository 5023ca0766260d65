// Whom an address belongs to, as far as limits can tell. Whoever has one IPv6 address has 2^64 of them: they count as one.
import { isIPv6 } from 'node:net'

/** The first four groups of an IPv6 address. */
function networkOf(ip: string): string {
  const [head = '', tail] = ip.replace(/%.*/, '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(gap).fill('0'), ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** The key of a limit by address. */
export function addressOf(ip: string): string {
  if (!ip.includes(':')) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(ip) ? networkOf(ip) : ip
}
