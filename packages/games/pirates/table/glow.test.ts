import { allowed } from '@flibuste/web/kit'
import { describe, expect, it } from 'vitest'
import { PORT } from '../chart.ts'
import { attack, position, put, sail } from '../scenario.ts'
import { lairParty, shipParty } from '../state.ts'
import { attackOn, sameParty, shipsIn, targetOf, targetsOf } from './glow.ts'

describe('what may be touched', () => {
  it('PIR-3.2 waters within reach, each with its move', () => {
    const table = position({ ships: [{ at: 24, slots: 'CCCCP.' }] })
    const { sails, puts } = targetsOf(table.legal())
    expect([...sails.keys()].toSorted((one, two) => one - two)).toEqual([PORT, 18, 21, 22, 25, 26])
    expect(sails.get(18)).toEqual(sail(18))
    expect(puts.size).toBe(0)
  })

  it('PIR-5.1 PIR-5.2 lairs beside the ship and ships in its water', () => {
    const table = position({ seats: 3, ships: [{ at: 18 }, { at: 18 }, { at: 24 }] })
    expect(targetsOf(table.legal()).attacks.map(targetOf)).toEqual([lairParty(6), shipParty(1)])
    expect(shipsIn(table.view, 18)).toEqual([0, 1])
  })

  it('PIR-8.3 what each slot may become', () => {
    const { puts } = targetsOf(
      position({ ships: [{ slots: 'CCCCC.' }] })
        .pass()
        .legal(),
    )
    expect(puts.get(6)).toEqual([put('6P')])
    expect(puts.get(1)).toEqual([put('1P'), put('1-')])
  })

  it('PIR-7.7 free slots for whoever makes way', () => {
    const table = position({
      ships: [{ at: 18, slots: 'CC..PP' }],
      lairs: { G: { tile: 1, slots: '......', treasure: 1 } },
    }).attack('G', 1, 1)
    expect([...targetsOf(table.legal()).stows.keys()]).toEqual([3, 4])
  })

  it('nothing, when nobody asks', () => {
    expect(targetsOf([])).toMatchObject({ attacks: [] })
  })
})

it('knows a ship or a lair by what it is', () => {
  expect(allowed([attack('A'), attack(1)], attackOn(shipParty(1)))).toBe(true)
  expect(sameParty(lairParty(1), { kind: 'lair', lair: 1 })).toBe(true)
  expect(sameParty(lairParty(1), shipParty(1))).toBe(false)
  expect(sameParty(null, shipParty(1))).toBe(false)
})
