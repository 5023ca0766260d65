// The yardsticks under the load generator: as many rows, each acknowledged when it is on disk, and nothing else, or lines to both captains too.
import { call, openStream } from './http.ts'
import type { LiveMatch, Side } from './side.ts'

const BODY = 'x'.repeat(250)
const NOBODY = ''

function appending(url: string, table: number, close: () => void): LiveMatch {
  const caller = { url, cookie: NOBODY }
  let number = 0
  return {
    move: async () => {
      await call(caller, 'POST', '/log', { table: String(table), number: ++number, body: BODY })
      return true
    },
    close,
  }
}

export const bareSide = (url: string): Side => ({
  name: 'bare append',
  open: async (table) => appending(url, table, () => undefined),
})

const openLines = (url: string, table: number): Promise<(() => void)[]> =>
  Promise.all([0, 1].map(() => openStream({ url, cookie: NOBODY }, `/${table}`, () => undefined)))

export const linedSide = (url: string): Side => ({
  name: 'bare with two lines',
  open: async (table) => {
    const lines = await openLines(url, table)
    return appending(url, table, () => lines.forEach((close) => close()))
  },
})
