// The shape of the database, as the steps that lead to it. A step that was released is never edited; add another.

export const MIGRATIONS: readonly string[] = [
  `
  create table log (
    table_id text not null,
    number integer not null,
    at integer not null,
    body text not null,
    primary key (table_id, number)
  ) without rowid;

  create table tables (
    id text primary key,
    status text not null
  ) without rowid;
  create index tables_by_status on tables (status);

  create table table_guests (
    guest_id text not null,
    table_id text not null,
    primary key (guest_id, table_id)
  ) without rowid;
  create index guests_by_table on table_guests (table_id);

  create table guests (
    id text primary key,
    token_hash text not null unique,
    name text not null,
    created_at integer not null
  ) without rowid;
  `,
  `
  create table whispers (
    table_id text not null,
    decision integer not null,
    seat integer not null,
    body text not null,
    primary key (table_id, decision, seat)
  ) without rowid;
  `,
  `
  create table tokens (
    hash text primary key,
    guest_id text not null,
    issued_at integer not null,
    ends_at integer
  ) without rowid;
  create index tokens_by_guest on tokens (guest_id);
  insert into tokens (hash, guest_id, issued_at, ends_at) select token_hash, id, created_at, null from guests;

  create table people (
    id text primary key,
    name text not null
  ) without rowid;
  insert into people (id, name) select id, name from guests;
  drop table guests;
  alter table people rename to guests;

  create table probe (id integer primary key, body blob not null);
  `,
  `
  create table folded (
    table_id text primary key,
    length integer not null,
    rows blob not null
  ) without rowid;
  `,
  `
  create table journal (
    id integer primary key,
    table_id text not null,
    number integer not null,
    at integer not null,
    body text not null
  );
  create view whole_log as
    select table_id, number, at, body from log union all select table_id, number, at, body from journal;
  `,
]
