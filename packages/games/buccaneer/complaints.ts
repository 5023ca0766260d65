// What can be wrong with an edition file: its parts, and everything complained of. The words are in complaints.en.ts and
// complaints.fr.ts.
import type { Alone, ComplaintOf, Faults, PartOf } from '../edition-complaints.ts'
import { readersOf } from '../edition-fields.ts'
import type { Treasure } from './data.ts'

/** Counted from 1. */
type Ship = { readonly ship: number }

export type Parts = {
  readonly edition: Alone
  readonly name: Alone
  readonly values: Alone
  readonly value: { readonly treasure: Treasure }
  readonly ship: Ship
  readonly shipName: Ship
  readonly min: Ship
  readonly loot: Ship
  readonly wage: Ship
}
export type Part = PartOf<Parts>

/** What this game asks of a file beside its fields. */
type Own = {
  readonly wrongShips: { readonly expected: number }
  readonly wrongTreasures: Ship
  readonly strangeTreasure: Ship & { readonly treasures: readonly Treasure[] }
  readonly equalValues: Alone
  readonly tooManyIcons: { readonly treasure: Treasure; readonly shown: number; readonly copies: number }
}

export type Complaints = Faults<Part> & Own
export type Wrong = ComplaintOf<Complaints>

export const { complain, fieldsOf, nameOf, wholeOf } = readersOf<Part, ComplaintOf<Own>>()
