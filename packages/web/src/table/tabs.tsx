// The foot of a phone: table, log, chat, crew. Says what is new behind a leaf that is not open.
import { Icon, type IconName } from '../art/index.ts'
import type { PanelProps } from './log.tsx'
import { hasChat } from './rail.tsx'
import { TABS, type Tab } from './table-ui.ts'
import { say } from './words.ts'

export const ICONS: { readonly [T in Tab]: IconName } = { table: 'wheel', log: 'quill', chat: 'chat', crew: 'seats' }

export const tabId = (tab: Tab): string => `tab-${tab}`
export const PANEL_ID = 'tab-panel'

const shownTabs = (props: Pick<PanelProps, 'state'>): readonly Tab[] =>
  TABS.filter((tab) => tab !== 'chat' || hasChat(props))

const ALONG: { readonly [key: string]: number } = { ArrowRight: 1, ArrowLeft: -1 }

function walk(event: KeyboardEvent, { ui, ...props }: PanelProps): void {
  const by = ALONG[event.key]
  if (by === undefined) return
  event.preventDefault()
  const tabs = shownTabs(props)
  const next = tabs[(tabs.indexOf(ui.tab.value) + by + tabs.length) % tabs.length]!
  ui.tab.value = next
  document.getElementById(tabId(next))?.focus()
}

export function Mark({ tab, unread, isWaiting }: { tab: Tab; unread: number; isWaiting: boolean }) {
  if (tab === 'chat' && unread > 0)
    return (
      <b class="badge">
        {unread}
        <span class="visually-hidden"> {say().unread(unread)}</span>
      </b>
    )
  if (tab === 'table' && isWaiting) return <b class="turn-mark" role="img" aria-label={say().yourTurnMark} />
  return null
}

export function Tabs({ unread, ...props }: PanelProps & { readonly unread: number }) {
  const { ui, state } = props
  const words = say().tabs
  return (
    <nav aria-label={say().leaves}>
      <div class="tabs" role="tablist" onKeyDown={(event) => walk(event, props)}>
        {shownTabs(props).map((tab) => (
          <button
            key={tab}
            id={tabId(tab)}
            type="button"
            role="tab"
            aria-selected={ui.tab.value === tab}
            aria-controls={PANEL_ID}
            tabIndex={ui.tab.value === tab ? 0 : -1}
            onClick={() => (ui.tab.value = tab)}
          >
            <Icon name={ICONS[tab]} />
            <span>{words[tab]}</span>
            <Mark tab={tab} unread={unread} isWaiting={state.myTurn.value && ui.tab.value !== 'table'} />
          </button>
        ))}
      </div>
    </nav>
  )
}
