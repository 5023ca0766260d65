// A match in this page: finds it in the browser, opens it, and lays the table.
import type { AnyGame } from '@flibuste/kernel'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../kit/language.ts'
import { gameHere, openHere } from '../session/local-matches.ts'
import { lockMatch } from '../session/match-lock.ts'
import type { Session } from '../session/session.ts'
import { LoadingPage } from './lazy.tsx'
import { loadGame, prefetchGame, useLoaded } from './loading.ts'
import { LaidTable } from './laid-table.tsx'
import { LossNote } from './loss-note.tsx'
import { NoticePage } from './notice-page.tsx'
import { dictionaries } from './words.ts'

type Opened = { readonly session: Session } | 'gone' | 'elsewhere' | null

function open(game: AnyGame, key: string): Opened {
  try {
    const session = openHere(game, key)
    return session === null ? 'gone' : { session }
  } catch {
    return 'gone'
  }
}

function useSession(game: AnyGame | null, key: string): Opened {
  const [opened, setOpened] = useState<Opened>(null)
  useEffect(() => {
    if (game === null) return
    let now: Opened = null
    const held = () => {
      now = open(game, key)
      setOpened(now)
      prefetchGame(game.id)
    }
    const letGo = lockMatch(key, held, () => setOpened('elsewhere'))
    return () => {
      if (now !== null && typeof now === 'object') now.session.close()
      letGo()
      setOpened(null)
    }
  }, [game, key])
  return opened
}

export function LocalPage({ matchKey }: { readonly matchKey: string }) {
  const id = gameHere(matchKey)
  const game = useLoaded(matchKey, async () => (id === null ? null : loadGame(id)))
  const opened = useSession(game.state === 'ready' ? game.value : null, matchKey)
  const say = words(dictionaries)
  if (game.state === 'failed') throw game.error
  if (id === null || opened === 'gone') return <NoticePage title={say.lostTitle} text={say.lostMatch} />
  if (opened === 'elsewhere') return <NoticePage title={say.elsewhereTitle} text={say.elsewhereText} />
  if (opened === null) return <LoadingPage />
  return (
    <>
      <LaidTable session={opened.session} />
      <LossNote key={matchKey} matchKey={matchKey} />
    </>
  )
}
