// What a table remembers of hidden hands, against every history that looks the same.
import { describe, expect, it } from 'vitest'
import { trailsFrom } from './laid-out.ts'
import { sizeOfBag } from '../bag.ts'
import { Sfc32, type Chance } from '../chance.ts'
import { SPECTATOR, type Viewer } from '../seats.ts'
import { copyOf, DO, history, SMALL, start, tableOf, type Deed, type Play } from '../../testing/trail-play.ts'
import { dealTrails, pileOf } from './worlds.ts'
import {
  knownOf,
  MOST_PILES,
  newTrails,
  noteDrawn,
  noteLaid,
  noteLeft,
  noteTaken,
  noteTurnedOver,
  seenTrails,
  type Trails,
} from './trails.ts'

/** How likely a deed is, if any card of a hand may leave it; 0 where it cannot be. */
function oddsOf(play: Play, { what, seat, card, at }: Deed): number {
  const hand = play.hands[seat]!
  if (what === 'draw') {
    const pile = sizeOfBag(play.pile) > 0 ? play.pile : play.discard
    return pile[card]! / sizeOfBag(pile)
  }
  if (what === 'leave' || what === 'lay') return hand[card]! / sizeOfBag(hand)
  if (what === 'pick') return play.discard[card]! > 0 ? 1 : 0
  return play.down.find((down) => down.seat === seat && down.since === at)?.card === card ? 1 : 0
}

/** Deeds that look like this one: only who draws or lays a card down sees it. */
function alike(deed: Deed, viewer: Viewer): Deed[] {
  const { what, seat } = deed
  if (seat === viewer || (what !== 'draw' && what !== 'lay')) return [deed]
  const kinds = what === 'lay' ? SMALL.lying : SMALL.deck.map((_, card) => card)
  return kinds.map((card) => ({ ...deed, card }))
}

const spelt = ({ hands, down }: Pick<Play, 'hands' | 'down'>): string =>
  JSON.stringify([hands, down.map(({ seat, since, card }) => [seat, since, card].join()).toSorted()])

interface Chances {
  readonly play: Play
  readonly odds: number
}

/** Every table that looks the same to the viewer after these deeds, and how likely it is. */
function lookalikes(deeds: readonly Deed[], viewer: Viewer): ReadonlyMap<string, Chances> {
  let tables = new Map<string, Chances>([['', { play: start(SMALL), odds: 1 }]])
  for (const deed of deeds) {
    const next = new Map<string, Chances>()
    for (const { play, odds } of tables.values())
      for (const one of alike(deed, viewer)) {
        const share = odds * oddsOf(play, one)
        if (share === 0) continue
        const after = copyOf(play)
        DO[one.what](after, one)
        const key = spelt(after)
        next.set(key, { play: next.get(key)?.play ?? after, odds: (next.get(key)?.odds ?? 0) + share })
      }
    const total = [...next.values()].reduce((sum, { odds }) => sum + odds, 0)
    tables = new Map([...next].map(([key, { play, odds }]) => [key, { play, odds: odds / total }]))
  }
  return tables
}

const dealt = (seen: Trails, viewer: Viewer, chance: Chance): Trails =>
  dealTrails({ seen, viewer, lying: SMALL.lying, chance })

const TURNS = 14
const HISTORIES = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => [0, 1, SPECTATOR].map((viewer) => ({ seed, viewer })))

describe('trails', () => {
  it('tell a viewer the same of everything that looks the same', () => {
    for (const { seed, viewer } of HISTORIES) {
      const { play, deeds } = history(SMALL, seed, TURNS)
      const seen = seenTrails(play.trails, viewer)
      expect(seen.piles.length).toBeGreaterThan(1)
      const tables = lookalikes(deeds, viewer)
      expect(tables.has(spelt(play))).toBe(true)
      // One's own trail tells in which order one's own cards came: what others see of it is the same all the same.
      for (const other of tables.values()) {
        expect(seenTrails(other.play.trails, SPECTATOR)).toEqual(seenTrails(play.trails, SPECTATOR))
        expect(spelt(tableOf(other.play.trails))).toBe(spelt(other.play))
        expect(pileOf(other.play.trails)).toEqual(other.play.pile)
      }
    }
  })

  it('lead to hands that can be, each as often as it should', () => {
    const worlds = 800
    let excess = 0
    for (const { seed, viewer } of HISTORIES) {
      const { play, deeds } = history(SMALL, seed, TURNS)
      const seen = seenTrails(play.trails, viewer)
      const tables = lookalikes(deeds, viewer)
      const found = new Map<string, number>()
      const chance = new Sfc32(seed)
      for (let count = 0; count < worlds; count++) {
        const trails = dealt(seen, viewer, chance)
        const key = spelt(tableOf(trails))
        expect(tables.has(key)).toBe(true)
        expect(pileOf(trails)).toEqual(tables.get(key)!.play.pile)
        expect(seenTrails(trails, viewer)).toEqual(seen)
        found.set(key, (found.get(key) ?? 0) + 1 / worlds)
      }
      // Half the sum of differences, less what chance alone makes of so few worlds.
      for (const [key, { odds }] of tables)
        excess += Math.abs((found.get(key) ?? 0) - odds) / 2 - Math.sqrt((odds * (1 - odds)) / worlds / (2 * Math.PI))
    }
    expect(excess / HISTORIES.length).toBeLessThan(0.02)
  })

  it('forget nothing: what lay in the pile that was turned over is in no hand that has not drawn since', () => {
    const trails = newTrails([2, 2, 0, 0], 2)
    for (const card of [0, 1]) noteDrawn(trails, 0, card)
    for (const card of [0, 1]) noteDrawn(trails, 1, card)
    noteLeft(trails, 0, 0)
    noteLeft(trails, 1, 0)
    noteTurnedOver(trails, [2, 0, 0, 0])
    noteDrawn(trails, 0, 0)
    const chance = new Sfc32(1)
    for (let count = 0; count < 20; count++) {
      const { hands } = tableOf(dealt(seenTrails(trails, SPECTATOR), SPECTATOR, chance))
      expect(hands).toEqual([
        [1, 1, 0, 0],
        [0, 1, 0, 0],
      ])
    }
  })

  it('keep no more than is in doubt', () => {
    const trails = trailsFrom(
      [3, 3],
      [
        [1, 1],
        [0, 1],
      ],
    )
    noteLeft(trails, 0, 1)
    expect(trails.hands.map((trail) => trail.length)).toEqual([1, 1])
    expect(trails.piles).toEqual([[4, 4]])
    noteTaken(trails, 0, 1, 7)
    noteLeft(trails, 0, 1)
    // It may be the one that was taken, or the one before.
    expect(trails.hands[0]).toHaveLength(3)
  })

  it('know what was taken until one like it leaves', () => {
    const trails = trailsFrom(
      [3, 3],
      [
        [1, 1],
        [0, 1],
      ],
    )
    noteTaken(trails, 0, 1, 7)
    noteTaken(trails, 0, 0, 8)
    expect(knownOf(trails.hands[0]!)).toEqual([
      { card: 1, since: 7 },
      { card: 0, since: 8 },
    ])
    noteLeft(trails, 0, 0)
    expect(knownOf(trails.hands[0]!)).toEqual([{ card: 1, since: 7 }])
  })

  it('start afresh when there are too many piles, and keep what is known', () => {
    const trails = trailsFrom(
      [3, 3, 2, 1],
      [
        [1, 1, 1, 1],
        [0, 1, 0, 0],
      ],
    )
    noteLaid(trails, 0, 3, 5)
    noteTaken(trails, 0, 2, 6)
    for (let pile = 1; pile < MOST_PILES; pile++) noteTurnedOver(trails, [1, 0, 0, 0])
    noteDrawn(trails, 1, 0)
    noteTaken(trails, 1, 0, 7)
    noteLeft(trails, 1, 0)
    expect(trails.piles).toHaveLength(MOST_PILES)
    const before = tableOf(trails)
    noteTurnedOver(trails, [2, 0, 0, 0])
    expect(trails.piles).toEqual([
      [2, 2, 1, 1],
      [2, 0, 0, 0],
    ])
    expect(tableOf(trails)).toEqual(before)
    expect(trails.hands.map(knownOf)).toEqual([[{ card: 2, since: 6 }], []])
    expect(pileOf(trails)).toEqual([2, 0, 0, 0])
  })
})
