// A cheat sheet as data: the blocks of `cheat.<lang>.md`. Pure; draws nothing.

export type CheatBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

export interface CheatPart {
  readonly title: string
  readonly blocks: readonly CheatBlock[]
}

const ITEM = /^- (.+)$/
const STEP = /^\d+\. (.+)$/
const RULE = /^\|[-|]+\|$/

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

const itemsOf = (lines: readonly string[], mark: RegExp): string[] =>
  lines.flatMap((line) => mark.exec(line)?.[1] ?? [])

/** Lines without a blank between them are one block. */
function blockOf(lines: readonly string[]): CheatBlock {
  const [first = ''] = lines
  if (ITEM.test(first)) return { kind: 'list', items: itemsOf(lines, ITEM) }
  if (STEP.test(first)) return { kind: 'steps', items: itemsOf(lines, STEP) }
  if (!first.startsWith('|')) return { kind: 'text', text: lines.join(' ') }
  const [head = [], ...rows] = lines.filter((line) => !RULE.test(line)).map(cellsOf)
  return { kind: 'table', head, rows }
}

const blocksOf = (text: string): CheatBlock[] =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map(blockOf)

/** Each heading of the second rank begins a part; the title of the sheet is left to whoever shows it. */
export const parseCheat = (markdown: string): readonly CheatPart[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...rest] = part.split('\n')
      return { title: title.trim(), blocks: blocksOf(rest.join('\n')) }
    })

/** Clauses in brackets at the end of a sentence. */
const CITED = /\s*\(((?:[A-Z]{3}-[\w.]+(?:, )?)+)\)/g

export interface Cited {
  readonly text: string
  readonly clauses: readonly string[]
}

/** The words, and the clauses they stand on. */
export function citedIn(text: string): Cited {
  const clauses = [...text.matchAll(CITED)].flatMap(([, ids = '']) => ids.split(', '))
  return { text: text.replaceAll(CITED, ''), clauses }
}
