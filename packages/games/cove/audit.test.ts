// What cannot be is said, also of positions laid out by hand.
import { describe, expect, it } from 'vitest'
import { cove, type State } from './index.ts'
import { position } from './scenario.ts'
import { NO_CARD } from './state.ts'

function audited(change: (state: State) => void): string | null {
  const { state } = position({ at: 'navigation' })
  change(state)
  return cove.audit(state)
}

describe('the audit', () => {
  it('COV-0.5 finds nothing wrong with a table at play, nor with an island whose treasure is taken', () => {
    expect(audited(() => {})).toBeNull()
    const taken = audited(({ open, spent }) => {
      spent[open[0]!]!++
      open[0] = NO_CARD
    })
    expect(taken).toBeNull()
  })

  it.each([-2, 0.5, 99, NaN])('COV-0.5 finds card %d on an island, which nobody printed', (card) => {
    const wrong = audited(({ open, spent }) => {
      spent[open[0]!]!++
      open[0] = card
    })
    expect(wrong).toBe('a treasure card nobody printed')
  })

  it('COV-0.5 finds an island too many or too few, and a card that lies twice', () => {
    expect(audited(({ open }) => open.push(NO_CARD))).toBe('a treasure card nobody printed')
    expect(audited(({ open }) => open.pop())).toBe('a treasure card nobody printed')
    expect(audited(({ treasures, open }) => treasures[open[0]!]!++)).toBe('a treasure card is lost or doubled')
  })
})
