// Which modules of the page lie together in one file. A request costs a phone more than a kilobyte, and whoever looks at the landing
// page or at a rulebook needs no rules and no board.

/** What the worker loads as well: it must not meet the document. */
const SHELF =
  /packages[\\/](games[\\/](registry|shelf|[\w-]+[\\/]plate)|kernel[\\/]src[\\/](text|options|record))\.ts$|preload-helper/

/** What the page draws with, whichever screen it shows; the worker has none of it. */
const FIRST =
  /node_modules[\\/](@?preact|typebox)|packages[\\/](protocol|games[\\/]\w+[\\/]table[\\/]emblem|web[\\/]src(?![\\/]session[\\/]worker))/

/** Not what other screens than the table use of it: they would have to fetch the table. */
const TABLE =
  /packages[\\/]web[\\/]src[\\/](kit|art|app[\\/]laid-table|table[\\/](?!rulebook-text|rulebook-search|cheat|save-record|ranking))/

/** Small parts that a table shares with other screens. */
const DECK =
  /packages[\\/]web[\\/]src[\\/](session[\\/](pledges|house|session|open-worker|pace|manner|tokens|thinker)|table[\\/]save-record)\.tsx?$/

/** Rules and what else of a game knows no document: the worker loads it too. */
const RULES = /packages[\\/]games[\\/](\w+)[\\/](?!lessons|examples|table[\\/])/
/** What of a board its hints, its coach or its lessons use as well. */
const BOARD = /packages[\\/]games[\\/](\w+)[\\/]table[\\/]/
const commonOf = (id: string): string => `${RULES.exec(id)?.[1] ?? 'game'}-common`
const boardOf = (id: string): string => `board-${BOARD.exec(id)?.[1] ?? 'game'}`

/** The first group that fits takes a module; without one the builder decides. */
export const CHUNKS = [
  { name: 'shelf', test: SHELF, priority: 3 },
  { name: 'first', test: FIRST, tags: ['$initial' as const], priority: 2, includeDependenciesRecursively: false },
  { name: 'kernel', test: /packages[\\/](kernel[\\/].*|games[\\/][\w.-]+)\.ts$/, minShareCount: 2 },
  { name: 'kit', test: /packages[\\/]web[\\/]src[\\/](kit|art)[\\/]/, minShareCount: 3 },
  { name: commonOf, debugName: 'rules', test: RULES, minShareCount: 2 },
  { name: boardOf, debugName: 'board', test: BOARD, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'deck', test: DECK, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'laid-table', test: TABLE, minShareCount: 2, includeDependenciesRecursively: false },
]
