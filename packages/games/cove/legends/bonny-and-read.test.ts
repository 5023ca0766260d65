// Anne Bonny and Mary Read: all sections of the fastest.
import { expect, it } from 'vitest'
import { faces, position } from '../scenario.ts'

it('COV-19.6 fires three dice at all sections of the fastest captain', () => {
  const table = position(
    { places: [3, 3, 6, 6], levels: ['4445', '5555'], black: [[3, 'bonnyAndRead']] },
    faces('5 6 1'),
  )
  expect(table.last('fired')).toMatchObject({ clause: 'COV-19.6', at: 1, section: -1, hits: 2 })
  expect([table.levels(0), table.levels(1)]).toEqual(['4445', '3333'])
})

it('COV-19.6 the fastest is the fastest now, whatever made him so', () => {
  const layout = { places: [3, 3, 6, 6], levels: ['4444', '5555'], parrots: ['trelawney'] } as const
  const table = position({ ...layout, black: [[3, 'bonnyAndRead']] })
  expect(table.fire('legend', 'hull', '1 1 1 1 1 1').last('fired')).toMatchObject({ at: 0 })
})

it('COV-A50 each section’s guard takes its own hit', () => {
  const table = position(
    {
      places: [3, 6, 6, 6],
      levels: ['4444'],
      artisans: ['crew'],
      parrots: ['flint'],
      black: [[3, 'bonnyAndRead']],
    },
    faces('5 1 1'),
  )
  expect([table.levels(0), table.state.artisans[0], table.parrot(0)]).toEqual(['3434', [0, 1, 0, 0], 'flint wounded'])
})
