// Everybody at a table goes by a name of their own: whoever came later under one that looks the same is told apart by a number.
// Part of the fold, so it holds for tables from before, and what a guest is called elsewhere stays as it is.
import type { Guest } from '@flibuste/protocol'
import { skeletonOf } from '../people/skeleton.ts'
import type { Table } from './table.ts'

const inSeats = ({ holds }: Table): Guest[] =>
  holds.flatMap(({ owner, offered }) => [owner, offered].filter((one) => one !== null))

/** Every name once: in a long talk the same few speak. */
function namesOf(others: readonly Guest[], guest: Guest): Set<string> {
  const names = new Set<string>()
  for (const { id, name } of others) if (id !== guest.id) names.add(name)
  return names
}

function toldApart(guest: Guest, others: readonly Guest[]): Guest {
  const taken = new Set([...namesOf(others, guest)].map(skeletonOf))
  if (!taken.has(skeletonOf(guest.name))) return guest
  for (let number = 2; ; number++) {
    const name = `${guest.name} (${number})`
    if (!taken.has(skeletonOf(name))) return { id: guest.id, name }
  }
}

/** The guest under a name that nobody else in the seats can be taken for. Whoever sits comes before whoever only speaks. */
export const sitterAt = (table: Table, guest: Guest): Guest => toldApart(guest, inSeats(table))

/** The guest under a name that nobody who sits or spoke here can be taken for. */
export const speakerAt = (table: Table, guest: Guest): Guest =>
  toldApart(guest, [...inSeats(table), ...table.spoken.map(({ from }) => from)])

/** What these are called while they watch: nobody can be taken for who sits or spoke here, nor for another of them. */
export function watchersAt(table: Table, guests: readonly Guest[]): string[] {
  const known = [...inSeats(table), ...table.spoken.map(({ from }) => from)]
  const told: Guest[] = []
  for (const guest of guests) told.push(toldApart(guest, [...known, ...told]))
  return told.map(({ name }) => name)
}
