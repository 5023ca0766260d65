// How PostgreSQL keeps whole tables: packed when they are over, taken out, put back. Each is one statement, so it happens at one moment.
import { foldedAfter, lacksFirst, packRows, unpackRows, type DatedRow } from './folded.ts'
import type { Link } from './postgres-link.ts'
import type { KeptGuest, KeptTable, LogRow, Store, Whisper } from './store.ts'
import { queries } from './postgres-queries.ts'

/** The first rows of a match that is over, packed as one. The last row stays in the log, because its number and its time are the table's. */
export const FOLDED = `
  create table folded (
    table_id text collate "C" primary key,
    length integer not null,
    rows bytea not null
  );
  alter table folded alter column rows set storage external;

  create or replace function forget_table(named text) returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended(named, 0));
    delete from log where table_id = named;
    delete from folded where table_id = named;
    delete from whispers where table_id = named;
    delete from table_guests where table_id = named;
    delete from tables where id = named;
  end $$;
`

const QUERIES = queries({
  rows: 'select number, body from log where table_id = $1 and number > $2 order by number',
  folded: `select encode(rows, 'base64') as rows from folded where table_id = $1`,
  dated: 'select at, body from log where table_id = $1 order by number',
  fold: `with whole as (select from log where table_id = $1 and number = 1 for update),
    packed as (insert into folded (table_id, length, rows) select $1, $2, decode($3, 'base64') from whole)
    delete from log using whole where table_id = $1 and number <= $2`,
  kept: `select status,
      (select json_agg(guest_id order by guest_id) from table_guests where table_id = id)::text as guests,
      (select json_agg(json_build_array(at, body) order by number) from log where table_id = id)::text as rows,
      (select encode(rows, 'base64') from folded where table_id = id) as folded,
      (select json_agg(json_build_object('decision', decision, 'seat', seat, 'body', body) order by decision, seat)
        from whispers where table_id = id)::text as whispers
    from tables where id = $1`,
  put: `with free as (select where not exists (select from log where table_id = $1)),
    logged as (insert into log (table_id, number, at, body)
      select $1, place, (row->>0)::bigint, row->>1 from free, jsonb_array_elements($3::jsonb) with ordinality as rows(row, place)),
    seated as (insert into table_guests (guest_id, table_id)
      select guest, $1 from free, jsonb_array_elements_text($4::jsonb) as guests(guest)),
    told as (insert into whispers (table_id, decision, seat, body)
      select $1, (one->>'decision')::integer, (one->>'seat')::integer, one->>'body' from free, jsonb_array_elements($5::jsonb) as whispers(one))
    insert into tables (id, status) select $1, $2 from free returning id`,
  guestsAfter: 'select id from guests where id > $1 order by id limit $2',
  keptGuest: `select name, (select json_agg(json_build_object('hash', hash, 'issuedAt', issued_at, 'endsAt', ends_at) order by hash)
    from tokens where guest_id = id)::text as tokens from guests where id = $1`,
  putGuest: `with guest as (insert into guests (id, name) values ($1, $2) on conflict do nothing)
    insert into tokens (hash, guest_id, issued_at, ends_at)
    select one->>'hash', $1, (one->>'issuedAt')::bigint, (one->>'endsAt')::bigint from jsonb_array_elements($3::jsonb) as tokens(one)
    on conflict do nothing`,
})

/** A list as PostgreSQL writes it out: null if it is empty. */
const listIn = <One>(text: string | null): One[] => (text === null ? [] : (JSON.parse(text) as One[]))

const bytes = (base64: string): Buffer => Buffer.from(base64, 'base64')

/** A table may be folded or forgotten while it is read. Then it is read again. */
async function readRows({ ask }: Link, table: string, after: number): Promise<LogRow[]> {
  for (;;) {
    const rows = await ask<LogRow>(QUERIES.rows, [table, after])
    if (!lacksFirst(rows, after)) return rows
    const [folded] = await ask<{ rows: string }>(QUERIES.folded, [table])
    if (folded !== undefined) return [...foldedAfter(bytes(folded.rows), after), ...rows]
  }
}

async function foldTable({ ask }: Link, table: string): Promise<void> {
  const dated = await ask<{ at: number; body: string }>(QUERIES.dated, [table])
  const rows = dated.slice(0, -1).map(({ at, body }): DatedRow => [at, body])
  if (rows.length > 0) await ask(QUERIES.fold, [table, rows.length, packRows(rows).toString('base64')])
}

interface Found {
  readonly status: KeptTable['status']
  readonly guests: string | null
  readonly rows: string | null
  readonly folded: string | null
  readonly whispers: string | null
}

async function keptTable({ ask }: Link, table: string): Promise<KeptTable | null> {
  const [found] = await ask<Found>(QUERIES.kept, [table])
  if (found === undefined) return null
  const folded = found.folded === null ? [] : unpackRows(bytes(found.folded))
  return {
    table,
    status: found.status,
    guests: listIn<string>(found.guests),
    rows: [...folded, ...listIn<DatedRow>(found.rows)],
    whispers: listIn<Whisper>(found.whispers),
  }
}

async function keptGuest({ ask }: Link, id: string): Promise<KeptGuest | null> {
  const [found] = await ask<{ name: string; tokens: string | null }>(QUERIES.keptGuest, [id])
  if (found === undefined) return null
  return { guest: { id, name: found.name }, tokens: listIn<KeptGuest['tokens'][number]>(found.tokens) }
}

type Keeping = Pick<Store, 'read' | 'fold' | 'kept' | 'put' | 'guestsAfter' | 'keptGuest' | 'putGuest'>

export const keepingOf = (link: Link): Keeping => ({
  read: (table, after) => readRows(link, table, after),
  fold: (table) => foldTable(link, table),
  kept: (table) => keptTable(link, table),
  put: async ({ table, status, guests, rows, whispers }) => {
    const lists = [rows, guests, whispers].map((list) => JSON.stringify(list))
    return (await link.ask(QUERIES.put, [table, status, ...lists])).length > 0 ? 'ok' : 'taken'
  },
  guestsAfter: async (id, limit) =>
    (await link.ask<{ id: string }>(QUERIES.guestsAfter, [id, limit])).map(({ id: one }) => one),
  keptGuest: (id) => keptGuest(link, id),
  putGuest: async ({ guest: { id, name }, tokens }) =>
    void (await link.ask(QUERIES.putGuest, [id, name, JSON.stringify(tokens)])),
})
