import type { Position } from '@flibuste/protocol'
import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import { whoAnswers } from './who-answers.ts'

describe('whom the page is for', () => {
  const table = (viewer: number, seat: number | null) => {
    const [position, open, isTold] = [signal({ viewer } as object as Position), signal(seat), signal(true)]
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
