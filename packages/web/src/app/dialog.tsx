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
  // The browser tells of a closing a moment later. By then a sheet that was taken away is gone, and the next may be open.
  const onClose = () => sheet.current !== null && close()
  const closeOutside = (click: MouseEvent) => click.target === sheet.current && sheet.current?.close()
  return (
    <dialog ref={sheet} class={`dialog ${name}`} aria-labelledby={id} onClose={onClose} onMouseDown={closeOutside}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" class="btn sm sq ghost" onClick={() => sheet.current?.close()}>
          <Icon name="close" label={words(dictionaries).close} />
        </button>
      </header>
      {children}
    </dialog>
  )
}
