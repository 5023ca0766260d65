// An edition in the form the rules look things up in: by number, added up. Made once for each edition; no rule is made here.
import { oncePer, repeat } from '@flibuste/kernel'
import { CARD_KINDS } from './cards.ts'
import { EDITION, LEVELS, OFF, SECTIONS, START_LEVEL, TAVERN_KINDS, type Edition, type TreasureCard } from './data.ts'

export interface Tables {
  /** By section, then level; 0 at `OFF`. COV-2.1, COV-2.2, COV-2.3. */
  readonly values: readonly (readonly number[])[]
  /** By section, then level: what all steps up to it cost, from level 1. COV-1.11. */
  readonly costs: readonly (readonly number[])[]
  /** By kind: all Tavern cards. COV-0.7. */
  readonly deck: readonly number[]
  /** By kind: treasure cards, and how many of each. COV-0.5. */
  readonly treasures: readonly TreasureCard[]
  readonly treasureDeck: readonly number[]
}

function addUp(costs: readonly number[]): number[] {
  const sums = [0, 0]
  for (const cost of costs) sums.push(sums[sums.length - 1]! + cost)
  return sums
}

function tablesFrom({ mat, tavern, treasures }: Edition): Tables {
  return {
    values: SECTIONS.map((section) => [OFF, ...mat[section].values]),
    costs: SECTIONS.map((section) => addUp(mat[section].costs)),
    deck: TAVERN_KINDS.map((kind) => tavern[kind]),
    treasures,
    treasureDeck: treasures.map(({ copies }) => copies),
  }
}

const OWN = tablesFrom(EDITION)
const OTHERS = new WeakMap<Edition, Tables>()

/** Null: the edition the game comes with. */
export const tablesOf = (edition: Edition | null): Tables =>
  edition === null ? OWN : oncePer(OTHERS, edition, tablesFrom)

/** What rings cost to move from one level to a higher one: costs of all levels passed add up, COV-1.11. */
export const costOf = ({ costs }: Tables, row: number, from: number, to: number): number =>
  costs[row]![to]! - costs[row]![from]!

/** Whether there is a level above: COV-10.16. */
export const isHighest = (level: number): boolean => level >= LEVELS

/** Every set of levels a purse can pay at the start: COV-D1, COV-1.10. */
export function fittingsOf(tables: Tables, purse: number): readonly (readonly number[])[] {
  const fittings: number[][] = []
  const choose = (levels: readonly number[], left: number): void => {
    const row = levels.length
    if (row === SECTIONS.length) {
      fittings.push(levels.slice())
      return
    }
    for (let level = START_LEVEL; level <= LEVELS; level++) {
      const cost = costOf(tables, row, START_LEVEL, level)
      if (cost > left) return
      choose([...levels, level], left - cost)
    }
  }
  choose([], purse)
  return fittings
}

export const emptyCounts = (): number[] => repeat(CARD_KINDS, 0)
