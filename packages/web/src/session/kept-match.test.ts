// The shelf of local matches.
import { RECORD_FORMAT } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { shelfIn, type KeptMatch, type MatchNote } from './kept-match.ts'
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

const note = (key: string): MatchNote => ({ key, game: 'bones', names: [], myTurn: true, over: false, savedAt: 1 })

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

  it('keeps a few matches and forgets the oldest with all it held', () => {
    const drawer = memoryDrawer()
    const shelf = shelfIn(drawer)
    for (const key of 'abcdefghij') shelf.write(match(key), note(key))
    expect(shelf.notes().map(({ key }) => key)).toEqual(['j', 'i', 'h', 'g', 'f', 'e'])
    expect(shelf.read('d')).toBeNull()
    expect(drawer.size).toBe(7)
  })

  it('takes rubbish for nothing', () => {
    const drawer = memoryDrawer()
    drawer.setItem('flibuste.matches', '{"key":1')
    drawer.setItem('flibuste.match.a', '{"record":{"format":"another"}}')
    const shelf = shelfIn(drawer)
    expect(shelf.notes()).toEqual([])
    expect(shelf.read('a')).toBeNull()
  })

  it('does not stop a match when the storage is full', () => {
    const drawer = memoryDrawer()
    const full = {
      ...drawer,
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(() => shelfIn(full).write(match('a'), note('a'))).not.toThrow()
  })
})
