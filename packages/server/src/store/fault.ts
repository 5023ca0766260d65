// What can be wrong with where matches are kept, in one sentence each, for whoever runs the server.

const SENTENCES = {
  'read-only': (where) =>
    `${where} cannot be written to: give this user the right to, or choose another folder with --data`,
  full: (where) => `there is no room left on the disk of ${where}: make some, or choose another folder with --data`,
  damaged: (where) => `${where} is damaged: put back a copy, or move it away to begin anew`,
  emptied: (where) => `${where} is there but empty: put back a copy, or delete it to begin anew`,
  gone: (where) => `${where} was taken away while the server runs: put it back, or start the server again`,
  'in-use': (where) => `another Flibuste serves ${where}: end it, or choose another folder with --data`,
  newer: (where) => `${where} was written by a newer Flibuste: start that one, or choose another folder with --data`,
  failing: (where) => `the disk of ${where} fails`,
  away: (where) => `no database that takes writes can be reached at ${where}: start it, or see DATABASE_URL`,
  busy: (where) => `the database at ${where} does not keep up: give it more room, or the server fewer players`,
  misnamed: (why) => why,
} satisfies { readonly [kind: string]: (where: string) => string }
export type FaultKind = keyof typeof SENTENCES

/** The store cannot do what it was asked. Over a network it may have done it all the same. Whoever asks again under the same id finds out. */
export class StoreFault extends Error {
  readonly kind: FaultKind

  constructor(kind: FaultKind, where: string, cause?: unknown) {
    super(SENTENCES[kind](where), { cause })
    this.name = 'StoreFault'
    this.kind = kind
  }
}

const BY_CODE: readonly (readonly [start: string, kind: FaultKind])[] = [
  ['SQLITE_READONLY', 'read-only'],
  ['SQLITE_CANTOPEN', 'read-only'],
  ['SQLITE_PERM', 'read-only'],
  ['EACCES', 'read-only'],
  ['EPERM', 'read-only'],
  ['EROFS', 'read-only'],
  ['SQLITE_FULL', 'full'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_BUSY', 'in-use'],
  ['SQLITE_LOCKED', 'in-use'],
  ['SQLITE_IOERR', 'failing'],
  ['SQLITE_NOMEM', 'failing'],
  ['EIO', 'failing'],
]

/** The error of a file that could not even be opened has no code, but its message ends with SQLite's number. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const code = 'code' in error ? String(error.code) : ''
  return code === '' && error.message.startsWith('ConnectionFailed') ? 'SQLITE_CANTOPEN' : code
}

/** Null if it is no fault of the disk but a mistake of ours. */
function faultOf(error: unknown, where: string): StoreFault | null {
  if (error instanceof StoreFault) return error
  const code = codeOf(error)
  const kind = BY_CODE.find(([start]) => code.startsWith(start))?.[1]
  return kind === undefined ? null : new StoreFault(kind, where, error)
}

/** Does the work. An error of the disk is thrown as a `StoreFault`, which says in its own words what is wrong. */
export function faulting<T>(where: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw faultOf(error, where) ?? error
  }
}
