import { describe, expect, it } from 'vitest'
import { faces, fire, position, type Table } from '../scenario.ts'
import type { Event } from '../events.ts'
import { LEGEND } from '../moves.ts'
import { frameOf, hitsToLose } from './battle-frame.ts'
import { frameAt, frameWith, ofThisBattle, pairOf, reportOf, sinceShot, type Report } from './battle-report.ts'

/** What an answer has led to, told from before it. */
function told(table: Table, answer: (table: Table) => void): Report {
  const before = table.view
  const known = table.log.length
  answer(table)
  return reportOf(1, table.log.slice(known), before)!
}

const duel = (): Table => position({ places: [3, 3, 6, 6], levels: ['8772', '5245'] }).allPass()

it('shows a battle as the view has it', () => {
  const frame = frameOf(duel().view)!
  expect(frame.place).toBe(3)
  expect(frame.ships.map(({ party, fate }) => [party, fate])).toEqual([
    [0, 'here'],
    [1, 'here'],
  ])
  expect(frameOf(position({ at: 'treasure' }).view)).toBeNull()
})

it('tells the fame of a killed parrot among the blows, also where it is the last', () => {
  const table = position({
    places: [3, 3, 6, 6],
    levels: ['8772', '5245'],
    parrots: ['', 'bones'],
    fame: [5, 5],
  }).allPass()
  const report = told(table, (played) => played.play(fire(1, 'crew'), faces('5 6 1 1 1')))
  expect(report.events.map(({ type }) => type)).toEqual(['fired', 'parrotHit', 'fameChanged'])
})

describe('blow by blow', () => {
  it('pushes rings off one after the other, and ends where the view is', () => {
    const table = duel()
    const report = told(table, (played) => played.play(fire(1, 'cannons'), faces('5 6 1 1 1')))
    const moved = report.events.findIndex(({ type }) => type === 'ringMoved')
    expect(frameAt(report, moved).players[1]!.sections[2]!.level).toBe(4)
    const end = frameAt(report, report.events.length)
    expect(end.volley?.hits).toBe(2)
    expect(end.was[1]![2]).toBe(4)
    expect(end.players[1]!.sections).toEqual(
      table.view.players[1]!.sections.map((section) => expect.objectContaining({ level: section.level })),
    )
  })

  it('takes dice with the cannons, when their ring falls and not before', () => {
    const table = duel()
    const dice = table.view.players[1]!.dice
    const report = told(table, (played) => played.play(fire(1, 'crew'), faces('5 1 1 1 1')))
    expect(frameAt(report, 1).players[1]!.dice).toBe(dice)
    const end = frameAt(report, report.events.length)
    expect(end.players[1]!.dice).toBe(table.view.players[1]!.dice)
  })

  it('turns an artisan at the first hit, and is rid of him at the second', () => {
    const table = position({ places: [3, 3, 6, 6], levels: ['8772', '5245'], artisans: ['', 'hull'] }).allPass()
    const guards = (report: Report): number[] =>
      report.events.map((_, nth) => frameAt(report, nth + 1).players[1]!.sections[3]!.artisan)
    expect(hitsToLose(table.view.players[1]!, 3)).toBe(7)
    const report = told(table, (played) => played.play(fire(1, 'hull'), faces('6 6 6 1 1')))
    expect([...new Set(guards(report))]).toEqual([2, 0])
    expect(frameAt(report, report.events.length).players[1]!.sections[3]!.level).toBe(4)
  })

  it('wounds a parrot', () => {
    const table = position({ places: [3, 3, 6, 6], levels: ['8772', '5245'], parrots: ['', 'flint'] }).allPass()
    const report = told(table, (played) => played.play(fire(1, 'hull'), faces('6 1 1 1 1')))
    expect(frameAt(report, 0).players[1]!.parrot?.wounded).toBe(false)
    expect(frameAt(report, report.events.length).players[1]!.parrot?.wounded).toBe(true)
  })

  it('lays a card when it is played', () => {
    const table = position({ places: [3, 3, 6, 6], levels: ['8772', '5245'], hands: ['smoke'] })
    const report = told(table, (played) => played.play({ kind: 'smoke' }))
    expect(frameAt(report, 0).laid).toEqual([])
    expect(frameAt(report, report.events.length).laid).toEqual([expect.objectContaining({ seat: 0, lasts: 'battle' })])
  })
})

it('leaves a ship that fled in sight, as gone, and says that the battle is over', () => {
  const report = told(duel(), (played) => played.flee('3'))
  const end = frameAt(report, report.events.length)
  expect(end.ships.find(({ party }) => party === 0)?.fate).toBe('fled')
  expect(end.over).toBe(true)
})

it('counts the hull of a legend down', () => {
  const table = position({ places: [3, 6, 6, 6], levels: ['8772'], black: [[3, 'hook']] }, faces('1 1 1')).allPass()
  const report = told(table, (played) => played.play(fire('legend'), faces('6 6 1 1 1 1 1 1')))
  const hulls = report.events.map(
    (_, nth) => frameAt(report, nth + 1).ships.find(({ party }) => party === LEGEND)?.hull,
  )
  expect(hulls).toContain(3)
})

it('knows a sunk legend by its name as long as the volley is told, and no longer', () => {
  const table = position(
    { places: [3, 3, 6, 6], levels: ['8777', '4777'], black: [[3, 'hook']] },
    faces('1 1 1'),
  ).allPass()
  const report = told(table, (played) => played.play(fire('legend'), faces('6 6 6 6 6')))
  const end = frameAt(report, report.events.length)
  expect(end.ships.find(({ party }) => party === LEGEND)?.fate).toBe('sunk')
  expect(end.legend).toBeGreaterThanOrEqual(0)
  expect(frameOf(table.view)?.ships.map(({ party }) => party)).not.toContain(LEGEND)
})

it('says nothing of the battle before once the next has begun', () => {
  const { events } = told(duel(), (played) => played.flee('3'))
  const next: Event = { type: 'battleBegan', clause: 'COV-6.2', place: 5, seats: [2, 3], legend: -1, navy: false }
  expect(ofThisBattle(events)).toEqual(events)
  expect(ofThisBattle([...events, next])).toEqual([next])
})

it('says under a thumb what came of the newest shot', () => {
  const { events } = told(duel(), (played) => played.play(fire(1, 'cannons'), faces('5 6 1 1 1')))
  expect(events.map(({ type }) => type)).toContain('fired')
  const [first] = sinceShot(events)
  expect(first?.type).toBe('ringMoved')
})

it('has nothing to tell where nobody fought', () => {
  const table = position({ at: 'treasure' })
  expect(reportOf(1, table.log, table.view)).toBeNull()
})

describe('whose act it is', () => {
  const live = (table: Table) => frameOf(table.view)

  it('is the shooter’s until the dice lie, and then the next ship’s', () => {
    const table = duel()
    const report = told(table, (played) => played.play(fire(1, 'hull'), faces('1 1 1 1 1')))
    const all = report.events.length
    expect(live(table)?.acting).toBe(1)
    for (let passed = 0; passed <= all; passed++)
      expect(frameWith(report, live(table), { passed, isOver: false })?.acting).toBe(0)
    expect(frameWith(report, live(table), { passed: all, isOver: true })?.acting).toBe(1)
  })

  it('is the legend’s while it answers', () => {
    const table = position({ places: [3, 6, 6, 6], levels: ['8772'], black: [[3, 'hook']] }, faces('1 1 1')).allPass()
    const report = told(table, (played) => played.play(fire('legend'), faces('6 6 1 1 1 1 1 1')))
    const acting = report.events.map((_, nth) => frameAt(report, nth + 1).acting)
    expect([...new Set(acting)]).toEqual([0, -1, LEGEND])
  })
})

describe('who is shown large', () => {
  const frame = () => frameOf(duel().view)!
  const watcher = { me: -1, aimed: -1, targets: [], eyes: 'all' } as const

  it('is me and whom I aim at, mine left', () => {
    expect(pairOf(frame(), { ...watcher, me: 1, eyes: 'one' })).toEqual([1, 0])
    expect(pairOf(frame(), { ...watcher, me: 0, aimed: 1, eyes: 'one' })).toEqual([0, 1])
  })

  it('is a ship that can be fired at for whoever aims, though the last shot was at one that is gone', () => {
    const shot = { by: 2, at: 1, section: 0, dice: [5], needed: 5, hits: 1 }
    const third = { party: 2, speed: 1, fate: 'here', hull: -1 } as const
    const three = { ...frame(), ships: [...frame().ships, third], volley: shot }
    expect(pairOf(three, { ...watcher, me: 0, targets: [2], eyes: 'one' })).toEqual([0, 2])
    expect(pairOf(three, { ...watcher, me: 0, targets: [], eyes: 'one' })).toEqual([0, 1])
  })

  it('is who fires and at whom for those who watch, and nobody changes sides', () => {
    expect(pairOf(frame(), { ...watcher, me: 3, eyes: 'one' })).toEqual([0, 1])
    for (const me of [-1, 0, 1]) expect(pairOf(frame(), { ...watcher, me })).toEqual([0, 1])
    const slower = { ...frame(), ships: frame().ships.toReversed() }
    expect(pairOf(slower, watcher)).toEqual([0, 1])
  })
})
