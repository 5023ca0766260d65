// The shape of the PostgreSQL database, as the steps that lead to it. A step that was released is never edited; add another.
// Names of tables sort byte by byte, as they do in the embedded store.
import { FOLDED } from './postgres-keeping.ts'

const LOG = `
  create table log (
    table_id text collate "C" not null,
    number integer not null,
    at bigint not null,
    body text not null,
    primary key (table_id, number)
  );

  create table tables (
    id text collate "C" primary key,
    status text not null
  );
  create index tables_by_status on tables (status, id);

  create table table_guests (
    guest_id text collate "C" not null,
    table_id text collate "C" not null,
    primary key (guest_id, table_id)
  );
  create index guests_by_table on table_guests (table_id);

  create table whispers (
    table_id text collate "C" not null,
    decision integer not null,
    seat integer not null,
    body text not null,
    primary key (table_id, decision, seat)
  );

  create table guests (
    id text collate "C" primary key,
    name text not null
  );

  create table tokens (
    hash text collate "C" primary key,
    guest_id text collate "C" not null,
    issued_at bigint not null,
    ends_at bigint
  );
  create index tokens_by_guest on tokens (guest_id);

  create table probe (id integer primary key, body bytea not null);
`

/**
 * Appends and whispers of many tables in one statement, which is one round trip and one commit. Whoever writes at a table holds
 * its lock until the commit, so the length of the log that was looked at is the length that is written to.
 */
const WRITING = `
  create function append_one(work jsonb) returns boolean language plpgsql as $$
  declare
    named text := work->>'table';
    first integer := (work->>'number')::integer;
    length integer := (select max(number) from log where table_id = named);
  begin
    if coalesce(length, 0) <> first - 1 then
      return false;
    end if;
    insert into log (table_id, number, at, body)
      select named, first + place::integer - 1, (work->>'at')::bigint, body
      from jsonb_array_elements_text(work->'bodies') with ordinality as bodies(body, place);
    if work->>'settles' is not null then
      delete from whispers where table_id = named and decision = (work->>'settles')::integer;
    end if;
    if jsonb_typeof(work->'facts') = 'object' then
      insert into tables values (named, work->'facts'->>'status')
        on conflict (id) do update set status = excluded.status;
      delete from table_guests where table_id = named;
      insert into table_guests (guest_id, table_id)
        select guest, named from jsonb_array_elements_text(work->'facts'->'guests') as guests(guest)
        on conflict do nothing;
    end if;
    return true;
  end $$;

  create function whisper_one(work jsonb) returns boolean language plpgsql as $$
  declare
    named text := work->>'table';
    length integer := (select max(number) from log where table_id = named);
  begin
    if length is distinct from (work->>'after')::integer then
      return false;
    end if;
    insert into whispers (table_id, decision, seat, body)
      values (named, (work->>'decision')::integer, (work->>'seat')::integer, work->>'body')
      on conflict do nothing;
    return found;
  end $$;

  create function write_all(works jsonb) returns setof boolean language plpgsql as $$
  declare
    work jsonb;
  begin
    for work in select value from jsonb_array_elements(works) loop
      perform pg_advisory_xact_lock(hashtextextended(work->>'table', 0));
      if work ? 'bodies' then
        return next append_one(work);
      else
        return next whisper_one(work);
      end if;
    end loop;
  end $$;

  create function forget_table(named text) returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended(named, 0));
    delete from log where table_id = named;
    delete from whispers where table_id = named;
    delete from table_guests where table_id = named;
    delete from tables where id = named;
  end $$;
`

/** What nodes tell each other outside the log. Presence is worth nothing after a crash, so its tables are not logged. */
const FLEET = `
  create table leases (
    name text collate "C" primary key,
    node text not null,
    ends_at timestamptz not null
  );

  create unlogged table presence (
    table_id text collate "C" not null,
    guest_id text collate "C" not null,
    node text not null,
    seen_at timestamptz not null,
    primary key (table_id, guest_id, node)
  );
  create index presence_by_node on presence (node);
`

/** Each node says in one row that it is there, however many watch through it. */
const NODES = `
  create unlogged table nodes (node text primary key, seen_at timestamptz not null);
  alter table presence drop column seen_at;

  create function retire_table(named text, written_at bigint) returns boolean language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended(named, 0));
    if exists (select from log where table_id = named and at > written_at) or exists (select from presence where table_id = named) then
      return false;
    end if;
    perform forget_table(named);
    return true;
  end $$;
`

export const POSTGRES_MIGRATIONS: readonly string[] = [LOG + WRITING + FLEET, NODES, FOLDED]
