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
]
