// Keys on the board: 1 to 6 are slots, plus and minus bring the chart nearer.
import type { Signal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { WHOLE, type Camera } from './camera.ts'
import { SLOT_STEPS } from './glow.ts'
import { isAsked, touchSlot, type Table } from './touch.ts'
import { zoomIn, zoomOut } from './zoom.ts'

const TYPED_IN = 'input, textarea, select, [contenteditable], dialog, [role=dialog]'

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPED_IN) !== null

const isPlain = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)

/** One listener for the life of the board, always with the newest table: no press falls between two renders. */
function useKeys(press: (key: string) => void): void {
  const newest = useRef(press)
  newest.current = press
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isPlain(event)) newest.current(event.key)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

export const useSlotKeys = (table: Table): void =>
  useKeys((key) => {
    if (/^[1-6]$/.test(key) && isAsked(table) && SLOT_STEPS.includes(table.scene.view.step))
      touchSlot(table, Number(key))
  })

export const useZoomKeys = (table: Table, camera: Signal<Camera>): void =>
  useKeys((key) => {
    if (key === '+' || key === '=') zoomIn(table, camera)
    else if (key === '-') zoomOut(table, camera)
    else if (key === '0') camera.value = WHOLE
  })

/** While something lies over the board: a key of its own puts it away. */
export const useKey = (wanted: string, act: () => void): void =>
  useKeys((key) => {
    if (key.toLowerCase() === wanted.toLowerCase()) act()
  })
