// What can be wrong with an edition file, as types. A game lists the parts of its files and its complaints. A language that has no words
// for one of them does not compile. Knows no game and no language.
import type { Json } from '@flibuste/kernel'

/** By key, the figures that go with it. */
type Figures = { readonly [key: string]: Json }

/** For a part or a complaint that has no figures, because there is only one of it. */
export type Alone = { readonly [figure in never]: never }

/** A part of a file: its key, and what tells it from others of its kind. */
export type PartOf<P extends Figures, K extends keyof P = keyof P> = {
  [Key in K]: { readonly part: Key } & P[Key]
}[K]

/** A complaint: its key, and the figures it is told with. */
export type ComplaintOf<C extends Figures, R extends keyof C = keyof C> = {
  [Reason in R]: { readonly reason: Reason } & C[Reason]
}[R]

/** What can be wrong with any part of any file. Fields are named as the file spells them. */
export type Faults<Part extends Json> = {
  readonly notAnObject: { readonly part: Part; readonly fields: readonly string[] }
  readonly strangeField: { readonly part: Part; readonly field: string; readonly fields: readonly string[] }
  readonly missingField: { readonly part: Part; readonly field: string }
  readonly notAList: { readonly part: Part }
  readonly notAName: { readonly part: Part; readonly most: number }
  readonly notWhole: { readonly part: Part; readonly from: number; readonly to: number }
  /** For a figure that can only be one number. */
  readonly notEqual: { readonly part: Part; readonly to: number }
}

/** How each of them is said in a language. */
export type Sayings<F extends Figures> = { readonly [Key in keyof F]: (figures: F[Key]) => string }

export const partInWords = <P extends Figures, K extends keyof P>(sayings: Sayings<P>, part: PartOf<P, K>): string =>
  sayings[part.part](part)

export const complaintInWords = <C extends Figures, R extends keyof C>(
  sayings: Sayings<C>,
  complaint: ComplaintOf<C, R>,
): string => sayings[complaint.reason](complaint)
