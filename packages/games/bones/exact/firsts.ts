// What a captain may hope for: the chance to be done first, from the laws of everybody's finishing times. A guess only where captains meet: Thieves
// that stand somewhere strike once, as often as dice allow, and nobody sets another.
import { addTo, bySeat, has, type Seat } from '@flibuste/kernel'
import { GROUPS, TREASURES_TO_WIN } from '../data.ts'
import { navigationPoints } from '../score.ts'
import { LAW_TURNS, lawOf, type Law } from './law.ts'
import type { Captain } from './prospects.ts'
import { meansOf } from './solve.ts'
import { THROWS } from './throws.ts'
import { turnWorth } from './turn.ts'
import { turnsLeft } from './turns-left.ts'

/** So many rounds are told apart: a turn may be lost to a theft, and the first come next round only. */
const ROUNDS = LAW_TURNS + 2
/** Sailing points that make it likely to have more of them when two are done in the same round. */
const POINTS_SPREAD = 3
/** What a captain who still has to plunder loses of them by it, less what else the turn brings. */
const POINTS_SPENT = 2
/** So much of the hope goes by turns alone: who is all but certain to win, or to lose, must not dawdle. */
const BY_TURNS = 0.02
/** More Thieves than these are not looked at. */
const MOST_THIEVES = 3

const chancesOfTheft = new Map<number, number>()

/** Any triple steals: BON-7.9. */
function chanceOfTriple({ ships, scout }: Captain): number {
  const means = meansOf(ships, scout)
  const key = (means.dice * 10 + means.rerolls) * 10 + means.changes
  const known = chancesOfTheft.get(key)
  if (known !== undefined) return known
  const chance = turnWorth(means, (number) => (THROWS.counts[number]?.some((count) => count >= GROUPS.triple) ? 1 : 0))
  chancesOfTheft.set(key, chance)
  return chance
}

const chanceOfTheft = (thief: Captain): number => (thief.pace ?? 1) * chanceOfTriple(thief)

const needs = ({ treasures, ships, scout, pace = 1 }: Captain): number => turnsLeft(treasures, ships, scout) / pace

const isDone = ({ treasures }: Captain): boolean => treasures >= TREASURES_TO_WIN

/** Thieves that come to strike before the game is over. */
function thievesAmong(captains: readonly Captain[]): Seat[] {
  const isLast = captains.some(isDone)
  const strikes = ({ robs, isToPlay }: Captain): boolean =>
    (captains[robs]?.treasures ?? 0) > 0 && (isToPlay || !isLast)
  return captains.flatMap((captain, seat) => (strikes(captain) ? [seat] : [])).slice(0, MOST_THIEVES)
}

/** By round from this one: the chance to be done in it. */
type Rounds = Float64Array

/** `from`: the round of the law's turn 0. */
function rounds(law: Law, from: number): Rounds {
  const chances = new Float64Array(ROUNDS)
  for (const [turns, chance] of law.entries()) {
    const round = Math.max(0, Math.min(ROUNDS - 1, from + turns))
    chances[round] = (chances[round] ?? 0) + chance
  }
  return chances
}

/** The round of turn 0, of which the first turn to come is turn 1. */
const before = ({ isToPlay }: Captain): number => (isToPlay ? -1 : 0)

/** Another chance for one round; what is left is shared out among those after it as it was. */
function withChance(chances: Rounds, round: number, chance: number): Rounds {
  const left = 1 - (chances[round] ?? 0)
  return chances.map((each, at) => (at === round ? chance : left > 0 ? (each * (1 - chance)) / left : each))
}

/** What a captain makes of the game when these thefts succeed, of those that were tried. */
function roundsOf(captains: readonly Captain[], seat: Seat, thieves: readonly Seat[], stolen: number): Rounds {
  const captain = bySeat(captains, seat)
  const { treasures, ships, scout, pace } = captain
  const own = thieves.indexOf(seat)
  const robbers = thieves.filter((thief, at) => has(stolen, at) && captains[thief]?.robs === seat)
  const left = Math.max(0, treasures - robbers.length)
  const from = before(captain)
  if (own >= 0 && has(stolen, own)) return rounds(lawOf(left + 1, ships, 0, pace), from + 1)
  const chances = rounds(lawOf(left, ships, scout, pace), from)
  if (left >= TREASURES_TO_WIN) return chances
  // No triple at all, so no plunder either.
  if (own >= 0) return withChance(chances, from + 1, 0)
  const isRobbedLater = captain.isToPlay && robbers.some((thief) => captains[thief]?.isToPlay === false)
  return isRobbedLater ? withChance(chances, 0, lawOf(treasures, ships, scout, pace)[1] ?? 0) : chances
}

/** Treasures first, then sailing points: what decides among those who are done in one round. */
const standing = ({ treasures, ships }: Captain): number => treasures * 1000 + navigationPoints(ships)

/** How likely the one is to be ahead of the other when both are done in the same round: the farther that is, the less the fleets of today tell. */
function beats(one: Captain, other: Captain): number {
  if (isDone(one) && isDone(other)) return (1 + Math.sign(standing(one) - standing(other))) / 2
  const points = (captain: Captain): number => navigationPoints(captain.ships) - (isDone(captain) ? 0 : POINTS_SPENT)
  const spread = POINTS_SPREAD * Math.max(needs(one), needs(other)) ** 2
  return 1 / (1 + Math.exp((points(other) - points(one)) / spread))
}

/** By round: the chance not to be beaten by this captain when one is done in it. */
function safety(chances: Rounds, beaten: number): Float64Array {
  const safe = new Float64Array(ROUNDS)
  let later = 1
  for (const [round, chance] of chances.entries()) {
    later -= chance
    safe[round] = later + chance * beaten
  }
  return safe
}

/** By seat, by round: the chance to be done in it and ahead of everybody. */
const aheadOf = (captains: readonly Captain[], all: readonly Rounds[]): Rounds[] =>
  captains.map((captain, seat) => {
    const ahead = Float64Array.from(bySeat(all, seat))
    for (const [other, chances] of all.entries()) {
      if (other === seat) continue
      const safe = safety(chances, beats(captain, bySeat(captains, other)))
      for (let round = 0; round < ROUNDS; round++) ahead[round] = (ahead[round] ?? 0) * (safe[round] ?? 0)
    }
    return ahead
  })

/** By seat: the chance to be first. Of several who are done in one round one is ahead, so their chances add up to that of its being the first. */
function firstOf(captains: readonly Captain[], all: readonly Rounds[]): number[] {
  const ahead = aheadOf(captains, all)
  const firsts = captains.map(() => 0)
  const left = all.map(() => 1)
  let open = 1
  for (let round = 0; round < ROUNDS; round++) {
    for (const [seat, chances] of all.entries()) addTo(left, seat, -(chances[round] ?? 0))
    const after = left.reduce((product, chance) => product * Math.max(0, chance), 1)
    const sum = ahead.reduce((so, chances) => so + (chances[round] ?? 0), 0)
    const part = sum > 0 ? (open - after) / sum : 0
    for (const [seat, chances] of ahead.entries()) addTo(firsts, seat, part * (chances[round] ?? 0))
    open = after
  }
  return firsts
}

/** What everybody holds once these thefts have succeeded. */
function robbed(captains: readonly Captain[], thieves: readonly Seat[], stolen: number): Captain[] {
  const after = [...captains]
  for (const [at, thief] of thieves.entries()) {
    if (!has(stolen, at)) continue
    const { robs } = bySeat(captains, thief)
    after[thief] = { ...bySeat(after, thief), treasures: bySeat(after, thief).treasures + 1 }
    after[robs] = { ...bySeat(after, robs), treasures: Math.max(0, bySeat(after, robs).treasures - 1) }
  }
  return after
}

function blended(firsts: readonly number[], captains: readonly Captain[]): number[] {
  if (captains.some(isDone)) return shared(firsts)
  const byTurns = shared(captains.map((captain) => Math.exp(-needs(captain) / 2)))
  return shared(firsts).map((first, seat) => (1 - BY_TURNS) * first + BY_TURNS * bySeat(byTurns, seat))
}

const shared = (hopes: readonly number[]): number[] => {
  const sum = hopes.reduce((so, hope) => so + hope, 0)
  return hopes.map((hope) => hope / sum)
}

/** By seat; the shares add up to one. */
export function chancesToBeFirst(captains: readonly Captain[]): number[] {
  const thieves = thievesAmong(captains)
  const chances = thieves.map((thief) => chanceOfTheft(bySeat(captains, thief)))
  const all = captains.map(() => 0)
  for (let stolen = 0; stolen < 1 << thieves.length; stolen++) {
    const likely = chances.reduce((so, chance, at) => so * (has(stolen, at) ? chance : 1 - chance), 1)
    const firsts = firstOf(
      stolen === 0 ? captains : robbed(captains, thieves, stolen),
      captains.map((_, seat) => roundsOf(captains, seat, thieves, stolen)),
    )
    for (const [seat, first] of firsts.entries()) addTo(all, seat, likely * first)
  }
  return blended(all, captains)
}
