import { lowest, Sfc32 } from '@flibuste/kernel'
import { allowed } from '@flibuste/web/kit'
import { describe, expect, it } from 'vitest'
import { EDITION } from '../data.ts'
import { pirates } from '../index.ts'
import { DONE, PASS, UNLOAD } from '../moves.ts'
import { attack, position, put, sail, STANDARD, type Table } from '../scenario.ts'
import { seaChartOf } from './geometry.ts'
import { targetsOf } from './glow.ts'
import { proposalOf } from './suggest.ts'

const sea = seaChartOf(EDITION)
const proposed = (table: Table) => proposalOf(table.view, sea, table.legal(), targetsOf(table.legal()))

describe('what the primary button proposes', () => {
  it('an attack that pays', () => {
    expect(
      proposed(position({ ships: [{ at: 18 }], lairs: { G: { tile: 8, slots: '...P..', treasure: 4 } } })),
    ).toEqual(attack('G'))
  })

  it('the way home with a full hold, and unloading there', () => {
    const table = position({ ships: [{ at: 18, aboard: 6 }] })
    expect(proposed(table)).toEqual(sail(0))
    expect(proposed(table.sail(0))).toEqual(UNLOAD)
  })

  it('a way towards lairs with an empty one', () => {
    expect(proposed(position({ ships: [{}] }))?.kind).toBe('sail')
  })

  it('repairs where something is missing, then the end of it', () => {
    const table = position({ ships: [{ at: 24, slots: 'CC.PPP' }] }).pass()
    expect(proposed(table)).toEqual(put('3C'))
    expect(proposed(table.play(put('3C')))).toEqual(DONE)
  })

  it('the end of the turn where nothing is to be done', () => {
    expect(proposed(position({ ships: [{ at: 24 }] }).pass())).toEqual(PASS)
  })
})

it('is legal at every step, and following it brings matches to an end', () => {
  const chance = new Sfc32(11)
  for (let match = 0; match < 5; match++) {
    const state = pirates.setup(STANDARD, 2 + match, chance)
    let steps = 0
    for (; pirates.outcome(state) === null && steps < 4000; steps++) {
      const seat = lowest(pirates.awaiting(state))
      const legal = pirates.legal(state, seat)
      const view = pirates.view(state, seat)
      const move = view.step === 'load' ? legal[0]! : proposalOf(view, sea, legal, targetsOf(legal))!
      expect(allowed(legal, move)).toBe(true)
      pirates.apply(state, seat, move, chance, null)
    }
    expect(pirates.outcome(state)).not.toBeNull()
  }
})
