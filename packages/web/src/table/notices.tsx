// Short news that refuse nothing: a lost connection, a copied link. Polite, and never over the action bar.
import { useEffect } from 'preact/hooks'
import { ConnectionNotice } from './connection-notice.tsx'
import type { PanelProps } from './log.tsx'
import type { TableUi } from './table-ui.ts'

const NOTE_MS = 3000

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
      <ConnectionNotice connection={state.session.connection.value} />
      <Note ui={ui} />
    </div>
  )
}
