// Reading the fields of an edition file: what is not as it should be is told in one sentence. Knows no game.

const LONGEST_NAME = 40

export type Raw = { readonly [field: string]: unknown }

/** Thrown by what reads a part, caught by `readEdition` alone: a sentence for whoever wrote the file. */
export class Complaint extends Error {}

export function complain(sentence: string): never {
  throw new Complaint(sentence)
}

/** Exactly these fields: a typo must not be read as something left out. */
export function fieldsOf(raw: unknown, what: string, names: readonly string[]): Raw {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    complain(`${what} must be an object with ${names.join(', ')}`)
  const fields = raw as Raw
  const strange = Object.keys(fields).find((name) => !names.includes(name))
  if (strange !== undefined) complain(`${what} has a field "${strange}"; it may have ${names.join(', ')}`)
  const missing = names.find((name) => !Object.hasOwn(fields, name))
  if (missing !== undefined) complain(`${what} has no field "${missing}"`)
  return fields
}

export function listOf(raw: unknown, what: string): readonly unknown[] {
  return Array.isArray(raw) ? raw : complain(`${what} must be a list`)
}

export function nameOf(raw: unknown, what: string): string {
  if (typeof raw !== 'string' || raw.trim() === '' || raw.length > LONGEST_NAME)
    complain(`${what} must be a text of 1 to ${LONGEST_NAME} characters`)
  return raw
}

export function wholeOf(raw: unknown, what: string, from: number, to: number): number {
  if (!Number.isInteger(raw) || Object.is(raw, -0) || (raw as number) < from || (raw as number) > to)
    complain(`${what} must be a whole number from ${from} to ${to}`)
  return raw as number
}
