// The past of a match in pages of so many frames, as each viewer saw it, packed as it is sent. A page that is full never changes:
// it is worked out once for each viewer, and kept. Knows nothing of HTTP; what a viewer may see is said in sight.ts.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LIMITS } from '@flibuste/protocol'
import type { Viewer } from '@flibuste/kernel'
import type { Pasts } from './pasts.ts'
import type { Shifts, Steps } from './shifts.ts'
import { frameOf } from './sight.ts'
import { positionsIn, type Table } from './table.ts'

const pack = promisify(gzip)

/** Whose page of which table as it is now; pages count from 0. */
export interface PageAsked {
  readonly table: Table
  readonly viewer: Viewer
  readonly page: number
}

export interface Page {
  readonly frames: number
  /** A `History` in JSON, gzipped. */
  readonly packed: Buffer
  /** Of what is packed: the same only where every byte is. */
  readonly hash: string
}

export interface Pages {
  find(asked: PageAsked): Promise<Page>
  /** How much work finding it is now: one for each row to play again and each view to make, and one that every page takes. */
  costOf(asked: PageAsked): number
}

/** How many frames a page has now. */
function framesOn({ table, page }: PageAsked): number {
  const frames = table.course === null ? 0 : table.course.match.length + 1
  return Math.max(0, Math.min(LIMITS.historyFrames, frames - page * LIMITS.historyFrames))
}

function* writing(tables: readonly Table[], { viewer, page }: PageAsked): Steps<string> {
  const frames: string[] = []
  for (const table of tables) {
    frames.push(JSON.stringify(frameOf(table, viewer)))
    yield
  }
  return `{"viewer":${viewer},"page":${page},"frames":[${frames.join(',')}]}`
}

const HASH_CHARACTERS = 22

async function packedPage(text: string, frames: number): Promise<Page> {
  const packed = await pack(text)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, HASH_CHARACTERS)
  return { frames, packed, hash }
}

/** The viewer is part of the name: what one seat saw is never another's page. */
const nameOf = ({ table, viewer, page }: PageAsked): string => `${table.id} ${viewer} ${page}`

/** `most`: how many bytes of packed pages are kept. */
export function createPages(pasts: Pasts, shifts: Shifts, most: number): Pages {
  /** In the order of use, the longest unused first. */
  const kept = new Map<string, Page>()
  const making = new Map<string, Promise<Page>>()
  let bytes = 0

  function drop(name: string): void {
    bytes -= kept.get(name)?.packed.length ?? 0
    kept.delete(name)
  }

  function keep(name: string, page: Page): void {
    drop(name)
    kept.set(name, page)
    bytes += page.packed.length
    for (const oldest of kept.keys()) {
      if (bytes <= most || oldest === name) return
      drop(oldest)
    }
  }

  const keptFor = (asked: PageAsked): Page | null => {
    const page = kept.get(nameOf(asked))
    return page?.frames === framesOn(asked) ? page : null
  }

  async function make(asked: PageAsked): Promise<Page> {
    const { table, page } = asked
    const count = framesOn(asked)
    const first = page * LIMITS.historyFrames
    const positions = count === 0 ? [] : positionsIn(await pasts.upTo(table.id, table.number))
    const text = await shifts.work(writing(positions.slice(first, first + count), asked))
    return packedPage(text, count)
  }

  return {
    find: async (asked) => {
      const name = nameOf(asked)
      const ready = keptFor(asked)
      const under = `${name} ${framesOn(asked)}`
      const page = ready ?? (await (making.get(under) ?? begin(under, asked)))
      if (page.frames > 0) keep(name, page)
      return page
    },
    costOf: (asked) => {
      const views = framesOn(asked)
      if (views === 0 || keptFor(asked) !== null) return 1
      return 1 + views + pasts.lacks(asked.table.id, asked.table.number)
    },
  }

  function begin(under: string, asked: PageAsked): Promise<Page> {
    const made = make(asked).finally(() => making.delete(under))
    making.set(under, made)
    return made
  }
}
