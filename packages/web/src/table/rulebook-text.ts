// The rulebook as data: sections and clauses out of `rules.<lang>.md`, and how to find one. Pure; draws nothing.

export interface Clause {
  readonly kind: 'clause'
  readonly id: string
  readonly text: string
}

export interface Paragraph {
  readonly kind: 'paragraph' | 'heading'
  readonly text: string
}

export type Block = Clause | Paragraph

export interface Section {
  /** "6", or empty for what has no number. */
  readonly number: string
  readonly title: string
  readonly blocks: readonly Block[]
}

/** The title of the book heads what stands before its first section. */
const HEADING = /^##?\s+(?:([0-9A-Z]+)\.\s+)?(.+)$/
const SUBHEADING = /^###+\s+(.+)$/
const CLAUSE = /^[-*]\s+(?:<a id="[^"]*"><\/a>\s*)?\*\*([A-Z]{3,5}-[A-Z0-9][A-Za-z0-9.]*)\*\*[.:]?\s*(.*)$/
const BULLET = /^[-*]\s+(.*)$/

interface Draft {
  number: string
  title: string
  blocks: Block[]
}

function blockOf(line: string): Block {
  const clause = CLAUSE.exec(line)
  if (clause !== null) return { kind: 'clause', id: clause[1]!, text: clause[2]! }
  const heading = SUBHEADING.exec(line)
  if (heading !== null) return { kind: 'heading', text: heading[1]! }
  return { kind: 'paragraph', text: BULLET.exec(line)?.[1] ?? line }
}

/** A line that goes on with the block before it: neither blank before it nor a new item. */
function joined(blocks: Block[], line: string): void {
  const last = blocks.pop()
  if (last === undefined) blocks.push(blockOf(line))
  else blocks.push({ ...last, text: `${last.text} ${line}`.trim() })
}

const startsBlock = (line: string): boolean => BULLET.test(line) || line.startsWith('#')

export function parseRulebook(markdown: string): readonly Section[] {
  const sections: Draft[] = []
  let isOpen = false
  for (const raw of markdown.split('\n')) {
    const line = raw.trim()
    const heading = HEADING.exec(line)
    if (heading !== null) sections.push({ number: heading[1] ?? '', title: heading[2]!, blocks: [] })
    const blocks = sections.at(-1)?.blocks
    const isText = heading === null && line !== '' && blocks !== undefined
    if (isText && isOpen && !startsBlock(line)) joined(blocks, line)
    else if (isText) blocks.push(blockOf(line))
    isOpen = isText && !line.startsWith('#')
  }
  return sections.filter(({ blocks }) => blocks.length > 0)
}

/**
 * Chapters without a number after the last that has one are for whoever doubts or digs (rulings, what is known, what the pictures
 * showed): one chapter of notes under this title.
 */
export function withNotes(sections: readonly Section[], title: string): readonly Section[] {
  const rules = sections.findLastIndex(({ number }) => number !== '') + 1
  const notes = sections.slice(rules)
  if (rules === 0 || notes.length === 0) return sections
  const blocks = notes.flatMap((note): Block[] => [{ kind: 'heading', text: note.title }, ...note.blocks])
  return [...sections.slice(0, rules), { number: '', title, blocks }]
}

export const isClause = (block: Block): block is Clause => block.kind === 'clause'

/** Clauses in a row make one list; a paragraph between them stands by itself. */
export function runsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const runs: Block[][] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (last !== undefined && isClause(block) && isClause(last[0]!)) last.push(block)
    else runs.push([block])
  }
  return runs
}

export const clausesOf = (section: Section): readonly Clause[] => section.blocks.filter(isClause)

export const sectionWith = (sections: readonly Section[], id: string): Section | null =>
  sections.find((section) => clausesOf(section).some((clause) => clause.id === id)) ?? null

/** Without accents, case or fancy quotes: what somebody types is what they find. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œŒ]/g, 'oe')
    .replace(/[æÆ]/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u00a0\u202f]/g, ' ')
    .toLowerCase()
    .trim()

const CHIP_LETTERS = 20
const SMALL_WORD = 3

/** The title for a chip: whole where it is short, else its first words, and a sign that there are more. */
export function chipOf({ number, title }: Section): string {
  const all = title.split(/\s+/)
  const words = all.filter((_, at) => all.slice(0, at + 1).join(' ').length <= CHIP_LETTERS)
  while (words.length < all.length && words.length > 1 && words.at(-1)!.length <= SMALL_WORD) words.pop()
  const short = words
    .join(' ')
    .replace(/[,;:]$/, '')
    .trimEnd()
  return `${number} ${short === title ? title : `${short}…`}`.trim()
}

/** The id a query names exactly, whatever its case. */
export function clauseNamed(sections: readonly Section[], query: string): string | null {
  const wanted = folded(query)
  const all = sections.flatMap(clausesOf)
  return all.find((clause) => folded(clause.id) === wanted)?.id ?? null
}

/** The same clauses in another language, by id. */
export type OtherTongue = ReadonlyMap<string, string>

export const tongueOf = (sections: readonly Section[]): OtherTongue =>
  new Map(sections.flatMap(clausesOf).map(({ id, text }) => [id, text]))

/** Clauses whose id begins with the query, or whose text has all its words, in the language of the reader or in the other one. */
export function searchRulebook(
  sections: readonly Section[],
  query: string,
  other: OtherTongue = new Map(),
): readonly Section[] {
  const whole = folded(query)
  const wanted = whole.split(/\s+/).filter(Boolean)
  const hasAll = (text: string): boolean => wanted.every((word) => folded(text).includes(word))
  const fits = ({ id, text }: Clause): boolean =>
    folded(id).startsWith(whole) || hasAll(text) || hasAll(other.get(id) ?? '')
  return sections
    .map((section) => ({ ...section, blocks: clausesOf(section).filter(fits) }))
    .filter(({ blocks }) => blocks.length > 0)
}

export type Span =
  | { readonly kind: 'text' | 'strong' | 'italic'; readonly text: string }
  | { readonly kind: 'clause'; readonly text: string }

const SPAN =
  /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\([^)]*\)|\b([A-Z]{3,5}-[A-Z0-9][A-Za-z0-9]*(?:\.[0-9]+[a-z]?)?)\b/g

function spanOf([whole, strong, italic, link, clause]: RegExpExecArray, known: ReadonlySet<string>): Span {
  if (strong !== undefined) return { kind: 'strong', text: strong }
  if (italic !== undefined) return { kind: 'italic', text: italic }
  const named = clause ?? link ?? whole
  return { kind: known.has(named) ? 'clause' : 'text', text: named }
}

/** Emphasis, and mentions of clauses that exist. */
export function spansOf(text: string, known: ReadonlySet<string>): readonly Span[] {
  const spans: Span[] = []
  let at = 0
  for (const found of text.matchAll(SPAN)) {
    if (found.index > at) spans.push({ kind: 'text', text: text.slice(at, found.index) })
    spans.push(spanOf(found, known))
    at = found.index + found[0].length
  }
  if (at < text.length) spans.push({ kind: 'text', text: text.slice(at) })
  return spans
}

export const idsOf = (sections: readonly Section[]): ReadonlySet<string> =>
  new Set(sections.flatMap(clausesOf).map((clause) => clause.id))
