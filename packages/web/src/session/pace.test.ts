// When bots answer.
import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import { PACE_FIGURES } from '../kit/tempo.ts'
import { BOT_CHOICES, type BotChoice } from './bot-choices.ts'
import { hesitationMs } from './manner.ts'
import { paceBy } from './pace.ts'
import { handClock, settle } from './session-doubles.ts'

describe('the pace of bots', () => {
  it('waits for nobody where nobody looks', async () => {
    await expect(paceBy(handClock()).pause()).resolves.toBeUndefined()
  })

  it('waits until the board has told, however long that takes', async () => {
    const clock = handClock()
    const pace = paceBy(clock)
    const ready = signal(false)
    pace.heed(ready)
    let moved = 0
    void pace.pause().then(() => moved++)
    await clock.pass(60_000)
    expect(moved).toBe(0)
    ready.value = true
    await settle()
    expect(moved).toBe(1)
  })

  it('keeps nobody waiting for a table that was closed', async () => {
    const pace = paceBy(handClock())
    pace.heed(signal(false))
    const paused = pace.pause()
    pace.close()
    await expect(paused).resolves.toBeUndefined()
  })

  it('waits the same before every quiet question, once', async () => {
    const clock = handClock()
    const pace = paceBy(clock)
    let answered = 0
    const answer = () => void pace.quietly(7).then(() => answered++)
    answer()
    await clock.pass(699)
    expect(answered).toBe(0)
    await clock.pass(1)
    answer()
    await settle()
    expect(answered).toBe(2)
    void pace.quietly(8).then(() => answered++)
    await clock.pass(699)
    expect(answered).toBe(2)
    pace.hurry()
    await settle()
    expect(answered).toBe(3)
  })

  it('lets each level hesitate before its turn, as chance has it, once the board has told', async () => {
    const clock = handClock()
    const pace = paceBy(clock, () => 0.5)
    const ready = signal(false)
    pace.heed(ready, () => 1)
    let moved = 0
    void pace.ponder('captain').then(() => moved++)
    await clock.pass(60_000)
    ready.value = true
    await clock.pass(799)
    expect(moved).toBe(0)
    await clock.pass(1)
    expect(moved).toBe(1)
  })

  it('hesitates for nobody without patience, nor where nobody looks', async () => {
    const pace = paceBy(handClock())
    await expect(pace.ponder('captain')).resolves.toBeUndefined()
    pace.heed(signal(true), () => 0)
    await expect(pace.ponder('captain')).resolves.toBeUndefined()
  })

  it('ends a hesitation at a press, also one that would come next, and only that one', async () => {
    const clock = handClock()
    const pace = paceBy(clock, () => 0.5)
    const ready = signal(true)
    pace.heed(ready, () => 1)
    let moved = 0
    const ponder = () => void pace.ponder('captain').then(() => moved++)
    ponder()
    await settle()
    pace.hurry()
    await settle()
    expect(moved).toBe(1)
    ready.value = false
    ponder()
    pace.hurry()
    ready.value = true
    await settle()
    expect(moved).toBe(2)
    ponder()
    await clock.pass(799)
    expect(moved).toBe(2)
    pace.close()
    await settle()
    expect(moved).toBe(3)
  })
})

describe('the manner of a level', () => {
  const spread = (level: BotChoice) => {
    const waits = Array.from({ length: 101 }, (_, at) => hesitationMs(level, at / 100))
    return { median: waits[50] ?? 0, range: Math.max(...waits) - Math.min(...waits) }
  }

  it('grows more deliberate with the rank', () => {
    const medians = BOT_CHOICES.map((level) => spread(level).median)
    expect(medians).toEqual(medians.toSorted((a, b) => a - b))
    expect(new Set(medians).size).toBe(BOT_CHOICES.length)
  })

  it('is uneven in a boy and even in a captain', () => {
    const ranges = BOT_CHOICES.map((level) => spread(level).range)
    expect(ranges).toEqual(ranges.toSorted((a, b) => b - a))
  })

  it('never shows where the table is fast', () => {
    expect([PACE_FIGURES.fast.patience, PACE_FIGURES.instant.patience]).toEqual([0, 0])
  })
})
