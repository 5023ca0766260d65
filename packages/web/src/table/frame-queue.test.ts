import { signal } from '@preact/signals'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FRAME_MS, frameQueue, MOST_BEHIND, nextShown, NOTHING_SHOWN } from './frame-queue.ts'

describe('what is shown next', () => {
  it('is the next frame while somebody watches', () => {
    expect(nextShown(3, 6, 'watching')).toEqual({ at: 4, way: 'step' })
  })

  it('is the present when nothing may move, or far behind, or at the first load', () => {
    expect(nextShown(3, 6, 'still')).toEqual({ at: 6, way: 'jump' })
    expect(nextShown(0, MOST_BEHIND, 'watching').way).toBe('step')
    expect(nextShown(0, MOST_BEHIND + 1, 'watching')).toEqual({ at: MOST_BEHIND + 1, way: 'jump' })
    expect(nextShown(NOTHING_SHOWN, 2, 'watching')).toEqual({ at: 2, way: 'jump' })
  })

  it('goes back where frames have gone', () => {
    expect(nextShown(6, 4, 'watching')).toEqual({ at: 4, way: 'jump' })
  })
})

describe('the queue', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const queueFrom = (at: number, still = () => false) => {
    const latest = signal(at)
    return { latest, queue: frameQueue({ latest, isStill: still, needs: () => FRAME_MS }) }
  }

  it('shows frames that come together one after another', () => {
    const { latest, queue } = queueFrom(0)
    latest.value = 3
    expect(queue.shown.value).toEqual({ at: 1, way: 'step' })
    vi.advanceTimersByTime(FRAME_MS - 1)
    expect(queue.shown.value.at).toBe(1)
    vi.advanceTimersByTime(1)
    expect(queue.shown.value.at).toBe(2)
    vi.advanceTimersByTime(FRAME_MS)
    expect(queue.shown.value.at).toBe(3)
  })

  it('gives the last frame its time before the next comes', () => {
    const { latest, queue } = queueFrom(0)
    latest.value = 1
    latest.value = 2
    expect(queue.shown.value.at).toBe(1)
    vi.advanceTimersByTime(FRAME_MS)
    expect(queue.shown.value.at).toBe(2)
  })

  it('skips to the present at a tap, and goes on from there', () => {
    const { latest, queue } = queueFrom(0)
    latest.value = 5
    queue.skip()
    expect(queue.shown.value).toEqual({ at: 5, way: 'jump' })
    latest.value = 6
    expect(queue.shown.value).toEqual({ at: 6, way: 'step' })
  })

  it('jumps while hurried, and steps again after a rest', () => {
    const { latest, queue } = queueFrom(0)
    queue.hurry()
    latest.value = 3
    expect(queue.shown.value).toEqual({ at: 3, way: 'jump' })
    queue.rest()
    latest.value = 5
    expect(queue.shown.value).toEqual({ at: 4, way: 'step' })
  })

  it('never waits where nothing may move', () => {
    const { latest, queue } = queueFrom(0, () => true)
    latest.value = 2
    expect(queue.shown.value).toEqual({ at: 2, way: 'jump' })
  })

  it('stops when closed', () => {
    const { latest, queue } = queueFrom(0)
    latest.value = 3
    queue.close()
    vi.advanceTimersByTime(FRAME_MS * 5)
    expect(queue.shown.value.at).toBe(1)
  })
})
