// The worked example of docs/trails.md. The page shows the lines between the marks, and a test holds it to them.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Sfc32 } from '../chance.ts'
import { SPECTATOR } from '../seats.ts'
import { dealTrails, handOf, newTrails, noteDrawn, noteLeft, noteTurnedOver, seenTrails } from './index.ts'

test('two captains, three rums and a powder', () => {
  // The example begins.
  const [RUM, POWDER] = [0, 1]
  const [ANNE, BEN] = [0, 1]
  const trails = newTrails([3, 1], 2) // the deck, by kind, and two hands

  // All four cards are drawn. Nobody sees which; the state knows.
  noteDrawn(trails, ANNE, RUM)
  noteDrawn(trails, ANNE, RUM)
  noteDrawn(trails, BEN, RUM)
  noteDrawn(trails, BEN, POWDER)

  // Each plays a rum. It can only have come from the deck: struck out there and in the hand, there is nothing to remember.
  noteLeft(trails, ANNE, RUM)
  noteLeft(trails, BEN, RUM)
  expect(trails.piles).toEqual([[1, 1]])
  expect(trails.hands.map((trail) => trail.length)).toEqual([1, 1])

  // The two rums become the pile, before everybody's eyes. Anne draws one of them, and plays a rum: the old card, or the new one?
  noteTurnedOver(trails, [2, 0])
  noteDrawn(trails, ANNE, RUM)
  noteLeft(trails, ANNE, RUM)
  expect(trails.hands[ANNE]).toHaveLength(3) // two that came, one that left and waits

  // A spectator sees the trails without the kinds of hidden cards, and deals worlds that fit.
  const seen = seenTrails(trails, SPECTATOR)
  const chance = new Sfc32(1)
  const worlds = Array.from({ length: 3000 }, () => dealTrails({ seen, viewer: SPECTATOR, lying: [], chance }))

  // One captain has the rum that is left of the deck, the other the powder. If Anne's old card was the powder, she played a rum in
  // one of two cases; if it was a rum, in both. So Ben has the powder in two worlds of three.
  const bens = worlds.map(({ hands }) => handOf(hands[BEN]!, 2)[POWDER]!)
  expect(bens.filter((powders) => powders === 1).length / worlds.length).toBeCloseTo(2 / 3, 1)
  // The example ends.
})

test('the page shows the example as it is tested', () => {
  const page = readFileSync(new URL('../../../../docs/trails.md', import.meta.url), 'utf8')
  const source = readFileSync(new URL(import.meta.url), 'utf8')
  const [, marked] = /The example begins\.\n(.*?)\n {2}\/\/ The example ends/s.exec(source)!
  const [, shown] = /```ts\n(.*?)\n```/s.exec(page)!
  expect(shown).toBe(marked!.replaceAll(/^ {2}/gm, ''))
})
