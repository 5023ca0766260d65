// My words of chance. One is promised by its hash when I sit down, and told when the match is called: by then every seat is
// bound. What all had promised is noted before my word goes out, so that nobody can say later that it was something else.
import { promiseTo, type MatchRecord, type Verdict } from '@flibuste/kernel'
import type { TableInfo } from '@flibuste/protocol'
import type { Drawer } from '../kit/storage.ts'
import { freshToken } from './tokens.ts'

const WORDS = 'flibuste.words'
const NOTED = 'flibuste.noted'
/** Older ones are of tables that are long over, or of seats that were given up. */
const MOST_KEPT = 100

export interface DueWord {
  readonly seat: number
  readonly word: string
}

export interface Pledges {
  /** A fresh word is kept here; the answer is what may be known of it. */
  promise(): string
  /** The words I have to open now, each once; what the seats promised is noted first. */
  due(table: TableInfo, myId: string): readonly DueWord[]
  /** What is wrong with a record by what was noted before the match; null: nothing, or nothing was. */
  broken(table: string, record: MatchRecord): Verdict | null
}

/** What all seats were bound to when I opened my word. */
interface Noted {
  readonly commitment: string
  readonly promises: readonly (string | null)[]
  /** Those of mine. */
  readonly opened: readonly DueWord[]
}

type Shelf = Pick<Drawer, 'read' | 'write'>
type Pairs = readonly (readonly [name: string, text: string])[]

function pairsIn(shelf: Shelf, key: string): Pairs {
  try {
    return JSON.parse(shelf.read(key) ?? '[]') as Pairs
  } catch {
    return []
  }
}

/** Newest last. */
const keep = (shelf: Shelf, key: string, name: string, text: string): void =>
  void shelf.write(key, JSON.stringify([...pairsIn(shelf, key), [name, text]].slice(-MOST_KEPT)))

const find = (shelf: Shelf, key: string, name: string): string | null =>
  pairsIn(shelf, key).findLast(([kept]) => kept === name)?.[1] ?? null

const promisesOf = ({ seats }: TableInfo): (string | null)[] => seats.map(({ promise }) => promise ?? null)

const wrong = (detail: string): Verdict => ({ ok: false, entry: null, problem: 'promise', detail })

function brokenBy({ commitment, promises, opened }: Noted, record: MatchRecord): Verdict | null {
  if (record.commitment !== commitment) return wrong('another seed was promised to this page')
  const other = promises.findIndex((promise, seat) => promise !== (record.promises?.[seat] ?? null))
  if (other >= 0) return wrong(`seat ${other} promised another word to this page`)
  const left = opened.find(({ seat, word }) => record.entropy[seat] !== word)
  return left === undefined ? null : wrong(`this page opened a word for seat ${left.seat} that was left out`)
}

/** `told`: which words went out from this page already. A page that was loaded again tells them again, which is harmless. */
export function pledgesIn(shelf: Shelf, told: Set<string> = new Set()): Pledges {
  function wordsOf(table: TableInfo, myId: string): DueWord[] {
    return table.seats.flatMap(({ owner, promise }, seat) => {
      const word = owner?.id === myId && promise !== undefined ? find(shelf, WORDS, promise) : null
      return word === null ? [] : [{ seat, word }]
    })
  }

  return {
    promise() {
      const word = freshToken()
      const promise = promiseTo(word)
      keep(shelf, WORDS, promise, word)
      return promise
    },

    due(table, myId) {
      if (table.status !== 'open' || table.calledAt === undefined) return []
      const opened = wordsOf(table, myId)
      const fresh = opened.filter(({ word }) => !told.has(word))
      if (fresh.length === 0) return []
      for (const { word } of fresh) told.add(word)
      const noted: Noted = { commitment: table.commitment, promises: promisesOf(table), opened }
      if (find(shelf, NOTED, table.id) === null) keep(shelf, NOTED, table.id, JSON.stringify(noted))
      return fresh
    },

    broken(table, record) {
      const noted = find(shelf, NOTED, table)
      return noted === null ? null : brokenBy(JSON.parse(noted) as Noted, record)
    },
  }
}
