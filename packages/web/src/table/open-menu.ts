// A small menu behind a button: who opens it, where the focus goes, and what shuts it.
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/**
 * Open or shut: takes the focus in, gives it back, and shuts at Escape and at a touch elsewhere. All before it is painted: a moment
 * later the focus may be on an item already, and must not be taken from there.
 */
export function useMenu() {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    box.current?.querySelector<HTMLElement>('.menu button')?.focus()
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [isOpen])
  const close = (): void => {
    setOpen(false)
    opener.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return { isOpen, box, opener, close, toggle: () => setOpen(!isOpen), onKeyDown }
}
