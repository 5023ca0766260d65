// The column beside the board on laptop and wide screens; on a phone the same panels stand behind the tabs.
import { ChatPanel } from './chat.tsx'
import { CoachSheet } from './coach-note.tsx'
import { CrewPanel } from './crew.tsx'
import { LogPanel, type PanelProps } from './log.tsx'
import { SinceSheet } from './since-sheet.tsx'
import type { AnyScene } from './table-state.ts'

/** People at one screen have no need to write to each other. */
export const hasChat = ({ state }: Pick<PanelProps, 'state'>): boolean => state.session.kind === 'remote'

export function Rail(props: PanelProps & { readonly scene: AnyScene }) {
  const crowd = props.state.captains.value.length > 4 ? 'crowd' : ''
  return (
    <aside class={`rail ${hasChat(props) ? '' : 'no-chat'} ${crowd}`}>
      <CrewPanel {...props} />
      <LogPanel {...props} />
      {hasChat(props) && <ChatPanel {...props} />}
      <SinceSheet {...props} />
      <CoachSheet {...props} />
    </aside>
  )
}
