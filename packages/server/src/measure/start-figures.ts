// How long a server takes from its start to being ready on a store with many matches that never ended, beside one that has none.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../store/sqlite-file.ts'
import { openSqliteStore } from '../store/sqlite-store.ts'
import { goldenRecord, writeRecorded } from '../testing/recorded-table.ts'

const SERVER = fileURLToPath(new URL('./server-process.ts', import.meta.url))
const FIRST = 'FIRST'
const ENTRIES = 5

export interface StartFigures {
  readonly matches: number
  /** With an empty store: what starting takes anyway. */
  readonly emptyMs: number
  readonly readyMs: number
}

/** One match of Bones in mid-play, and copies of its rows under other names: nobody will read them. */
async function fill(folder: string, matches: number): Promise<void> {
  const store = openSqliteStore(folder)
  await writeRecorded(store, goldenRecord('bones/two'), { id: FIRST, owners: [], entries: ENTRIES })
  await store.close()
  const db = openDatabase(folder)
  db.exec(`
    begin;
    create temp table names as
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${matches}) select 'T-' || i as id from n;
    insert into log select names.id, number, at, body from names, whole_log where table_id = '${FIRST}';
    insert into tables select id, 'playing' from names;
    commit;
  `)
  db.close()
  // Leaves one file, as a server that was stopped does.
  await openSqliteStore(folder).close()
}

async function readyAfter(folder: string): Promise<number> {
  const begun = performance.now()
  const child = spawn(process.execPath, ['--import', 'tsx', SERVER, folder], { stdio: ['pipe', 'pipe', 'inherit'] })
  try {
    const [url] = (await once(child.stdout, 'data')) as [Buffer]
    const { status } = await fetch(`${url.toString().trim()}/readyz`)
    if (status !== 200) throw new Error(`not ready: ${status}`)
    return performance.now() - begun
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

/** `root` is on the disk to be measured. */
export async function measureStart(matches = 100_000, root = tmpdir()): Promise<StartFigures> {
  const [empty, full] = [mkdtempSync(join(root, 'flibuste-start-')), mkdtempSync(join(root, 'flibuste-start-'))]
  try {
    await fill(full, matches)
    // The first start pays for compiling.
    await readyAfter(empty)
    return { matches, emptyMs: await readyAfter(empty), readyMs: await readyAfter(full) }
  } finally {
    for (const folder of [empty, full]) rmSync(folder, { recursive: true, force: true })
  }
}
