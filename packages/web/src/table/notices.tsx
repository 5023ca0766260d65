// Short news that refuse nothing: a lost connection, a copied link. Polite, and never over the action bar.
import { useEffect } from 'preact/hooks'
import { Icon } from '../art/index.ts'
import type { PanelProps } from './log.tsx'
import type { TableUi } from './table-ui.ts'
import { say } from './words.ts'

const NOTE_MS = 3000

function Connection({ state }: Pick<PanelProps, 'state'>) {
  const words = say()
  const { value } = state.session.connection
  if (value === 'local' || value === 'live') return null
  return (
    <p class="banner" data-connection={value}>
      <Icon name="warning" />
      <span>{value === 'lost' ? words.lost : words.connecting}</span>
      {value === 'lost' && (
        <button type="button" class="btn sm" onClick={() => location.reload()}>
          {words.retry}
        </button>
      )}
    </p>
  )
}

function Note({ ui }: { readonly ui: TableUi }) {
  const note = ui.note.value
  useEffect(() => {
    if (note === null) return undefined
    const timer = setTimeout(() => (ui.note.value = null), NOTE_MS)
    return () => clearTimeout(timer)
  }, [note])
  return note === null ? null : <p class="toast news">{note}</p>
}

export function Notices({ state, ui }: PanelProps) {
  return (
    <div class="notices" role="status">
      <Connection state={state} />
      <Note ui={ui} />
    </div>
  )
}
