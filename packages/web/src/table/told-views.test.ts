// Whose panel is lit, and whom the page is for, while something is told: nobody's before it has ended.
import type { Asked } from '@flibuste/kernel'
import type { Frame, Position } from '@flibuste/protocol'
import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import type { Progress } from '../kit/teller.ts'
import type { Shown } from './frame-queue.ts'
import { toldViews } from './told-views.ts'
import { whoAnswers } from './who-answers.ts'

const view = (asked: number): Asked => ({ asked, answered: 0, pace: 'ask' })
const [ANNE, BOB] = [0b01, 0b10]
const frame = (asked: number, types: readonly string[]): Frame =>
  ({
    view: view(asked),
    happening: { seat: 0, events: types.map((type) => ({ type, clause: '' })) },
  }) as object as Frame

const positionOf = (viewer: number, asked: number) => signal({ viewer, view: view(asked) } as object as Position)

describe('while the last dice are read', () => {
  const frames = signal([frame(ANNE, []), frame(BOB, ['fired', 'scored'])])
  const shown = signal<Shown>({ at: 1, way: 'step' })
  const tell = (progress: Progress) =>
    toldViews({ frames, position: positionOf(0, BOB) }, { shown, progress: signal(progress), counts: ['scored'] })

  it('the next captain’s panel is dark, though every event is told', () => {
    const { toldView, countedView } = tell({ begun: 3, told: 2, phase: 'telling' })
    expect(toldView.value?.asked).toBe(ANNE)
    expect(countedView.value?.asked).toBe(BOB)
  })

  it('it is lit when the telling has ended', () => {
    expect(tell({ begun: 3, told: 2, phase: 'told' }).toldView.value?.asked).toBe(BOB)
  })

  it('figures wait for the event that changes them', () => {
    expect(tell({ begun: 1, told: 1, phase: 'telling' }).countedView.value?.asked).toBe(ANNE)
  })
})

describe('whom the page is for', () => {
  const table = (viewer: number, seat: number | null) => {
    const [position, open, isTold] = [positionOf(viewer, ANNE), signal(seat), signal(true)]
    return { position, open, isTold, me: whoAnswers({ position, open }, isTold) }
  }

  it('is whoever has answered until it is told, then the next', () => {
    const { position, isTold, me } = table(0, null)
    expect(me.value).toBe(0)
    isTold.value = false
    position.value = { ...position.value, viewer: 1 }
    expect(me.value).toBe(0)
    isTold.value = true
    expect(me.value).toBe(1)
  })

  it('is the one asked openly; she stays while her dice fall', () => {
    const { open, isTold, me } = table(-1, 0)
    expect(me.value).toBe(0)
    isTold.value = false
    open.value = 1
    expect(me.value).toBe(0)
    isTold.value = true
    expect(me.value).toBe(1)
  })

  it('is nobody as soon as eyes are shut', () => {
    const { position, open, isTold, me } = table(2, null)
    expect(me.value).toBe(2)
    isTold.value = false
    position.value = { ...position.value, viewer: -1 }
    open.value = 2
    expect(me.value).toBe(-1)
    isTold.value = true
    expect(me.value).toBe(2)
  })
})
