// A bare server: fastify, one table of libsql, one durable row a request; rows that arrive together share a commit. What anything that
// keeps moves costs at least.
import { join } from 'node:path'
import { fastify } from 'fastify'
import Database from 'libsql'
import { createGroup } from '../../packages/server/src/store/group.ts'

interface Row {
  readonly table: string
  readonly number: number
  readonly body: string
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('which folder?')
process.stdin.once('end', () => process.exit(1)).resume()
const db = new Database(join(folder, 'bare.db'))
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.exec('create table log (table_id text, number integer, body text, primary key (table_id, number)) without rowid')
const insert = db.prepare('insert into log values (?, ?, ?)')
const append = createGroup((rows: readonly Row[]) => {
  db.exec('begin immediate')
  for (const { table, number, body } of rows) insert.run(table, number, body)
  db.exec('commit')
  return rows.map(({ number }) => number)
})
const app = fastify()
app.post<{ Body: Row }>('/log', async ({ body }) => ({ number: await append(body) }))
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
process.once('SIGTERM', () => process.exit(0))
