// How fast bots answer.
import { describe, expect, it } from 'vitest'
import { paceBy } from './pace.ts'
import { handClock, settle } from './session-doubles.ts'

async function waits(moves: number): Promise<number[]> {
  const clock = handClock()
  const pace = paceBy(clock)
  const waited: number[] = []
  for (let move = 0; move < moves; move++) {
    const from = clock.now()
    let done = false
    void pace.pause(1).then(() => (done = true))
    for (let ms = 0; !done && ms < 1000; ms++) {
      await settle()
      if (!done) await clock.pass(1)
    }
    waited.push(clock.now() - from)
  }
  return waited
}

describe('the pace of bots', () => {
  it('leaves 350 ms between moves and never spends more than 1.6 s on a turn', async () => {
    const waited = await waits(7)
    expect(waited.slice(0, 4)).toEqual([350, 350, 350, 350])
    expect(waited.reduce((sum, ms) => sum + ms)).toBe(1600)
  })

  it('begins anew with the next seat, and after a rest', async () => {
    const clock = handClock()
    const pace = paceBy(clock)
    pace.hurry()
    await expect(pace.pause(1)).resolves.toBeUndefined()
    pace.rest()
    let done = false
    void pace.pause(1).then(() => (done = true))
    await clock.pass(349)
    expect(done).toBe(false)
    pace.hurry()
    await settle()
    expect(done).toBe(true)
  })

  it('waits the same before every quiet question, once, however late in a turn', async () => {
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
  })
})
