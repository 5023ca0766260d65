// Opens a saved record: checks it as anybody may, lays it on the shelf, and tells where it is watched. One that is not over can be played on.
import { isGameId } from '@flibuste/games'
import { verify, type MatchRecord, type Sitter } from '@flibuste/kernel'
import { localPath } from '../session/addresses.ts'
import { BEGUN, shelve, type KeptMatch, type LocalSitter } from '../session/kept-match.ts'
import { shelf } from '../session/shelf.ts'
import { say } from '../table/words.ts'
import { loadGame } from './loading.ts'
import { trimName } from './nickname.ts'
import { replayOf } from './route.ts'

/** Where the match is, or what is wrong with the file. */
export type Opened = { readonly path: string } | { readonly why: string }

function parse(text: string): MatchRecord | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Names are what the rules do not check. */
const sitterOf = ({ name, bot }: Sitter): LocalSitter => ({
  name: trimName(String(name)),
  human: typeof bot !== 'string',
  bot: typeof bot === 'string' ? bot : null,
})

/** The same file is the same match: what was played on since it was saved stays. */
function keep(record: MatchRecord, isOver: boolean): string {
  const key = `record-${record.commitment.slice(0, 16)}`
  const known = shelf.read(key)
  if (known !== null && known.record.entries.length >= record.entries.length) return key
  const sitters = record.seats.map(sitterOf)
  const kept: KeptMatch = { key, createdAt: Date.now(), sitters, record, rematch: null }
  shelve(shelf, isOver ? { ...kept, isBrought: true } : kept, { ...BEGUN, over: isOver })
  return key
}

export async function openRecord(text: string): Promise<Opened> {
  const record = parse(text)
  if (record === null || !isGameId(record.game)) return { why: say().problems.format }
  const verdict = verify(await loadGame(record.game), record)
  const isOver = verdict.ok
  if (!isOver && verdict.problem !== 'unfinished') return { why: say().problems[verdict.problem] }
  const path = localPath(keep(record, isOver))
  return { path: isOver ? replayOf(path) : path }
}
