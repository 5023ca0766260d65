import { Sfc32 } from '@flibuste/kernel'
import { allowed, sameMove } from '@flibuste/web/kit'
import { describe, expect, it } from 'vitest'
import { bones } from '../index.ts'
import type { Move } from '../moves.ts'
import { CALM, kept, position, STANDARD, type Table } from '../scenario.ts'
import { ISLAND, SEA } from '../state.ts'
import {
  chestMove,
  defendMove,
  isIdleChange,
  litPlaces,
  litPlunders,
  readyNow,
  shipMove,
  spotMove,
  targetsOf,
} from './glow.ts'

const targets = (table: Table) => targetsOf(table.view, table.legal())

describe('what glows in step 4', () => {
  it('offers sea and island where a triple can be spent as a pair', () => {
    const table = kept({ dice: [4, 4, 4, 1] })
    expect(targets(table).destinations).toEqual([
      { lane: 4, place: SEA, move: { kind: 'sail', lane: 4, with: 'pair' } },
      { lane: 4, place: ISLAND, move: { kind: 'sail', lane: 4, with: 'triple' } },
    ])
    expect(targets(table).best).toBeNull()
  })

  it('goes from sea to island with two dice, not three', () => {
    const table = kept({ ships: 'P P P S P P', dice: [4, 4, 4, 1] })
    expect(targets(table).destinations).toEqual([
      { lane: 4, place: ISLAND, move: { kind: 'sail', lane: 4, with: 'pair' } },
    ])
  })

  it('glows on the ship that may plunder, before any sail', () => {
    const table = kept({ ships: 'I P P P P I', dice: [6, 6, 6, 4, 4, 1] })
    expect(targets(table).plunders).toEqual([6])
    expect(targets(table).best).toBeNull()
    expect(shipMove(table.view, targets(table), 6)).toEqual({ kind: 'plunder', lane: 6 })
  })

  it('glows on the chest beside one’s own thief', () => {
    const table = kept({ treasures: [0, 2], thieves: { 0: 1 }, dice: [2, 2, 2, 5] })
    expect(chestMove(table.view, targets(table), 1, 0)).toEqual({ kind: 'steal', with: 2 })
    expect(chestMove(table.view, targets(table), 1, 1)).toBeNull()
  })
})

describe('what a touch means where nothing glows', () => {
  it('is the sail or plunder that is refused, with its clause', () => {
    const table = kept({ ships: 'P P I P P P', dice: [3, 3, 4, 4] })
    const refused = (lane: number) => table.refused(shipMove(table.view, targets(table), lane))
    expect(refused(3)).toBe('BON-6.4')
    expect(refused(1)).toBe('BON-6.1')
    expect(refused(4)).toBeNull()
    expect(table.refused(spotMove(table.view, targets(table), 4, ISLAND) ?? { kind: 'done' })).toBe('BON-6.1')
  })

  it('is a plunder without its triple for a ship that lies at its island', () => {
    const table = kept({ ships: 'P P I P P P', dice: [3, 1, 4, 4] })
    expect(table.refused(shipMove(table.view, targets(table), 3))).toBe('BON-6.5')
  })

  it('means nothing astern of a ship', () => {
    const table = kept({ ships: 'P P I P P P', dice: [3, 3, 4, 4] })
    expect(spotMove(table.view, targets(table), 3, SEA)).toBeNull()
  })
})

describe('the mate’s step', () => {
  it('lights islands without a ship and chests that may be watched', () => {
    const table = kept({ ships: 'P P I P P P', treasures: [1, 1, 0, 2], dice: [1, 2, 4, 5] })
    expect(targets(table).scouts.map(({ island }) => island)).toEqual([1, 2, 4, 5, 6])
    expect(targets(table).thieves.map(({ owner }) => owner)).toEqual([1, 3, 3])
    expect(table.refused(spotMove(table.view, targets(table), 3, ISLAND) ?? { kind: 'done' })).toBe('BON-7.3')
  })

  it('lights the thief that may be chased', () => {
    const table = kept({ treasures: [1, 0], thieves: { 1: 0 }, dice: CALM })
    expect(targets(table).best).toEqual({ kind: 'defend', thief: 1 })
    expect(defendMove(table.view, 1)).toEqual({ kind: 'defend', thief: 1 })
  })
})

describe('what is ready before step 4', () => {
  it('draws the course of a triple while dice may still be rolled', () => {
    const table = position({ dice: [4, 4, 4, 1] })
    expect(readyNow(table.view)).toEqual([
      { move: { kind: 'sail', lane: 4, with: 'triple' }, face: 4, count: 3, clause: 'BON-6.3' },
    ])
    expect(litPlaces(table.view, targets(table)).map(({ lane, place }) => [lane, place])).toEqual([[4, ISLAND]])
  })

  it('lights a plunder, and after a sail only what the rest of the dice open', () => {
    const table = position({ ships: 'P P I P P P', dice: [3, 3, 3, 1] })
    expect(litPlunders(table.view, targets(table))).toEqual([3])
    const sailed = kept({ ships: 'I P P P P I', dice: [4, 4, 4, 2, 2, 1] }).play({
      kind: 'sail',
      lane: 4,
      with: 'triple',
    })
    expect(readyNow(sailed.view).map(({ face, count }) => [face, count])).toEqual([[2, 2]])
  })
})

/** Moves a hand can make on the board itself: dice and "done" have their own controls. */
function touches(view: ReturnType<typeof bones.view>, legal: readonly Move[]): Move[] {
  const at = targetsOf(view, legal)
  const chests = view.boards.flatMap((board, owner) =>
    owner === view.active ? [] : board.treasures.map((token) => chestMove(view, at, owner, token)),
  )
  return [
    ...at.destinations.map(({ move }) => move),
    ...[1, 2, 3, 4, 5, 6].map((lane) => shipMove(view, at, lane)),
    ...[1, 2, 3, 4, 5, 6].map((lane) => spotMove(view, at, lane, ISLAND)),
    ...view.boards.map((_, seat) => defendMove(view, seat)),
    ...chests,
  ].filter((move) => move !== null)
}

/** Another way to the same place, or with other dice, which the action bar tells apart. */
const isVariant = (move: Move, view: ReturnType<typeof bones.view>): boolean =>
  move.kind === 'steal' || (move.kind === 'sail' && (view.boards[view.active]?.ships[move.lane - 1] ?? 0) > 0)

it('every legal move of a thousand decisions can be made on the board, and what glows is legal', () => {
  const chance = new Sfc32(11)
  let seen = 0
  while (seen < 1000) {
    const state = bones.setup({ ...STANDARD, party: true }, 1 + chance.below(8), chance)
    for (let step = 0; step < 120 && bones.outcome(state) === null; step++) {
      const legal = bones.legal(state, state.active)
      const view = bones.view(state, state.active)
      const reach = touches(view, legal)
      for (const move of legal) {
        if (['reroll', 'change', 'done'].includes(move.kind)) continue
        seen++
        expect(reach.some((touch) => sameMove(touch, move)) || isVariant(move, view)).toBe(true)
      }
      if (view.step === 'act') for (const { move } of readyNow(view)) expect(allowed(legal, move)).toBe(true)
      const moves = legal.filter(({ kind }) => kind !== 'done')
      const from = moves.length > 0 && chance.below(4) > 0 ? moves : legal
      bones.apply(state, state.active, from[chance.below(from.length)] ?? { kind: 'done' }, chance, null)
    }
  }
})

describe('a change that is no choice', () => {
  const idle = (ships: string, dice: readonly number[]): boolean => {
    const table = kept({ ships, dice })
    return table.view.step === 'change' && isIdleChange(table.view, table.legal())
  }

  it('is the last one, where it can neither make a set nor break one', () => {
    expect(idle('P I P P P I', [2, 2, 6, 6, 4])).toBe(true)
    expect(idle('P I P P P I', [2, 2, 6, 5, 4])).toBe(false)
    expect(idle('P I P P P I', [1, 1, 6, 6, 4])).toBe(false)
  })

  it('is none while two changes are left', () => expect(idle('P I P P I P', [2, 2, 5, 5])).toBe(false))
})
