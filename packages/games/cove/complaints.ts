// What can be wrong with an edition file: its parts, and everything complained of. The words are in complaints.en.ts and
// complaints.fr.ts.
import type { Alone, ComplaintOf, Faults, PartOf } from '../edition-complaints.ts'
import { readersOf } from '../edition-fields.ts'
import type { Family, Section, TavernKind } from './data.ts'

type InSection = { readonly section: Section }
/** What a treasure card brings, as the file calls it. */
export const LOOT = ['fame', 'gold', 'chests', 'tavern'] as const
export type Loot = (typeof LOOT)[number]

/** A treasure card, counted from 1. */
type Treasure = { readonly card: number }

/** What holds several numbers. */
type Rows = {
  readonly values: InSection
  readonly costs: InSection
}

export type Parts = Rows & {
  readonly edition: Alone
  readonly name: Alone
  readonly mat: Alone
  readonly section: InSection
  readonly value: InSection
  readonly cost: InSection
  readonly treasures: Alone
  readonly treasure: Treasure
  readonly loot: Treasure & { readonly kind: Loot }
  readonly copies: Treasure
  readonly tavern: Alone
  readonly tavernCopies: { readonly kind: TavernKind }
}
export type Part = PartOf<Parts>
export type RowPart = PartOf<Rows>

/** What this game asks of a file beside its fields. */
type Own = {
  readonly notNumbers: { readonly part: RowPart; readonly count: number }
  readonly falling: InSection
  readonly wrongTreasures: { readonly expected: number; readonly found: number }
  readonly alike: { readonly first: number; readonly second: number }
  readonly wrongFamily: { readonly family: Family; readonly expected: number; readonly found: number }
}

export type Complaints = Faults<Part> & Own
export type Wrong = ComplaintOf<Complaints>

export const { complain, fieldsOf, listOf, nameOf, wholeOf } = readersOf<Part, ComplaintOf<Own>>()
