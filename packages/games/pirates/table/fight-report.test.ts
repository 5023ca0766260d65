import { hear } from '@flibuste/web/kit/score-doubles'
import { describe, expect, it } from 'vitest'
import type { Event } from '../events.ts'
import { islandsOff } from '../wording.ts'
import { lair, notation, position, type Layout } from '../scenario.ts'
import { lairParty, shipParty } from '../state.ts'
import { FIRE } from '../moves.ts'
import { attack as declare } from '../scenario.ts'
import { blowsOf, deckAt, fallenAt, garrisonAt, hasFight, reportOf, type FightReport } from './fight-report.ts'
import { flightsOf, isLost, stanceFor } from './fight-stance.ts'
import { concerns } from './moments.ts'
import { fightIn, fightTimeline, leadBeats, phaseAt, scoreOf, SHOW_MS } from './score.ts'

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
})

describe('the beats of a fight', () => {
  const frame = (layout: Layout, ...dice: number[]) => {
    const table = position(layout).play(declare('G'))
    const from = table.log.length
    table.play(FIRE, ...dice)
    return { events: table.log.slice(from) }
  }

  it('tell of a salvo when its last die has landed, and who takes what when all have', async () => {
    const { heard, askedMs } = await hear(scoreOf(frame(AGAINST_LAIR, 6, 2, 5, 4, 3)), { by: 'me' })
    expect(heard.map(({ told }) => told)).toEqual([
      ['fired', 'struck', 'struck', 'missed'],
      ['fired', 'struck', 'struck'],
      ['stoodOff'],
    ])
    const { beats } = fightTimeline(3, 2)
    const at = (kind: string, blow: number) => beats.find((one) => one.kind === kind && one.blow === blow)!.atMs
    expect(heard.map(({ atMs }) => atMs)).toEqual([at('land', 2), at('land', 4), at('settle', -1)])
    // Not before the stage has been read: nothing is asked under it.
    expect(askedMs).toBe(at('settle', -1) + SHOW_MS.settle + SHOW_MS.linger)
  })

  it('let the answer wait until the volley has landed', () => {
    const { beats } = fightTimeline(3, 2)
    const at = (kind: string, blow: number) => beats.find((one) => one.kind === kind && one.blow === blow)!.atMs
    expect(at('fly', 3)).toBeGreaterThan(at('land', 2))
    expect(beats.map(({ atMs }) => atMs)).toEqual(beats.map(({ atMs }) => atMs).toSorted((one, two) => one - two))
  })

  it('show on the stage exactly as many dice as have flown', () => {
    const { events } = frame(AGAINST_LAIR, 6, 2, 5, 4, 3)
    const phases = scoreOf({ events }).map((_, nth) => phaseAt(fightIn(events), nth + 1 - leadBeats(events)))
    expect(phases[0]).toEqual({ flown: 0, landed: 0, settled: false })
    expect(phases.at(-1)).toEqual({ flown: 5, landed: 5, settled: true })
  })

  it('keep nothing of a voyage back', async () => {
    const { log } = position({ ships: [{ at: 18 }] }).sail(24)
    const { heard, overMs } = await hear(scoreOf({ events: log }))
    expect(heard[0]).toEqual({ atMs: 0, told: ['turnBegan', 'sailed'] })
    expect(overMs).toBe(SHOW_MS.space)
  })

  it('keep no fight on stage longer than people wait', () => {
    expect(fightTimeline(5, 5).lastsMs).toBeLessThan(5000)
    expect(blowsOf(fought(AGAINST_LAIR, 'G', 6, 2, 5, 4, 3))).toHaveLength(5)
  })
})

it('is a moment when my ship is attacked, robbed, or a lair falls beside it', () => {
  const view = position({ ships: [{ at: 18 }, { at: 18 }, { at: 0 }] }).view
  const told = { before: view, after: view, events: [] }
  const attacked: Event = { type: 'attacked', clause: 'PIR-5.2', seat: 0, target: shipParty(1), island: '' }
  expect(concerns(attacked, 1, told)).toMatchObject({ stake: 'lost' })
  expect(concerns(attacked, 2, told)).toMatchObject({ stake: 'news' })
  const [island] = islandsOff(view, 18)
  const emptied: Event = { type: 'lairEmptied', clause: 'PIR-7.13', lair: 0, island: island!, left: 5 }
  expect(concerns(emptied, 1, told)).toMatchObject({ stake: 'lost' })
  expect(concerns(emptied, 0, told)).toMatchObject({ stake: 'news' })
  expect(concerns(emptied, 2, told)).toMatchObject({ stake: 'news' })
})
