// A match in this page: finds it in the browser, opens it, and lays the table.
import { playsVersion, type AnyGame } from '@flibuste/kernel'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../kit/language.ts'
import type { KeptMatch } from '../session/kept-match.ts'
import { keptHere, openHere } from '../session/local-matches.ts'
import { lockMatch } from '../session/match-lock.ts'
import type { Session } from '../session/session.ts'
import { LoadingPage } from './lazy.tsx'
import { loadGame, prefetchGame, useLoaded } from './loading.ts'
import { LaidTable } from './laid-table.tsx'
import { LossNote } from './loss-note.tsx'
import { NoticePage } from './notice-page.tsx'
import { StrandedMatch, type Stranding } from './stranded-match.tsx'
import { dictionaries } from './words.ts'

type Opened =
  | { readonly session: Session }
  | { readonly kept: KeptMatch; readonly why: Stranding }
  | 'gone'
  | 'elsewhere'
  | null

/** By the rules it began with, or not at all. */
function open(game: AnyGame, key: string): Opened {
  const kept = keptHere(key)
  if (kept === null) return 'gone'
  const { version, options } = kept.record
  if (!playsVersion(game, version, options)) return { kept, why: 'older' }
  try {
    return { session: openHere(game, kept) }
  } catch {
    return { kept, why: 'damaged' }
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
      if (now !== null && typeof now === 'object' && 'session' in now) now.session.close()
      letGo()
      setOpened(null)
    }
  }, [game, key])
  return opened
}

export interface LocalPageProps {
  readonly matchKey: string
  readonly opens: 'now' | 'replay'
}

export function LocalPage({ matchKey, opens }: LocalPageProps) {
  const id = keptHere(matchKey)?.record.game ?? null
  const game = useLoaded(matchKey, async () => (id === null ? null : loadGame(id)))
  const opened = useSession(game.state === 'ready' ? game.value : null, matchKey)
  const say = words(dictionaries)
  if (game.state === 'failed') throw game.error
  if (id === null || opened === 'gone') return <NoticePage title={say.lostTitle} text={say.lostMatch} />
  if (opened === 'elsewhere') return <NoticePage title={say.elsewhereTitle} text={say.elsewhereText} />
  if (opened === null || game.state === 'loading' || game.value === null) return <LoadingPage />
  if ('why' in opened) return <StrandedMatch game={game.value} {...opened} />
  return (
    <>
      <LaidTable session={opened.session} opens={opens} />
      <LossNote key={matchKey} matchKey={matchKey} />
    </>
  )
}
