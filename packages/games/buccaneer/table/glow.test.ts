import { lowest, Sfc32 } from '@flibuste/kernel'
import { allowed } from '@flibuste/web/kit'
import { describe, expect, it } from 'vitest'
import { buccaneer } from '../index.ts'
import type { Move } from '../moves.ts'
import { board, cover, disc, position, STANDARD, type Table } from '../scenario.ts'
import type { View } from '../view.ts'
import { EMPTY, pickCrew, pickShip } from './draft.ts'
import { aimsOf, choiceOf, shipWeighed, targetsOf, withinReach, type Targets } from './glow.ts'

const targets = (table: Table, crew: string | null = null): Targets =>
  targetsOf(table.view, table.legal(), crew === null ? EMPTY : pickCrew(EMPTY, disc(crew)))

const TWO = { min: 3, loot: 20, wage: 4, treasures: ['chest', 'sabre'] } as const

describe('with empty hands', () => {
  it('own crews glow, nothing else does', () => {
    const { pickable, crews, ships, picked } = targets(position({ crews: ['B5 A2'] }))
    expect(pickable).toEqual(['A3', 'A4', 'A5', 'A?'].map(disc))
    expect([crews.size, ships.size, picked]).toEqual([0, 0, -1])
  })

  it('proposes nothing, and weighs nothing', () => {
    const table = position({ crews: ['A2 B3 C2'], ships: [{ ...TWO, loot: 30 }] })
    expect(targets(table)).toMatchObject({ best: null, weighed: null })
    expect(targets(table, 'A2').weighed).toMatchObject({ kind: 'board', crew: disc('A2') })
  })
})

describe('with a crew in hand', () => {
  it('tells the size after the move, and the clause where there would be too many', () => {
    const table = position({ seats: 4, crews: ['A2 B3 C2 B2 D3', 'B5 C4 D5 C5', 'C3 B4 A3 D2 A5'] })
    const { crews } = targets(table, 'A2')
    expect(crews.get(disc('B5'))).toMatchObject({ men: 9, clause: null, move: cover('A2', 'B5') })
    expect(crews.get(disc('C3'))).toMatchObject({ men: 10, clause: 'BUC-3.7' })
    expect(crews.has(disc('A4'))).toBe(false)
  })

  it('speaks of lit ships only where one is lit', () => {
    expect(aimsOf(targets(position(), 'A2'))).toBe('crews')
    expect(aimsOf(targets(position({ crews: ['A2 B3 C2'], ships: [TWO] }), 'A2'))).toBe('both')
  })

  it('asks which treasure only where there are two, and weighs that ship', () => {
    const table = position({ crews: ['A2 B3 C2'], ships: [TWO, { ...TWO, treasures: ['barrel'] }, { ...TWO, min: 4 }] })
    const draft = pickShip(pickCrew(EMPTY, disc('A2')), 0)
    const aimed = targetsOf(table.view, table.legal(), draft)
    expect(choiceOf(aimed, draft)).toEqual([board('A2', 0, 'chest'), board('A2', 0, 'sabre')])
    expect(shipWeighed(table.view, aimed, draft)?.id).toBe(0)
    expect(choiceOf(aimed, { ...draft, ship: 1 })).toEqual([])
    expect(aimed.ships.get(2)).toMatchObject({ clause: 'BUC-4.3' })
    expect(choiceOf(aimed, { ...draft, ship: 2 })).toEqual([])
  })
})

describe('when a mutiny was called', () => {
  const MUTINY = { active: 1, crews: ['B5 A2 C2 A3 A4'], ships: [TWO] }

  it('the crew is in hand by itself, and everything but its ships is closed', () => {
    const table = position(MUTINY).call(0, 'B5')
    const { picked, crews, ships } = targets(table)
    expect(picked).toBe(disc('B5'))
    expect([...crews.values()].every(({ clause }) => clause === 'BUC-7.4')).toBe(true)
    expect(ships.get(0)?.clause).toBeNull()
  })

  it('tells whoever may call which ships are within reach', () => {
    const table = position({ ...MUTINY, ships: [TWO, { ...TWO, min: 6 }] })
    expect(withinReach(table.view, disc('B5')).map(({ id }) => id)).toEqual([0])
  })
})

/** What a hand can do on the board: pick up each own crew, then touch everything. */
function touches(view: View, legal: readonly Move[]): { readonly move: Move; readonly clause: string | null }[] {
  return view.crews
    .filter(({ captain }) => captain === view.active)
    .flatMap(({ id }) => {
      const { crews, ships } = targetsOf(view, legal, pickCrew(EMPTY, id))
      const boards = [...ships.values()].flatMap(({ moves, clause }) => moves.map((move) => ({ move, clause })))
      return [...crews.values(), ...boards]
    })
}

it('every legal move of nine matches can be made on the board, and every clause shown is the table’s', () => {
  const chance = new Sfc32(5)
  for (let match = 0; match < 9; match++) {
    const state = buccaneer.setup(STANDARD, 3 + (match % 3), chance)
    for (let step = 0; step < 120 && buccaneer.outcome(state) === null; step++) {
      const seat = lowest(buccaneer.awaiting(state))
      const legal = buccaneer.legal(state, seat)
      const view = buccaneer.view(state, seat)
      if (view.step !== 'mutiny') {
        const reach = touches(view, legal)
        for (const move of legal) expect(reach.some((touch) => allowed([touch.move], move))).toBe(true)
        for (const { move, clause } of reach) expect(buccaneer.check(state, seat, move)?.clause ?? null).toBe(clause)
      }
      buccaneer.apply(state, seat, legal[chance.below(legal.length)]!, chance, null)
    }
  }
})
