// The other nodes on the same database. A node that has written tells the others where, after the commit and many hints at a time, because
// a notification inside the commit would lock the whole database. Hints may be lost; a node that asks what it lacks finds out.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Fleet, Hint, News, Watch } from './fleet.ts'
import type { Link } from './postgres-link.ts'
import { QUERIES } from './postgres-queries.ts'
import { createPresence, PRESENCE_MS, type Book } from './presence.ts'

const CHANNEL = 'flibuste'
/** A notification of PostgreSQL carries just under 8,000. */
const HINT_BYTES = 7500
const REDIAL_MS = 500
const PULSE_MS = 5000
const KINDS: { readonly [letter: string]: Hint['kind'] } = { t: 'table', p: 'presence', g: 'guest' }
const textOf = ({ kind, id }: Hint): string => `${kind.charAt(0)}${id}`
const hintIn = (text: string): Hint => ({ kind: KINDS[text.charAt(0)] ?? 'table', id: text.slice(1) })

/** Puts the hints into as few messages as will carry them. The first word of each is the node that tells. */
export function* messagesOf(node: string, hints: Iterable<string>): Generator<string> {
  let message = node
  for (const hint of hints) {
    if (message.length + hint.length + 1 > HINT_BYTES) {
      yield message
      message = node
    }
    message += ` ${hint}`
  }
  if (message !== node) yield message
}

function createTeller(link: Link, node: string, channel: string) {
  let waiting = new Set<string>()
  let isBusy = false

  async function tell(): Promise<void> {
    while (waiting.size > 0) {
      const hints = waiting
      waiting = new Set()
      // What a lost hint would have told is found by asking.
      for (const message of messagesOf(node, hints))
        await link.ask(QUERIES.tell, [channel, message]).catch(() => undefined)
    }
    isBusy = false
  }

  return (hint: Hint): void => {
    waiting.add(textOf(hint))
    if (isBusy) return
    isBusy = true
    setImmediate(() => void tell())
  }
}

interface Ears {
  close(): Promise<void>
}

/** Keeps one line open to hear hints. When it breaks, dials again and says that something may have been missed. */
function listen(link: Link, channel: string, heard: (message: string) => void, missed: () => void): Ears {
  const closing = new AbortController()
  let line: Client | null = null

  async function once(): Promise<void> {
    const client = await link.dial()
    line = client
    const broken = new Promise<void>((resolve) => client.once('end', resolve))
    client.on('notification', ({ payload = '' }) => heard(payload))
    await client.query(`listen ${channel}`)
    missed()
    if (closing.signal.aborted) return
    // A network that goes silent breaks no line, so the line is asked something now and then.
    const pulse = setInterval(() => void client.query('select 1').catch(() => client.end()), PULSE_MS)
    await broken
    clearInterval(pulse)
  }

  async function always(): Promise<void> {
    while (!closing.signal.aborted) {
      await once().catch(() => undefined)
      await line?.end().catch(() => undefined)
      await sleep(REDIAL_MS, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  const done = always()
  return {
    close: async () => {
      closing.abort()
      await line?.end().catch(() => undefined)
      await done
    },
  }
}

/** A row of the log, or a whisper. The number of a whisper is that of its question. */
interface NewsRow {
  readonly number: number
  readonly body: string
  readonly seat: number | null
}

const newsIn = (told: readonly NewsRow[]): News => ({
  rows: told.flatMap(({ number, body, seat }) => (seat === null ? [{ number, body }] : [])),
  whispers: told.flatMap(({ number, body, seat }) => (seat === null ? [] : [{ decision: number, seat, body }])),
})

const columnsOf = (watches: readonly Watch[]): [tables: string[], guests: string[]] => [
  watches.map(({ table }) => table),
  watches.map(({ guest }) => guest),
]

const bookOf = (link: Link, node: string): Book => ({
  mark: async (marked) => {
    await link.ask(QUERIES.mark, [node, ...columnsOf(marked), marked.map(({ isHere }) => (isHere ? 1 : 0))])
  },
  rewrite: async (watches) => void (await link.ask(QUERIES.rewrite, [node, ...columnsOf(watches)])),
  enrol: async () => (await link.ask<{ count: number }>(QUERIES.enrol, [node]))[0]?.count ?? 0,
  sweep: async () => void (await link.ask(QUERIES.sweep, [PRESENCE_MS])),
  strike: async () => void (await link.ask(QUERIES.strike, [node])),
})

export interface PostgresFleet extends Fleet {
  close(): Promise<void>
}

/** `scope`: the schema, so that several servers in one database do not hear one another. */
export function createPostgresFleet(link: Link, scope: string): PostgresFleet {
  const node = randomUUID().slice(0, 8)
  const channel = `"${CHANNEL} ${scope.replaceAll('"', '')}"`
  const hint = createTeller(link, node, channel.slice(1, -1))
  const presence = createPresence(bookOf(link, node), hint)
  let ears: Ears | null = null

  return {
    node,
    hint,
    listen: (heard, missed) => {
      ears ??= listen(
        link,
        channel,
        (message) => {
          const [from, ...hints] = message.split(' ')
          if (from !== node) hints.forEach((text) => heard(hintIn(text)))
        },
        missed,
      )
    },
    behind: async (known) => {
      if (known.length === 0) return []
      const columns = [known.map(({ table }) => table), known.map(({ number }) => number)] as const
      const rows = await link.ask<{ table: string }>(QUERIES.behind, [...columns, known.map((one) => one.whispers)])
      return rows.map(({ table }) => table)
    },
    news: async (table, after) => newsIn(await link.ask<NewsRow>(QUERIES.news, [table, after])),
    claim: async (name, ms) => (await link.ask(QUERIES.claim, [name, node, ms])).length > 0,
    tokensOf: async (guests) => (guests.length === 0 ? [] : link.ask(QUERIES.tokensOf, [guests])),
    retire: async (table, writtenAt) =>
      (await link.ask<{ done: string }>(QUERIES.retire, [table, writtenAt]))[0]?.done === 'true',
    elsewhere: async (tables) => (tables.length === 0 ? [] : link.ask(QUERIES.elsewhere, [tables, node, PRESENCE_MS])),
    ...presence,
    close: async () => {
      await ears?.close()
      await presence.close()
    },
  }
}
