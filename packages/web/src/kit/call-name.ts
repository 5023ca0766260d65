// What a captain is called where a thumb has no room for the whole name: "Rowan", not "Rowan Sharp-…". Pure.
import type { Reader, Seat } from '@flibuste/kernel'

/** Shorter names are never cut. */
const LONG = 12
/** "Le", "Mr": by that nobody is called. */
const LEAST = 3

const firstOf = (name: string): string => name.split(/\s/)[0] ?? ''

/** The first word of a long name, if nobody else at the table begins with it. */
export function callName(names: readonly string[], seat: Seat): string {
  const name = names[seat] ?? ''
  const first = firstOf(name)
  const isAlone = names.filter((other) => firstOf(other) === first).length === 1
  return name.length > LONG && first.length >= LEAST && isAlone ? first : name
}

/** A reader to whom captains are called so. */
export const callingReader = (reader: Reader, captains: readonly { readonly name: string }[]): Reader => ({
  ...reader,
  name: (seat) =>
    callName(
      captains.map(({ name }) => name),
      seat,
    ),
})
