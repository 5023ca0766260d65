import { describe, expect, it } from 'vitest'
import { EDITION } from '../data.ts'
import { oddsOf } from '../odds.ts'
import { lair, position } from '../scenario.ts'
import { lairParty, shipParty } from '../state.ts'
import { gainOf, perCent, prospectOf } from './prospects.ts'

describe('what an attack would come to', () => {
  it('against an open lair: exactly what the odds say, and its treasure as far as it fits', () => {
    const { view } = position({
      ships: [{ at: 18, slots: 'CCCPP.', aboard: 4 }],
      lairs: { G: { tile: 8, slots: 'printed' } },
    })
    const prospect = prospectOf(view, EDITION, 0, lairParty(lair('G')))!
    expect(prospect.odds).toEqual(oddsOf({ pirates: 2, cannons: 3, fixed: 0 }, { pirates: 2, cannons: 2, fixed: 1 }))
    expect(prospect.prize).toBeCloseTo(2, 9)
    expect(prospect.stake).toBe(4)
    expect(gainOf(prospect)).toBeCloseTo(prospect.odds.win * 2 - prospect.odds.loss * 4, 9)
  })

  it('PIR-I2 against a lair face down: the mean of all tiles it may be, and of no other', () => {
    const lairs = { A: { slots: 'printed' }, B: { slots: 'printed' } } as const
    const { view } = position({ ships: [{ at: 18, slots: 'CCCPPP' }], lairs })
    const hidden = EDITION.lairs.slice(2)
    const wins = hidden.map(({ pirates, cannons, fixed }) =>
      oddsOf({ pirates: 3, cannons: 3, fixed: 0 }, { pirates: pirates.length, cannons: cannons.length, fixed }),
    )
    const mean = wins.reduce((sum, { win }) => sum + win, 0) / wins.length
    expect(prospectOf(view, EDITION, 0, lairParty(lair('G')))!.odds.win).toBeCloseTo(mean, 12)
  })

  it('against a ship: what it carries, and what it could take', () => {
    const { view } = position({
      ships: [
        { at: 18, aboard: 3 },
        { at: 18, aboard: 5 },
      ],
    })
    expect(prospectOf(view, EDITION, 0, shipParty(1))).toMatchObject({ stake: 1 })
    expect(prospectOf(view, EDITION, 0, shipParty(1))!.prize).toBeCloseTo(3, 9)
  })

  it('PIR-5.3 nothing, for who cannot fight', () => {
    const { view } = position({ ships: [{ at: 18, slots: 'CCC...' }] })
    expect(prospectOf(view, EDITION, 0, lairParty(lair('G')))).toBeNull()
    const gone = position({ ships: [{ at: 18 }], lairs: { G: { gone: true } } }).view
    expect(prospectOf(gone, EDITION, 0, lairParty(lair('G')))).toBeNull()
  })
})

it('tells whole per cents that add up', () => {
  expect(perCent([0.335, 0.335, 0.33])).toEqual([33, 34, 33])
  for (const win of [0.005, 0.125, 0.333, 0.999]) {
    const told = perCent([win, (1 - win) / 2, (1 - win) / 2])
    expect(told.reduce((sum, part) => sum + part, 0)).toBe(100)
  }
})
