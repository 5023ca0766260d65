// The other nodes on the same database. Whoever has written tells the others where, outside the commit and many at a time: a
// notification inside it would take a lock of the whole database. Hints may be lost; whoever asks what it lacks finds out.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Fleet, Hint } from './fleet.ts'
import type { Link } from './postgres-link.ts'
import { QUERIES } from './postgres-queries.ts'

const CHANNEL = 'flibuste'
/** PostgreSQL carries just under 8,000. */
const HINT_BYTES = 7500
const REDIAL_MS = 500
/** A node that has not said so for so long is gone, and those who watched there with it. */
export const PRESENCE_MS = 12_000

const KINDS: { readonly [kind in Hint['kind']]: string } = { table: 't', guest: 'g' }
const textOf = ({ kind, id }: Hint): string => `${KINDS[kind]}${id}`
const hintIn = (text: string): Hint => ({ kind: text.startsWith(KINDS.guest) ? 'guest' : 'table', id: text.slice(1) })

/** As few messages as will carry them. The first word says who tells. */
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
      // A hint that is lost is found by asking.
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

/** Keeps one line open to hear hints; dials again when it breaks, and says that something may have been missed. */
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
    if (!closing.signal.aborted) await broken
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

export interface PostgresFleet extends Fleet {
  close(): Promise<void>
}

/** `scope`: the schema, so that several servers in one database do not hear one another. */
export function createPostgresFleet(link: Link, scope: string): PostgresFleet {
  const node = randomUUID().slice(0, 8)
  const channel = `"${CHANNEL} ${scope.replaceAll('"', '')}"`
  const hint = createTeller(link, node, channel.slice(1, -1))
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
    claim: async (name, ms) => (await link.ask(QUERIES.claim, [name, node, ms])).length > 0,
    come: async (table, guest) => {
      await link.ask(QUERIES.come, [table, guest, node])
      hint({ kind: 'table', id: table })
    },
    leave: async (table, guest) => {
      await link.ask(QUERIES.leave, [table, guest, node])
      hint({ kind: 'table', id: table })
    },
    stay: async () => {
      await link.ask(QUERIES.stay, [node])
      await link.ask(QUERIES.sweep, [PRESENCE_MS])
    },
    elsewhere: async (tables) => (tables.length === 0 ? [] : link.ask(QUERIES.elsewhere, [tables, node, PRESENCE_MS])),
    close: async () => ears?.close(),
  }
}
