// What can be chosen before a game starts, described as data so that the page, the command line and the server
// offer and validate the same things.

interface Spec {
  readonly id: string
  /** The version of the game that added it; left out: it was always there. Matches begun before go on without it. */
  readonly since?: number
}

export interface Switch extends Spec {
  readonly kind: 'switch'
  readonly initial: boolean
}

export interface Choice extends Spec {
  readonly kind: 'choice'
  readonly values: readonly string[]
  readonly initial: string
}

export interface Count extends Spec {
  readonly kind: 'count'
  readonly min: number
  readonly max: number
  readonly initial: number
}

/** Figures of another edition (cards, boards), given as a JSON file; null: the one the game comes with. */
export interface EditionFile extends Spec {
  readonly kind: 'edition'
  readonly initial: null
  /** Untrusted JSON to an edition in its one canonical form, or what is wrong with it. */
  read(raw: unknown): EditionRead
}

/** An edition, or a complaint about its file. Each under its own name: an edition may have any field. */
export type EditionRead = { readonly edition: Json } | { readonly complaint: Complaint }

/**
 * What is wrong with an edition file: `reason` is a key of the game's text files, which put it into words with the figures
 * beside it.
 */
export type Complaint = Json & { readonly reason: string }

/** Plain data of any depth. */
export type Json = { readonly [key: string]: JsonValue }
export type JsonValue = boolean | number | string | null | Json | readonly JsonValue[]

export type OptionSpec = Switch | Choice | Count | EditionFile
export type OptionValue = boolean | string | number | null | Json
export type OptionValues = { readonly [id: string]: OptionValue }

/** What is wrong with a set of options: which one, and what it may be instead. */
export interface BadOption {
  readonly option: string
  /** An edition is complained of by its game, in as much detail as it has. */
  readonly expected: string | Complaint
}

export const initialOptions = (specs: readonly OptionSpec[]): OptionValues =>
  Object.fromEntries(specs.map((spec) => [spec.id, spec.initial]))

function isAnOption(spec: Switch | Choice | Count, value: unknown): value is OptionValue {
  if (spec.kind === 'switch') return typeof value === 'boolean'
  if (spec.kind === 'choice') return typeof value === 'string' && spec.values.includes(value)
  return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max
}

function expectedOf(spec: Switch | Choice | Count): string {
  if (spec.kind === 'switch') return 'true or false'
  if (spec.kind === 'choice') return spec.values.join(' | ')
  return `a whole number from ${spec.min} to ${spec.max}`
}

function readOption(spec: OptionSpec, value: unknown): { readonly value: OptionValue } | BadOption {
  if (spec.kind !== 'edition')
    return isAnOption(spec, value) ? { value } : { option: spec.id, expected: expectedOf(spec) }
  if (value === null) return { value }
  const read = spec.read(value)
  return 'complaint' in read ? { option: spec.id, expected: read.complaint } : { value: read.edition }
}

/** Untrusted JSON to a full set of options, all present and in the order of the specs. */
export function readOptions(specs: readonly OptionSpec[], raw: unknown): OptionValues | BadOption {
  if (raw === undefined || raw === null) return initialOptions(specs)
  if (typeof raw !== 'object' || Array.isArray(raw)) return { option: '', expected: 'an object' }
  const given = new Map(Object.entries(raw))
  const read: { [id: string]: OptionValue } = {}
  for (const spec of specs) {
    const value = given.has(spec.id) ? given.get(spec.id) : spec.initial
    const option = readOption(spec, value)
    if (!('value' in option)) return option
    read[spec.id] = option.value
    given.delete(spec.id)
  }
  for (const unknown of given.keys()) return { option: unknown, expected: 'no such option' }
  return read
}

/** Options of an older match as a new one has them: what was added since is as the game has it at first. */
export function renewOptions(specs: readonly OptionSpec[], older: OptionValues): OptionValues {
  const options = readOptions(specs, older)
  return isBadOption(options) ? initialOptions(specs) : options
}

/** Whether they are those that version of a game had: what was added since is missing, and nothing else. */
export const areOptionsOf = (specs: readonly OptionSpec[], version: number, options: OptionValues): boolean =>
  specs.every(({ id, since = 0 }) => Object.hasOwn(options, id) === since <= version)

export const isBadOption = (read: OptionValues | BadOption): read is BadOption =>
  typeof read.option === 'string' && 'expected' in read

/** Which option, and why: for tools, in no language where a game's text has the words. */
export const spellBadOption = ({ option, expected }: BadOption): string =>
  `${option}: ${typeof expected === 'string' ? expected : JSON.stringify(expected)}`
