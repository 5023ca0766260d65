// The yardstick under the load generator: as many rows, each acknowledged when it is on disk, and nothing else.
import { call } from './http.ts'
import type { Side } from './side.ts'

const BODY = 'x'.repeat(250)

export const bareSide = (url: string): Side => ({
  name: 'bare append',
  open: async (table) => {
    const caller = { url, cookie: '' }
    let number = 0
    return {
      move: async () => {
        await call(caller, 'POST', '/log', { table: String(table), number: ++number, body: BODY })
        return true
      },
      close: () => undefined,
    }
  },
})
