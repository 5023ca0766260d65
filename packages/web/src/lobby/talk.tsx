// Talk before the match: the same chat as at the table, and it goes on there.
import { useState } from 'preact/hooks'
import type { RemoteSession } from '../session/remote-session.ts'
import type { Denial } from '../session/session.ts'
import { ChatPanel } from '../table/chat.tsx'
import { explain } from './explain.ts'

export function Talk({ session }: { readonly session: RemoteSession }) {
  const [denial, setDenial] = useState<Denial | null>(null)
  return (
    <div class="lobby-talk">
      <ChatPanel state={{ session }} ui={{ tell: setDenial }} />
      {denial !== null && (
        <p class="field-error" role="alert">
          {explain(denial)}
        </p>
      )}
    </div>
  )
}
