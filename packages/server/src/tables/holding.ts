// What rows about seats make of a table: who holds which, under which terms, and who is ready. Whether they may is asked elsewhere
// (seating.ts, terms.ts).
import { bySeat, playsVersion } from '@flibuste/kernel'
import type { Guest } from '@flibuste/protocol'
import type { Engine, Freed, Named, Opened, ReadyRow, Row, Sat, TermsRow } from './log.ts'
import { sitterAt } from './namesakes.ts'
import { EMPTY, type Hold, type Table } from './table.ts'
import { withWitness } from './witnesses.ts'

const withHold = (table: Table, seat: number, hold: Hold): readonly Hold[] => table.holds.with(seat, hold)

/** A bot that keeps a program's seat warm leaves it the program's. */
function engineIn({ holds }: Table, { seat, owner, engine }: Sat): Engine | null {
  const hold = bySeat(holds, seat)
  return engine ?? (owner !== null && hold.owner?.id === owner.id ? hold.engine : null)
}

/** Whoever was ready and takes another seat is ready still. */
const sit = (table: Table, row: Sat): Partial<Table> => ({
  holds: withHold(table, row.seat, {
    owner: row.owner && sitterAt({ ...table, ...leave(table, row.seat) }, row.owner),
    bot: row.bot,
    entropy: row.entropy,
    promise: row.promise ?? null,
    offered: null,
    engine: engineIn(table, row),
    ready: isReady(table, row.owner),
  }),
  witnesses: withWitness(table.witnesses, row.seat, row.owner),
})

const isReady = ({ holds }: Table, guest: Guest | null): boolean =>
  guest !== null && holds.some(({ owner, ready }) => ready && owner?.id === guest.id)

const leave = (table: Table, seat: number): Partial<Table> => ({ holds: withHold(table, seat, EMPTY) })

const free = (table: Table, { seat, guest }: Freed): Partial<Table> => ({
  ...leave(table, seat),
  freed: [...table.freed, guest],
})

const markReady = (table: Table, { guest, ready }: ReadyRow): Partial<Table> => ({
  holds: table.holds.map((hold) => (hold.owner?.id === guest ? { ...hold, ready } : hold)),
})

/** Whoever was ready was ready for something else. */
function layAnew(table: Table, { options, seats, silence, hints, kept }: TermsRow): Partial<Table> {
  const stays = kept.map((seat) => ({ ...bySeat(table.holds, seat), ready: false }))
  const added = Array.from({ length: seats - stays.length }, () => EMPTY)
  const { game, version } = table
  return {
    // An option the older version did not know is one of today’s rules, and nothing was played yet.
    version: playsVersion(game, version, options) ? version : game.version,
    options,
    silence: silence ?? null,
    hints: hints ?? null,
    holds: [...stays, ...added],
    terms: table.number + 1,
  }
}

function rename(table: Table, { guest: named }: Named): Partial<Table> {
  const guest = sitterAt(table, named)
  return { holds: table.holds.map((hold) => (hold.owner?.id === guest.id ? { ...hold, owner: guest } : hold)) }
}

const openWord = (table: Table, { seat, word }: Opened): Partial<Table> => ({
  holds: table.holds.map((hold, at) => (at === seat ? { ...hold, entropy: word } : hold)),
})

/** What a row changes of who sits where; null: the row is about something else. */
export function seated(table: Table, row: Row): Partial<Table> | null {
  switch (row.type) {
    case 'sat':
      return sit(table, row)
    case 'left':
      return leave(table, row.seat)
    case 'freed':
      return free(table, row)
    case 'ready':
      return markReady(table, row)
    case 'terms':
      return layAnew(table, row)
    case 'named':
      return rename(table, row)
    case 'opened':
      return openWord(table, row)
    default:
      return null
  }
}
