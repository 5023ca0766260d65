// Which lessons were taken, kept in a browser that may hold anything.
import { expect, it } from 'vitest'
import { memoryDrawer } from '../session/session-doubles.ts'
import { take, takenOf } from './progress.ts'

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
    expect(takenOf('bones', drawer)).toEqual([])
  }
})
