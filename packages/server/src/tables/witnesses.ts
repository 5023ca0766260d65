// Who has seen which hand of a match: every guest to whom a seat belonged at its start or since, whoever played it.
// Part of the fold of the log, so it is as old as the match and survives a restart.
import type { Guest } from '@flibuste/protocol'

/** By seat, the ids of guests; empty before the match, when there is no hand to see. */
export type Witnesses = readonly (readonly string[])[]

export const witnessesOf = (holds: readonly { readonly owner: Guest | null }[]): Witnesses =>
  holds.map(({ owner }) => (owner === null ? [] : [owner.id]))

/** The same list where nobody new has seen anything. */
export function withWitness(witnesses: Witnesses, seat: number, owner: Guest | null): Witnesses {
  const before = witnesses[seat]
  if (owner === null || before === undefined || before.includes(owner.id)) return witnesses
  return witnesses.with(seat, [...before, owner.id])
}

/** The seats whose hand a guest has seen. */
export const seatsSeen = (witnesses: Witnesses, { id }: Guest): number[] =>
  witnesses.flatMap((guests, seat) => (guests.includes(id) ? [seat] : []))
