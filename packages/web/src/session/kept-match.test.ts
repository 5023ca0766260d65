// The shelf of local matches.
import { RECORD_FORMAT } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { roomFor } from '../kit/storage-doubles.ts'
import { safeDrawer } from '../kit/storage.ts'
import { shelfIn, type KeptMatch, type MatchNote, type Shelf } from './kept-match.ts'
import { memoryDrawer } from './session-doubles.ts'

const match = (key: string): KeptMatch => ({
  key,
  createdAt: 1,
  sitters: [],
  rematch: null,
  record: {
    format: RECORD_FORMAT,
    game: 'bones',
    version: 1,
    options: {},
    seats: [],
    commitment: '',
    entropy: [],
    seed: '',
    setup: '',
    entries: [],
  },
})

const note = (key: string): MatchNote => ({
  key,
  game: 'bones',
  names: [],
  people: [0],
  isBrought: false,
  winners: [],
  alone: null,
  myTurn: true,
  over: false,
  savedAt: 1,
})

describe('the shelf', () => {
  it('gives back what was put on it, newest first', () => {
    const shelf = shelfIn(memoryDrawer())
    shelf.write(match('a'), note('a'))
    shelf.write(match('b'), note('b'))
    expect(shelf.read('a')).toEqual(match('a'))
    expect(shelf.notes().map(({ key }) => key)).toEqual(['b', 'a'])
    shelf.drop('b')
    expect(shelf.read('b')).toBeNull()
    expect(shelf.notes().map(({ key }) => key)).toEqual(['a'])
  })

  it('never lets go of what was begun, however much there is', () => {
    const shelf = shelfIn(memoryDrawer())
    for (const key of 'abcdefghij') shelf.write(match(key), note(key))
    expect(shelf.notes().map(({ key }) => key)).toEqual([...'jihgfedcba'])
    expect(shelf.read('a')).toEqual(match('a'))
  })

  it('takes rubbish for nothing', () => {
    const drawer = memoryDrawer()
    drawer.write('flibuste.matches', '{"key":1')
    drawer.write('flibuste.match.a', '{"record":{"format":"another"}}')
    const shelf = shelfIn(drawer)
    expect(shelf.notes()).toEqual([])
    expect(shelf.read('a')).toBeNull()
  })

  it('offers no match that is not there', () => {
    const drawer = memoryDrawer()
    shelfIn(drawer).write(match('a'), note('a'))
    drawer.remove('flibuste.match.a')
    expect(shelfIn(drawer).notes()).toEqual([])
  })
})

describe('a shelf in a browser without room', () => {
  const sizeOf = (...keys: string[]) => {
    const browser = roomFor(Infinity)
    const shelf = shelfIn(safeDrawer(() => browser))
    for (const key of keys) shelf.write(match(key), note(key))
    return Array.from({ length: browser.length }, (_, at) => browser.key(at)!).reduce(
      (sum, name) => sum + name.length + browser.getItem(name)!.length,
      0,
    )
  }
  const over = (key: string): MatchNote => ({ ...note(key), over: true })
  const keysIn = (shelf: Shelf) => shelf.notes().map(({ key }) => key)

  it('gives up the oldest finished match for a new one, and no other', () => {
    const browser = roomFor(sizeOf('a', 'b', 'c') + 10)
    const shelf = shelfIn(safeDrawer(() => browser))
    shelf.write(match('a'), note('a'))
    shelf.write(match('b'), over('b'))
    shelf.write(match('c'), over('c'))
    expect(shelf.write(match('d'), note('d'))).toBe(true)
    expect(keysIn(shelfIn(safeDrawer(() => browser)))).toEqual(['d', 'c', 'a'])
  })

  it('keeps every unfinished match and the last good copy of the one that does not fit', () => {
    const browser = roomFor(sizeOf('a', 'b') + 10)
    const shelf = shelfIn(safeDrawer(() => browser))
    shelf.write(match('a'), note('a'))
    shelf.write(match('b'), note('b'))
    const grown = { ...match('b'), rematch: 'x'.repeat(100) }
    expect(shelf.write(grown, note('b'))).toBe(false)
    expect(shelf.read('b')).toEqual(grown)
    const later = shelfIn(safeDrawer(() => browser))
    expect(later.read('a')).toEqual(match('a'))
    expect(later.read('b')).toEqual(match('b'))
    expect(keysIn(later)).toEqual(['b', 'a'])
  })

  it('puts finished matches back where even all of them are not room enough', () => {
    const browser = roomFor(sizeOf('a', 'b') + 10)
    const shelf = shelfIn(safeDrawer(() => browser))
    shelf.write(match('a'), over('a'))
    shelf.write(match('b'), over('b'))
    expect(shelf.write({ ...match('c'), rematch: 'x'.repeat(5000) }, note('c'))).toBe(false)
    expect(keysIn(shelfIn(safeDrawer(() => browser)))).toEqual(['b', 'a'])
  })

  it('gives up nothing to a browser that refuses every write', () => {
    const browser = roomFor(Infinity)
    shelfIn(safeDrawer(() => browser)).write(match('a'), over('a'))
    const refusing: Storage = {
      ...browser,
      length: browser.length,
      setItem: () => {
        throw new DOMException('no', 'QuotaExceededError')
      },
    }
    const shelf = shelfIn(safeDrawer(() => refusing))
    expect(shelf.write(match('b'), note('b'))).toBe(false)
    expect(keysIn(shelf)).toEqual(['b', 'a'])
    expect(browser.getItem('flibuste.match.a')).not.toBeNull()
  })

  it('plays on where nothing can be kept at all', () => {
    const shelf = shelfIn(safeDrawer(() => null))
    expect(shelf.write(match('a'), note('a'))).toBe(false)
    expect(shelf.read('a')).toEqual(match('a'))
    expect(keysIn(shelf)).toEqual(['a'])
  })
})
