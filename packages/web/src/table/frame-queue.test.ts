// One frame after another, on a clock that is held.
import { effect, signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import { beat, type Score } from '../kit/score.ts'
import { handClock } from '../session/session-doubles.ts'
import {
  frameQueue,
  haste,
  MOST_BEHIND,
  nextShown,
  NOTHING_SHOWN,
  UNHURRIED,
  type Attention,
  type Shown,
  type Stop,
} from './frame-queue.ts'
import { planPart } from '../kit/teller.ts'

const FRAME_MS = 400
const PLAIN: Score<string> = [beat(['move'], { lastsMs: FRAME_MS })]

describe('what is shown next', () => {
  it('is the next frame while somebody watches', () => {
    expect(nextShown(3, 6, 'watching')).toEqual({ at: 4, way: 'step' })
    expect(nextShown(0, MOST_BEHIND, 'watching').way).toBe('step')
  })

  it('is the present when nobody looks, at the first load, or where no telling could catch up', () => {
    expect(nextShown(3, 6, 'away')).toEqual({ at: 6, way: 'jump' })
    expect(nextShown(NOTHING_SHOWN, 2, 'watching')).toEqual({ at: 2, way: 'jump' })
    expect(nextShown(0, MOST_BEHIND + 1, 'watching')).toEqual({ at: MOST_BEHIND + 1, way: 'jump' })
  })

  it('goes back where frames have gone', () => {
    expect(nextShown(6, 4, 'watching')).toEqual({ at: 4, way: 'jump' })
  })

  it('is told faster the further behind', () => {
    expect(haste(UNHURRIED)).toBe(1)
    expect(haste(UNHURRIED * 2)).toBe(0.5)
    expect(haste(MOST_BEHIND)).toBeGreaterThan(0.1)
  })
})

function queueFrom(at: number, score: Score<string> = PLAIN) {
  const clock = handClock()
  const latest = signal(at)
  const attention = signal<Attention>('watching')
  const stop = signal<Stop | null>(null)
  const queue = frameQueue({
    latest,
    clock,
    stop,
    attention: () => attention.peek(),
    plan: (_, faster, part) => planPart(score, part, { motion: 'moving', tempo: faster, by: 'others', holdMs: 0 }),
  })
  const seen: Shown[] = []
  effect(() => void seen.push(queue.shown.value))
  const ways = () => seen.map(({ at: frame, way }) => `${way} ${frame}`)
  return { clock, latest, attention, stop, queue, ways }
}

describe('what is told at every pace', () => {
  it('is stopped at where only the present is shown, one after another, and skipped one by one', async () => {
    const clock = handClock()
    const latest = signal(0)
    const grave = [2, 4]
    const queue = frameQueue({
      latest,
      clock,
      attention: () => 'away',
      fateful: (from, to) => grave.find((at) => from <= at && at <= to) ?? null,
      plan: (_, faster, part) =>
        planPart(PLAIN, part, { motion: 'moving', tempo: 1 + faster, by: 'others', holdMs: 0 }),
    })
    latest.value = 5
    expect(queue.shown.value).toEqual({ at: 2, way: 'step' })
    expect(queue.missed.value).toBe(1)
    await clock.pass(FRAME_MS)
    expect(queue.shown.value).toEqual({ at: 4, way: 'step' })
    expect(queue.ready.value).toBe(false)
    queue.skip()
    expect(queue.shown.value).toEqual({ at: 5, way: 'jump' })
    latest.value = 6
    expect(queue.shown.value).toEqual({ at: 6, way: 'jump' })
    expect(queue.ready.value).toBe(true)
  })
})

describe('the queue', () => {
  it('shows frames that come together one after another, and leaves none out', async () => {
    const { clock, latest, queue, ways } = queueFrom(0)
    latest.value = 3
    expect(queue.shown.value).toEqual({ at: 1, way: 'step' })
    expect(queue.ready.value).toBe(false)
    await clock.pass(FRAME_MS - 1)
    expect(queue.shown.value.at).toBe(1)
    await clock.pass(1 + 2 * FRAME_MS)
    expect(ways()).toEqual(['jump 0', 'step 1', 'step 2', 'step 3'])
    expect(queue.ready.value).toBe(true)
  })

  it('catches up by telling faster, and drops nothing', async () => {
    const { clock, latest, queue, ways } = queueFrom(0)
    const behind = MOST_BEHIND - 1
    latest.value = behind
    await clock.pass(behind * FRAME_MS * 0.5)
    expect(queue.ready.value).toBe(true)
    expect(ways()).toHaveLength(behind + 1)
    expect(queue.missed.value).toBeNull()
  })

  it('ends the telling at a tap, and goes on from there', async () => {
    const { latest, queue } = queueFrom(0)
    latest.value = 5
    queue.skip()
    expect(queue.shown.value).toEqual({ at: 5, way: 'jump' })
    expect(queue.ready.value).toBe(true)
    expect(queue.missed.value).toBeNull()
    latest.value = 6
    expect(queue.shown.value).toEqual({ at: 6, way: 'step' })
  })

  it('jumps while nobody looks and remembers from where, until somebody plays', () => {
    const { latest, attention, queue } = queueFrom(0)
    attention.value = 'away'
    latest.value = 2
    latest.value = 4
    expect(queue.shown.value).toEqual({ at: 4, way: 'jump' })
    expect(queue.ready.value).toBe(true)
    expect(queue.missed.value).toBe(1)
    attention.value = 'watching'
    queue.rest()
    expect(queue.missed.value).toBeNull()
    latest.value = 5
    expect(queue.shown.value).toEqual({ at: 5, way: 'step' })
  })

  it('tells once more, from the table as it was, and goes on with what came meanwhile', async () => {
    const { clock, latest, queue, ways } = queueFrom(0)
    latest.value = 2
    await clock.pass(2 * FRAME_MS)
    queue.replay(1, 2)
    expect(queue.again.value).toBe(2)
    expect(queue.ready.value).toBe(false)
    await clock.pass(400)
    latest.value = 3
    await clock.pass(3 * FRAME_MS)
    expect(ways().slice(3)).toEqual(['jump 0', 'step 1', 'step 2', 'jump 2', 'step 3'])
    expect(queue.again.value).toBeNull()
  })

  it('stops telling once more at a tap', async () => {
    const { clock, latest, queue } = queueFrom(0)
    latest.value = 2
    await clock.pass(2 * FRAME_MS)
    queue.replay(1, 1)
    queue.skip()
    expect(queue.shown.value).toEqual({ at: 2, way: 'jump' })
    await clock.pass(5000)
    expect(queue.shown.value.at).toBe(2)
    expect(queue.ready.value).toBe(true)
  })

  it('goes back with what was taken back', () => {
    const { latest, queue } = queueFrom(4)
    latest.value = 2
    expect(queue.shown.value).toEqual({ at: 2, way: 'jump' })
  })

  it('stops when closed', async () => {
    const { clock, latest, queue } = queueFrom(0)
    latest.value = 3
    queue.close()
    await clock.pass(FRAME_MS * 5)
    expect(queue.shown.value.at).toBe(1)
  })
})

describe('a stop in the middle of a frame', () => {
  const THREE: Score<string> = ['sailed', 'ended', 'rolled'].map((event) => beat([event], { lastsMs: FRAME_MS }))
  const AFTER_SAILING: Stop = { at: 1, beats: 1, events: 1 }

  it('holds the telling there, and goes on from there', async () => {
    const { clock, latest, stop, queue } = queueFrom(0, THREE)
    stop.value = AFTER_SAILING
    latest.value = 1
    await clock.pass(FRAME_MS * 9)
    expect(queue.held.value).toBe(true)
    expect(queue.progress.value).toEqual({ begun: 1, told: 1, phase: 'telling' })
    expect(queue.ready.value).toBe(false)
    stop.value = null
    expect(queue.held.value).toBe(false)
    expect(queue.progress.value).toMatchObject({ begun: 2, told: 2 })
    await clock.pass(FRAME_MS * 2)
    expect(queue.ready.value).toBe(true)
  })

  it('may be followed by another in the same frame', async () => {
    const { clock, latest, stop, queue } = queueFrom(0, THREE)
    stop.value = AFTER_SAILING
    latest.value = 1
    await clock.pass(FRAME_MS * 9)
    stop.value = { at: 1, beats: 2, events: 2 }
    await clock.pass(FRAME_MS * 9)
    expect([queue.held.value, queue.progress.value.told]).toEqual([true, 2])
  })

  it('is not skipped, nor jumped over while nobody looks', async () => {
    const { clock, latest, stop, attention, queue } = queueFrom(0, THREE)
    stop.value = AFTER_SAILING
    latest.value = 2
    queue.skip()
    expect([queue.held.value, queue.shown.value.at, queue.progress.value.told]).toEqual([true, 1, 1])
    queue.skip()
    expect(queue.held.value).toBe(true)
    const unseen = queueFrom(0, THREE)
    unseen.attention.value = 'away'
    unseen.stop.value = AFTER_SAILING
    unseen.latest.value = 2
    expect([unseen.queue.held.value, unseen.queue.shown.value.at]).toEqual([true, 1])
    attention.value = 'watching'
    stop.value = null
    await clock.pass(FRAME_MS * 9)
    expect([queue.shown.value.at, queue.ready.value]).toEqual([2, true])
  })
})
