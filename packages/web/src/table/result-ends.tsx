// What can be done with a match that is over: play another, see it again, talk about it, share it, check it, go home.
import type { Ending } from '@flibuste/kernel'
import { useRef, useState } from 'preact/hooks'
import { Dialog } from '../app/dialog.tsx'
import { Icon } from '../art/index.ts'
import { ChatPanel } from './chat.tsx'
import { CheckButton, type useCheck } from './check-match.tsx'
import { hasChat } from './rail.tsx'
import { RematchButton } from './rematch.tsx'
import type { ResultProps } from './result.tsx'
import { ShareSheet } from './share-sheet.tsx'
import { Mark } from './tabs.tsx'
import type { Voyaged } from './voyage-sheet.tsx'
import { say } from './words.ts'

interface EndsProps extends ResultProps {
  readonly checking: ReturnType<typeof useCheck>
  readonly ending: Ending
  readonly voyaged: Voyaged
}

type Sheet = 'talk' | 'share'

/** How much was said since the talk was last open. */
function useUnheard({ state }: ResultProps, isOpen: boolean): number {
  const said = state.session.said.value.length
  const heard = useRef(said)
  if (isOpen) heard.current = said
  return said - heard.current
}

function TalkButton({ open, unheard }: { readonly open: () => void; readonly unheard: number }) {
  return (
    <button type="button" class="btn" aria-haspopup="dialog" onClick={open}>
      <Icon name="chat" />
      {say().chat}
      <Mark tab="chat" unread={unheard} isWaiting={false} />
    </button>
  )
}

export function Ends({ checking, ending, voyaged, ...props }: EndsProps) {
  const words = say()
  const [sheet, lay] = useState<Sheet | null>(null)
  const unheard = useUnheard(props, sheet === 'talk')
  const talks = hasChat(props)
  const close = (): void => lay(null)
  return (
    <div class={talks ? 'ends talks' : 'ends'}>
      <RematchButton {...props} />
      <button type="button" class="btn" onClick={() => props.ui.replay(0)}>
        <Icon name="branch" />
        {words.replay}
      </button>
      {talks && <TalkButton open={() => lay('talk')} unheard={unheard} />}
      <button type="button" class="btn" aria-haspopup="dialog" onClick={() => lay('share')}>
        <Icon name="share" />
        {words.share.open}
      </button>
      <CheckButton {...checking} />
      <button type="button" class="btn ghost" onClick={props.home}>
        {words.home}
      </button>
      {sheet === 'talk' && (
        <Dialog title={words.chat} class="talk-sheet" close={close}>
          <ChatPanel {...props} />
        </Dialog>
      )}
      {sheet === 'share' && <ShareSheet {...props} result={ending.title} voyaged={voyaged} close={close} />}
    </div>
  )
}
