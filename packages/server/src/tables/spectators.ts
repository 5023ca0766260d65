// Who watches a table without a seat, as everybody there is told it: by name where there is one. Ids stay here.
import { LIMITS, type Guest, type TableInfo } from '@flibuste/protocol'
import type { Person, Presence } from './hosting.ts'
import { watchersAt } from './namesakes.ts'
import type { Table } from './table.ts'

const isNamed = (person: Person): person is Guest => person.name !== null

/** The same order at every node. */
const byName = (one: Guest, other: Guest): number =>
  one.name === other.name ? (one.id < other.id ? -1 : 1) : one.name < other.name ? -1 : 1

export function spectatorsAt(table: Table, { everybody }: Presence): Pick<TableInfo, 'spectators'> {
  const seated = new Set(table.holds.map(({ owner }) => owner?.id))
  const watching = everybody?.().filter(({ id }) => !seated.has(id)) ?? []
  if (watching.length === 0) return {}
  const named = watching.filter(isNamed).toSorted(byName).slice(0, LIMITS.spectatorsNamed)
  return { spectators: { names: watchersAt(table, named), others: watching.length - named.length } }
}
