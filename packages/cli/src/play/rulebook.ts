// The rulebook at a clause, for the terminal: the games' own Markdown, where every clause opens a list item.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GameId } from '@flibuste/games'
import { rulebookOf } from '@flibuste/games/files.ts'
import type { Language } from '@flibuste/kernel'

const CLAUSE = /^[A-Z]+-[A-Z]?\d+(\.\d+)?$/

const tableRules = (language: Language): string =>
  readFileSync(fileURLToPath(new URL(`../../../games/table-rules.${language}.md`, import.meta.url)), 'utf8')

/** The item that opens with the clause, to its last line. */
function itemOf(page: string, clause: string): string | null {
  const found = page
    .split(/\n(?=- |#|\s*\n)/)
    .map((item) => item.trim())
    .find((item) => item.startsWith(`- **${clause}** `))
  return (
    found
      ?.slice(2)
      .replace(/\*\*|`/g, '')
      .replace(/\s+/g, ' ') ?? null
  )
}

/** The clause in words, or null where the rulebook has none of that name. */
export function clauseInWords(game: GameId, language: Language, clause: string): string | null {
  if (!CLAUSE.test(clause)) return null
  return itemOf(rulebookOf(game, language), clause) ?? itemOf(tableRules(language), clause)
}
