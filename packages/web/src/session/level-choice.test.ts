// Whom "Play now" offers: boys at first, then whatever was chosen last.
import { describe, expect, it } from 'vitest'
import { safeDrawer } from '../kit/storage.ts'
import { roomFor } from '../kit/storage-doubles.ts'
import type { LocalSitter, MatchNote } from './kept-match.ts'
import { levelsIn } from './level-choice.ts'

const ROOM = 10_000
const ANNE: LocalSitter = { name: 'Anne', human: true, bot: null }
const bot = (id: string): LocalSitter => ({ name: 'Barbe', human: false, bot: id })

const note: MatchNote = {
  key: 'one',
  game: 'bones',
  names: ['Anne', 'Barbe'],
  people: [0],
  isBrought: false,
  winners: [],
  alone: null,
  myTurn: true,
  over: false,
  savedAt: 0,
}

const levels = (notes: readonly MatchNote[] = [], kept = roomFor(ROOM)) =>
  levelsIn(
    safeDrawer(() => kept),
    { notes: () => notes },
  )

describe('the level of bots', () => {
  it('is the ship’s boy in the first match of a game', () => {
    expect(levels().of('bones')).toBe('boy')
    expect(levels([note]).of('cove')).toBe('boy')
  })

  it('is the sailor for whoever played before there were levels', () => {
    expect(levels([note]).of('bones')).toBe('sailor')
  })

  it('is not learnt from matches nobody here played against bots', () => {
    expect(levels([{ ...note, names: ['Anne'] }]).of('bones')).toBe('boy')
    expect(levels([{ ...note, people: [0, 1] }]).of('bones')).toBe('boy')
    expect(levels([{ ...note, people: [], isBrought: true }]).of('bones')).toBe('boy')
  })

  it('is the one chosen last for that game, in the next visit too', () => {
    const kept = roomFor(ROOM)
    levels([], kept).choose('bones', 'captain')
    expect(levels([note], kept).of('bones')).toBe('captain')
    expect(levels([note], kept).of('cove')).toBe('boy')
  })

  it('stays with the boys after a first match against them', () => {
    const kept = roomFor(ROOM)
    levels([], kept).played('bones', [ANNE, bot('boy'), bot('boy')])
    expect(levels([note], kept).of('bones')).toBe('boy')
  })

  it('is told by the first bot of a match, under whatever name', () => {
    const choice = levels()
    choice.played('bones', [ANNE, bot('mate'), bot('boy')])
    expect(choice.of('bones')).toBe('mate')
    choice.played('bones', [ANNE, bot('greedy')])
    expect(choice.of('bones')).toBe('sailor')
    choice.played('bones', [ANNE, { ...ANNE, bot: 'captain' }])
    expect(choice.of('bones')).toBe('sailor')
  })

  it('is the ship’s boy where what is kept makes no sense', () => {
    const kept = roomFor(ROOM)
    kept.setItem('flibuste.level.bones', 'admiral')
    expect(levels([], kept).of('bones')).toBe('boy')
  })
})
