// The shelf of this browser, and whether it holds what is put on it.
import { signal, type ReadonlySignal } from '@preact/signals'
import { storage } from '../kit/storage.ts'
import { shelfIn, type Shelf } from './kept-match.ts'

/** Why a match will not be there when the page is opened again: no room is left, or the browser keeps nothing for this page. */
export type Loss = 'full' | 'forbidden'

const lost = signal<Loss | null>(null)

/** Null: every match that was put on the shelf lies there. */
export const loss: ReadonlySignal<Loss | null> = lost

const plain = shelfIn(storage)

export const shelf: Shelf = {
  ...plain,
  write(match, note) {
    const isKept = plain.write(match, note)
    lost.value = isKept ? null : storage.isThere() ? 'full' : 'forbidden'
    return isKept
  },
}
