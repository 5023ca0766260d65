// What can be wrong with an edition file: its parts, and everything complained of. The words are in complaints.en.ts and
// complaints.fr.ts.
import type { Alone, ComplaintOf, Faults, PartOf } from '../edition-complaints.ts'
import { readersOf } from '../edition-fields.ts'
import type { Colour, Good } from './data.ts'

/** Counted from 1. */
type Ship = { readonly ship: number }

/** What holds a number for each good. */
type Lists = {
  readonly marked: Alone
  readonly provisions: Ship
}

export type Parts = Lists & {
  readonly edition: Alone
  readonly name: Alone
  readonly markedGood: { readonly good: Good }
  readonly ship: Ship
  readonly points: Ship
  readonly strength: Ship
  readonly provision: Ship & { readonly good: Good }
}
export type Part = PartOf<Parts>
export type ListPart = PartOf<Lists>

/** What this game asks of a file beside its fields. */
type Own = {
  readonly wrongShips: { readonly expected: number }
  readonly notByGood: { readonly part: ListPart; readonly goods: readonly Good[] }
  readonly strangeColour: Ship & { readonly colours: readonly Colour[] }
  readonly wrongProvisions: Ship & { readonly from: number; readonly to: number }
  readonly wrongMarked: { readonly expected: number; readonly found: number }
}

export type Complaints = Faults<Part> & Own
export type Wrong = ComplaintOf<Complaints>

export const { complain, fieldsOf, nameOf, wholeOf } = readersOf<Part, ComplaintOf<Own>>()
