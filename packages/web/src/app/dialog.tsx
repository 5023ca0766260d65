// A sheet laid over the page. The browser's own dialog keeps the focus inside and closes on Escape.
import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { words } from '../kit/language.ts'
import { dictionaries } from './words.ts'

export interface DialogProps {
  readonly title: string
  readonly close: () => void
  readonly children: ComponentChildren
  readonly class?: string
}

export function Dialog({ title, close, children, class: name = '' }: DialogProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const shown = sheet.current
    shown?.showModal()
    // Taken away by a button of its own it is still open: closing it gives the focus back to whoever opened it.
    return () => shown?.close()
  }, [])
  // Whoever laid the sheet takes it away, and at once: the browser tells of a closing of its own a moment later, and whoever opens
  // the sheet again before that would have it closed under their hands.
  const onCancel = (cancel: Event) => {
    cancel.preventDefault()
    close()
  }
  // Where the browser does not ask before it closes. A sheet that was taken away is gone by then, and the next may be open.
  const onClose = () => sheet.current !== null && close()
  const closeOutside = (click: MouseEvent) => click.target === sheet.current && close()
  return (
    <dialog
      ref={sheet}
      class={`dialog ${name}`}
      aria-labelledby={id}
      onCancel={onCancel}
      onClose={onClose}
      onMouseDown={closeOutside}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" class="btn sm sq ghost" onClick={close}>
          <Icon name="close" label={words(dictionaries).close} />
        </button>
      </header>
      {children}
    </dialog>
  )
}
