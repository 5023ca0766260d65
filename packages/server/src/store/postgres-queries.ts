// Every query the PostgreSQL store sends, under the name it is prepared by.
import type { Query } from './postgres-link.ts'

export const queries = <Name extends string>(texts: { readonly [name in Name]: string }): {
  readonly [name in Name]: Query
} =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { name, text }])) as {
    readonly [name in Name]: Query
  }

export const QUERIES = queries({
  write: 'select write_all($1::jsonb)::text as done',
  length: 'select coalesce(max(number), 0) as length from log where table_id = $1',
  whispers: 'select decision, seat, body from whispers where table_id = $1 order by decision, seat',
  tablesOf: `select table_id as table, (select at from log where log.table_id = g.table_id order by number desc limit 1) as "updatedAt"
    from table_guests g where guest_id = $1 order by "updatedAt" desc limit $2`,
  tablesIn: 'select id from tables where status = $1 order by id',
  unfinishedOf: `select count(*) as count from table_guests g join tables t on t.id = g.table_id where guest_id = $1 and status <> 'over'`,
  hasPart: 'select from table_guests where guest_id = $1 and table_id = $2',
  tablesAfter: `select id as table, status, (select at from log where log.table_id = t.id order by number desc limit 1) as "updatedAt",
      exists (select from folded where table_id = t.id)::integer as "isFolded" from tables t where id > $1 order by id limit $2`,
  forget: 'select forget_table($1)',
  addGuest: `with guest as (insert into guests (id, name) values ($1, $2))
    insert into tokens (hash, guest_id, issued_at, ends_at) values ($3, $1, $4, null)`,
  renameGuest: 'update guests set name = $2 where id = $1',
  holderOf: `select g.id, g.name, issued_at as "issuedAt", ends_at as "endsAt"
    from tokens t join guests g on g.id = t.guest_id where t.hash = $1`,
  addToken: `with ended as (update tokens set ends_at = least(ends_at, $4::bigint) where guest_id = $1)
    insert into tokens (hash, guest_id, issued_at, ends_at) values ($2, $1, $3, null)`,
  dropToken: 'delete from tokens where hash = $1',
  forgetGuests: `delete from guests where not exists (select from tokens t where t.guest_id = guests.id and issued_at >= $1)
    and not exists (select from table_guests g where g.guest_id = guests.id) returning id`,
  forgetTokens:
    'delete from tokens where ends_at <= $1 or not exists (select from guests where guests.id = tokens.guest_id)',
  news: `select number, body, null::integer as seat from log where table_id = $1 and number > $2
    union all select decision, body, seat from whispers where table_id = $1 order by seat nulls first, number`,
  behind: `select named as table from unnest($1::text[], $2::integer[], $3::integer[]) as known(named, length, told)
    where (select max(number) from log where table_id = named) is distinct from length
      or (select count(*) from whispers where table_id = named) <> told`,
  claim: `insert into leases (name, node, ends_at) values ($1, $2, now() + $3 * interval '1 millisecond')
    on conflict (name) do update set node = excluded.node, ends_at = excluded.ends_at
    where leases.node = excluded.node or leases.ends_at < now() returning name`,
  mark: `with told as (select * from unnest($2::text[], $3::text[], $4::integer[]) as told(named, who, here)),
    gone as (delete from presence using told where node = $1 and table_id = named and guest_id = who and here = 0)
    insert into presence (table_id, guest_id, node) select named, who, $1 from told where here = 1 on conflict do nothing`,
  rewrite: `with told as (select * from unnest($2::text[], $3::text[]) as told(named, who)),
    gone as (delete from presence where node = $1 and not exists (select from told where table_id = named and guest_id = who))
    insert into presence (table_id, guest_id, node) select named, who, $1 from told on conflict do nothing`,
  enrol: `with there as (insert into nodes (node, seen_at) values ($1, now()) on conflict (node) do update set seen_at = now())
    select count(*) as count from presence where node = $1`,
  sweep: `with old as (delete from leases where ends_at < now() - interval '1 hour'),
    silent as (delete from nodes where seen_at < now() - $1 * interval '1 millisecond')
    delete from presence where not exists (select from nodes where nodes.node = presence.node)`,
  elsewhere: `select distinct table_id as table, guest_id as guest, name from presence join nodes using (node)
    left join guests on guests.id = guest_id where table_id = any($1::text[]) and node <> $2 and seen_at > now() - $3 * interval '1 millisecond'`,
  strike: `with lent as (delete from leases where node = $1), known as (delete from nodes where node = $1)
    delete from presence where node = $1`,
  tokensOf: `select guest_id as guest, max(issued_at) || ' ' || count(*) as mark from tokens where guest_id = any($1::text[]) group by guest_id`,
  retire: 'select retire_table($1, $2)::text as done',
  tell: 'select pg_notify($1, $2)',
  probe: `insert into probe (id, body) values (1, decode(repeat('00', 32768), 'hex')) on conflict (id) do update set body = excluded.body`,
})
