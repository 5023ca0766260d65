// Reads the fields of an edition file. What is wrong becomes a complaint, which the text files put into words for whoever wrote the file.
// Knows no game and no language.
import type { Complaint, EditionRead, Json } from '@flibuste/kernel'
import type { ComplaintOf, Faults } from './edition-complaints.ts'

const LONGEST_NAME = 40

type Raw = { readonly [field: string]: unknown }

/** Thrown by readers of parts. Only `readOrComplain` catches it. */
class Wrong extends Error {
  readonly complaint: Complaint
  constructor(complaint: Complaint) {
    super(complaint.reason)
    this.complaint = complaint
  }
}

/** Readers for the parts of a game's files. They can make only complaints that the game has words for. */
export interface FieldReaders<Part, Own> {
  readonly complain: (complaint: Own) => never
  /** There must be exactly these fields, because a typo must not pass for a field that was left out. */
  readonly fieldsOf: (raw: unknown, part: Part, names: readonly string[]) => Raw
  readonly listOf: (raw: unknown, part: Part) => readonly unknown[]
  readonly nameOf: (raw: unknown, part: Part) => string
  readonly wholeOf: (raw: unknown, part: Part, from: number, to: number) => number
}

function complain(complaint: Complaint): never {
  throw new Wrong(complaint)
}

const fault = (complaint: ComplaintOf<Faults<Json>>): never => complain(complaint)

function fieldsOf(raw: unknown, part: Json, names: readonly string[]): Raw {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return fault({ reason: 'notAnObject', part, fields: names })
  const fields = raw as Raw
  const strange = Object.keys(fields).find((name) => !names.includes(name))
  if (strange !== undefined) fault({ reason: 'strangeField', part, field: strange, fields: names })
  const missing = names.find((name) => !Object.hasOwn(fields, name))
  if (missing !== undefined) fault({ reason: 'missingField', part, field: missing })
  return fields
}

const listOf = (raw: unknown, part: Json): readonly unknown[] =>
  Array.isArray(raw) ? raw : fault({ reason: 'notAList', part })

function nameOf(raw: unknown, part: Json): string {
  if (typeof raw === 'string' && raw.trim() !== '' && raw.length <= LONGEST_NAME) return raw
  return fault({ reason: 'notAName', part, most: LONGEST_NAME })
}

/** JSON can spell -0, which no state may hold. */
const isWhole = (raw: unknown): raw is number => Number.isInteger(raw) && !Object.is(raw, -0)

function wholeOf(raw: unknown, part: Json, from: number, to: number): number {
  if (isWhole(raw) && raw >= from && raw <= to) return raw
  return fault(from === to ? { reason: 'notEqual', part, to } : { reason: 'notWhole', part, from, to })
}

const READERS: FieldReaders<Json, Complaint> = { complain, fieldsOf, listOf, nameOf, wholeOf }

/** The same readers for every game, typed by its own parts and complaints. */
export const readersOf = <Part extends Json, Own extends Complaint>(): FieldReaders<Part, Own> => READERS

/** What `read` makes of a file, or its first complaint. */
export function readOrComplain(raw: unknown, read: (raw: unknown) => Json): EditionRead {
  try {
    return { edition: read(raw) }
  } catch (error) {
    if (error instanceof Wrong) return { complaint: error.complaint }
    throw error
  }
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
