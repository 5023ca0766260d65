import { h } from 'preact'
import { expect, it } from 'vitest'
import { still } from './still.ts'

it('is drawn again when something it is given is another, and only then', () => {
  const sea = { width: 3 }
  const Chart = still(({ sea: { width }, port }: { readonly sea: { readonly width: number }; readonly port: string }) =>
    h('p', { title: port }, width),
  )
  const drawn = new Chart({ sea, port: 'Tortuga' })
  const isDrawnFor = (given: typeof drawn.props): boolean | undefined => drawn.shouldComponentUpdate?.(given, {}, {})
  expect(isDrawnFor({ sea, port: 'Tortuga' })).toBe(false)
  expect(isDrawnFor({ sea, port: 'La Tortue' })).toBe(true)
  expect(isDrawnFor({ sea: { width: 3 }, port: 'Tortuga' })).toBe(true)
})
