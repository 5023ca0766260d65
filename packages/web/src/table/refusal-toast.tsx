// Why not: the fact, the reason, what to do instead, and the clause. Six seconds, or until it is put away.
import { useEffect } from 'preact/hooks'
import { Icon, WaxSeal } from '../art/index.ts'
import type { RefusalNote, TableUi } from './table-ui.ts'
import { say } from './words.ts'

const SHOWN_MS = 6000

/** A reading pointer or keyboard holds it: nobody should have to race it. */
const isBeingRead = (): boolean => document.querySelector('.toast.refusal:is(:hover, :focus-within)') !== null

function useLeaving({ refusal }: TableUi, number: number): void {
  useEffect(() => {
    const leave = (): void => {
      if (isBeingRead()) timer = setTimeout(leave, SHOWN_MS)
      else refusal.value = null
    }
    let timer = setTimeout(leave, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [number])
}

function Note({ note, ui }: { readonly note: RefusalNote; readonly ui: TableUi }) {
  const words = say()
  const { clause } = note
  useLeaving(ui, note.number)
  return (
    <div class="toast refusal" role="alert" data-refusal={clause ?? 'none'}>
      <WaxSeal />
      <div>
        <b>{note.words.fact}</b>
        <span>
          {note.words.reason} {words.nothingSpent}
        </span>
        {note.words.instead !== '' && <span class="instead">{note.words.instead}</span>}
      </div>
      {clause !== null && (
        <button type="button" class="btn sm" onClick={() => ui.openRulebook({ clause, here: note.words })}>
          <Icon name="book" />
          {clause}
        </button>
      )}
      <button type="button" class="toast-close" aria-label={words.dismiss} onClick={() => (ui.refusal.value = null)}>
        <Icon name="close" />
      </button>
    </div>
  )
}

export function RefusalToast({ ui }: { readonly ui: TableUi }) {
  const note = ui.refusal.value
  return note === null ? null : <Note key={note.number} note={note} ui={ui} />
}
