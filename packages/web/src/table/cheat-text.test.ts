// Cheat sheets: what is written is what is shown, and every clause they stand on is in the rulebook of both languages.
import { GAME_IDS } from '@flibuste/games'
import { LANGUAGES } from '@flibuste/kernel'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { citedIn, parseCheat } from './cheat-text.ts'
import { idsOf, parseRulebook } from './rulebook-text.ts'

test('parts, steps, lists and tables', () => {
  const [goal, turn] = parseCheat(
    '# A game\n\n## The goal\n\nWin. (BON-1.1, BON-A2)\n\n## A turn\n\n1. **Roll**\n2. Stop\n\n- one\n\n| a | b |\n|---|---|\n| x | y z |\n',
  )
  expect(goal).toEqual({ title: 'The goal', blocks: [{ kind: 'text', text: 'Win. (BON-1.1, BON-A2)' }] })
  expect(turn?.blocks).toEqual([
    { kind: 'steps', items: ['**Roll**', 'Stop'] },
    { kind: 'list', items: ['one'] },
    { kind: 'table', head: ['a', 'b'], rows: [['x', 'y z']] },
  ])
  expect(citedIn('Win. (BON-1.1, BON-A2)')).toEqual({ text: 'Win.', clauses: ['BON-1.1', 'BON-A2'] })
})

const fileOf = (id: string, name: string): string =>
  readFileSync(new URL(`../../../games/${id}/${name}`, import.meta.url), 'utf8')

describe.each(GAME_IDS)('%s', (id) => {
  const sheets = LANGUAGES.map((language) => ({
    language,
    text: fileOf(id, `cheat.${language}.md`),
  }))

  test('has the same parts and clauses in both languages', () => {
    const [one, two] = sheets.map(({ text }) => ({
      parts: parseCheat(text).map(({ blocks }) => blocks.map(({ kind }) => kind)),
      clauses: citedIn(text).clauses,
    }))
    expect(one).toEqual(two)
    expect(one?.parts.length).toBeGreaterThan(3)
  })

  test.each(sheets)('cites clauses that exist, and is set well in $language', ({ language, text }) => {
    const known = idsOf(parseRulebook(fileOf(id, `rules.${language}.md`)))
    expect(citedIn(text).clauses.filter((clause) => !known.has(clause))).toEqual([])
    expect(text).not.toMatch(/'/)
    if (language === 'fr') expect(text).not.toMatch(/ [;!?:]/)
  })
})
