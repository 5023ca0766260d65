// Which lessons were taken, kept in a browser that may hold anything.
import { expect, it } from 'vitest'
import { memoryDrawer } from '../session/session-doubles.ts'
import { leaveAt, leftOf, take, takenOf } from './progress.ts'

it('keeps each lesson of each game once', () => {
  const drawer = memoryDrawer()
  take('bones', 'deadCalm', drawer)
  take('bones', 'deadCalm', drawer)
  take('cove', 'firstIsland', drawer)
  expect([takenOf('bones', drawer), takenOf('cove', drawer), takenOf('pirates', drawer)]).toEqual([
    ['deadCalm'],
    ['firstIsland'],
    [],
  ])
})

it('reads what makes sense of whatever lies there', () => {
  const drawer = memoryDrawer()
  for (const text of ['', 'x', '3', 'null', '{"bones":3}', '[1]']) {
    drawer.write('flibuste.lessons', text)
    drawer.write('flibuste.lessons.left', text)
    expect([takenOf('bones', drawer), leftOf('bones', drawer)]).toEqual([[], {}])
  }
})

it('keeps where each lesson was left, until it is taken or begun anew', () => {
  const drawer = memoryDrawer()
  leaveAt('bones', 'deadCalm', 'reroll', drawer)
  leaveAt('bones', 'turnAtSea', 'sail', drawer)
  leaveAt('bones', 'deadCalm', 'calm', drawer)
  leaveAt('cove', 'firstIsland', 'wheel', drawer)
  expect(leftOf('bones', drawer)).toEqual({ deadCalm: 'calm', turnAtSea: 'sail' })
  leaveAt('bones', 'turnAtSea', null, drawer)
  take('bones', 'deadCalm', drawer)
  expect([leftOf('bones', drawer), leftOf('cove', drawer)]).toEqual([{}, { firstIsland: 'wheel' }])
})
