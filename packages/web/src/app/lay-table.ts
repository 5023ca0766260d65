// Laying a table on the server for friends: who we are, the table, our own seat, and then its page.
import type { GameText } from '@flibuste/kernel'
import { routes, tablePage, type CreateTable } from '@flibuste/protocol'
import { words } from '../kit/language.ts'
import type { Denial } from '../session/session.ts'
import { ask, introduce, makeTable, UNREACHABLE } from '../session/wire.ts'
import { storage } from '../kit/storage.ts'
import { pledgesIn } from '../session/pledges.ts'
import { nickname } from './nickname.ts'
import { go } from './router.ts'
import { dictionaries } from './words.ts'

function explain(denial: Denial, text: GameText): string {
  const say = words(dictionaries)
  if (denial.refusal !== null) return text.tableRefusal(denial.refusal)
  if (denial.problem === UNREACHABLE) return say.noServer
  if (denial.problem === 'too-large') return say.tooLarge
  if (denial.problem === 'too-many-tables') return say.tooManyTables
  return denial.problem === 'too-many' ? say.tooMany : say.notDone
}

/** Null when the table is laid; else why not, in words. */
export async function layTable(wanted: CreateTable, text: GameText): Promise<string | null> {
  const me = await introduce(nickname.peek())
  if ('denial' in me) return explain(me.denial, text)
  const table = await makeTable(wanted)
  if ('denial' in table) return explain(table.denial, text)
  const { id } = table.value
  await ask('PUT', routes.seat(id, 0), { who: 'me', promise: pledgesIn(storage).promise() })
  go(tablePage(id))
  return null
}
