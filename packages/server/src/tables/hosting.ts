// Who may act as host: whoever laid the table and, as long as they are away, the first captain who is there, so that no table waits for a
// host who has gone. A program never may.
import type { Guest } from '@flibuste/protocol'
import type { Table } from './table.ts'

/** Somebody who has a table open. */
export interface Person {
  /** A guest's id, or a word that stands for a browser nobody knows. */
  readonly id: string
  /** Null: they have told none. */
  readonly name: string | null
}

/** Whether a guest has the table open, and since when not; and all who have. */
export interface Presence {
  (guest: string): boolean
  awaySince?(guest: string): number
  everybody?(): readonly Person[]
}

export function actingHost({ host, holds }: Table, isHere: Presence): string {
  if (isHere(host)) return host
  return holds.find(({ owner, engine }) => owner !== null && engine === null && isHere(owner.id))?.owner?.id ?? host
}

export const mayHost = (table: Table, guest: Guest, isHere: Presence): boolean =>
  table.host === guest.id || actingHost(table, isHere) === guest.id
