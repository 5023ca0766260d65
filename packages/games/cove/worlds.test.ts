// States that fit what somebody sees.
import { Sfc32, sizeOfBag, SPECTATOR } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { CARD_KINDS, isParrot } from './cards.ts'
import { EDITION, TAVERN_KINDS } from './data.ts'
import { cove } from './index.ts'
import { KEEP, PASS, PLAY_GRAPESHOT, PLAY_SMOKE, SAILINGS } from './moves.ts'
import { kind, position, type Layout, type Table } from './scenario.ts'

const worlds = (table: Table, viewer: number, count = 40) =>
  Array.from({ length: count }, (_, seed) => cove.determinize(table.viewOf(viewer), new Sfc32(seed + 1)))

const SEA: Layout = {
  places: [3, 3, 3, 6],
  levels: ['5222', '4222', '3222'],
  gold: [5, 4, 3, 2],
  chests: [1, 2, 3, 0],
  hands: ['smoke fame3', 'escape', 'grapeshot fame1', 'artisan'],
  parrots: ['flint', '', 'bones wounded'],
  artisans: ['crew'],
  discard: 'grapple silver',
}

const tables: readonly (readonly [string, () => Table])[] = [
  ['a boarding round', () => position(SEA)],
  ['a battle with cards in force', () => position(SEA).play(PLAY_SMOKE).pass()],
  ['a volley', () => position(SEA).allPass()],
  [
    'a volley card on the table',
    () =>
      position({ ...SEA, hands: ['grapeshot fame3', 'escape'] })
        .allPass()
        .play(PLAY_GRAPESHOT),
  ],
  ['a window', () => position({ ...SEA, at: 'sailed' }).play(PASS, [], 1)],
  ['wheels being set', () => position({ ...SEA, at: 'navigation', hands: [] }).play(SAILINGS[2]!, [], 1)],
  ['a visit', () => position({ ...SEA, at: 'effects' })],
  ['cards on the table', () => position({ ...SEA, at: 'plunder', shares: [[0, 1]], marks: [[2, 4]] })],
  ['the last battle', () => position({ ...SEA, at: 'end', fame: [9, 9, 1, 1] })],
  [
    'a second parrot',
    () =>
      position({ at: 'effects', places: [1, 6, 6, 6], gold: [9], parrots: ['flint'], tavern: 'silver' })
        .until(0)
        .buy(),
  ],
]

describe('a world', () => {
  it.each(tables)('COV-I1 COV-I2 fits what its viewer sees: %s', (_moment, lay) => {
    const table = lay()
    for (const viewer of [0, 1, 3, SPECTATOR])
      for (const world of worlds(table, viewer, 12)) {
        expect(cove.audit(world)).toBeNull()
        expect(cove.view(world, viewer)).toEqual(table.viewOf(viewer))
      }
  })

  it('COV-I2 deals others any cards out of sight, the viewer his own', () => {
    const table = position(SEA)
    const dealt = new Set<number>()
    for (const world of worlds(table, 0, 300)) {
      expect(world.hands[0]).toEqual(table.state.hands[0])
      expect(world.hands.map(sizeOfBag)).toEqual([2, 1, 2, 1])
      world.hands[2]!.forEach((copies, card) => copies > 0 && dealt.add(card))
    }
    expect(dealt.has(kind('fame3'))).toBe(false) // the viewer has it
    for (const name of ['smoke', 'escape', 'artisan', 'fame1', 'royalNavy']) expect(dealt.has(kind(name))).toBe(true)
  })

  it('COV-I2 deals each card as often as it is out of sight', () => {
    const count = 3000
    const held = Array.from({ length: CARD_KINDS }, () => 0)
    for (const world of worlds(position(SEA), 0, count))
      world.hands[1]!.forEach((copies, card) => (held[card]! += copies / count))
    const { artisan, grapple, smoke, fame3, ...rest } = EDITION.tavern
    const unseen = { ...rest, artisan: artisan - 1, grapple: grapple - 1, smoke: smoke - 1, fame3: fame3 - 1 }
    const all = 42 - 4 - 4 // save parrots, and what lies open or with the viewer
    TAVERN_KINDS.forEach((name, card) => {
      const expected = isParrot(card) ? 0 : unseen[name] / all
      expect(Math.abs(held[card]! - expected)).toBeLessThan(0.03)
    })
  })

  it('COV-12.2 COV-I1 has parrots in the pile, never in a hand: one put back is known to be there', () => {
    const layout: Layout = { at: 'effects', places: [1, 6, 6, 6], gold: [9], parrots: ['flint'], tavern: 'silver' }
    const table = position(layout).until(0).buy().play(KEEP)
    for (const world of worlds(table, 1)) {
      expect(world.hands.some((hand) => hand.some((copies, card) => copies > 0 && isParrot(card)))).toBe(false)
      expect(world.tavern[kind('silver')]).toBe(1)
    }
  })

  it('COV-I3 COV-17.2 remembers what lay in the pile that was shuffled: who has drawn nothing since holds none of it', () => {
    const table = position({
      at: 'effects',
      places: [7, 6, 6, 6],
      hands: ['artisan', 'smoke fame1', 'smoke', 'grapple escape'],
      tavern: 'fame2',
    })
    while (table.step === 'visit') table.done()
    table.income('cards')
    expect(table.last('tavernShuffled')).toBeDefined()
    const old = [kind('smoke'), kind('fame1'), kind('grapple'), kind('escape')]
    for (const world of worlds(table, 0)) {
      expect(cove.audit(world)).toBeNull()
      const held = [1, 2, 3].flatMap((seat) => old.map((card) => world.hands[seat]![card]!))
      expect(held.reduce((sum, copies) => sum + copies, 0)).toBe(5)
    }
    // Who of them holds what is open: two out of these five, of which two are alike.
    expect(new Set(worlds(table, 0, 300).map((world) => world.hands[1]!.join())).size).toBe(7)
  })

  it('COV-I2 gives those who have set their wheel any course, and the viewer his own', () => {
    const table = position({ at: 'navigation' }).play(SAILINGS[2]!, [], 0).play(SAILINGS[5]!, [], 1)
    const courses = new Set<string>()
    for (const world of worlds(table, 0, 100)) {
      const open = world.agenda.at(-1)!
      if (open.kind !== 'course') throw new Error(`${open.kind} is open`)
      expect([open.answers[0], open.answers[2], open.answers[3]]).toEqual([SAILINGS[2], null, null])
      courses.add(JSON.stringify(open.answers[1]))
    }
    expect(courses.size).toBe(6)
  })

  it('COV-I3 leaves open which treasure and which legends are to come', () => {
    const table = position({ ...SEA, at: 'effects' })
    for (const world of worlds(table, SPECTATOR, 5)) {
      expect(world.treasures).toEqual(table.state.treasures)
      expect(world.legends).toEqual(table.state.legends)
    }
  })
})
