// Short codes of tables, to be said aloud and typed: KORA-MITU. A code follows from the table's name, so it needs no place on disk
// and is the same after a restart; it leads nowhere once the match begins. See docs/decisions/0060-short-codes.md.
import { createHash } from 'node:crypto'
import { LIMITS } from '@flibuste/protocol'
import type { Table } from './table.ts'

/** One letter for each sound, so that a code can be typed as it was heard. */
const CONSONANTS = 'BDFGKLMNPRSTV'
const VOWELS = 'AEIOU'
const HEARD: { readonly [letter: string]: string } = { C: 'K', Q: 'K', J: 'G', Z: 'S', W: 'V', Y: 'I' }

/** Not to be shouted across a room, in either language. Syllables said twice are left out as well. */
const UNSAID =
  'BITA BITE FUKA FUKE FUKI FUKO FUKU KULO KUNI NASI NEGA NEGE NEGO NIGA NIGE NIGO NIGU PEDE PEDO PINE PISA PISE PUBE PUTA PUTE PUTI PUTO RAPE SODO SUKA SUKE'.split(
    ' ',
  )

const isSayable = (part: string): boolean => part.slice(0, 2) !== part.slice(2) && !UNSAID.includes(part)

/** A consonant and a vowel, twice, for each of two parts. */
const SYLLABLES = [CONSONANTS, VOWELS, CONSONANTS, VOWELS]
const SHAPE = /^[A-Z]{8}$/

function partsFrom(bytes: Buffer): string[] {
  const part = (from: number): string =>
    SYLLABLES.map((letters, at) => letters.charAt(bytes.readUInt16BE(2 * (from + at)) % letters.length)).join('')
  return [part(0), part(SYLLABLES.length)]
}

/** The code of the table of that name. */
export function codeOf(id: string): string {
  for (let turn = 0; ; turn++) {
    const parts = partsFrom(createHash('sha256').update(`code ${turn} of ${id}`).digest())
    if (parts.every(isSayable)) return parts.join('-')
  }
}

/** As somebody may have heard and typed it; null: it cannot be one. */
export function readShortCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s_.–—-]+/g, '')
  if (!SHAPE.test(letters)) return null
  const heard = letters.replace(/./g, (letter) => HEARD[letter] ?? letter)
  return `${heard.slice(0, 4)}-${heard.slice(4)}`
}

/** Nobody sits there, and it is kept for nobody. */
export const hasFreeSeat = ({ holds }: Table): boolean =>
  holds.some(({ owner, bot, offered }) => owner === null && bot === null && offered === null)

/** Whether its code leads to a table now. */
export const answersToCode = (table: Table, now: number): boolean =>
  table.status === 'open' && hasFreeSeat(table) && now - table.createdAt < LIMITS.codeMs

/** The codes of tables whose match has not begun. */
export interface Codes {
  /** The name of the table that has it; null: none does. */
  find(code: string): string | null
  add(id: string): void
  drop(id: string): void
  /** The same as `find`, after a look at what is on disk if need be: another node may have laid the table. */
  seek(code: string): Promise<string | null>
}

/** The disk is looked at no more often than this, because wrong codes are typed all the time. */
const LEARN_MS = 1000

/** `openTables`: those on disk, asked for by whoever starts and, where there are other nodes, again. */
export function createCodes(openTables: (() => Promise<string[]>) | null = null, now: () => number = Date.now): Codes {
  const tables = new Map<string, string>()
  let learnt = -Infinity

  async function learn(): Promise<void> {
    if (openTables === null || now() - learnt < LEARN_MS) return
    learnt = now()
    for (const id of await openTables()) tables.set(codeOf(id), id)
  }

  return {
    seek: async (code) => {
      if (!tables.has(code)) await learn()
      return tables.get(code) ?? null
    },
    find: (code) => tables.get(code) ?? null,
    add: (id) => void tables.set(codeOf(id), id),
    drop: (id) => {
      if (tables.get(codeOf(id)) === id) tables.delete(codeOf(id))
    },
  }
}
