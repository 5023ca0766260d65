// The captains across the top of a tablet, and two words behind which log and chat lie over the board; what happened since my turn is a third.
import { Icon } from '../art/index.ts'
import { ChatPanel } from './chat.tsx'
import { CrewPanel } from './crew.tsx'
import { LogPanel, type PanelProps } from './log.tsx'
import { hasChat } from './rail.tsx'
import { SinceSheet } from './since-sheet.tsx'
import type { AnyScene } from './table-state.ts'
import { useUnread } from './table-effects.ts'
import { ICONS, Mark } from './tabs.tsx'
import { say } from './words.ts'

const LEAVES = ['log', 'chat'] as const
type Leaf = (typeof LEAVES)[number]

const LEAF_ID = 'strip-leaf'

function LeafWord({ leaf, unread, ui }: PanelProps & { readonly leaf: Leaf; readonly unread: number }) {
  const isOpen = ui.tab.value === leaf
  return (
    <button
      type="button"
      class="extra"
      aria-expanded={isOpen}
      aria-controls={isOpen ? LEAF_ID : undefined}
      onClick={() => (ui.tab.value = isOpen ? 'table' : leaf)}
    >
      <Icon name={isOpen ? 'close' : ICONS[leaf]} />
      <span>{say().tabs[leaf]}</span>
      <Mark tab={leaf} unread={unread} isWaiting={false} />
    </button>
  )
}

export function Strip(props: PanelProps & { readonly scene: AnyScene }) {
  const { state, ui } = props
  const unread = useUnread(state, ui)
  const tab = ui.tab.value
  return (
    <>
      <div class="captains-strip">
        <CrewPanel {...props} />
        <div class="strip-leaves sheet">
          {LEAVES.filter((leaf) => leaf !== 'chat' || hasChat(props)).map((leaf) => (
            <LeafWord key={leaf} {...props} leaf={leaf} unread={unread} />
          ))}
        </div>
        {state.look.value === null && <SinceSheet {...props} />}
      </div>
      {(tab === 'log' || tab === 'chat') && (
        <div id={LEAF_ID} class="strip-leaf">
          {tab === 'log' ? <LogPanel {...props} /> : <ChatPanel {...props} />}
        </div>
      )}
    </>
  )
}
