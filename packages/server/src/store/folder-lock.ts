// Lets only one server at a time use a folder. The operating system holds the lock on an open file, so it ends with the process, however
// that ends. A file that a killed server left behind locks nobody out.
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { faulting, StoreFault } from './fault.ts'

const LOCK_FILE = 'flibuste.lock'
/** The server before us may be about to take its file away. */
const TRIES = 5

const inodeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino

function tryLock(file: string): Database.Database {
  const lock = new Database(file)
  try {
    lock.pragma('busy_timeout = 0')
    // Nothing is ever written, so there is nothing to keep a journal of.
    lock.pragma('journal_mode = MEMORY')
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    throw error
  }
}

/** On a disk that is mounted read-only Node says of the folders on the way that they are not there. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    const isLost = error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
    throw isLost ? new StoreFault('read-only', folder, error) : error
  }
}

/** Takes the lock, or throws a `StoreFault`. Returns a function that lets go of it and takes the file away while it is still ours. */
export function lockFolder(folder: string): () => void {
  return faulting(folder, () => {
    makeFolder(folder)
    const file = join(folder, LOCK_FILE)
    for (let tried = 0; tried < TRIES; tried++) {
      const before = inodeOf(file)
      const lock = tryLock(file)
      const after = inodeOf(file)
      if (after !== undefined && (before === undefined || before === after))
        return () => {
          rmSync(file, { force: true })
          lock.close()
        }
      lock.close()
    }
    throw new StoreFault('in-use', folder)
  })
}
