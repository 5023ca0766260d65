import { describe, expect, it } from 'vitest'
import { lair, notation, position, type Layout } from '../scenario.ts'
import { lairParty, shipParty } from '../state.ts'
import { FIRE } from '../moves.ts'
import { attack as declare } from '../scenario.ts'
import { blowsOf, deckAt, fallenAt, garrisonAt, hasFight, reportOf, type FightReport } from './fight-report.ts'
import { flightsOf, isLost, stanceFor } from './fight-stance.ts'
import { fightTimeline, lastsMs, phaseAt, SHOW_MS, showingOf } from './timeline.ts'

/** Fought as laid out; told as the page is told: the declaration is an entry of its own. */
function fought(layout: Layout, target: 'G' | 1, ...dice: number[]): FightReport {
  const table = position(layout).play(declare(target))
  const before = table.view
  const heard = table.log.length
  table.play(FIRE, ...dice)
  return reportOf({ number: 1, events: table.log.slice(heard), before, after: table.view })!
}

const AGAINST_LAIR: Layout = {
  ships: [{ at: 18, slots: 'CCCPP.', aboard: 3 }],
  lairs: { G: { tile: 8 } },
}

describe('a fight with a lair', () => {
  const report = fought(AGAINST_LAIR, 'G', 6, 2, 5, 4, 3)

  it('is cut into volley and answer, each die with what it did', () => {
    expect(report.attacker).toEqual(shipParty(0))
    expect(report.target).toEqual(lairParty(lair('G')))
    expect(report.volley.blows.map(({ type, slot }) => [type, slot])).toEqual([
      ['struck', 6],
      ['struck', 2],
      ['missed', 5],
    ])
    expect(report.answer?.blows.map(({ type, slot }) => [type, slot])).toEqual([
      ['struck', 4],
      ['struck', 3],
    ])
    expect(report.ends.map(({ type }) => type)).toEqual(['stoodOff'])
  })

  it('shows both sides as they stand after each die', () => {
    expect(notation(garrisonAt(report, lair('G'), 0, 'fighting').slots)).toBe('CP.P.C')
    expect(notation(garrisonAt(report, lair('G'), 1, 'fighting').slots)).toBe('CP.P..')
    expect(notation(garrisonAt(report, lair('G'), 5, 'fighting').slots)).toBe('C..P..')
    expect(notation(deckAt(report, 0, 3, 'fighting').slots)).toBe('CCCPP.')
    expect(notation(deckAt(report, 0, 5, 'fighting').slots)).toBe('CC..P.')
    expect([...fallenAt(report, lairParty(lair('G')), 2)]).toEqual([
      [6, 'cannon'],
      [2, 'pirate'],
    ])
  })

  it('lets every die leave a cannon; one that names no slot falls into the sea', () => {
    for (const layout of ['laptop', 'phone'] as const) {
      const stance = stanceFor(layout, layout === 'phone' ? 1 : 0.4)
      const flights = flightsOf(stance, report)
      expect(flights).toHaveLength(5)
      expect(new Set(flights.slice(0, 3).map(({ from }) => from.x)).size).toBe(3)
      expect(flights.filter(({ blow }) => isLost(blow)).map(({ to }) => to.y)).toEqual([stance.sea.y])
      for (const { to } of flights) {
        expect(to.x).toBeGreaterThan(0)
        expect(to.x).toBeLessThan(stance.width)
        expect(to.y).toBeLessThan(stance.height)
      }
    }
  })
})

it('PIR-7.11 tells who takes what, and the change that was made for it', () => {
  const weak: Layout = {
    ships: [{ at: 18, slots: 'CCCPP.', aboard: 4 }],
    lairs: { G: { tile: 8, slots: 'C..P..', treasure: 3 } },
  }
  const report = fought(weak, 'G', 4, 5, 5)
  expect(report.answer).toBeNull()
  expect(report.ends.map(({ type }) => type)).toEqual(['silenced', 'changeMade', 'treasureTaken', 'treasureLeft'])
  expect(deckAt(report, 0, 3, 'fighting').chests).toEqual([3, 1])
  expect(deckAt(report, 0, 3, 'settled').chests).toEqual([3, 3])
  expect(garrisonAt(report, lair('G'), 3, 'settled').treasure).toBe(1)
})

it('PIR-7.16 tells of a ship that robs its attacker', () => {
  const report = fought({ ships: [{ at: 18, slots: 'CCCP..', aboard: 2 }, { at: 18 }] }, 1, 6, 6, 6, 4, 1, 2)
  expect(report.ends.map(({ type }) => type)).toContain('treasureTaken')
  expect(deckAt(report, 1, 6, 'settled').chests).toEqual([2])
  expect(deckAt(report, 0, 6, 'settled').chests).toEqual([])
})

it('sees no fight where there is none', () => {
  const table = position({ ships: [{ at: 18 }] }).sail(24)
  expect(hasFight(table.log)).toBe(false)
  expect(reportOf({ number: 1, events: table.log, before: table.view, after: table.view })).toBeNull()
  expect(lastsMs(table.log)).toBe(SHOW_MS.space)
})

describe('when it is shown', () => {
  it('the answer waits until the volley has landed, and the end for both', () => {
    const { beats } = fightTimeline(3, 2)
    const at = (kind: string, blow: number) => beats.find((beat) => beat.kind === kind && beat.blow === blow)!.atMs
    expect(at('fly', 3)).toBeGreaterThan(at('land', 2))
    expect(at('settle', -1)).toBeGreaterThan(at('land', 4))
    expect(beats.map(({ atMs }) => atMs)).toEqual(beats.map(({ atMs }) => atMs).toSorted((one, two) => one - two))
  })

  it('counts what has flown and landed', () => {
    const timeline = fightTimeline(2, 0)
    expect(phaseAt(timeline, 0)).toEqual({ flown: 0, landed: 0, settled: false })
    expect(phaseAt(timeline, timeline.beats.length)).toEqual({ flown: 2, landed: 2, settled: true })
  })

  it('nothing beside the stage tells of a fight before it is settled; a voyage keeps nothing back', () => {
    const { log } = position({ ships: [{ at: 18 }] }).sail(24)
    expect(showingOf(log)).toEqual({ toldMs: 0, lastsMs: SHOW_MS.space, stillMs: 0 })
    const { volley, answer } = fought(AGAINST_LAIR, 'G', 6, 2, 5, 4, 3)
    const events = [volley.fired, ...volley.blows, ...(answer === null ? [] : [answer.fired, ...answer.blows])]
    const { beats } = fightTimeline(volley.blows.length, answer?.blows.length ?? 0)
    expect(showingOf(events)).toMatchObject({ toldMs: beats.at(-1)?.atMs, stillMs: SHOW_MS.still })
  })

  it('keeps no fight on stage longer than people wait', () => {
    expect(fightTimeline(5, 5).lastsMs).toBeLessThan(5000)
    const report = fought(AGAINST_LAIR, 'G', 6, 2, 5, 4, 3)
    expect(blowsOf(report)).toHaveLength(5)
  })
})
