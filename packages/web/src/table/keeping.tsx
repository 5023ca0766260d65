// At a table nobody has played at for long, its captains are asked as they come in whether the server is to keep the match.
import { LIMITS } from '@flibuste/protocol'
import { useEffect, useState } from 'preact/hooks'
import { Dialog } from '../app/dialog.tsx'
import { KeepAsk } from '../app/keep-ask.tsx'
import { words } from '../kit/language.ts'
import { dictionaries } from '../app/words.ts'
import { endingOf } from '../session/wire.ts'
import type { PanelProps } from './log.tsx'

/** Whether this page has to ask the server: a match of mine under way, and old enough for the question. */
function mayBeAsked({ session }: PanelProps['state']): boolean {
  const { status, seats, host, createdAt } = session.table.peek()
  const isMine = host === session.myId || seats.some(({ owner }) => owner?.id === session.myId)
  const isOld = Date.now() - createdAt > LIMITS.askedAfterMs
  return session.kind === 'remote' && status === 'playing' && isMine && isOld
}

export function Keeping({ state }: Pick<PanelProps, 'state'>) {
  const [endsAt, ask] = useState<number | null>(null)
  const table = state.session.table.peek().id
  useEffect(() => {
    if (!mayBeAsked(state)) return
    void endingOf(table).then((ending) => ask(ending?.asks === true ? ending.endsAt : null))
  }, [state, table])
  if (endsAt === null) return null
  const say = words(dictionaries)
  return (
    <Dialog title={say.keepTitle} close={() => ask(null)}>
      <p class="prose">{say.keepHelp}</p>
      <KeepAsk table={table} endsAt={endsAt} />
    </Dialog>
  )
}
