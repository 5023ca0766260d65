// Reading the fields of an edition file: what is not as it should be is told in one sentence, for whoever wrote the
// file. Knows no game.

const LONGEST_NAME = 40

type Raw = { readonly [field: string]: unknown }

/** Thrown by what reads a part, caught by `readOrComplain` alone. */
class Complaint extends Error {}

export function complain(sentence: string): never {
  throw new Complaint(sentence)
}

/** What `read` makes of a file, or the sentence of its first complaint. */
export function readOrComplain<T>(raw: unknown, read: (raw: unknown) => T): T | string {
  try {
    return read(raw)
  } catch (error) {
    if (error instanceof Complaint) return error.message
    throw error
  }
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

/** JSON can spell -0, which no state may hold. */
const isWhole = (raw: unknown): raw is number => Number.isInteger(raw) && !Object.is(raw, -0)

export function wholeOf(raw: unknown, what: string, from: number, to: number): number {
  if (isWhole(raw) && raw >= from && raw <= to) return raw
  return complain(`${what} must be ${from === to ? from : `a whole number from ${from} to ${to}`}`)
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
