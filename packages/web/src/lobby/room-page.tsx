// A table on the server: opens it, shows its lobby until the match begins and the table itself from then on.
import { useEffect, useState } from 'preact/hooks'
import { LaidTable } from '../app/laid-table.tsx'
import { Lazy, LoadingPage } from '../app/lazy.tsx'
import { loadGame, prefetchGame } from '../app/loading.ts'
import { LostPage } from '../app/lost-page.tsx'
import { NoticePage } from '../app/notice-page.tsx'
import { words } from '../kit/language.ts'
import { findHouse } from '../session/house.ts'
import { openThere, type OpenTable } from '../session/remote-tables.ts'
import { isDenial, type Denial } from '../session/session.ts'
import { knownGuest, UNREACHABLE } from '../session/wire.ts'
import { dictionaries } from './words.ts'

/** Whoever comes to a running match needs none of it. */
const loadLobby = async () => (await import('./lobby.tsx')).Lobby

type Opened = OpenTable | Denial | null

/** With the rules comes all that is drawn by them: on a slow line every question of its own costs a while. */
function loadAll(game: string): ReturnType<typeof loadGame> {
  prefetchGame(game)
  return loadGame(game)
}

/** Opens the table, and again when the server learns who we are: until then it shows us what a spectator sees. */
function useTable(id: string, me: string | null, attempt: number): Opened {
  const [opened, setOpened] = useState<Opened>(null)
  useEffect(() => {
    let left = false
    let table: OpenTable | null = null
    void openThere(id, loadAll).then((now) => {
      if (!isDenial(now)) table = now
      if (left) table?.close()
      else setOpened(now)
    })
    return () => {
      left = true
      table?.close()
    }
  }, [id, me, attempt])
  return opened
}

/** Why there is no table, in words; null: there is none, and asking again would not help. */
function reasonOf(
  problem: string,
): { readonly title: string; readonly text: string; readonly mayPass: boolean } | null {
  const say = words(dictionaries)
  switch (problem) {
    case 'older-rules':
      return { title: say.olderRules, text: say.olderRulesText, mayPass: false }
    case 'too-many':
      return { title: say.tooFast, text: say.tooFastText, mayPass: true }
    case 'internal':
    case 'not-ready':
      return { title: say.stumbled, text: say.stumbledText, mayPass: true }
    case UNREACHABLE:
    case 'draining':
    case 'full':
      return { title: say.offline, text: say.offlineText, mayPass: true }
    default:
      return null
  }
}

function NoTable({ denial, again }: { readonly denial: Denial; readonly again: () => void }) {
  const reason = reasonOf(denial.problem)
  if (reason === null) return <LostPage />
  return (
    <NoticePage title={reason.title} text={reason.text}>
      {reason.mayPass && (
        <button type="button" class="btn pri" onClick={again}>
          {words(dictionaries).again}
        </button>
      )}
    </NoticePage>
  )
}

export function RoomPage({ id }: { readonly id: string }) {
  const [me, setMe] = useState(knownGuest())
  const [attempt, setAttempt] = useState(0)
  const opened = useTable(id, me, attempt)
  useEffect(() => void findHouse(), [])
  if (opened === null) return <LoadingPage />
  const again = () => setAttempt(attempt + 1)
  if (isDenial(opened)) return <NoTable denial={opened} again={again} />
  const { session } = opened
  if (session.gone.value !== null) return <NoTable denial={session.gone.value} again={again} />
  const isOpen = session.table.value.status === 'open' || session.position.value === null
  return isOpen ? (
    <Lazy load={loadLobby} props={{ session, introduced: setMe }} />
  ) : (
    <LaidTable key={session.table.value.id} session={session} />
  )
}
