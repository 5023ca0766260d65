// What is others' affair takes half its time, and none once it was left.
import type { Frame } from '@flibuste/protocol'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { asides } from './narrator.ts'

/** A frame whose only event says which affair of others it is; 'mine': nobody else's. */
const frameOf = (affair: string, entry: number): Frame => ({
  entry,
  happening: { entry, seat: 1, by: 'player', undo: false, events: [{ type: affair, clause: 'X-1' }] },
  view: {},
})

test('a battle that was left takes no time until its end, the next one half of it, and what is told again leaves nothing out', () => {
  const frames = signal(['mine', 'first', 'first', 'mine', 'second', 'first'].map(frameOf))
  const { share, leave } = asides(
    { frames },
    { aside: ({ events: [event] }) => (event === undefined || event.type === 'mine' ? null : event.type) },
  )
  const shares = (): number[] => frames.peek().map((_, at) => share(at))
  expect(shares()).toEqual([1, 0.5, 0.5, 1, 0.5, 0.5])
  leave(1)
  expect(shares()).toEqual([1, 0, 0, 1, 0.5, 0])
  leave(3)
  expect(shares()).toEqual([1, 0.5, 0.5, 1, 0.5, 0.5])
  leave(1)
  leave(-1)
  expect(shares()).toEqual([1, 0.5, 0.5, 1, 0.5, 0.5])
})
