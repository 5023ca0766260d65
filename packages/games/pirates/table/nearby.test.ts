import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import { PORT } from '../chart.ts'
import { EDITION } from '../data.ts'
import { lair, position, type Layout } from '../scenario.ts'
import { lairParty, shipParty } from '../state.ts'
import { chooseSpace, EMPTY } from './draft.ts'
import { seaChartOf } from './geometry.ts'
import { targetsOf } from './glow.ts'
import { partyNearby, type Standing } from './nearby.ts'

const SEA = seaChartOf(EDITION)

type Position = ReturnType<typeof position>

const standing = (at: Position, chosen = -1): Standing =>
  ({
    draft: signal(chosen < 0 ? EMPTY : chooseSpace(EMPTY, chosen)),
    proposal: null,
    scene: { me: 0, view: at.view },
    sea: SEA,
    targets: targetsOf(at.legal()),
  }) as unknown as Standing

const OPEN_WATER: Layout = { seats: 3, ships: [{ at: 24 }, { at: 24 }, { at: 18 }] }

describe('what is shown while nobody looks at anything', () => {
  it('is the ship one joined, where no lair can be attacked from there', () => {
    expect(partyNearby(standing(position(OPEN_WATER)))).toEqual(shipParty(1))
  })

  it('is the lair beside the ship, before a ship in its water', () => {
    const both = position({ seats: 3, ships: [{ at: 18 }, { at: 18 }, { at: 24 }] })
    expect(partyNearby(standing(both))).toEqual(lairParty(lair('G')))
  })

  it('is what lies where the chosen course leads, and nothing in port', () => {
    const table = position(OPEN_WATER)
    expect(partyNearby(standing(table, 18))).toEqual(lairParty(lair('G')))
    expect(partyNearby(standing(table, PORT))).toBeNull()
  })

  it('is the lair that was robbed, as long as its treasure is stowed', () => {
    const full = position({ ships: [{ at: 18, slots: 'CPCPCP' }], lairs: { G: { tile: 2, slots: '......' } } })
    expect(partyNearby(standing(full.attack('G', 1, 1, 1)))).toEqual(lairParty(lair('G')))
  })
})
