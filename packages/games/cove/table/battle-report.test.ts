import { expect, it } from 'vitest'
import { faces, fire, position, type Table } from '../scenario.ts'
import { LEGEND } from '../moves.ts'
import { frameAt, frameOf, pairOf, reportOf, type Report } from './battle-report.ts'

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
  expect(frame.ships.map(({ party, here }) => [party, here])).toEqual([
    [0, true],
    [1, true],
  ])
  expect(frameOf(position({ at: 'treasure' }).view)).toBeNull()
})

it('pushes rings off one blow after the other, and ends where the view is', () => {
  const table = duel()
  const report = told(table, (played) => played.play(fire(1, 'cannons'), faces('5 6 1 1 1')))
  const moved = report.events.findIndex(({ type }) => type === 'ringMoved')
  expect(frameAt(report, moved).levels[1]![2]).toBe(4)
  const end = frameAt(report, report.events.length)
  expect(end.volley?.hits).toBe(2)
  expect(end.was[1]![2]).toBe(4)
  expect(end.levels[1]).toEqual(table.view.players[1]!.sections.map(({ level }) => level))
})

it('leaves a ship that fled in sight, as gone, and says that the battle is over', () => {
  const report = told(duel(), (played) => played.flee('3'))
  const end = frameAt(report, report.events.length)
  expect(end.ships.find(({ party }) => party === 0)?.here).toBe(false)
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

it('has nothing to tell where nobody fought', () => {
  const table = position({ at: 'treasure' })
  expect(reportOf(1, table.log, table.view)).toBeNull()
})

it('shows me and whom I aim at; a watcher the first captain and the other', () => {
  const frame = frameOf(duel().view)!
  expect(pairOf(frame, 1, -1)).toEqual([1, 0])
  expect(pairOf(frame, 3, -1)).toEqual([0, 1])
  expect(pairOf(frame, 0, 1)).toEqual([0, 1])
})
