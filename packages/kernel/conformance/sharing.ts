// What two pieces of data have in common, in memory and in content. Frozen objects may be shared, because nobody can alter them.
import { same, type Property } from './breach.ts'

const mutable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Object.isFrozen(value)

function gather(value: unknown, into: Set<unknown>): void {
  if (!mutable(value) || into.has(value)) return
  into.add(value)
  for (const inner of Object.values(value)) gather(inner, into)
}

function meet(value: unknown, met: ReadonlySet<unknown>, path: string): string | null {
  if (!mutable(value)) return null
  if (met.has(value)) return path
  for (const [key, inner] of Object.entries(value)) {
    const found = meet(inner, met, `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

/** The path in `second` of a mutable object that is also part of `first`, or null. */
export function sharedPath(first: unknown, second: unknown): string | null {
  const met = new Set<unknown>()
  gather(first, met)
  return meet(second, met, '')
}

/** Freezes the value and returns it. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) freeze(inner)
  }
  return value
}

interface Fields {
  readonly [key: string]: unknown
}

/** Whether two pieces of plain data are equal, without turning them into text. */
export function equal(one: unknown, two: unknown): boolean {
  if (one === two) return true
  if (typeof one !== 'object' || one === null || typeof two !== 'object' || two === null) return false
  if (Array.isArray(one)) return Array.isArray(two) && equalLists(one, two)
  return equalFields(one as Fields, two as Fields)
}

function equalLists(one: readonly unknown[], two: readonly unknown[]): boolean {
  if (one.length !== two.length) return false
  for (let at = 0; at < one.length; at++) if (!equal(one[at], two[at])) return false
  return true
}

function equalFields(one: Fields, two: Fields): boolean {
  for (const key in one) if (!equal(one[key], two[key])) return false
  for (const key in two) if (!(key in one)) return false
  return true
}

/**
 * Fails unless two pieces of plain data are equal. They are turned into text only if they differ, because that costs three times as much.
 * The order of fields is not compared here; `inspect` does that.
 */
export function alike(found: unknown, expected: unknown, property: Property, note: string): void {
  if (!equal(found, expected)) same(JSON.stringify(found), JSON.stringify(expected), property, note)
}
