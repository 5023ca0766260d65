// Every legal move in words, as a list of buttons: with it any game can be played without its board.
import { useState } from 'preact/hooks'
import { Dialog } from '../app/dialog.tsx'
import type { Remark } from '../kit/table-module.ts'
import { remarkOf } from './last-word.tsx'
import { listed, type Listed } from './listed.ts'
import { matching } from './move-search.ts'
import type { BarProps } from './action-bar.tsx'
import type { TableUi } from './table-ui.ts'
import { say } from './words.ts'

/** A list shorter than this is read faster than it is searched. */
const SEARCHED_FROM = 13

const STEPS: { readonly [key: string]: number } = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys walk the list; Tab does too, since these are buttons. */
function walk(event: KeyboardEvent): void {
  const by = STEPS[event.key]
  if (by === undefined || !(event.currentTarget instanceof HTMLElement)) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.move-list button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const next = buttons[at === -1 ? 0 : at + by]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

interface NamedMove extends Listed {
  readonly remark: Remark | null
}

function Search({ query, search }: { readonly query: string; readonly search: (query: string) => void }) {
  const label = say().findMove
  return (
    <input
      class="input"
      type="search"
      autofocus
      value={query}
      placeholder={label}
      aria-label={label}
      onInput={(event) => search(event.currentTarget.value)}
    />
  )
}

function Moves({ moves, ui }: { readonly moves: readonly NamedMove[]; readonly ui: TableUi }) {
  return (
    <ul class="move-list">
      {moves.map(({ move, label, remark }, index) => (
        <li key={`${index} ${label}`}>
          <button type="button" class="btn wide" autofocus={index === 0} onClick={() => ui.play(move)}>
            <span>
              {label}
              {remark !== null && <small>{remark.words}</small>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

export function AllMoves({ ui, scene, state }: BarProps) {
  const words = say()
  const [query, search] = useState('')
  const named = listed(scene).map((one) => ({ ...one, remark: remarkOf(state, scene, one.move) }))
  const shown = matching(named, query)
  return (
    <Dialog title={words.allMovesTitle} class="all-moves" close={() => (ui.dialog.value = null)}>
      <div class="all-moves-body" onKeyDown={walk}>
        {named.length >= SEARCHED_FROM && <Search query={query} search={search} />}
        <Moves moves={shown} ui={ui} />
        {shown.length === 0 && <p class="caption">{words.noSuchMove}</p>}
      </div>
    </Dialog>
  )
}
