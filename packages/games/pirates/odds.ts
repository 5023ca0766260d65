// Exact odds of an attack, before the dice. Every slot is equally likely to be named, so only the numbers of figures count, not their
// places. Pure arithmetic for bots and for the page; knows no state.

/** What somebody brings to a fight. */
export interface Force {
  readonly pirates: number
  /** On numbered slots. */
  readonly cannons: number
  /** Without a number: PIR-6.4. */
  readonly fixed: number
}

export interface Odds {
  /** The attacker alone can fight on, and takes: PIR-7.1. */
  readonly win: number
  /** The target alone can, and takes. */
  readonly loss: number
  /** Both can: PIR-7.2. */
  readonly draw: number
  /** The chance of an answer: PIR-6.5. */
  readonly answer: number
  /** Figures lost, on average. */
  readonly ownLosses: number
  readonly theirLosses: number
}

const FACES = 6

function choose(n: number, k: number): number {
  let ways = 1
  for (let at = 0; at < k; at++) ways = (ways * (n - at)) / (at + 1)
  return ways
}

/** The chance that so many dice name all of `named` given faces, and otherwise only faces among `free` others. */
function nameAll(dice: number, named: number, free: number): number {
  let sum = 0
  for (let left = 0; left <= named; left++) {
    sum += (left % 2 === 0 ? 1 : -1) * choose(named, left) * ((named - left + free) / FACES) ** dice
  }
  return sum
}

/** The chance that so many dice leave a force without pirates or without cannons: PIR-5.3. */
export function disableOdds(dice: number, { pirates, cannons, fixed }: Force): number {
  if (pirates === 0 || cannons + fixed === 0) return 1
  const all = (figures: number): number => nameAll(dice, figures, FACES - figures)
  return all(pirates) + (fixed > 0 ? 0 : all(cannons) - all(pirates + cannons))
}

const figuresHit = (figures: number, dice: number): number => figures * (1 - ((FACES - 1) / FACES) ** dice)

/** The chance that exactly so many cannons and pirates are lost to so many dice. */
function lossOdds(dice: number, { pirates, cannons }: Force, lostCannons: number, lostPirates: number): number {
  const empty = FACES - pirates - cannons
  return choose(cannons, lostCannons) * choose(pirates, lostPirates) * nameAll(dice, lostCannons + lostPirates, empty)
}

/** By number of dice in the answer: its chance. PIR-6.5, PIR-6.8. */
function answersTo(dice: number, target: Force): number[] {
  const answers = Array.from({ length: target.cannons + target.fixed + 1 }, () => 0)
  for (let lost = 0; lost <= target.cannons; lost++) {
    const left = target.cannons - lost + target.fixed
    if (left === 0) continue
    for (let dead = 0; dead < target.pirates; dead++) answers[left]! += lossOdds(dice, target, lost, dead)
  }
  return answers
}

function computeOdds(attacker: Force, target: Force): Odds {
  const dice = attacker.cannons + attacker.fixed
  const answers = answersTo(dice, target)
  const figures = attacker.cannons + attacker.pirates
  let [answer, loss, ownLosses] = [0, 0, 0]
  answers.forEach((odds, guns) => {
    answer += odds
    loss += odds * disableOdds(guns, attacker)
    ownLosses += odds * figuresHit(figures, guns)
  })
  const theirLosses = figuresHit(target.cannons + target.pirates, dice)
  return Object.freeze({ win: disableOdds(dice, target), loss, draw: answer - loss, answer, ownLosses, theirLosses })
}

/** No force has more than six of anything: six slots, and editions print six cannons without a number at most. */
const BASE = 7
/** Bots ask for the same few thousand again and again. */
const KNOWN: (Odds | undefined)[] = Array.from({ length: BASE ** 6 })

const numberOf = ({ pirates, cannons, fixed }: Force): number => (pirates * BASE + cannons) * BASE + fixed

/** Of an attack by a force that can fight, one volley and at most one answer: PIR-6.9. */
export function oddsOf(attacker: Force, target: Force): Odds {
  const key = numberOf(attacker) * BASE ** 3 + numberOf(target)
  const known = KNOWN[key]
  if (known !== undefined) return known
  const odds = computeOdds(attacker, target)
  KNOWN[key] = odds
  return odds
}
