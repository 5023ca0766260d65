// `flibuste backup`, `restore`, `export` and `import`: matches carried from one store to another in a file, to the byte.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type * as CarryingModule from '@flibuste/server/store'
import { defineCommand, type Command, type Io } from '../command.ts'
import type { Values } from '../flags.ts'
import { EXIT, UsageError } from '../usage.ts'
import { STORE_FLAGS, tellingFaults } from './store-flags.ts'

type Given = Values<typeof STORE_FLAGS>
type Carrying = typeof CarryingModule
type Store = Awaited<ReturnType<Carrying['openBeside']>>

const wordsOf = ({ tables, guests }: CarryingModule.Carried): string =>
  `${tables} ${tables === 1 ? 'match' : 'matches'} and ${guests} ${guests === 1 ? 'guest' : 'guests'}`

/** Reads beside a server that may be running. */
async function takeOut(
  { data, database }: Given,
  file: string,
  io: Io,
  work: (carrying: Carrying, store: Store) => Promise<CarryingModule.Carried>,
): Promise<number> {
  if (existsSync(file)) throw new UsageError(`${file} is there already, and is not written over`)
  const carried = await tellingFaults(async () => {
    const carrying = await import('@flibuste/server/store')
    const store = await carrying.openBeside(resolve(data), database)
    try {
      return await work(carrying, store)
    } finally {
      await store.close()
    }
  })
  io.out(`${wordsOf(carried)} are in ${file}, which is for your eyes only: there are seeds in it.\n`)
  return EXIT.ok
}

/** A folder must not be served meanwhile; a PostgreSQL may be. */
async function putIn(
  { data, database }: Given,
  file: string,
  io: Io,
  work: (carrying: Carrying, store: Store) => Promise<CarryingModule.Carried>,
): Promise<number> {
  if (!existsSync(file)) throw new UsageError(`there is no file ${file}`)
  const told = await tellingFaults(async () => {
    const carrying = await import('@flibuste/server/store')
    const { store, where, close } = await carrying.openStore(resolve(data), database)
    try {
      return `${wordsOf(await work(carrying, store))} are in ${where}.\n`
    } finally {
      await close()
    }
  })
  io.out(told)
  return EXIT.ok
}

export const backup = defineCommand({
  name: 'backup',
  operands: ['file'],
  summary: 'Writes all matches and guests to a file.',
  about: 'The server may go on meanwhile: each match is kept as it is at one moment.',
  flags: STORE_FLAGS,
  run: (given, [file = ''], io) => takeOut(given, file, io, ({ backUp }, store) => backUp(store, file)),
})

export const restore = defineCommand({
  name: 'restore',
  operands: ['file'],
  summary: 'Puts a backup into a store in which there is nothing.',
  about: '',
  flags: STORE_FLAGS,
  run: (given, [file = ''], io) => putIn(given, file, io, ({ restoreFrom }, store) => restoreFrom(store, file)),
})

const exportMatch = defineCommand({
  name: 'export',
  operands: ['table', 'file'],
  summary: 'Writes one match to a file, running or over, with those who play it.',
  about: 'What is played afterwards is not in it: stop the server first to move a match.',
  flags: STORE_FLAGS,
  run: (given, [table = '', file = ''], io) =>
    takeOut(given, file, io, ({ exportTable }, store) => exportTable(store, table, file)),
})

const importMatches = defineCommand({
  name: 'import',
  operands: ['file'],
  summary: 'Adds what was exported or backed up to a store; its players go on with the cookies they have.',
  about: 'A match that is there already is left as it is; where it differs, that is said and nothing more is added.',
  flags: STORE_FLAGS,
  run: (given, [file = ''], io) => putIn(given, file, io, ({ importFrom }, store) => importFrom(store, file)),
})

export const CARRYING: readonly Command[] = [backup, restore, exportMatch, importMatches]
