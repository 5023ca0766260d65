// Every statement the embedded store sends, prepared once.
import type Database from 'libsql'

/** The length of the log of table `?1`; null if there is none. */
const LENGTH = `nullif(max(coalesce((select max(number) from log where table_id = ?1), 0),
  coalesce((select max(number) from journal where table_id = ?1), 0)), 0)`

/** Rows in the order they come, and on the way to their places. */
function ofJournal(db: Database.Database) {
  return {
    append: db.prepare('insert into journal (table_id, number, at, body) values (?, ?, ?, ?)'),
    waiting: db.prepare('select count(*) from journal').raw(),
    // In order, so that each page is written to once.
    settle: db.prepare(
      `insert or ignore into log (table_id, number, at, body)
       select table_id, number, at, body from journal order by table_id, number`,
    ),
    clearJournal: db.prepare('delete from journal'),
    version: db.prepare('pragma data_version').raw(),
  }
}

function ofTables(db: Database.Database) {
  return {
    read: db.prepare('select number, body from whole_log where table_id = ? and number > ? order by number').raw(),
    length: db.prepare(`select ${LENGTH}`).raw(),
    whisper: db.prepare(
      `insert or ignore into whispers (table_id, decision, seat, body)
       select ?1, ?2, ?3, ?4 where ${LENGTH} = ?5`,
    ),
    whispers: db.prepare('select decision, seat, body from whispers where table_id = ? order by decision, seat').raw(),
    hush: db.prepare('delete from whispers where table_id = ? and decision = ?'),
    status: db.prepare('insert into tables values (?, ?) on conflict (id) do update set status = excluded.status'),
    forgetTableGuests: db.prepare('delete from table_guests where table_id = ?'),
    addTableGuest: db.prepare('insert or ignore into table_guests (guest_id, table_id) values (?, ?)'),
    tablesOf: db
      .prepare(
        `select table_id, (select at from whole_log where table_id = g.table_id order by number desc limit 1) as latest
         from table_guests g where guest_id = ? order by latest desc limit ?`,
      )
      .raw(),
    tablesIn: db.prepare('select id from tables where status = ? order by id').raw(),
    unfinishedOf: db
      .prepare(
        `select count(*) from table_guests g join tables t on t.id = g.table_id where guest_id = ? and status <> 'over'`,
      )
      .raw(),
    hasPart: db.prepare('select 1 from table_guests where guest_id = ? and table_id = ?').raw(),
    tablesAfter: db
      .prepare(
        `select id, status, (select at from whole_log where table_id = t.id order by number desc limit 1),
           exists (select 1 from folded where table_id = id)
         from tables t where id > ? order by id limit ?`,
      )
      .raw(),
    forget: [
      ...['log', 'journal', 'whispers', 'table_guests', 'folded'].map((name) =>
        db.prepare(`delete from ${name} where table_id = ?`),
      ),
      db.prepare('delete from tables where id = ?'),
    ],
  }
}

/** For packing a table, taking it out and putting it back. */
function ofKeeping(db: Database.Database) {
  return {
    insert: db.prepare('insert into log (table_id, number, at, body) values (?, ?, ?, ?)'),
    rows: db.prepare('select at, body from whole_log where table_id = ? order by number').raw(),
    folded: db.prepare('select rows from folded where table_id = ?').raw(),
    fold: db.prepare('insert into folded (table_id, length, rows) values (?, ?, ?)'),
    dropFolded: db.prepare('delete from log where table_id = ? and number <= ?'),
    facts: db.prepare('select status from tables where id = ?').raw(),
    guestsOf: db.prepare('select guest_id from table_guests where table_id = ? order by guest_id').raw(),
    putWhisper: db.prepare('insert into whispers (table_id, decision, seat, body) values (?, ?, ?, ?)'),
    guestsAfter: db.prepare('select id from guests where id > ? order by id limit ?').raw(),
    guest: db.prepare('select id, name from guests where id = ?').raw(),
    tokens: db.prepare('select hash, issued_at, ends_at from tokens where guest_id = ? order by hash').raw(),
    putGuest: db.prepare('insert or ignore into guests (id, name) values (?, ?)'),
    putToken: db.prepare('insert or ignore into tokens (hash, guest_id, issued_at, ends_at) values (?, ?, ?, ?)'),
  }
}

function ofGuests(db: Database.Database) {
  return {
    addGuest: db.prepare('insert into guests (id, name) values (?, ?)'),
    renameGuest: db.prepare('update guests set name = ? where id = ?'),
    addToken: db.prepare('insert into tokens (hash, guest_id, issued_at, ends_at) values (?, ?, ?, null)'),
    endTokens: db.prepare('update tokens set ends_at = min(coalesce(ends_at, ?1), ?1) where guest_id = ?2'),
    dropToken: db.prepare('delete from tokens where hash = ?'),
    holderOf: db
      .prepare(
        'select g.id, g.name, issued_at, ends_at from tokens t join guests g on g.id = t.guest_id where t.hash = ?',
      )
      .raw(),
    forgetGuests: db.prepare(
      `delete from guests where not exists (select 1 from tokens t where t.guest_id = guests.id and issued_at >= ?)
       and not exists (select 1 from table_guests g where g.guest_id = guests.id)`,
    ),
    forgetTokens: db.prepare(
      `delete from tokens where ends_at <= ? or not exists (select 1 from guests where guests.id = tokens.guest_id)`,
    ),
  }
}

export const prepare = (db: Database.Database) => ({
  ...ofJournal(db),
  ...ofTables(db),
  ...ofKeeping(db),
  ...ofGuests(db),
})

export type Statements = ReturnType<typeof prepare>
