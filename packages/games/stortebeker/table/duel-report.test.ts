import { describe, expect, it } from 'vitest'
import { position } from '../scenario.ts'
import { hasDuel, leaderOf, reportOf } from './duel-report.ts'

const lay = (sides: readonly string[], hands: readonly string[]) => {
  const table = position({
    seats: 3,
    ships: [{ needs: 'WB', strength: 8, points: 5 }, { needs: 'ZZ' }],
    sides: [sides, ['', '', '']],
    hands: ['NNN', ...hands],
  })
  table.discard('NNN')
  return table
}

describe('a boarding told', () => {
  it('STO-5.6 STO-5.7 a failure: what was used, what the dice took, and nobody asked', () => {
    const table = lay(['WB', 'W', ''], ['B', ''])
    const before = table.view
    const from = table.log.length
    table.board(0, '1 2 W R')
    const report = reportOf({ before, after: table.view, events: table.log.slice(from) })!
    expect(report).toMatchObject({
      boarder: 0,
      fresh: 1,
      bystanders: [],
      end: { kind: 'failed', dice: [0, 4], lost: [0] },
    })
    expect(report.fighters[0]!.goods).toEqual([0, 1])
  })

  it('STO-5.7 says nothing of the loss before both dice have taken theirs', () => {
    const table = lay(['WB', 'W', ''], ['B', ''])
    const before = table.view
    const from = table.log.length
    table.board(0, '1 2 W R')
    const events = table.log.slice(from)
    const upTo = (type: string): number => events.findIndex((event) => event.type === type) + 1
    const endAfter = (type: string) => reportOf({ before, after: table.view, events, begun: upTo(type) })!.end
    expect(endAfter('lossRolled')).toEqual({ kind: 'failed', dice: [0, 4], lost: null })
    expect(endAfter('lossSpared')).toEqual({ kind: 'failed', dice: [0, 4], lost: [0] })
  })

  it('STO-6.1 while captains are asked: who is, who comes later, who cannot', () => {
    const table = lay(['WB', 'W', ''], ['B', ''])
    const before = table.view
    const from = table.log.length
    table.board(0, '6 2')
    const report = reportOf({ before, after: table.view, events: table.log.slice(from) })!
    expect(report.end).toEqual({ kind: 'open' })
    expect(report.bystanders).toEqual([
      { seat: 1, stance: 'asked' },
      { seat: 2, stance: 'noCard' },
    ])
  })

  it('STO-6.6 a counter-attack: cards from hand, and the highest total leads', () => {
    const table = lay(['WB', 'W', ''], ['B', ''])
    table.board(0, '6 2')
    const before = table.view
    const from = table.log.length
    table.counter('B', '6 5')
    const events = table.log.slice(from)
    expect(hasDuel(events)).toBe(true)
    const report = reportOf({ before, after: table.view, events })!
    expect(report.fighters[1]).toMatchObject({ seat: 1, role: 'counter', goods: [0, 1], added: [1] })
    expect(leaderOf(report)?.seat).toBe(1)
    expect(report.end).toEqual({ kind: 'taken', seat: 1, total: 11 })
  })
})
