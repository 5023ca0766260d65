// The game for one is solved, and what follows from it is played by the real rules.
import { BOTS } from '@flibuste/bots'
import { playContest } from '@flibuste/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { ROUND_CAP } from '../data.ts'
import { bones } from '../index.ts'
import type { Move } from '../moves.ts'
import { position, type Layout } from '../scenario.ts'
import { advise, type Eye } from './advice.ts'
import { numberOf, POSITIONS } from './positions.ts'
import { solve, turnsFrom } from './solve.ts'
import { THROWS, throwOf } from './throws.ts'
import { turnsLeft } from './turns-left.ts'

const START = [0, 0, 0, 0, 0, 0] as const

describe('the game for one', () => {
  it('has 10,935 positions between turns, 5,508 with the chart turned round', () => {
    expect(POSITIONS).toHaveLength(5508)
    expect(numberOf(1, [2, 0, 1, 0, 0, 0], 4)).toBe(numberOf(1, [0, 0, 0, 1, 0, 2], 3))
    expect(() => numberOf(0, [2, 0, 0, 0, 0, 0], 1)).toThrow('no such position')
  })

  it('takes 8.21918 turns when it is played perfectly; the table says so of every position, and no turn can do better', () => {
    const turns = solve()
    expect(turns[numberOf(0, START, 0)]).toBeCloseTo(8.21918, 5)
    const gaps = POSITIONS.map(({ treasures, ships, scout }, at) =>
      Math.abs(turnsLeft(treasures, ships, scout) - (turns[at] ?? 0)),
    )
    expect(Math.max(...gaps)).toBeLessThan(1 / 1600 + 1e-9)
    const moved = POSITIONS.map((one, at) => Math.abs(turnsFrom(one, turns) - (turns[at] ?? 0)))
    expect(Math.max(...moved)).toBeLessThan(1e-9)
  })

  it('is played as solved: 100 games by the real rules take as long as they should', () => {
    let sum = 0
    for (let seed = 0; seed < 100; seed++) sum += playContest(bones, [BOTS.captain], seed).scores[0] ?? 0
    // The turns of a game spread by about two, so the mean of 100 by a fifth.
    expect(Math.abs(sum / 100 - 8.21918)).toBeLessThan(0.65)
  })
})

describe('a throw', () => {
  it('is one of 924, whatever the order of its dice', () => {
    expect(THROWS.counts).toHaveLength(924)
    expect(throwOf([6, 1, 1, 3])).toBe(throwOf([1, 3, 1, 6]))
    expect(THROWS.counts[throwOf([6, 1, 1, 3])]).toEqual([2, 0, 1, 0, 0, 1])
  })
})

/** The move that is worth most to the captain whose turn it is. */
function best(layout: Layout, eye: Eye = 'sly'): Move | undefined {
  const { state } = position(layout)
  const legal = bones.legal(state, state.active)
  const worths = advise(bones.view(state, state.active), state.active, legal, eye)
  return legal[worths === null ? -1 : worths.indexOf(Math.max(...worths))]
}

describe('advice', () => {
  it('never rerolls all dice with a certain ship in hand', () => {
    const move = best({ ships: 'P P P P P P', dice: [2, 2, 5, 6] })
    expect(move).toMatchObject({ kind: 'reroll', dice: [2, 3] })
  })

  it('keeps the triple that ends the game', () => {
    const move = best({ ships: 'P P P I P P', treasures: [2, 0], dice: [4, 4, 4, 1] })
    expect(move?.kind === 'done' || (move?.kind === 'reroll' && move.dice.join() === '3')).toBe(true)
  })

  it('is the same whether a turn is looked at from its first dice or from its last', () => {
    const { state } = position({ ships: 'P S P I P P', dice: [4, 4, 4, 2] })
    // These dice plunder, so the mate has no say in it.
    const view = { ...bones.view(state, 0), couldAct: true }
    const worthOf = (step: 'reroll' | 'act', legal: readonly Move[]): number =>
      Math.max(...(advise({ ...view, step, rerollsLeft: 1, changesLeft: 0 }, 0, legal, 'sly') ?? []))
    const acts: readonly Move[] = [{ kind: 'plunder', lane: 4 }, { kind: 'done' }]
    expect(worthOf('act', acts)).toBeCloseTo(worthOf('reroll', [{ kind: 'done' }]), 12)
  })

  it('counts exactly for an honest captain alone, and whole turns among others', () => {
    const turnsGained = (seats: readonly number[]): number => {
      const { state } = position({ ships: 'P P I P P P', treasures: seats, dice: [2, 2, 5, 6] })
      const acts: readonly Move[] = [{ kind: 'sail', lane: 2, with: 'pair' }, { kind: 'done' }]
      const view = { ...bones.view(state, 0), step: 'act' as const, couldAct: true }
      const [sailed = 0, stopped = 0] = advise(view, 0, acts, 'honest') ?? []
      return (sailed - stopped) * (ROUND_CAP + 1)
    }
    expect(turnsGained([1])).toBeGreaterThan(0.1)
    expect(turnsGained([1])).toBeLessThan(0.9)
    const roughly = turnsGained([1, 1])
    expect(Math.abs(roughly - Math.round(roughly))).toBeLessThan(0.02)
    // What is as many whole turns away is still told apart.
    expect(roughly).toBeGreaterThan(0)
  })
})
