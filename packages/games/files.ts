// The files of a game's folder, for tools and tests. The only file beside the games that knows a file system.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MatchRecord } from '@flibuste/kernel'
import { citationsOf, type Citations } from './citations.ts'
import type { GameId } from './shelf.ts'

const GAMES_FOLDER = fileURLToPath(new URL('.', import.meta.url))

const read = (path: string): string => readFileSync(path, 'utf8')

/** Source files of a game, its table in the browser included. */
function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .sort()
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
/** The list itself, what tests are made of and lessons prove nothing. */
const isList = (path: string): boolean => /(clauses|scenario|depth)\.ts$|[\\/]lessons[\\/]/.test(path)

interface ClauseLists {
  readonly CLAUSES: readonly string[]
  readonly VECTORS: readonly string[]
}

/** The ledger of a game: its clauses, and the test vectors that tests are titled by. */
export const clausesOf = (id: GameId): Promise<ClauseLists> => import(`./${id}/clauses.ts`)

/** Rulebook of a game, as it is told in the page. */
export const rulebookOf = (id: GameId, language: 'en' | 'fr'): string =>
  read(join(GAMES_FOLDER, id, `rules.${language}.md`))

/** Golden games, kept in the repository: where one lies, and the match itself. */
export const recordPath = (id: GameId, name: string): string => join(GAMES_FOLDER, '../../records', id, `${name}.json`)
export const recordedMatch = (id: GameId, name: string): MatchRecord => JSON.parse(read(recordPath(id, name)))

/** Whether the sources are here. A package that is only to be run has none. */
export const hasSources = (id: GameId): boolean => existsSync(join(GAMES_FOLDER, id, 'clauses.ts'))

/** How far the rules of a game cite themselves. */
export async function countCitations(id: GameId): Promise<Citations> {
  const { CLAUSES, VECTORS } = await clausesOf(id)
  const sources = sourcesOf(join(GAMES_FOLDER, id))
  return citationsOf({
    clauses: CLAUSES,
    vectors: VECTORS,
    english: rulebookOf(id, 'en'),
    french: rulebookOf(id, 'fr'),
    code: sources.filter((path) => !isTest(path) && !isList(path)).map(read),
    tests: sources.filter(isTest).map(read),
  })
}
