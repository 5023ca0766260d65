// The table before the first month, and how ships are fitted out.
import { isBadOption, readOptions, Sfc32, sizeOfBag, SPECTATOR, type Seat } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { CARD_KINDS, CREW, isParrot, NO_PARROT, SAILS } from './cards.ts'
import { ALL_CHESTS, ALL_GOLD, EDITION, LEGENDS, START_LEVEL, TAVERN_KINDS, type Level } from './data.ts'
import type { Event } from './events.ts'
import { cove, type Move, type State } from './index.ts'
import { STANDARD } from './scenario.ts'
import { NO_LEGEND, NOWHERE } from './state.ts'
import { fittingsOf, tablesOf } from './tables.ts'

const SEATS = [3, 4, 5] as const
const START: readonly Level[] = [START_LEVEL, START_LEVEL, START_LEVEL, START_LEVEL]

const begun = (seats: number, seed = 1): State => cove.setup(STANDARD, seats, new Sfc32(seed))
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Levels in the order of the mat: sails, crew, cannons, hull. */
const fit = (...levels: readonly Level[]): Move => ({ kind: 'fit', levels })

/** Clauses against a fitting-out, or null. */
const refusal = (levels: readonly Level[]): string | null => cove.check(begun(3), 0, fit(...levels))?.clause ?? null

function fitAll(state: State, ...fittings: readonly (readonly Level[])[]): Event[] {
  const log: Event[] = []
  fittings.forEach((levels, seat) => cove.apply(state, seat, fit(...levels), new Sfc32(7), log))
  return log
}

/** The first of many seeds whose table has a parrot aboard. */
function withParrot(): { readonly state: State; readonly seat: Seat } {
  for (let seed = 1; seed < 200; seed++) {
    const state = begun(5, seed)
    const seat = state.parrots.findIndex((parrot) => parrot !== NO_PARROT)
    if (seat >= 0) return { state, seat }
  }
  throw new Error('no seed deals a parrot')
}

describe('who plays', () => {
  it('COV-0.1 three to five captains', () => {
    const clauses = [2, 3, 4, 5, 6, 3.5].map((seats) => cove.refuseTable(STANDARD, seats)?.clause ?? null)
    expect(clauses).toEqual(['COV-0.1', null, null, null, 'COV-0.1', 'COV-0.1'])
  })

  it('COV-22.1 COV-22.2 several artisans are an option; home-made cards are none', () => {
    expect(readOptions(cove.options, { severalArtisans: true })).toEqual({
      severalArtisans: true,
      halfYear: false,
      edition: null,
    })
    const own = { ...EDITION, tavern: { ...EDITION.tavern, kraken: 1 } }
    const read = readOptions(cove.options, { edition: own })
    expect(isBadOption(read) && read.expected).toMatchObject({
      reason: 'strangeField',
      part: { part: 'tavern' },
      field: 'kraken',
    })
  })
})

describe.each(SEATS)('the table for %i captains', (seats) => {
  const state = begun(seats)

  it('COV-0.4 COV-1.6 a mat each, four rings at the second level', () =>
    expect(state.levels).toEqual(Array.from({ length: seats }, () => START)))

  it('COV-0.9 COV-1.2 the 42 Tavern cards are in the pile and with the captains, no blank among them', () => {
    const aboard = state.parrots.filter((parrot) => parrot !== NO_PARROT).length
    expect(state.tavern).toHaveLength(TAVERN_KINDS.length)
    expect(sizeOfBag(state.tavern)).toBe(42 - seats)
    expect(sum(state.hands.map(sizeOfBag)) + aboard).toBe(seats)
    expect(sizeOfBag(state.discard)).toBe(0)
  })

  it('COV-1.1 sixty treasure cards face down, twelve for each outer island', () => {
    expect(sizeOfBag(state.treasures)).toBe(60)
    const view = cove.view(state, SPECTATOR)
    expect(view.pile).toBe(12)
    expect(view.islands).toEqual(Array.from({ length: 5 }, () => ({ card: null, treasure: null })))
  })

  it('COV-1.3 the Royal Navy lies aside, the other legends face down', () => {
    expect(state.navy.place).toBe(NOWHERE)
    expect(sizeOfBag(state.legends)).toBe(LEGENDS.length - state.blackShips.length)
  })

  it('COV-1.4 nine gold and one Tavern card each', () => {
    expect(state.gold).toEqual(Array.from({ length: seats }, () => 9))
    expect(state.chests).toEqual(Array.from({ length: seats }, () => 0))
    state.hands.forEach((hand, seat) => expect(sizeOfBag(hand)).toBe(state.parrots[seat] === NO_PARROT ? 1 : 0))
  })

  it('COV-1.5 nobody has fame yet', () => {
    expect(state.fame).toEqual(Array.from({ length: seats }, () => 0))
    expect(cove.view(state, SPECTATOR).players.map(({ marker }) => marker)).toEqual(state.fame)
  })

  it('COV-1.7 COV-A43 the rest of the 124 gold and all chests are the bank', () => {
    expect(state.bankGold).toBe(ALL_GOLD - 9 * seats)
    expect(state.bankChests).toBe(ALL_CHESTS)
  })

  it('COV-1.8 COV-1.9 a black ship at the Tavern, for three captains another at Cannon Island', () => {
    expect(state.blackShips.map(({ place }) => place)).toEqual(seats === 3 ? [1, 4] : [1])
    const legends = state.blackShips.map(({ legend }) => legend)
    expect(legends).not.toContain(NO_LEGEND)
    expect(new Set(legends).size).toBe(legends.length)
    for (const legend of legends) expect(state.legends[legend]).toBe(0)
  })
})

describe('chance at the start', () => {
  it('COV-1.2 COV-1.3 COV-I3 deals every kind of card and every legend, in no order anybody sees', () => {
    const dealt = new Set<number>()
    const sighted = new Set<number>()
    for (let seed = 1; seed <= 300; seed++) {
      const { hands, parrots, blackShips } = begun(5, seed)
      for (const hand of hands) hand.forEach((copies, card) => copies > 0 && dealt.add(card))
      for (const parrot of parrots) if (parrot !== NO_PARROT) dealt.add(parrot)
      sighted.add(blackShips[0]!.legend)
    }
    expect([dealt.size, sighted.size]).toEqual([CARD_KINDS, LEGENDS.length])
    const view = cove.view(begun(3), 0)
    for (const hidden of ['tavern', 'treasures', 'legends']) expect(view).not.toHaveProperty(hidden)
    expect(view.players.map(({ hand }) => hand === null)).toEqual([false, true, true])
  })

  it('COV-1.14 a parrot dealt as the first card goes aboard at once', () => {
    const { state, seat } = withParrot()
    expect(isParrot(state.parrots[seat]!)).toBe(true)
    expect(sizeOfBag(state.hands[seat]!)).toBe(0)
    expect(cove.view(state, SPECTATOR).players[seat]!.parrot).toEqual({ parrot: state.parrots[seat], wounded: false })
  })
})

describe('fitting out', () => {
  it('COV-1.10 COV-D1 any levels nine gold can pay, and no others', () => {
    const state = begun(3)
    const offered = cove.legal(state, 0)
    expect(offered).toHaveLength(fittingsOf(tablesOf(null), 9).length)
    for (const move of offered) expect(cove.check(state, 0, move)).toBeNull()
    expect(refusal([6, 3, 2, 2])).toBeNull() // 8 and 1
    expect(refusal([6, 3, 3, 2])).toBe('COV-1.10')
    expect(refusal([7, 2, 2, 2])).toBe('COV-1.10')
    expect(refusal([1, 2, 2, 2])).toBe('COV-1.6')
  })

  it('COV-1.11 COV-1.12 COV-T2 sails from 5 to 7 cost 1 and 2, paid to the bank', () => {
    const state = begun(3)
    const values = tablesOf(null).values[SAILS]!
    expect([values[START_LEVEL], values[4]]).toEqual([5, 7])
    const log = fitAll(state, [4, 2, 2, 2], START, [2, 5, 2, 3])
    expect(state.gold).toEqual([6, 9, 3])
    expect(state.bankGold).toBe(ALL_GOLD - 27 + 9)
    expect(state.levels).toEqual([[4, 2, 2, 2], START, [2, 5, 2, 3]])
    const paid = log.flatMap((event) => (event.type === 'fittedOut' ? [event.paid] : []))
    expect(paid).toEqual([3, 0, 6])
  })

  it('COV-1.13 in secret, shown together', () => {
    const state = begun(3)
    const log: Event[] = []
    cove.apply(state, 1, fit(2, 4, 4, 2), new Sfc32(7), log)
    expect(log).toEqual([])
    expect(state.levels[1]).toEqual(START)
    expect(cove.view(state, 1).mine).toEqual(fit(2, 4, 4, 2))
    for (const viewer of [0, 2, SPECTATOR]) {
      const view = cove.view(state, viewer)
      expect(view.mine).toBeNull()
      expect(view.players[1]!.sections[CREW]!.level).toBe(START_LEVEL)
      expect(view.players[1]!.gold).toBe(9)
    }
    cove.apply(state, 0, fit(...START), new Sfc32(7), log)
    expect(log).toEqual([])
    cove.apply(state, 2, fit(...START), new Sfc32(7), log)
    expect(log.filter(({ type }) => type === 'fittedOut')).toHaveLength(3)
    expect(state.levels[1]).toEqual([2, 4, 4, 2])
  })
})
