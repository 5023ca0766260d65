import { effect, signal } from '@preact/signals'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  FRAME_MS,
  frameQueue,
  MOST_BEHIND,
  nextShown,
  NOTHING_SHOWN,
  type FrameQueue,
  type QueueNeeds,
  type Shown,
} from './frame-queue.ts'

describe('what is shown next', () => {
  it('is the next frame while somebody watches', () => {
    expect(nextShown(3, 6, 'watching')).toEqual({ at: 4, way: 'step' })
  })

  it('is the present when nobody looks, or far behind, or at the first load', () => {
    expect(nextShown(3, 6, 'away')).toEqual({ at: 6, way: 'jump' })
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

  const MOVING: Pick<QueueNeeds, 'attention' | 'isStill' | 'timing'> = {
    attention: () => 'watching',
    isStill: () => false,
    timing: () => ({ toldMs: 0, lastsMs: FRAME_MS }),
  }
  const queueFrom = (at: number, needs: Partial<QueueNeeds> = {}) => {
    const latest = signal(at)
    return { latest, queue: frameQueue({ latest, ...MOVING, ...needs }) }
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

  it('jumps while nobody looks, and steps when somebody does', () => {
    let looks = false
    const { latest, queue } = queueFrom(0, { attention: () => (looks ? 'watching' : 'away') })
    latest.value = 2
    expect(queue.shown.value).toEqual({ at: 2, way: 'jump' })
    looks = true
    latest.value = 3
    expect(queue.shown.value).toEqual({ at: 3, way: 'step' })
  })

  it('keeps what came of a frame back until the board has told it', () => {
    const { latest, queue } = queueFrom(0, { timing: () => ({ toldMs: 200, lastsMs: FRAME_MS }) })
    expect(queue.phase.value).toBe('seen')
    latest.value = 1
    expect(queue.phase.value).toBe('showing')
    vi.advanceTimersByTime(200)
    expect(queue.phase.value).toBe('told')
    vi.advanceTimersByTime(FRAME_MS - 200)
    expect(queue.phase.value).toBe('seen')
  })

  it('tells at once where there is nothing to keep back, at a touch, and after a jump', () => {
    expect(phaseAfter(0, () => undefined)).toBe('told')
    expect(phaseAfter(200, () => undefined)).toBe('showing')
    expect(phaseAfter(200, (queue) => queue.tell())).toBe('told')
    expect(phaseAfter(200, (queue) => queue.skip())).toBe('seen')
    expect(phaseAfter(200, (queue) => queue.hurry())).toBe('seen')
  })

  const phaseAfter = (toldMs: number, touch: (queue: FrameQueue) => void) => {
    const { latest, queue } = queueFrom(0, { timing: () => ({ toldMs, lastsMs: FRAME_MS }) })
    latest.value = 1
    touch(queue)
    return queue.phase.value
  }

  describe('where nothing moves', () => {
    /** Only the second frame has something to read. */
    const STILL: Partial<QueueNeeds> = {
      isStill: () => true,
      timing: (at) => ({ toldMs: 0, lastsMs: at === 2 ? 1500 : 0 }),
    }

    it('steps frame by frame without waiting, but for what is to be read', () => {
      const { latest, queue } = queueFrom(0, STILL)
      const seen: Shown[] = []
      effect(() => void seen.push(queue.shown.value))
      latest.value = 4
      vi.advanceTimersByTime(0)
      expect(queue.shown.value).toEqual({ at: 2, way: 'step' })
      vi.advanceTimersByTime(1499)
      expect(queue.shown.value.at).toBe(2)
      vi.advanceTimersByTime(2)
      expect(seen.map(({ at, way }) => `${way} ${at}`)).toEqual(['jump 0', 'step 1', 'step 2', 'step 3', 'step 4'])
    })

    it('does not keep whoever plays on waiting for what they have read', () => {
      const { latest, queue } = queueFrom(1, STILL)
      latest.value = 2
      queue.rest()
      expect(queue.phase.value).toBe('seen')
      latest.value = 3
      expect(queue.shown.value).toEqual({ at: 3, way: 'step' })
    })

    it('is skipped by a tap', () => {
      const { latest, queue } = queueFrom(1, STILL)
      latest.value = 4
      queue.skip()
      expect(queue.shown.value).toEqual({ at: 4, way: 'jump' })
    })
  })

  it('lets what moves come to its end, whoever plays on', () => {
    const { latest, queue } = queueFrom(0)
    latest.value = 1
    queue.rest()
    latest.value = 2
    expect(queue.shown.value.at).toBe(1)
    vi.advanceTimersByTime(FRAME_MS)
    expect(queue.shown.value).toEqual({ at: 2, way: 'step' })
  })

  it('stops when closed', () => {
    const { latest, queue } = queueFrom(0)
    latest.value = 3
    queue.close()
    vi.advanceTimersByTime(FRAME_MS * 5)
    expect(queue.shown.value.at).toBe(1)
  })
})
