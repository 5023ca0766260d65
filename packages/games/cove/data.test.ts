// What is in the box, and where its figures come from. The edition itself is tested with edition files: edition.test.ts.
import { describe, expect, it } from 'vitest'
import {
  ALL_CHESTS,
  ALL_GOLD,
  BLACK_SHIPS,
  COINS,
  COPY_SOURCES,
  COST_SOURCES,
  COVE,
  DICE,
  EDITION,
  EVENT_CARDS,
  FAME_CARDS,
  FAME_TRACK,
  FAME_VALUES,
  FAMILY_SIZES,
  FIGHTERS,
  FIGURE_SOURCES,
  ISLAND_SECTIONS,
  LEGENDS,
  LEVELS,
  MOST_SEATS,
  OUTER_ISLANDS,
  PARROT_SECTIONS,
  PILE,
  PLACES,
  PROVENANCES,
  ROYAL_NAVY,
  SECTIONS,
  START_LEVEL,
  TREASURE_CARDS,
  TREASURE_ISLAND,
  TREASURE_SOURCES,
  VALUE_SOURCES,
  WHEEL,
} from './data.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

describe('the box', () => {
  it('COV-0.2 seven places: outer islands 1 to 5, Treasure Island, the Cove', () => {
    expect(PLACES).toHaveLength(COVE)
    expect(OUTER_ISLANDS.map((island) => PLACES[island - 1])).toEqual(['tavern', 'hull', 'sails', 'cannons', 'crew'])
    expect([PLACES[TREASURE_ISLAND - 1], PLACES[COVE - 1]]).toEqual(['treasure', 'cove'])
  })

  it('COV-0.3 seven ships, two of them black', () => expect(MOST_SEATS + BLACK_SHIPS).toBe(7))

  it('COV-0.5 a treasure card for every outer island and month', () =>
    expect(OUTER_ISLANDS.length * PILE).toBe(TREASURE_CARDS))

  it('COV-0.6 five legends, four of which fight, and the Royal Navy', () => {
    expect(LEGENDS).toEqual(['blackbeard', 'dutchman', 'hook', 'bonnyAndRead', 'cacafuego'])
    expect(Object.keys(FIGHTERS)).toEqual(LEGENDS.slice(0, 4))
  })

  it('COV-0.8 fame cards worth 14 in all', () =>
    expect(sum(FAME_CARDS.map((card) => FAME_VALUES[card] * EDITION.tavern[card]))).toBe(14))

  it('COV-0.10 24 coins of 1 and 20 of 5 make 124 gold', () =>
    expect(sum(COINS.map(({ gold, count }) => gold * count))).toBe(ALL_GOLD))

  it('COV-0.11 fifty chests', () => expect(ALL_CHESTS).toBe(50))

  it('COV-0.12 as many dice as the strongest broadside rolls', () =>
    expect(Math.max(...Object.values(FIGHTERS).map(({ dice }) => dice))).toBe(DICE))
})

describe('figures', () => {
  it('COV-5.3 the wheel shows the six islands and no Cove', () => expect(WHEEL).toEqual([1, 2, 3, 4, 5, 6]))

  it('COV-10.3 four islands build on the section they are named for', () => {
    for (const [place, section] of Object.entries(ISLAND_SECTIONS)) expect(PLACES[Number(place) - 1]).toBe(section)
    expect(Object.values(ISLAND_SECTIONS).toSorted()).toEqual(SECTIONS.toSorted())
  })

  it('COV-12.1 each parrot lives on a section of its own', () => {
    expect(PARROT_SECTIONS).toEqual({ flint: 'hull', silver: 'cannons', bones: 'crew', trelawney: 'sails' })
    expect(Object.values(PARROT_SECTIONS).toSorted()).toEqual(SECTIONS.toSorted())
  })

  it('COV-14.11 seven titles on eight cards: one of them twice', () => {
    expect(EVENT_CARDS.length + 1).toBe(FAMILY_SIZES.event)
    expect(EVENT_CARDS.filter((card) => EDITION.tavern[card] === 2)).toEqual(['royalNavy'])
  })

  it('COV-A3 sails start at 5; 6 costs 1, 7 costs 2 more', () => {
    const { values, costs } = EDITION.mat.sails
    expect(values.slice(START_LEVEL - 1, START_LEVEL + 2)).toEqual([5, 6, 7])
    expect(costs.slice(START_LEVEL - 1, START_LEVEL + 1)).toEqual([1, 2])
  })

  it('COV-T7 COV-19.1 COV-19.2 COV-19.4 COV-19.6 COV-14.9 hunters as the booklet has them', () => {
    const row = ({ dice, aim, prey, hull, speed, fame }: typeof ROYAL_NAVY) => [dice, aim, prey, hull, speed, fame]
    expect(row(FIGHTERS.blackbeard)).toEqual([6, 'hull', 'cannons', 8, 24, 6])
    expect(row(FIGHTERS.dutchman)).toEqual([4, 'crew', 'crew', 5, 16, 6])
    expect(row(FIGHTERS.hook)).toEqual([3, 'hull', 'hull', 5, 18, 3])
    expect(row(FIGHTERS.bonnyAndRead)).toEqual([3, 'all', 'speed', 5, 22, 6])
    expect(row(ROYAL_NAVY)).toEqual([4, 'commander', 'commander', 4, 20, 4])
  })
})

describe('where figures come from', () => {
  it('COV-M1 every value and every cost of the mat has a source', () => {
    expect(VALUE_SOURCES).toHaveLength(LEVELS)
    for (const section of SECTIONS) expect(COST_SOURCES[section]).toHaveLength(LEVELS - 1)
    expect([COST_SOURCES.sails[1], COST_SOURCES.sails[2], COST_SOURCES.hull[1]]).toEqual([
      'booklet',
      'booklet',
      'public',
    ])
  })

  it('COV-M2 every treasure card has a source; the booklet shows one', () => {
    expect(TREASURE_SOURCES).toHaveLength(EDITION.treasures.length)
    expect(TREASURE_SOURCES.filter((source) => source === 'booklet')).toHaveLength(1)
  })

  it('COV-M3 copies of boarding, volley and event cards are reconstructed, and nothing else is', () => {
    const { boarding, volley, event, ...known } = COPY_SOURCES
    expect([boarding, volley, event]).toEqual(['reconstructed', 'reconstructed', 'reconstructed'])
    expect(Object.values(known)).not.toContain('reconstructed')
    const made = Object.entries(FIGURE_SOURCES).filter(([, source]) => source === 'reconstructed')
    expect(made.map(([figure]) => figure)).toEqual(['boardingCopies', 'volleyCopies', 'eventCopies'])
    for (const source of Object.values(FIGURE_SOURCES)) expect(PROVENANCES).toContain(source)
  })

  it('COV-M4 the commander aims the Royal Navy, on the word of one review', () => {
    expect(ROYAL_NAVY.aim).toBe('commander')
    expect(FIGURE_SOURCES.royalNavyAim).toBe('public')
  })

  it('COV-M5 the Cacafuego has no figures to fight with', () => expect(FIGHTERS).not.toHaveProperty('cacafuego'))

  it('COV-M6 the fame track has 73 spaces after the skull', () => expect(FAME_TRACK).toBe(73))
})
