// Opens the store in which matches are kept: the embedded database of a folder, or PostgreSQL.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StoreFault } from './fault.ts'
import { lockFolder } from './folder-lock.ts'
import { openPostgresStore } from './postgres-store.ts'
import { DATABASE_FILE } from './sqlite-file.ts'
import { openSqliteStore, openSqliteToRead } from './sqlite-store.ts'
import type { Store } from './store.ts'

export interface Opened {
  readonly store: Store
  /** For people to read: a folder, or hosts without names and passwords. */
  readonly where: string
  /** Whether there was nothing in the folder before. */
  readonly isNew: boolean
  /** Closes the store, and lets the folder go. */
  close(): Promise<void>
}

function openFolder(folder: string): Opened {
  const isNew = !existsSync(join(folder, DATABASE_FILE))
  const letGo = lockFolder(folder)
  try {
    const store = openSqliteStore(folder)
    const close = (): Promise<void> => store.close().finally(letGo)
    return { store, where: folder, isNew, close }
  } catch (error) {
    letGo()
    throw error
  }
}

async function openDatabase(url: string): Promise<Opened> {
  const { store, where } = await openPostgresStore(url)
  return { store, where, isNew: false, close: () => store.close() }
}

/** For looking at what is kept, even while a server uses it, or where nothing can be written. */
export async function openBeside(folder: string, databaseUrl: string | null): Promise<Store> {
  if (databaseUrl !== null) return (await openDatabase(databaseUrl)).store
  refuseUnseen(folder)
  return openSqliteToRead(folder)
}

/** A file that may not be looked at is not there for whoever asks, but it is another thing to mend. */
function refuseUnseen(folder: string): void {
  try {
    statSync(join(folder, DATABASE_FILE))
  } catch (error) {
    const isForbidden = error instanceof Error && 'code' in error && error.code === 'EACCES'
    const why = isForbidden ? `this user may not look into ${folder}` : `there are no matches in ${folder}`
    throw new StoreFault('misnamed', why, error)
  }
}

/** Throws a `StoreFault` that says in one sentence why nothing can be kept there. */
export const openStore = async (folder: string, databaseUrl: string | null): Promise<Opened> =>
  databaseUrl === null ? openFolder(folder) : openDatabase(databaseUrl)
