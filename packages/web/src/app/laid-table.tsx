// A table with its game's board and words, around a match from anywhere. Follows the language of the page.
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { afterPicture } from '../kit/answer-first.ts'
import { outward } from '../kit/base.ts'
import { gameTitle } from '../kit/game-title.ts'
import { language, words } from '../kit/language.ts'
import type { Session } from '../session/session.ts'
import { focusWhatIsLeft } from '../table/bar-focus.ts'
import { fetchLaterParts } from '../table/later-parts.tsx'
import { TablePage, type TablePageProps } from '../table/table-page.tsx'
import { useArriving } from './arrival.ts'
import { layBoardOverTable } from './board-styles.ts'
import { LoadingPage } from './lazy.tsx'
import {
  loadCheat,
  loadCoach,
  loadHints,
  loadHintView,
  loadRulebook,
  loadTable,
  loadText,
  useLast,
  useLoaded,
} from './loading.ts'
import { keepNow } from './offline.ts'
import { cheatPage } from './route.ts'
import { go } from './router.ts'
import { dictionaries } from './words.ts'

/** The game, and before it a word when the table waits for this page: it may be one tab of many. */
function titleOf({ game }: Session, asked: 'asked' | 'waiting'): string {
  const title = gameTitle(game.id)
  return asked === 'asked' ? `${words(dictionaries).yourTurn} · ${title}` : title
}

/** The page of the table; whoever comes to it from another screen comes to what is asked. */
function Arrived(props: TablePageProps) {
  useArriving(focusWhatIsLeft)
  useLayoutEffect(() => layBoardOverTable(props.session.game.id), [])
  useEffect(() => {
    // Nobody waits for sheets, book and hints when they are asked for, also without network, and the board did not wait for them.
    afterPicture(() => {
      keepNow()
      void Promise.allSettled([fetchLaterParts(), props.rulebook(language.peek()), props.hints?.(), props.hintView?.()])
    })
  }, [])
  return <TablePage {...props} />
}

export interface LaidTableProps {
  readonly session: Session
  /** Where it is first shown. */
  readonly opens?: 'now' | 'replay'
  readonly voice?: TablePageProps['voice']
}

export function LaidTable({ session, opens = 'now', voice }: LaidTableProps) {
  const id = session.game.id
  const tongue = language.value
  const module = useLoaded(id, () => loadTable(id))
  const text = useLast(useLoaded(`${id} ${tongue}`, () => loadText(id, tongue)))
  if (module.state === 'failed') throw module.error
  if (text.state === 'failed') throw text.error
  if (module.state === 'loading' || text.state === 'loading') return <LoadingPage />
  // One voice at a time: a lesson explains things itself.
  const spoken = voice === undefined ? { coach: () => loadCoach(id) } : { voice }
  return (
    <Arrived
      session={session}
      opens={opens}
      module={module.value}
      text={text.value}
      titled={(asked) => titleOf(session, asked)}
      rulebook={(known) => loadRulebook(id, known)}
      cheat={(known) => loadCheat(id, known)}
      cheatPage={outward(cheatPage(id))}
      hints={() => loadHints(id)}
      hintView={loadHintView}
      home={() => go('/')}
      openTable={go}
      {...spoken}
    />
  )
}
