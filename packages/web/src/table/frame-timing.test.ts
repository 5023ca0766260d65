import type { AnyEvent } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { FRAME_MS } from './frame-queue.ts'
import { ROLL_MS, timingOf } from './frame-timing.ts'

const fight: AnyEvent = { type: 'fight', clause: '' }
const step: AnyEvent = { type: 'step', clause: '' }
const module = {
  showing: (events: readonly AnyEvent[]) =>
    events.includes(fight) ? { toldMs: 2000, lastsMs: 3000, stillMs: 1500 } : { toldMs: 0, lastsMs: 0, stillMs: 0 },
}

describe('a frame stays', () => {
  it('as long as its board needs, and never shorter than a move is followed', () => {
    expect(timingOf(module, [fight, step], 'moving')).toEqual({ toldMs: 2000, lastsMs: 3000 })
    expect(timingOf(module, [step], 'moving')).toEqual({ toldMs: 0, lastsMs: FRAME_MS })
    expect(timingOf(module, [step, step], 'moving')).toEqual({ toldMs: 0, lastsMs: ROLL_MS })
    expect(timingOf({}, [step], 'moving').lastsMs).toBe(FRAME_MS)
  })

  it('until it has been told, however short it is', () => {
    const slow = { showing: () => ({ toldMs: 900, lastsMs: 0, stillMs: 0 }) }
    expect(timingOf(slow, [step], 'moving')).toEqual({ toldMs: 900, lastsMs: 900 })
  })

  it('not at all where nothing moves, unless there is something to read, and keeps nothing back', () => {
    expect(timingOf(module, [fight], 'still')).toEqual({ toldMs: 0, lastsMs: 1500 })
    expect(timingOf(module, [step, step], 'still')).toEqual({ toldMs: 0, lastsMs: 0 })
    expect(timingOf({}, [], 'still')).toEqual({ toldMs: 0, lastsMs: 0 })
  })
})
