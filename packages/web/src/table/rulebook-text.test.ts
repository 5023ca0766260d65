import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  chipOf,
  clauseNamed,
  clausesOf,
  idsOf,
  parseRulebook,
  runsOf,
  searchRulebook,
  sectionWith,
  spansOf,
  tongueOf,
  withNotes,
} from './rulebook-text.ts'

const BOOK = `# A game

What comes first,
on two lines.

## 6. Sail and plunder

Before the clauses.

- **BON-6.1** A pair sails the ship
  whose lane bears that number.
- **BON-6.4** A pair does nothing; see BON-6.1.

### Apart

- **BON-6.5** To plunder, *be there* first.

## Décisions

- **BON-A1** L’île donne une relance.
`

const sections = parseRulebook(BOOK)

describe('parsing', () => {
  it('keeps sections with their numbers, and what stands before the first', () => {
    expect(sections.map(({ number, title }) => [number, title])).toEqual([
      ['', 'A game'],
      ['6', 'Sail and plunder'],
      ['', 'Décisions'],
    ])
    expect(sections[0]?.blocks).toEqual([{ kind: 'paragraph', text: 'What comes first, on two lines.' }])
  })

  it('joins a clause that goes on in the next line', () => {
    expect(clausesOf(sections[1]!)[0]).toEqual({
      kind: 'clause',
      id: 'BON-6.1',
      text: 'A pair sails the ship whose lane bears that number.',
    })
  })

  it('makes one list of clauses in a row', () => {
    expect(runsOf(sections[1]!.blocks).map((run) => run.length)).toEqual([1, 2, 1, 1])
  })

  it.each(['en', 'fr'])('reads every clause of the real rulebook (%s)', (language) => {
    const url = new URL(`../../../games/bones/rules.${language}.md`, import.meta.url)
    const markdown = readFileSync(url, 'utf8')
    const written = markdown.match(/^- \*\*[A-Z]+-[^*]+\*\*/gm) ?? []
    expect(written.length).toBeGreaterThan(80)
    expect(idsOf(parseRulebook(markdown)).size).toBe(written.length)
  })
})

describe('finding', () => {
  it('finds a clause by its id in any case', () => {
    expect(clauseNamed(sections, 'bon-6.4')).toBe('BON-6.4')
    expect(clauseNamed(sections, 'BON-6')).toBeNull()
    expect(sectionWith(sections, 'BON-6.4')?.number).toBe('6')
    expect(sectionWith(sections, 'BON-9.9')).toBeNull()
  })

  it('finds by the beginning of an id', () => {
    expect(searchRulebook(sections, 'BON-6').flatMap(clausesOf)).toHaveLength(3)
  })

  it('finds by words, accents and apostrophes folded', () => {
    expect(searchRulebook(sections, "l'ile RELANCE").flatMap(clausesOf)).toMatchObject([{ id: 'BON-A1' }])
    expect(searchRulebook(sections, 'kraken')).toEqual([])
  })
})

describe('drawing', () => {
  it('shortens only a title that is long, and shows that there is more', () => {
    const chip = (number: string, title: string) => chipOf({ number, title, blocks: [] })
    expect(chip('6', 'Sail and plunder')).toBe('6 Sail and plunder')
    expect(chip('8', 'Fin de la partie')).toBe('8 Fin de la partie')
    expect(chip('0', 'What is in the box')).toBe('0 What is in the box')
    expect(chip('5', 'Attack: who, and what')).toBe('5 Attack: who…')
    expect(chip('6', 'Les navires vont et viennent')).toBe('6 Les navires vont…')
    expect(chip('', 'Notes')).toBe('Notes')
  })

  it('puts the chapters after the last rule into one of notes', () => {
    const book = parseRulebook(
      '# A game\n\nGoal.\n\n## 1. Turn\n\nPlay.\n\n## Rulings\n\nRuled.\n\n## What is known\n\nAll.\n',
    )
    const bound = withNotes(book, 'Notes')
    expect(bound.map(({ title }) => title)).toEqual(['A game', 'Turn', 'Notes'])
    expect(bound[2]?.blocks.map(({ text }) => text)).toEqual(['Rulings', 'Ruled.', 'What is known', 'All.'])
    expect(withNotes(book.slice(0, 2), 'Notes')).toEqual(book.slice(0, 2))
  })

  it('links clauses that exist, and keeps emphasis', () => {
    expect(spansOf('A *pair*; see BON-6.1 (not BON-7.7).', idsOf(sections))).toEqual([
      { kind: 'text', text: 'A ' },
      { kind: 'italic', text: 'pair' },
      { kind: 'text', text: '; see ' },
      { kind: 'clause', text: 'BON-6.1' },
      { kind: 'text', text: ' (not ' },
      { kind: 'text', text: 'BON-7.7' },
      { kind: 'text', text: ').' },
    ])
  })
})

describe('a search in both languages', () => {
  const french = tongueOf(
    parseRulebook('# Un jeu\n\n## 6. Naviguer\n\n- **BON-6.1** Une paire mène un vaisseau au cœur de l’île.\n'),
  )
  const found = (query: string): string[] =>
    searchRulebook(sections, query, french).flatMap((section) => clausesOf(section).map(({ id }) => id))

  it('finds a clause by words of the other one, accents and ligatures folded', () => {
    expect(found('vaisseau')).toEqual(['BON-6.1'])
    expect(found('MENE coeur')).toEqual(['BON-6.1'])
    expect(found('vaisseau lane')).toEqual([])
  })

  it('finds what the reader’s own book has all the same', () => expect(found('pair does')).toEqual(['BON-6.4']))
})
