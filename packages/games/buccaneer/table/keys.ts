// The keys 2 to 5 pick up the crew whose captain shows that value, 1 the one with the question mark; 0 puts down.
import { useLayoutEffect, useRef } from 'preact/hooks'
import { discOf } from '../crews.ts'
import type { Value } from '../data.ts'
import { crewIn } from '../wording.ts'
import { EMPTY } from './draft.ts'
import { isActing, touchCrew, type Table } from './touch.ts'

const TYPED_IN = 'input, textarea, select, [contenteditable], dialog, [role=dialog]'

const VALUE_OF: { readonly [key: string]: Value } = { '1': '?', '2': 2, '3': 3, '4': 4, '5': 5 }

export const keyOf = (value: Value): string => (value === '?' ? '1' : String(value))

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPED_IN) !== null

const isPlain = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)

function touchValue(table: Table, value: Value): void {
  const { view } = table.scene
  const crew = discOf(view.active, value)
  if (crewIn(view, crew) !== undefined && table.targets.picked !== crew) touchCrew(table, crew)
}

function press(table: Table, key: string): void {
  const value = VALUE_OF[key]
  if (value !== undefined) touchValue(table, value)
  else if (key === '0') table.draft.value = EMPTY
}

/** One listener for the life of the board, always with the newest table: no press falls between two renders. */
export function useValueKeys(table: Table): void {
  const newest = useRef(table)
  newest.current = table
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isPlain(event) && isActing(newest.current)) press(newest.current, event.key)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
