// What can be wrong with an edition file: its parts, and everything complained of. The words are in complaints.en.ts and
// complaints.fr.ts.
import type { Alone, ComplaintOf, Faults, PartOf } from '../edition-complaints.ts'
import { readersOf } from '../edition-fields.ts'
import type { Place } from './data.ts'

/** Counted from 1, as their lists have them. */
type Numbered = { readonly space: number }
type Lair = { readonly lair: number }
/** By the names the file gives them. */
type Named = { readonly space: string }
type Counted = { readonly expected: number; readonly found: number }

/** What lies somewhere on the board. */
export type Spaces = {
  readonly port: Alone
  readonly seaSpace: Numbered
  readonly lairSpace: Numbered
}
export type SpacePart = PartOf<Spaces>

export type Parts = Spaces & {
  readonly edition: Alone
  readonly name: Alone
  readonly board: Alone
  readonly placeNumber: { readonly of: SpacePart }
  readonly passages: Alone
  readonly passage: Alone
  readonly sea: Alone
  readonly seaName: Numbered
  readonly neighbours: Numbered
  readonly neighbour: Numbered
  readonly lairsBeside: Numbered
  readonly lairBeside: Numbered
  readonly lairSpaces: Alone
  readonly lairName: Numbered
  readonly island: Numbered
  readonly lairs: Alone
  readonly lair: Lair
  readonly coin: Lair
  readonly pirates: Lair
  readonly pirateSlot: Lair
  readonly cannons: Lair
  readonly cannonSlot: Lair
  readonly fixed: Lair
}
export type Part = PartOf<Parts>

/** What this game asks of a file beside its fields. */
type Own = {
  readonly notAPlace: { readonly of: SpacePart }
  readonly wrongSea: Counted
  readonly wrongLairSpaces: Counted
  readonly wrongLairs: Counted
  readonly sharedSlot: Lair
  readonly noPirate: Lair
  readonly noCannon: Lair
  readonly wrongTreasure: { readonly sum: number; readonly from: number; readonly to: number }
  readonly sameName: Named
  readonly samePlace: { readonly at: Place }
  readonly ownNeighbour: Named
  readonly strangeNeighbour: Named & { readonly other: string }
  readonly oneWay: Named & { readonly other: string }
  readonly strangeLair: Named & { readonly lair: string }
  readonly namedTwice: Named & { readonly other: string }
  readonly wrongPassages: { readonly found: number }
  readonly strangePassage: Named
  readonly cutOff: Named
  readonly lonelyLair: { readonly lair: string }
}

export type Complaints = Faults<Part> & Own
export type Wrong = ComplaintOf<Complaints>

export const { complain, fieldsOf, listOf, nameOf, wholeOf } = readersOf<Part, ComplaintOf<Own>>()
