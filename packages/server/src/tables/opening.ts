// Opening a table: a fresh one, or the same again. The seed is drawn and its commitment shown before anybody sits down.
import { randomBytes } from 'node:crypto'
import { renewOptions, type AnyGame } from '@flibuste/kernel'
import type { CreateTable, Guest } from '@flibuste/protocol'
import { problem } from '../problem.ts'
import type { Catalogue } from './catalogue.ts'
import type { Harbour } from './harbour.ts'
import { customsOf, type Created, type Row, type Sat } from './log.ts'
import { botEntropy } from './seating.ts'
import { NOTHING, stepOf, type Step } from './steps.ts'
import { open, type Table } from './table.ts'
import { newTableId } from './table-id.ts'
import { readTerms, type Terms } from './terms.ts'

const SEED_BYTES = 32
/** Names of tables hardly ever clash; if this many do in a row something else is wrong. */
const NAMES_TRIED = 8

export interface Opening extends Terms {
  readonly game: AnyGame
  readonly host: Guest
  readonly offers: readonly (Guest | null)[]
  readonly bots: readonly (string | null)[]
  readonly at: number
}

function createdRow({ game, options, seats, host, offers, at, ...customs }: Opening): Created {
  const seed = randomBytes(SEED_BYTES).toString('hex')
  const { id: gameId, version } = game
  const terms = { options, seats, ...customsOf(customs) }
  return { type: 'created', at, id: newTableId(), game: gameId, version, ...terms, host: host.id, seed, offers }
}

const botRow = (bot: string, seat: number, at: number): Sat => ({
  type: 'sat',
  at,
  seat,
  owner: null,
  bot,
  entropy: botEntropy(seat),
})

/** Writes the table down under a free name. */
async function launch(harbour: Harbour, opening: Opening): Promise<Table> {
  for (let tried = 0; tried < NAMES_TRIED; tried++) {
    const created = createdRow(opening)
    const first = open(opening.game, created)
    const sat: Row[] = opening.bots.flatMap((bot, seat) => (bot === null ? [] : [botRow(bot, seat, opening.at)]))
    const table = stepOf(first, ...sat).tables.at(-1) ?? first
    if ((await harbour.launch(table, [created, ...sat])) === 'ok') return table
  }
  throw new Error(`no free name for a table in ${NAMES_TRIED} tries`)
}

export async function openTable(
  { harbour, catalogue }: { harbour: Harbour; catalogue: Catalogue },
  host: Guest,
  asked: CreateTable,
  at: number,
): Promise<Table> {
  const game = await catalogue.load(asked.game)
  if (game === null) throw problem('unknown-game')
  return launch(harbour, { game, ...readTerms(game, asked), host, offers: [], bots: [], at })
}

function refuseRematch(table: Table, guest: Guest): void {
  if (table.host !== guest.id && !table.holds.some(({ owner }) => owner?.id === guest.id))
    throw problem('not-your-seat')
  if (table.status !== 'over') throw problem('not-over')
}

/** The same again. Whoever asks first hosts it; whoever asks later is shown the same table. */
export async function openRematch(harbour: Harbour, id: string, guest: Guest, at: number): Promise<Table> {
  const old = await harbour.read(id)
  refuseRematch(old, guest)
  if (old.rematch !== null) return harbour.read(old.rematch)
  const { game, options, holds } = old
  // A program's token is for one table, so its seat is kept for nobody.
  const offers = holds.map(({ owner, engine }) => (engine === null ? owner : null))
  const bots = holds.map(({ owner, bot }) => (owner === null ? bot : null))
  const terms = { options: renewOptions(game.options, options), seats: holds.length, ...customsOf(old) }
  const next = await launch(harbour, { game, ...terms, host: guest, offers, bots, at })
  const link = (table: Table): Step =>
    table.rematch === null ? stepOf(table, { type: 'rematch', at, table: next.id, by: guest }) : NOTHING
  const { table } = await harbour.change(id, link)
  // Somebody else was first: their table counts, ours is never shown to anybody.
  return table.rematch === next.id ? next : harbour.read(table.rematch!)
}
