import { describe, expect, it } from 'vitest'

import { everySubpathCloses, isWellFormed } from './path-reading.ts'
import { CHARGE_PATHS, HATCHES, SEAT_INDEXES, TINCTURES, chargeOf, hatchFill, seatClass, seatIndex } from './seats.ts'

const distinct = (values: readonly unknown[]): number => new Set(values.map((value) => JSON.stringify(value))).size

describe('seats', () => {
  it('come in the order of the tinctures', () => {
    expect(SEAT_INDEXES.map(seatClass)).toEqual(TINCTURES.map((tincture) => `seat-${tincture}`))
  })

  it('each have a hatching of their own', () => {
    expect(distinct(TINCTURES.map((tincture) => HATCHES[tincture]))).toBe(8)
  })

  it('each have a charge of their own, closed', () => {
    const charges = SEAT_INDEXES.map((seat) => CHARGE_PATHS[chargeOf(seat)])
    expect(distinct(charges)).toBe(8)
    expect(charges.every((path) => isWellFormed(path) && everySubpathCloses(path))).toBe(true)
  })

  it('name their colour class and pattern; argent is plain', () => {
    expect(seatClass(0)).toBe('seat-gules')
    expect(hatchFill(7)).toBe('url(#hatch-tenne)')
    expect(hatchFill(6)).toBe('none')
  })

  it('begin again after the eighth', () => {
    expect([0, 7, 8, -1].map(seatIndex)).toEqual([0, 7, 0, 7])
  })
})
