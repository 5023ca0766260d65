// Opening a table on the server, with the browser's own line and clock.
import type { AnyGame } from '@flibuste/kernel'
import { routes, type Message, type TableInfo } from '@flibuste/protocol'
import { pageClock } from './pace.ts'
import { storage } from '../kit/storage.ts'
import { pledgesIn } from './pledges.ts'
import { eitherLine, eventLine, socketLine, type OpenLine } from './line.ts'
import { RemoteSession } from './remote-session.ts'
import type { Denial } from './session.ts'
import { freshToken } from './tokens.ts'
import { ask, knownGuest } from './wire.ts'
import { thinkerInWorker } from './worker-thinker.ts'

const isWhole = (message: Message): message is Message & { readonly table: TableInfo } => message.table !== null

/** A page that slept longer than this may have lost its line unnoticed. */
const SLEPT_MS = 20_000

/**
 * Wakes the session when the network comes or goes, or the page comes back. Going counts too: a line may hang on for minutes,
 * and a server on this very computer is still there. Returns the way out.
 */
function watchPage(session: RemoteSession): () => void {
  let hiddenAt = 0
  const moved = () => session.wake()
  const seen = () => {
    if (document.hidden) hiddenAt = Date.now()
    else if (hiddenAt > 0 && Date.now() - hiddenAt > SLEPT_MS) session.wake()
  }
  addEventListener('online', moved)
  addEventListener('offline', moved)
  document.addEventListener('visibilitychange', seen)
  return () => {
    removeEventListener('online', moved)
    removeEventListener('offline', moved)
    document.removeEventListener('visibilitychange', seen)
  }
}

const BROWSER = 'flibuste.browser'

/** A word of this browser's own, which says nothing of whose it is. */
function browserName(): string {
  const known = storage.read(BROWSER)
  if (known !== null) return known
  const name = freshToken()
  storage.write(BROWSER, name)
  return name
}

/** What passes here is learnt once for all tables of the page. */
const eitherWay = eitherLine(socketLine(pageClock), eventLine)
const openLine: OpenLine = (asked, ears) => eitherWay({ ...asked, browser: browserName() }, ears)

export interface OpenTable {
  readonly session: RemoteSession
  close(): void
}

export async function openThere(id: string, loadGame: (game: string) => Promise<AnyGame>): Promise<OpenTable | Denial> {
  const answer = await ask<Message>('GET', routes.table(id))
  if ('denial' in answer) return answer.denial
  const first = answer.value
  if (!isWhole(first)) return { problem: 'internal', refusal: null }
  const game = await loadGame(first.table.game)
  const myId = knownGuest() ?? ''
  const session = new RemoteSession({
    game,
    myId,
    first,
    ask,
    open: openLine,
    clock: pageClock,
    pledges: pledgesIn(storage),
    thinker: () => thinkerInWorker(game),
  })
  const forget = watchPage(session)
  return {
    session,
    close() {
      forget()
      session.close()
    },
  }
}
