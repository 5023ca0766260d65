// Finds out whether a game's rules cite themselves: every clause is told in both languages, cited by code and tested, and none is made up.
// Pure functions over texts; `files.ts` reads them from a folder.

export interface Texts {
  /** The clauses of the game, and the test vectors that tests must be titled by. */
  readonly clauses: readonly string[]
  readonly vectors: readonly string[]
  readonly english: string
  readonly french: string
  /** Source files, without tests and without the list of clauses itself. */
  readonly code: readonly string[]
  readonly tests: readonly string[]
}

export const SETS = ['english', 'french', 'cited', 'tested'] as const
export type CitationSet = (typeof SETS)[number]

export interface Citations {
  readonly clauses: number
  readonly english: number
  readonly french: number
  readonly cited: number
  readonly tested: number
  /** Clauses and vectors that are missing somewhere, and what is missing from each set. */
  readonly missing: readonly string[]
  readonly missingFrom: { readonly [S in CitationSet]: readonly string[] }
  /** Ids that look like a clause of this game and are none. */
  readonly dangling: { readonly [S in CitationSet]: readonly string[] }
  /** Ids a rulebook tells twice. */
  readonly doubled: readonly string[]
}

/** Ids of one game, wherever they stand: "BON-6.4", "BON-A9", "BON-T21". */
const idsIn = (text: string, prefix: string): string[] =>
  [...text.matchAll(new RegExp(`\\b${prefix}-(?:[A-Z]?\\d+)(?:\\.\\d+)?\\b`, 'g'))].map(([id]) => id)

/** Ids that a rulebook tells. They open a list item. */
const toldIn = (rulebook: string): string[] =>
  [...rulebook.matchAll(/^- \*\*([A-Z]+-[A-Z]?[\d.]+)\*\* /gm)].map(([, id]) => id!)

/** Ids that open the title of a test, one or several: it('BON-6.7 BON-6.12 …'), it.each(…)('BON-3.2 …'). */
const titledIn = (test: string, prefix: string): string[] =>
  [...test.matchAll(/(?:\b(?:it|test)|\))\(\s*['"`]((?:[A-Z]+-[A-Z]?\d[\d.]*[ ,]*)+)/g)].flatMap(([, ids]) =>
    idsIn(ids!, prefix),
  )

const without = (ids: Iterable<string>, known: ReadonlySet<string>): string[] =>
  [...new Set(ids)].filter((id) => !known.has(id))

const doubledIn = (ids: readonly string[]): string[] => ids.filter((id, at) => ids.indexOf(id) !== at)

export function citationsOf(texts: Texts): Citations {
  const { clauses, vectors } = texts
  const prefix = clauses[0]!.split('-')[0]!
  const known = new Set([...clauses, ...vectors])
  const told = { english: toldIn(texts.english), french: toldIn(texts.french) }
  const found: { readonly [S in CitationSet]: ReadonlySet<string> } = {
    english: new Set(told.english),
    french: new Set(told.french),
    cited: new Set(texts.code.flatMap((text) => idsIn(text, prefix))),
    tested: new Set(texts.tests.flatMap((text) => titledIn(text, prefix))),
  }
  const count = (set: CitationSet): number => clauses.filter((id) => found[set].has(id)).length
  const mentioned: { readonly [S in CitationSet]: readonly string[] } = {
    english: idsIn(texts.english, prefix),
    french: idsIn(texts.french, prefix),
    cited: [...found.cited],
    tested: [...found.tested],
  }
  const missingFrom = {
    english: without(clauses, found.english),
    french: without(clauses, found.french),
    cited: without(clauses, found.cited),
    tested: without([...clauses, ...vectors], found.tested),
  }
  return {
    clauses: clauses.length,
    english: count('english'),
    french: count('french'),
    cited: count('cited'),
    tested: count('tested'),
    missing: [...new Set(SETS.flatMap((set) => missingFrom[set]))],
    missingFrom,
    dangling: {
      english: without(mentioned.english, known),
      french: without(mentioned.french, known),
      cited: without(mentioned.cited, known),
      tested: without(mentioned.tested, known),
    },
    doubled: [...doubledIn(told.english), ...doubledIn(told.french)],
  }
}
