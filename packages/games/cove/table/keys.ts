// Keys on the board: 1 to 6 choose an island while courses are chosen.
import { useLayoutEffect, useRef } from 'preact/hooks'
import { isAsked, touchIsland, type Table } from './touch.ts'

const TYPED_IN = 'input, textarea, select, [contenteditable], dialog, [role=dialog]'

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPED_IN) !== null

const isPlain = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)

/** One listener for the life of the board, always with the newest table: no press falls between two renders. */
export function useIslandKeys(table: Table): void {
  const newest = useRef(table)
  newest.current = table
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isPlain(event) && /^[1-6]$/.test(event.key) && isAsked(newest.current))
        touchIsland(newest.current, Number(event.key))
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
