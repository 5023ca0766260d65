// How pieces are touched: one gate through which every press on a board goes, and the mark of a refusal. Knows no game.
import { has, type AnyMove, type Asked, type Viewer } from '@flibuste/kernel'
import type { Signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { shake } from './motion.ts'
import { allowed } from './moves.ts'
import type { Hands } from './table-module.ts'

/** As long as the toast. */
const REFUSED_MS = 6000

interface Question {
  readonly scene: { readonly view: Asked; readonly me: Viewer; readonly legal: readonly AnyMove[] }
}

/** Whether this page is asked anything now. */
export const isAsked = ({ scene: { view, me, legal } }: Question): boolean =>
  legal.length > 0 && has(view.asked & ~view.answered, me)

/** What can be touched in vain. */
export interface Touchable<Move extends AnyMove> {
  readonly scene: { readonly legal: readonly Move[] }
  readonly hands: Hands<Move>
  /** The piece that was refused last, while the toast is up; by its `data-piece`. */
  readonly refused: Signal<string | null>
}

/** Plays the move, legal or not: the shell says why not, the piece shows where. */
export function attempt<Move extends AnyMove>(table: Touchable<Move>, move: Move, piece: string): void {
  table.refused.value = allowed(table.scene.legal, move) ? null : piece
  table.hands.play(move)
}

interface Marked {
  readonly refused: Signal<string | null>
  readonly scene: { readonly happened: { readonly number: number } }
}

const itself = (piece: Element): Element => piece

/**
 * A refused piece shakes, and keeps its mark as long as the toast, or until the next thing happens. `moved` is the part of a piece
 * that can shake.
 */
export function useRefusedPiece(
  root: RefObject<HTMLElement | null>,
  { refused, scene }: Marked,
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
  useLayoutEffect(() => {
    refused.value = null
  }, [scene.happened.number])
}
