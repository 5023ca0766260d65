// When the page answers by itself: only where its owner said so, and only where there is nothing to choose.
import type { Position } from '@flibuste/protocol'
import { signal } from '@preact/signals'
import { afterEach, describe, expect, it } from 'vitest'
import type { Session } from '../session/session.ts'
import { ordered, standingOrder } from './standing-order.ts'

const hold = { kind: 'hold' }
const fire = { kind: 'fire' }

function asked(pace: string, legal: readonly unknown[], kind: Session['kind'] = 'remote') {
  const position: Position = {
    entries: 1,
    decision: 2,
    viewer: 0,
    view: { asked: 3, answered: 0, pace },
    legal: [...legal],
    mayUndo: false,
  }
  return { session: { kind, position: signal(position) } as Session, myTurn: signal(true) }
}

afterEach(() => void (standingOrder.value = false))

describe('a standing order', () => {
  it('answers a quiet question that has one answer', () => {
    standingOrder.value = true
    expect(ordered(asked('quiet', [hold]))).toEqual(hold)
  })

  it('is off until somebody gives it', () => {
    expect(ordered(asked('quiet', [hold]))).toBeNull()
  })

  it.each([
    ['there is a choice', asked('quiet', [hold, fire])],
    ['the question is not quiet', asked('ask', [hold])],
    ['the table is in this page, which has its own ways', asked('quiet', [hold], 'local')],
    ['it is not my turn', { ...asked('quiet', [hold]), myTurn: signal(false) }],
  ])('does nothing where %s', (_where, state) => {
    standingOrder.value = true
    expect(ordered(state)).toBeNull()
  })
})
