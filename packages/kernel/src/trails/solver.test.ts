// The puzzle of hidden hands, solved: against every solution of a small table, and at a crowded one, where guesses die out.
import { describe, expect, it } from 'vitest'
import { sizeOfBag } from '../bag.ts'
import { Sfc32 } from '../chance.ts'
import { SPECTATOR, type Viewer } from '../seats.ts'
import { isComing } from './tracks.ts'
import { contestsOf, narrow } from './contests.ts'
import { guess } from './guesses.ts'
import { CROWDED, history, SMALL, tableOf, type Play } from '../../testing/trail-play.ts'
import { inView, isInView, sourceOf, type Puzzle, type Solution, type Sources } from './puzzle.ts'
import { search } from './search.ts'
import { solve } from './solver.ts'
import { dealTrails, pileOf, puzzleAt } from './worlds.ts'
import { seenTrails } from './trails.ts'

const puzzleFor = ({ trails, setting: { lying } }: Play, viewer: Viewer): Puzzle =>
  puzzleAt({ seen: seenTrails(trails, viewer), viewer, lying, chance: new Sfc32(1) })

/** Plays every step; each card can have come from where the solution says. */
function holds({ goings, trails, bags, lying }: Puzzle, solution: Solution): boolean {
  const left = bags.map((bag) => bag.slice())
  const faceDown = bags.map(() => 0)
  let gone = 0
  for (const trail of trails) {
    const hand: number[] = []
    for (const track of trail) {
      if (isComing(track)) {
        hand.push(sourceOf(track))
        continue
      }
      const { kinds, isSeen } = goings[gone]!
      const source = solution[gone++]!
      if (!hand.includes(source)) return false
      hand.splice(hand.indexOf(source), 1)
      if (isInView(source) && !kinds.includes(inView(source))) return false
      if (isInView(source)) continue
      if (isSeen) left[source]![kinds[0]!]!--
      else faceDown[source]!++
    }
  }
  return left.every(
    (bag, pile) =>
      bag.every((copies) => copies >= 0) && lying.reduce((sum, card) => sum + bag[card]!, 0) >= faceDown[pile]!,
  )
}

/** Whether it can still hold, if nothing else leaves. */
const canHold = (puzzle: Puzzle, solution: Solution): boolean => {
  const goings = puzzle.goings.slice(0, solution.length)
  const trails = puzzle.trails.map((trail, hand) => {
    const of = goings.filter((going) => going.hand === hand)
    return trail.slice(0, (of.at(-1)?.at ?? -1) + 1)
  })
  return holds({ ...puzzle, goings, trails }, solution)
}

/** By going: every source of every solution. */
function sourcesOfAll(puzzle: Puzzle): number[][] {
  const found = puzzle.goings.map(() => new Set<number>())
  const extend = (begun: Solution): boolean => {
    if (!canHold(puzzle, begun)) return false
    if (begun.length === puzzle.goings.length) return true
    let leads = false
    for (const source of puzzle.sources[begun.length]!)
      if (extend([...begun, source])) {
        found[begun.length]!.add(source)
        leads = true
      }
    return leads
  }
  extend([])
  return found.map((sources) => [...sources].toSorted((one, two) => one - two))
}

function narrowed(puzzle: Puzzle): Sources {
  const contests = contestsOf(puzzle)
  const found = narrow(contests, puzzle.sources, contests.all)
  if ('lost' in found) throw new Error('nothing fits')
  return found.sources
}

const SMALL_PUZZLES = [1, 2, 3, 4, 5, 6].flatMap((seed) =>
  [0, 1, SPECTATOR].map((viewer) => puzzleFor(history(SMALL, seed, 12).play, viewer)),
)

const CROWDED_TURNS = 80
const CROWDED_PUZZLES = [1, 2, 3, 4].flatMap((seed) => {
  const { play } = history(CROWDED, seed, CROWDED_TURNS)
  return [0, 2].map((viewer) => ({ play, viewer, puzzle: puzzleFor(play, viewer) }))
})

const count = (sources: Sources): number => sources.reduce((sum, { length }) => sum + length, 0)

describe('the puzzle of hidden hands', () => {
  it('is narrowed by nothing that can be, and at a small table by nearly all that cannot', () => {
    let [first, left, real] = [0, 0, 0]
    for (const puzzle of SMALL_PUZZLES) {
      const sources = narrowed(puzzle)
      const all = sourcesOfAll(puzzle)
      all.forEach((some, going) => expect(sources[going]).toEqual(expect.arrayContaining(some)))
      first += count(puzzle.sources)
      left += count(sources)
      real += count(all)
    }
    expect(real).toBeLessThan(first)
    expect(left - real).toBeLessThan((first - real) / 5)
  })

  it('is solved by guesses and by search, each in a way that holds', () => {
    for (const [seed, puzzle] of SMALL_PUZZLES.entries()) {
      const chance = new Sfc32(seed)
      const contests = contestsOf(puzzle)
      const sources = narrowed(puzzle)
      for (const found of [guess(puzzle, sources, 32, chance), search(contests, sources, 1000, chance)])
        expect(holds(puzzle, found!)).toBe(true)
    }
  })

  it('is found to have no solution where there is none', () => {
    let tried = 0
    for (const puzzle of SMALL_PUZZLES) {
      const going = puzzle.sources.findIndex((sources) => sources.every((source) => !isInView(source)))
      if (going < 0) continue
      const { kinds } = puzzle.goings[going]!
      const bags = puzzle.bags.map((bag) => bag.map((copies, card) => (kinds.includes(card) ? 0 : copies)))
      expect(() => solve({ ...puzzle, bags }, new Sfc32(1))).toThrow('no hands fit')
      tried++
    }
    expect(tried).toBeGreaterThan(SMALL_PUZZLES.length / 2)
  })

  it('is solved at a crowded table too, where a quick guess dies out', () => {
    let hard = 0
    for (const { play, viewer, puzzle } of CROWDED_PUZZLES) {
      expect(puzzle.bags.length).toBeGreaterThan(6)
      for (let seed = 1; seed <= 5; seed++) {
        if (guess(puzzle, puzzle.sources, 8, new Sfc32(seed)) === null) hard++
        expect(holds(puzzle, solve(puzzle, new Sfc32(seed)))).toBe(true)
      }
      const seen = seenTrails(play.trails, viewer)
      const dealt = dealTrails({ seen, viewer, lying: CROWDED.lying, chance: new Sfc32(7) })
      expect(seenTrails(dealt, viewer)).toEqual(seen)
      const { hands, down } = tableOf(dealt)
      expect(hands.map(sizeOfBag)).toEqual(play.hands.map(sizeOfBag))
      const lain = (card: number) => down.filter((one) => one.card === card).length
      const all = [...hands, pileOf(dealt), play.discard]
      expect(CROWDED.deck.map((_, card) => all.reduce((sum, bag) => sum + bag[card]!, lain(card)))).toEqual(
        CROWDED.deck,
      )
    }
    expect(hard).toBeGreaterThan(5)
  })

  it('is solved alike from views that look alike, be it the first or the second time', () => {
    const { play, viewer } = CROWDED_PUZZLES[0]!
    const seen = seenTrails(play.trails, viewer)
    const deal = (from: typeof seen) => dealTrails({ seen: from, viewer, lying: CROWDED.lying, chance: new Sfc32(3) })
    const first = deal(seen)
    expect(deal(seen)).toEqual(first)
    expect(deal(structuredClone(seen))).toEqual(first)
  })
})
