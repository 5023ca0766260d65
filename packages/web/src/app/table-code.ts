// The code of a table as somebody types or pastes it, and the page it leads to: the whole name is an address, a short code is
// looked up.
import { routes, tablePage, type CodeFound } from '@flibuste/protocol'
import type { ask } from '../session/wire.ts'

const CODE = /^[A-Z0-9]+(-[A-Z0-9]+)*$/
/** Two parts of four letters, said as two words; names of tables have figures. */
const SHORT_CODE = /^[A-Z]{4}-?[A-Z]{4}$/

/** The table a typed code or pasted link names, or null. */
export function readCode(typed: string): string | null {
  const last =
    typed
      .trim()
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? ''
  const code = last.toUpperCase().replace(/[\s_–—-]+/g, '-')
  return CODE.test(code) ? code : null
}

export type CodePage = { readonly path: string } | { readonly problem: string }

/** The page of the table somebody means, or why there is none: `malformed`, or a problem of the server's. */
export async function pageFor(typed: string, askServer: typeof ask): Promise<CodePage> {
  const code = readCode(typed)
  if (code === null) return { problem: 'malformed' }
  if (!SHORT_CODE.test(code)) return { path: tablePage(code) }
  const answer = await askServer<CodeFound>('GET', routes.code(code))
  return 'denial' in answer ? { problem: answer.denial.problem } : { path: tablePage(answer.value.table) }
}
