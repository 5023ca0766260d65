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
/** Files whose citations prove nothing: the list itself, what tests are made of, and lessons. */
const isList = (path: string): boolean => /(clauses|scenario|depth)\.ts$|[\\/]lessons[\\/]/.test(path)

interface ClauseLists {
  readonly CLAUSES: readonly string[]
  readonly VECTORS: readonly string[]
}

/** The ledger of a game: its clauses, and the test vectors that tests are titled by. */
export const clausesOf = (id: GameId): Promise<ClauseLists> => import(`./${id}/clauses.ts`)

/** The rulebook of a game, as the page tells it. */
export const rulebookOf = (id: GameId, language: 'en' | 'fr'): string =>
  read(join(GAMES_FOLDER, id, `rules.${language}.md`))

/** Golden games are kept in the repository: where one lies, and its match. */
export const recordPath = (id: GameId, name: string): string => join(GAMES_FOLDER, '../../records', id, `${name}.json`)
export const recordedMatch = (id: GameId, name: string): MatchRecord => JSON.parse(read(recordPath(id, name)))

/** Whether the sources are here. The packed program has none. */
export const hasSources = (id: GameId): boolean => existsSync(join(GAMES_FOLDER, id, 'clauses.ts'))

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
