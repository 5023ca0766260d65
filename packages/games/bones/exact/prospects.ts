// What a captain may hope for, at a glance: the chance to win, from how many turns everybody still needs. How far ahead is how sure, and what
// Thieves are about to move. For those who judge a thousand positions a move; a Captain looks closer (firsts.ts).
import { addTo, bySeat, type Seat, type Sight } from '@flibuste/kernel'
import { BASE_DICE, BASE_REROLLS, GROUPS, HIGHEST_FACE, TREASURES_TO_WIN } from '../data.ts'
import { navigationPoints } from '../score.ts'
import type { Place } from '../state.ts'
import { meansOf } from './solve.ts'
import { turnsLeft } from './turns-left.ts'

/** A captain between two turns. */
export interface Captain {
  readonly treasures: number
  readonly ships: readonly Place[]
  /** The Scout's island, or 0. */
  readonly scout: number
  /** Whom the Thief stands beside; -1: nobody. */
  readonly robs: Seat
  /** Whether this round still brings a turn. */
  readonly isToPlay: boolean
  /** How many turns of perfect play one of this captain's is worth; left out: one. Of no account at a glance. */
  readonly pace?: number
}

/** How sure a lead of one turn is when one turn is left; and one of a treasure when the round is the last. */
const PER_TURN = 2
const PER_TREASURE = 4
/** A ship at its island, in treasures: what decides between equals. */
const PER_POINT = 0.03
/** What a theft is believed to come to, of what it would move. */
const THEFT = 0.8

/** The chance that at least `need` of `dice` show one face when the others are rolled again `rerolls` times. */
function chanceOfFace(dice: number, rerolls: number, need: number): number {
  const hit = 1 - ((HIGHEST_FACE - 1) / HIGHEST_FACE) ** (rerolls + 1)
  let chance = 0
  for (let hits = need, ways = choose(dice, need); hits <= dice; ways = (ways * (dice - hits)) / (hits + 1), hits++) {
    chance += ways * hit ** hits * (1 - hit) ** (dice - hits)
  }
  return chance
}

function choose(of: number, take: number): number {
  let ways = 1
  for (let at = 0; at < take; at++) ways = (ways * (of - at)) / (at + 1)
  return ways
}

/** By dice and rerolls beyond the first four and the first one. */
const OF_ONE_FACE = [0, 1, 2].map((dice) =>
  [0, 1, 2].map((rerolls) => chanceOfFace(BASE_DICE + dice, BASE_REROLLS + rerolls, GROUPS.triple)),
)

/** The chance of a triple of a face one has in mind. */
function chanceOfTriple({ ships, scout }: Captain): number {
  const { dice, rerolls } = meansOf(ships, scout)
  return OF_ONE_FACE[dice - BASE_DICE]?.[rerolls - BASE_REROLLS] ?? 0
}

/** Any triple steals: BON-7.9. */
const chanceOfTheft = (thief: Captain): number => Math.min(1, 2.2 * chanceOfTriple(thief))

const withTreasures = ({ ships, scout }: Captain, treasures: number): number => turnsLeft(treasures, ships, scout)

/** Minus the turns left, a turn to come in this round counted as half made. */
function race(captain: Captain): number {
  return (captain.isToPlay ? 1 : 0) - withTreasures(captain, captain.treasures)
}

/** A treasure in sight that can still be brought home. */
const plunder = (captain: Captain): number =>
  captain.isToPlay && captain.ships.some((place) => place === 2) ? chanceOfTriple(captain) : 0

/** By seat, in the order of the weights: turns left, what Thieves move of them; and in the last round treasures, fleet, plunder, thefts. */
type Row = [number, number, number, number, number, number]

const rowOf = (captain: Captain, isLast: boolean): Row =>
  isLast
    ? [0, 0, captain.treasures, PER_POINT * navigationPoints(captain.ships), plunder(captain), 0]
    : [race(captain), 0, 0, 0, 0, 0]

/** Adds what Thieves are about to move; in turns, or in treasures when the round is the last. */
function addThefts(captains: readonly Captain[], isLast: boolean, rows: readonly Row[]): void {
  const at = isLast ? 5 : 1
  for (const [seat, thief] of captains.entries()) {
    const owner = captains[thief.robs]
    if (owner === undefined || owner.treasures === 0 || (isLast && !thief.isToPlay)) continue
    const likely = THEFT * chanceOfTheft(thief)
    const gain = isLast ? 1 : withTreasures(thief, thief.treasures) - withTreasures(thief, thief.treasures + 1)
    const loss = isLast ? 1 : withTreasures(owner, owner.treasures - 1) - withTreasures(owner, owner.treasures)
    addTo(bySeat(rows, seat), at, likely * gain)
    addTo(bySeat(rows, thief.robs), at, -likely * loss)
  }
}

/** The fewer turns the leader needs, the less luck is left to come: it spreads as the root of the turns. */
const perTurn = (turns: number): number => PER_TURN / Math.sqrt(Math.max(1, turns))

export function sightOf(captains: readonly Captain[]): Sight {
  const most = Math.max(...captains.map(({ treasures }) => treasures))
  const isLast = most >= TREASURES_TO_WIN
  const rows = captains.map((captain) => rowOf(captain, isLast))
  addThefts(captains, isLast, rows)
  const leader = Math.max(...rows.map(([turns, thefts]) => turns + thefts))
  return { rows, gone: Math.min(1, most / TREASURES_TO_WIN), spread: 1 / (isLast ? PER_TREASURE : perTurn(-leader)) }
}
