// Where matches are kept: the flags of every command that has to do with it, and how its faults are told.
import { optional, words } from '../flags.ts'
import { Failure } from '../usage.ts'

export const STORE_FLAGS = {
  data: words('<folder>', { help: 'where matches are kept', initial: 'data', env: 'FLIBUSTE_DATA' }),
  database: optional(
    words('<url>', {
      help: 'postgres://user@host,host/name: matches are kept there instead, by as many servers as like',
      initial: '',
      env: 'DATABASE_URL',
    }),
    'none: matches are kept in --data',
  ),
}

/** What is wrong with where matches are kept, or with a file of them, is a sentence already. By its name: the class is loaded late. */
const isFault = (error: unknown): error is Error =>
  error instanceof Error && (error.name === 'StoreFault' || error.name === 'CarryingFault')

/** Tells a fault as a failure; anything else is a mistake of ours. */
export async function tellingFaults<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isFault(error) ? new Failure(error.message) : error
  }
}
