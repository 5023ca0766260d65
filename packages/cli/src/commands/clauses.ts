// `flibuste clauses`: whether every rule of a game is told in both languages, cited by the code and tested.
import type { Citations } from '@flibuste/games/citations.ts'
import { countCitations, hasSources } from '@flibuste/games/files.ts'
import { defineCommand } from '../command.ts'
import { onOff } from '../flags.ts'
import { readGameId } from '../table.ts'
import { EXIT, Failure } from '../usage.ts'

const SETS = { english: 'told in English', french: 'told in French', cited: 'cited by code', tested: 'tested' } as const

type SetName = keyof typeof SETS
const SET_NAMES = Object.keys(SETS) as SetName[]

function linesOf(game: string, count: Citations): string[] {
  const lines = [`${game}: ${count.clauses} clauses`]
  for (const set of SET_NAMES) {
    const missing = count.missingFrom[set]
    const dangling = count.dangling[set]
    lines.push(`  ${SETS[set].padEnd(15)} ${String(count[set]).padStart(4)}`)
    if (missing.length > 0) lines.push(`    missing: ${missing.join(', ')}`)
    if (dangling.length > 0) lines.push(`    no such clause: ${dangling.join(', ')}`)
  }
  lines.push(count.missing.length === 0 ? 'None is missing.' : `${count.missing.length} are missing somewhere.`)
  return lines
}

export const clauses = defineCommand({
  name: 'clauses',
  operands: ['game'],
  summary:
    'Counts the clauses of a game: told in English, told in French, cited by code, tested; and which are missing.',
  about: 'Exit code 1 if any is missing anywhere.',
  flags: { json: onOff('print one JSON object') },
  async run({ json }, [id], io) {
    const game = readGameId(id!)
    if (!hasSources(game))
      throw new Failure('clauses are counted in the sources, which are not here: clone the repository')
    const count = await countCitations(game)
    io.out(json ? `${JSON.stringify(count)}\n` : `${linesOf(game, count).join('\n')}\n`)
    return count.missing.length === 0 ? EXIT.ok : EXIT.failed
  },
})
