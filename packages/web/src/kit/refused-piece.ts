// The piece somebody touched in vain: it shakes, and is marked as long as the toast that tells why.
import type { Signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { shake } from './motion.ts'

/** As long as the toast. */
const REFUSED_MS = 6000

interface Touched {
  /** By its `data-piece`. */
  readonly refused: Signal<string | null>
  readonly scene: { readonly happened: { readonly number: number } }
}

const itself = (piece: Element): Element => piece

/** The mark goes with the toast, or with the next thing that happens. `moved`: the part of a piece that can shake. */
export function useRefusedPiece(
  root: RefObject<HTMLElement | null>,
  { refused, scene }: Touched,
  moved: (piece: Element) => Element = itself,
): void {
  const name = refused.value
  useEffect(() => {
    if (name === null) return
    const piece = root.current?.querySelector(`[data-piece="${name}"]`) ?? null
    if (piece !== null) shake(moved(piece))
    const over = setTimeout(() => (refused.value = null), REFUSED_MS)
    return () => clearTimeout(over)
  }, [name])
  useEffect(() => {
    refused.value = null
  }, [scene.happened.number])
}
