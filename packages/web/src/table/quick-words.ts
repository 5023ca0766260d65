// Words for whoever has no hand free, or not the others' language. They travel as its sender reads them, and whoever reads them has them
// in the language of their own page; so they need nothing of the server, and whoever types the same words is understood as well.
import { dictionaries, say, type TableWords } from './words.ts'

type Quick = TableWords['quick']

export const QUICK = ['ahoy', 'luck', 'played', 'ouch', 'moment', 'thanks'] as const satisfies readonly (keyof Quick)[]

/** The server keeps a plain space where a language has another one. */
const spaced = (text: string): string => text.replace(/\s+/g, ' ')

/** As this page says it: ready words of any of our languages in its own, everything else as it was said. */
export function inOwnWords(text: string): string {
  const heard = spaced(text)
  const known = QUICK.find((one) => Object.values(dictionaries).some(({ quick }) => spaced(quick[one]) === heard))
  return known === undefined ? text : say().quick[known]
}
