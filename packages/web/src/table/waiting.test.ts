// Waiting, without a page: who is away for how long, and what another match is to whom.
import type { SeatInfo, TableInfo } from '@flibuste/protocol'
import { describe, expect, it } from 'vitest'
import { absentees, clockOf } from './absent.tsx'
import { rematchWay } from './rematch.tsx'

const anne = { id: 'anne', name: 'Anne' }
const mary = { id: 'mary', name: 'Mary' }

const seat = (owner: SeatInfo['owner'], more: Partial<SeatInfo> = {}): SeatInfo => ({
  owner,
  bot: null,
  here: more.awaySince === undefined,
  ...more,
})

const table = (seats: readonly SeatInfo[], more: Partial<TableInfo> = {}): TableInfo => ({
  id: 'T',
  game: 'bones',
  version: 1,
  options: {},
  status: 'over',
  host: 'anne',
  seats: [...seats],
  commitment: '',
  rematch: null,
  createdAt: 0,
  ...more,
})

describe('somebody who is away', () => {
  const both = table([seat(anne), seat(mary, { awaySince: 100_000 })])

  it('is spoken of when waited for, after a while', () => {
    expect(absentees(both, [1], 140_000)).toEqual([{ seat: 1, awayMs: 40_000 }])
    expect(absentees(both, [0], 140_000)).toEqual([])
    expect(absentees(both, [1], 119_999)).toEqual([])
    // A clock that is slow here must not count backwards.
    expect(absentees(both, [1], 90_000)).toEqual([])
  })

  it('is not waited for once a bot sails for them', () => {
    expect(absentees(table([seat(mary, { awaySince: 0, bot: 'greedy' })]), [0], 90_000)).toEqual([])
  })

  it('is away for minutes and seconds, then hours', () => {
    expect([40_000, 725_999, 3_725_000].map(clockOf)).toEqual(['0:40', '12:05', '1:02:05'])
  })
})

describe('another match', () => {
  const seats = [seat(anne), seat(mary)]
  const laid = table(seats, { rematch: 'NEXT', rematchBy: anne })

  it('is laid by whoever played, and joined by the others', () => {
    expect(rematchWay('remote', table(seats), 'mary')).toBe('ask')
    expect(rematchWay('remote', laid, 'mary')).toBe('join')
    expect(rematchWay('remote', laid, 'anne')).toBe('return')
  })

  it('is for watching to whoever watched, once it is there', () => {
    expect(rematchWay('remote', table(seats), 'eve')).toBeNull()
    expect(rematchWay('remote', laid, 'eve')).toBe('watch')
  })

  it('asks nobody along who plays alone', () => {
    expect(rematchWay('local', table(seats), 'local')).toBe('ask')
    expect(rematchWay('local', table(seats, { rematch: 'key' }), 'local')).toBe('return')
  })
})
