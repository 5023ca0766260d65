// What happened to me at a table before its match: my seat was freed, or what I was ready for has changed.
import type { TableInfo } from '@flibuste/protocol'
import { useRef } from 'preact/hooks'
import { words } from '../kit/language.ts'
import type { LobbyActs } from './lobby-acts.ts'
import { dictionaries } from './words.ts'

export interface NotesProps {
  readonly table: TableInfo
  readonly acts: LobbyActs
}

/** Whether seats or rules have changed since this page was opened or I last said that I am ready. */
function useChanged({ table: { lobby }, acts }: NotesProps): boolean {
  const seen = useRef(lobby?.terms)
  const isSettled = acts.mySeat < 0 || lobby?.ready[acts.mySeat] === true || acts.isHost
  if (isSettled) seen.current = lobby?.terms
  return seen.current !== lobby?.terms
}

export function LobbyNotes(props: NotesProps) {
  const say = words(dictionaries)
  const { acts } = props
  const isChanged = useChanged(props)
  const isFreed = acts.mySeat < 0 && acts.freed > 0
  const note = isFreed ? (acts.isShownOut ? say.shownOut : say.freed) : isChanged ? say.changed : null
  return <div role="status">{note !== null && <p class="note-ready lobby-note">{note}</p>}</div>
}
