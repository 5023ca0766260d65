// For tests: edition files with something wrong anywhere in them, and what is said about those. Knows no game.
import type { Complaint, EditionRead, GameText } from '@flibuste/kernel'

export type Read = (raw: unknown) => EditionRead
type Fields = { readonly [field: string]: unknown }

/** A change to a file: the path to a place, and the value that is put there. Undefined takes the place away. */
export type Change = readonly [path: string, value: unknown]

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function changedAt(node: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(node)) return node.map((item, at) => (String(at) === key ? changedAt(item, rest, value) : item))
  const fields = isFields(node) ? node : {}
  const put = { ...fields, [key]: changedAt(fields[key], rest, value) }
  return Object.fromEntries(Object.entries(put).filter(([, kept]) => kept !== undefined))
}

/** The file with this changed: `['ships.4.loot', -1]`. The path '' is the file itself. */
export const changed = (file: unknown, [path, value]: Change): unknown =>
  changedAt(file, path === '' ? [] : path.split('.'), value)

/** Each of these values is wrong nearly everywhere. */
const NONSENSE: readonly unknown[] = [null, -1000, 'nonsense', 'x'.repeat(99), [], {}]

const below = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`)

/** Changes that put nonsense at every place of a file, leave out every field once, and add a strange one to every object. */
export function nonsenseIn(node: unknown, path = ''): Change[] {
  const here = NONSENSE.map((value): Change => [path, value])
  if (Array.isArray(node)) return [...here, ...node.flatMap((item, at) => nonsenseIn(item, below(path, at)))]
  if (!isFields(node)) return here
  const fields = Object.entries(node).flatMap(([field, value]): Change[] => [
    [below(path, field), undefined],
    ...nonsenseIn(value, below(path, field)),
  ])
  return [...here, [below(path, 'strange'), 1], ...fields]
}

/** What is said about a file, or the edition it holds if nothing is wrong with it. */
export const verdictOf =
  (read: Read, text: GameText) =>
  (raw: unknown): unknown => {
    const got = read(raw)
    return 'complaint' in got ? text.complaint(got.complaint) : got.edition
  }

/** Changes a copy of the file by hand, and tells what is said about it. `Raw` is the file's type with every field open to nonsense. */
export const verdictsOn = <Raw>(file: unknown, read: Read, text: GameText) => {
  const copy = (): Raw => JSON.parse(JSON.stringify(file))
  const said = verdictOf(read, text)
  const complaint = (change: (edition: Raw) => void): unknown => {
    const edition = copy()
    change(edition)
    return said(edition)
  }
  return { copy, said, complaint }
}

/** Every complaint about these changes, each once. A change that happens to be right makes none. */
export function complaintsAbout(read: Read, file: unknown, changes: readonly Change[]): Complaint[] {
  const made = changes.flatMap((change) => {
    const got = read(changed(file, change))
    return 'complaint' in got ? [got.complaint] : []
  })
  return [...new Map(made.map((complaint) => [JSON.stringify(complaint), complaint])).values()]
}

function partsOf(value: unknown): string[] {
  if (!isFields(value)) return []
  const named = typeof value['part'] === 'string' ? [value['part']] : []
  return [...named, ...Object.values(value).flatMap(partsOf)]
}

/** What a game has words for. */
export interface Words {
  readonly complaints: object
  readonly parts: object
}

/** Reasons and parts that have words but no complaint, or a complaint but no words. `never`: reasons a file cannot give. */
export function unmetIn(
  made: readonly Complaint[],
  { complaints, parts }: Words,
  never: readonly string[] = [],
): string[] {
  const without = (some: readonly string[], others: readonly string[]): string[] =>
    some.filter((one) => !others.includes(one))
  const differ = (met: readonly string[], said: readonly string[]): string[] => [
    ...without(met, said),
    ...without(said, met),
  ]
  const reasons = without(Object.keys(complaints), never)
  return [
    ...differ(
      made.map(({ reason }) => reason),
      reasons,
    ),
    ...differ(made.flatMap(partsOf), Object.keys(parts)),
  ]
}

const HOLE = /undefined|null|NaN|\[object|\{|\}| {2}|^$/
/** A complaint follows a colon, so it neither begins with a capital nor ends with a full stop. */
const FRAME = /^\p{Lu}|[.!?]$/u
const SLIPS = {
  en: /\s[;:!?]|'/,
  // A space that may break, a missing elision or contraction, a word nobody translated.
  fr: /[ \u00a0][;:!?»]|«[ \u00a0]|['"]|(?<!\p{L})(?:[dl]e|à) (?:[aeiouéê]|les? )|(?<!\p{L})(?:the|must|of|is|has)(?!\p{L})/iu,
} as const

/** Sentences with holes or slips of typography, and those that are the same in both languages. */
export const slipsIn = (complaints: readonly Complaint[], en: GameText, fr: GameText): string[] =>
  complaints.flatMap((complaint) => {
    const [english, french] = [en.complaint(complaint), fr.complaint(complaint)]
    const slips = [english, french].filter((sentence) => HOLE.test(sentence) || FRAME.test(sentence))
    if (SLIPS.en.test(english) || english === french) slips.push(english)
    if (SLIPS.fr.test(french)) slips.push(french)
    return slips
  })
