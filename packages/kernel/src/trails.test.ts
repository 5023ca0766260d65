// What a table remembers of hidden hands, against every history that looks the same.
import { describe, expect, it } from 'vitest'
import { sizeOfBag } from './bag.ts'
import { Sfc32, type Chance } from './chance.ts'
import { SPECTATOR, type Viewer } from './seats.ts'
import { dealTrails, pileOf, seenAfresh } from './trail-worlds.ts'
import {
  cloneTrails,
  handOf,
  knownOf,
  laidOf,
  MOST_PILES,
  newTrails,
  noteDrawn,
  noteLaid,
  noteLeft,
  noteTaken,
  noteTurnedOver,
  noteTurnedUp,
  seenTrails,
  trailsFrom,
  type Trails,
} from './trails.ts'

/** Kinds 0 … 3, of which 2 and 3 can lie face down. */
const DECK = [4, 4, 2, 3]
const LYING = [2, 3]

interface Down {
  readonly seat: number
  readonly since: number
  readonly card: number
}

/** A table of two. */
interface Play {
  pile: number[]
  readonly discard: number[]
  readonly hands: number[][]
  readonly down: Down[]
  readonly trails: Trails
}

/** Something that happened: who, which card, when. */
interface Deed {
  readonly what: 'draw' | 'leave' | 'lay' | 'pick' | 'turnUp'
  readonly seat: number
  readonly card: number
  readonly at: number
}

const start = (): Play => ({
  pile: DECK.slice(),
  discard: DECK.map(() => 0),
  hands: [DECK.map(() => 0), DECK.map(() => 0)],
  down: [],
  trails: newTrails(DECK, 2),
})

const copyOf = ({ pile, discard, hands, down, trails }: Play): Play => ({
  pile: pile.slice(),
  discard: discard.slice(),
  hands: hands.map((hand) => hand.slice()),
  down: down.slice(),
  trails: cloneTrails(trails),
})

function turnOver(play: Play): void {
  if (sizeOfBag(play.pile) > 0) return
  noteTurnedOver(play.trails, play.discard)
  play.pile = play.discard.slice()
  play.discard.fill(0)
}

function takeDown(play: Play, seat: number, at: number): Down {
  const index = play.down.findIndex((down) => down.seat === seat && down.since === at)
  return play.down.splice(index, 1)[0]!
}

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

const DO: { readonly [W in Deed['what']]: (play: Play, deed: Deed) => void } = {
  draw(play, { seat, card }) {
    turnOver(play)
    play.pile[card]!--
    play.hands[seat]![card]!++
    noteDrawn(play.trails, seat, card)
  },
  leave(play, { seat, card }) {
    play.hands[seat]![card]!--
    play.discard[card]!++
    noteLeft(play.trails, seat, card)
  },
  lay(play, { seat, card, at }) {
    play.hands[seat]![card]!--
    play.down.push({ seat, since: at, card })
    noteLaid(play.trails, seat, card, at)
  },
  pick(play, { seat, card, at }) {
    play.discard[card]!--
    play.hands[seat]![card]!++
    noteTaken(play.trails, seat, card, at)
  },
  turnUp(play, { seat, card, at }) {
    takeDown(play, seat, at)
    play.discard[card]!++
    noteTurnedUp(play.trails, seat, card, at)
  },
}

/** Deeds that look like this one: only who draws or lays a card down sees it. */
function alike(deed: Deed, viewer: Viewer): Deed[] {
  const { what, seat } = deed
  if (seat === viewer || (what !== 'draw' && what !== 'lay')) return [deed]
  const kinds = what === 'lay' ? LYING : DECK.map((_, card) => card)
  return kinds.map((card) => ({ ...deed, card }))
}

/** Any card of a bag. */
function anyOf(bag: readonly number[], chance: Chance): number {
  const cards = bag.flatMap((copies, card) => Array.from({ length: copies }, () => card))
  return cards[chance.below(cards.length)]!
}

/** The turn of a seat: two cards leave, or are laid or picked, something may be turned up, two are drawn. Only what can be. */
function turnOf(play: Play, at: number, chance: Chance): Deed[] {
  const deeds: Deed[] = []
  const seat = at % 2
  const perform = (what: Deed['what'], card: number, since = at): void => {
    const deed = { what, seat, card, at: since }
    deeds.push(deed)
    DO[what](play, deed)
  }
  for (let count = 0; count < 2; count++) {
    const hand = play.hands[seat]!
    const lying = LYING.filter((card) => hand[card]! > 0)
    const dice = chance.below(12)
    if (dice < 2 && lying.length > 0) perform('lay', lying[chance.below(lying.length)]!)
    else if (dice === 2 && sizeOfBag(play.discard) > 0) perform('pick', anyOf(play.discard, chance))
    else if (sizeOfBag(hand) > 0) perform('leave', anyOf(hand, chance))
  }
  const own = play.down.find((down) => down.seat === seat)
  if (own !== undefined && chance.below(3) === 0) perform('turnUp', own.card, own.since)
  while (sizeOfBag(play.hands[seat]!) < 4 && sizeOfBag(play.pile) + sizeOfBag(play.discard) > 0)
    perform('draw', anyOf(sizeOfBag(play.pile) > 0 ? play.pile : play.discard, chance))
  return deeds
}

function history(seed: number, turns: number): { readonly play: Play; readonly deeds: readonly Deed[] } {
  const chance = new Sfc32(seed)
  const play = start()
  const deeds: Deed[] = []
  for (let at = 0; at < turns; at++) deeds.push(...turnOf(play, at, chance))
  return { play, deeds }
}

const spelt = ({ hands, down }: Pick<Play, 'hands' | 'down'>): string =>
  JSON.stringify([hands, down.map(({ seat, since, card }) => [seat, since, card].join()).toSorted()])

interface Chances {
  readonly play: Play
  readonly odds: number
}

/** Every table that looks the same to the viewer after these deeds, and how likely it is. */
function lookalikes(deeds: readonly Deed[], viewer: Viewer): ReadonlyMap<string, Chances> {
  let tables = new Map<string, Chances>([['', { play: start(), odds: 1 }]])
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
  dealTrails({ seen, viewer, lying: LYING, chance })

const tableOf = (trails: Trails): Pick<Play, 'hands' | 'down'> => ({
  hands: trails.hands.map((trail) => handOf(trail, DECK.length)),
  down: trails.hands.flatMap((trail, seat) => laidOf(trail).map((laid) => ({ seat, ...laid }))),
})

const TURNS = 14
const HISTORIES = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => [0, 1, SPECTATOR].map((viewer) => ({ seed, viewer })))

describe('trails', () => {
  it('tell a viewer the same of everything that looks the same', () => {
    for (const { seed, viewer } of HISTORIES) {
      const { play, deeds } = history(seed, TURNS)
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

  it('lead to hands that can be, each as often as it should', { timeout: 120_000 }, () => {
    const worlds = 800
    let excess = 0
    for (const { seed, viewer } of HISTORIES) {
      const { play, deeds } = history(seed, TURNS)
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

  it('know, also afresh, that a card taken in view may be the one that lies face down', () => {
    const trails = trailsFrom(
      [3, 3, 0, 0],
      [
        [0, 0, 0, 0],
        [1, 0, 0, 0],
      ],
    )
    noteTaken(trails, 0, 2, 5)
    noteLaid(trails, 0, 2, 6)
    const table = { seen: seenTrails(trails, 1), viewer: 1, lying: LYING, chance: new Sfc32(1) }
    const { hands, down } = tableOf(dealTrails({ ...table, seen: seenAfresh(table) }))
    expect(hands).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 0],
    ])
    expect(down).toEqual([{ seat: 0, since: 6, card: 2 }])
  })

  it('are dealt from what everybody knows where the puzzle is too hard', () => {
    for (const { seed, viewer } of HISTORIES) {
      const { play } = history(seed, TURNS)
      const seen = seenTrails(play.trails, viewer)
      const table = { seen, viewer, lying: LYING, chance: new Sfc32(seed) }
      const trails = dealTrails({ ...table, seen: seenAfresh(table) })
      const { hands, down } = tableOf(trails)
      expect(hands.map(sizeOfBag)).toEqual(play.hands.map(sizeOfBag))
      expect(down.map(({ seat, since }) => [seat, since])).toEqual(
        tableOf(play.trails).down.map(({ seat, since }) => [seat, since]),
      )
      if (viewer !== SPECTATOR) expect(hands[viewer]).toEqual(play.hands[viewer])
      expect(trails.hands.map(knownOf)).toEqual(play.trails.hands.map(knownOf))
      const all = [...hands, pileOf(trails), play.discard]
      const lain = (card: number) => down.filter((one) => one.card === card).length
      expect(DECK.map((_, card) => all.reduce((sum, bag) => sum + bag[card]!, lain(card)))).toEqual(DECK)
    }
  })
})
