// Storage that is forbidden, missing, full or deceitful must cost nobody the page, nor what was kept before.
import { describe, expect, it } from 'vitest'
import { safeDrawer } from './storage.ts'
import { roomFor } from './storage-doubles.ts'

const BROKEN: readonly (readonly [string, () => Storage | null | undefined])[] = [
  [
    'forbidden',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  ],
  ['null', () => null],
  ['missing', () => undefined],
]

describe.each(BROKEN)('where storage is %s', (_, open) => {
  it('the page remembers by itself and says that nothing is kept', () => {
    const drawer = safeDrawer(open)
    expect(drawer.isThere()).toBe(false)
    expect(drawer.read('a')).toBeNull()
    expect(drawer.write('a', 'one')).toBe(false)
    expect(drawer.read('a')).toBe('one')
    expect(drawer.names()).toEqual(['a'])
    drawer.remove('a')
    expect(drawer.read('a')).toBeNull()
    expect(drawer.names()).toEqual([])
  })
})

describe('where storage is full', () => {
  it('the old entry stays in the browser, and the page goes on with the new one', () => {
    const browser = roomFor(10)
    const drawer = safeDrawer(() => browser)
    expect(drawer.isThere()).toBe(true)
    expect(drawer.write('a', 'old')).toBe(true)
    expect(drawer.write('a', 'new and far too long')).toBe(false)
    expect(drawer.read('a')).toBe('new and far too long')
    expect(browser.getItem('a')).toBe('old')
    expect(safeDrawer(() => browser).read('a')).toBe('old')
  })

  it('what could not be kept is kept as soon as there is room', () => {
    const browser = roomFor(10)
    const drawer = safeDrawer(() => browser)
    drawer.write('b', '12345678')
    expect(drawer.write('a', 'new')).toBe(false)
    drawer.remove('b')
    expect(drawer.write('a', 'new')).toBe(true)
    expect(browser.getItem('a')).toBe('new')
    expect(drawer.names()).toEqual(['a'])
  })
})

it('a text that cannot be read back is not called kept', () => {
  const deceitful = { ...roomFor(100), setItem: () => {} }
  expect(safeDrawer(() => deceitful).write('a', 'one')).toBe(false)
})
