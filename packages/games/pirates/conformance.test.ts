// The properties every game must hold, on every table Pirates! can be played at.
import { conform, type Table } from '@flibuste/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { CALM_ROUNDS } from './data.ts'
import { STORMY } from './golden.ts'
import { pirates, type Options } from './index.ts'

const GAMES = 300
const VARIANT_GAMES = 4
/** As many as there are games: each is looked at closely once or a few times, at every stage between them. */
const DEEP_EVERY = 300
const TIMEOUT_MS = 15 * 60_000

const STANDARD: Options = { firstSeat: 'drawn', treasureSlot: 6, supply: 'unlimited', rounds: 100, edition: null }

const hold = (table: Omit<Table, 'firstSeed' | 'deepEvery'>) =>
  conform(pirates, { ...table, firstSeed: 1, deepEvery: DEEP_EVERY })

describe('conformance', () => {
  it.each([2, 3, 4, 5, 6])('%i seats', { timeout: TIMEOUT_MS }, (seats) => {
    const report = hold({ options: STANDARD, seats, games: GAMES })
    expect(report.games).toBe(GAMES)
    expect(Object.keys(report.moves).toSorted()).toEqual([
      'attackLair',
      'attackShip',
      'done',
      'fire',
      'keep',
      'load',
      'pass',
      'put',
      'sail',
      'stow',
      'unload',
    ])
    expect(report.hidden).toBeGreaterThan(100)
    expect(report.revelations).toBeGreaterThan(0)
    expect(report.sealed).toBeGreaterThan(0)
    // A turn has ten decisions at most: unloading twice, sailing, six slots in port and the end of it.
    expect(report.longest).toBeLessThan(STANDARD.rounds * seats * 10 + seats)
    expect(report.longest).toBeGreaterThan(CALM_ROUNDS * seats)
  })

  it('another board and other lairs', { timeout: TIMEOUT_MS }, () => {
    const options = { ...STANDARD, rounds: 40, edition: STORMY }
    expect(hold({ options, seats: 3, games: VARIANT_GAMES }).games).toBe(VARIANT_GAMES)
  })

  it('strict supply, another treasure slot, a named first seat, a short game', { timeout: TIMEOUT_MS }, () => {
    const options: Options = { firstSeat: 'seat6', treasureSlot: 3, supply: 'strict', rounds: 30, edition: null }
    expect(hold({ options, seats: 6, games: VARIANT_GAMES }).games).toBe(VARIANT_GAMES)
  })
})
