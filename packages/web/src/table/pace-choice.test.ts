import { describe, expect, it } from 'vitest'
import { memoryDrawer } from '../session/session-doubles.ts'
import { paceChoice, readKept } from './pace-choice.ts'

describe('the pace of a table', () => {
  it('is calm until a match of that game was played to its end', () => {
    const drawer = memoryDrawer()
    const bones = paceChoice('bones', drawer)
    expect(bones.pace.value).toBe('calm')
    bones.finished()
    expect(bones.pace.value).toBe('normal')
    expect(paceChoice('bones', drawer).pace.value).toBe('normal')
    expect(paceChoice('cove', drawer).pace.value).toBe('calm')
  })

  it('is calm again where the next match is met as the first, and in no other game', () => {
    const drawer = memoryDrawer()
    for (const game of ['bones', 'cove']) paceChoice(game, drawer).finished()
    paceChoice('bones', drawer).anew()
    expect(paceChoice('bones', drawer).isKnown.value).toBe(false)
    expect(paceChoice('cove', drawer).isKnown.value).toBe(true)
  })

  it('is what was chosen, in every game, from then on', () => {
    const drawer = memoryDrawer()
    paceChoice('bones', drawer).choose('fast')
    expect(paceChoice('cove', drawer).pace.value).toBe('fast')
  })

  it('reads nonsense as nothing', () => {
    for (const written of ['', '{', 'null', '7', '{"chosen":"swift","known":{}}'])
      expect(readKept(written)).toEqual({ chosen: null, known: [] })
  })
})
