// A score on a clock that is held: what has begun, what has been told, and when the question may come.
import { describe, expect, it } from 'vitest'
import { beat, rest, type Score } from './score.ts'
import { handClock } from '../session/session-doubles.ts'
import { planOf, teller, type Manner } from './teller.ts'

const DICE = 'dice'
const SAIL = 'sail'
/** Dice that fall after 400 ms, then a ship that sails. */
const SCORE: Score<string> = [beat([DICE], { toldMs: 400, lastsMs: 500 }), beat([SAIL], { lastsMs: 300 })]
const OTHERS: Manner = { motion: 'moving', tempo: 1, by: 'others', holdMs: 0 }

function told(score: Score<string>, manner: Partial<Manner> = {}) {
  const clock = handClock()
  const voice = teller(clock)
  let isOver = false
  voice.tell(planOf(score, { ...OTHERS, ...manner }), () => (isOver = true))
  return { clock, voice, isOver: () => isOver, now: () => voice.progress.value }
}

describe('a score', () => {
  it('tells nothing of the dice before they lie, and asks after the last beat', async () => {
    const { clock, now, isOver } = told(SCORE)
    expect(now()).toEqual({ begun: 1, told: 0, phase: 'telling' })
    await clock.pass(399)
    expect(now().told).toBe(0)
    await clock.pass(1)
    expect(now()).toEqual({ begun: 1, told: 1, phase: 'telling' })
    await clock.pass(100)
    expect(now()).toEqual({ begun: 2, told: 2, phase: 'telling' })
    await clock.pass(299)
    expect(isOver()).toBe(false)
    await clock.pass(1)
    expect(now().phase).toBe('seen')
    expect(isOver()).toBe(true)
  })

  it('asks whoever made the move as soon as nothing is kept back, and plays on', async () => {
    const { clock, now } = told(SCORE, { by: 'me' })
    await clock.pass(400)
    expect(now()).toEqual({ begun: 1, told: 1, phase: 'told' })
    await clock.pass(100)
    expect(now()).toEqual({ begun: 2, told: 2, phase: 'told' })
    await clock.pass(300)
    expect(now().phase).toBe('seen')
  })

  it('keeps the floor while a stage is looked at, also for whoever made the move', async () => {
    const { clock, now } = told([beat([DICE], { lastsMs: 100 }), rest(600)], { by: 'me' })
    await clock.pass(699)
    expect(now().phase).toBe('telling')
    await clock.pass(1)
    expect(now().phase).toBe('seen')
  })

  it('is as long as the pace makes it, and a move of somebody else stays at least as long as the pace holds it', async () => {
    expect(planOf(SCORE, { ...OTHERS, tempo: 0.5 })).toMatchObject({ askedMs: 400, lastsMs: 400 })
    expect(planOf(SCORE, { ...OTHERS, holdMs: 2000 })).toMatchObject({ askedMs: 800, lastsMs: 2000 })
    expect(planOf(SCORE, { ...OTHERS, holdMs: 2000, by: 'me' }).lastsMs).toBe(800)
  })

  it('holds what is hardly worth a look hardly at all', () => {
    const passed = [beat([SAIL], { lastsMs: 40 })]
    expect(planOf(passed, { ...OTHERS, holdMs: 1000 }).lastsMs).toBe(100)
    expect(planOf([beat([SAIL], { lastsMs: 0 })], { ...OTHERS, holdMs: 1000 }).lastsMs).toBe(0)
  })

  it('is there at once where nothing moves, and stays as long as there is something to read', () => {
    const still = planOf([...SCORE, rest(600, 4000)], { ...OTHERS, motion: 'still' })
    expect(still).toEqual({ moments: [{ atMs: 0, begun: 3, told: 2 }], askedMs: 4000, playedMs: 4000, lastsMs: 4000 })
    expect(planOf(SCORE, { ...OTHERS, motion: 'still', by: 'me' }).askedMs).toBe(0)
    const read = planOf([rest(600, 4000), ...SCORE], { ...OTHERS, motion: 'still' })
    expect(read.moments).toEqual([
      { atMs: 0, begun: 1, told: 0 },
      { atMs: 4000, begun: 3, told: 2 },
    ])
  })

  it('is ended at once', async () => {
    const { clock, voice, now, isOver } = told(SCORE)
    voice.end()
    expect(now().phase).toBe('seen')
    await clock.pass(5000)
    expect(isOver()).toBe(false)
  })
})
