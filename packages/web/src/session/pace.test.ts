// When bots answer.
import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
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
})
