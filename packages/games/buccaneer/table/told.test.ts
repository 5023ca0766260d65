// What the docks say while a move is told, on a clock that is held: nothing is counted before it has landed.
import { heldTelling } from '@flibuste/web/kit/score-doubles'
import { expect, it } from 'vitest'
import { disc, position, type Table } from '../scenario.ts'
import { scoreOf, SHOW_MS } from './score.ts'
import { countedIn, crewsAloft, purseTold } from './told.ts'

const SHIP = { min: 3, loot: 22, wage: 4, treasures: ['chest', 'candlestick'] } as const
const laid = (): Table => position({ seats: 4, crews: ['A2 B5 A3 C2 D5'], ships: [SHIP] })

/** A move from a table as it lies, told on a clock that is held. */
function telling(table: Table, play: (table: Table) => Table) {
  const before = table.view
  const [since, { log, view }] = [table.log.length, play(table)]
  const events = log.slice(since)
  return { before, view, ...heldTelling(events, scoreOf({ events, before, after: view })) }
}

it('pays no purse before the coin lies in it, and each when its own does', async () => {
  const { before, view, clock, now, tellsMs } = telling(laid(), (table) => table.board('A2', 0, 'chest', 0, 0, 0))
  const purse = (seat: number): number => purseTold(view, now(), seat)
  const paid = (seat: number): number => (view.players[seat]?.ducats ?? 0) - (before.players[seat]?.ducats ?? 0)
  const was = before.players.map(({ ducats }) => ducats)
  expect([0, 1, 2, 3].map(purse)).toEqual(was)
  const [first = 0, second = 0] = tellsMs('wagePaid')
  await clock.moveTo(first + SHOW_MS.purse - 1)
  expect([0, 1, 2, 3].map(purse)).toEqual(was)
  await clock.moveTo(second + SHOW_MS.purse)
  expect([1, 2, 3].filter((seat) => purse(seat) !== was[seat])).toHaveLength(2)
  await clock.moveTo(60_000)
  expect([0, 1, 2, 3].map(purse)).toEqual(was.map((ducats, seat) => ducats + paid(seat)))
})

it('counts treasures and the bank as they were until the last has come down', async () => {
  const { before, view, clock, now } = telling(laid(), (table) => table.board('A2', 0, 'chest', 0, 0, 0))
  expect(countedIn(view, before, now())).toBe(before)
  await clock.moveTo(60_000)
  expect(countedIn(view, before, now())).toBe(view)
})

it('counts no men of a crew that is still in the air', async () => {
  const { clock, now } = telling(position(), (table) => table.cover('A5', 'B2'))
  expect(crewsAloft(now())).toEqual([disc('A5')])
  await clock.moveTo(SHOW_MS.lift + SHOW_MS.carry - 1)
  expect(crewsAloft(now())).toEqual([disc('A5')])
  await clock.moveTo(SHOW_MS.lift + SHOW_MS.carry)
  expect(crewsAloft(now())).toEqual([])
})

it('counts no man who is still on his way home', async () => {
  const { clock, now, tellsMs } = telling(laid(), (table) => table.board('A2', 0, 'chest', 0, 0, 0))
  await clock.moveTo(tellsMs('crewHome')[0] ?? 0)
  expect(crewsAloft(now())).toHaveLength(5)
  await clock.moveTo(60_000)
  expect(crewsAloft(now())).toEqual([])
})
