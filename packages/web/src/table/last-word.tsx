// What is to be said before a move is made: that it ends the match, with how it would end, or that it can bring nothing.
import type { AnyMove } from '@flibuste/kernel'
import { Icon } from '../art/index.ts'
import type { Actions, Remark } from '../kit/table-module.ts'
import type { BarProps } from './action-bar.tsx'
import type { AnyScene, TableState } from './table-state.ts'

/** More would be a wall of text. */
const MOST = 2

export const remarkOf = ({ module }: TableState, { view, reader }: AnyScene, move: AnyMove): Remark | null =>
  module.remark(move, view, reader)

/** Whatever may be touched and ends the match, and what the buttons offer in vain. */
function remarksOf({ state, scene }: BarProps, { primary, others }: Actions<AnyMove>): string[] {
  const offered = [primary, ...others].flatMap((action) => action?.move ?? [])
  const vain = offered.map((move) => remarkOf(state, scene, move)).filter((remark) => remark?.kind === 'vain')
  const ends = scene.legal.map((move) => remarkOf(state, scene, move)).filter((remark) => remark?.kind === 'ends')
  return [...new Set([...vain, ...ends].flatMap((remark) => remark?.words ?? []))].slice(0, MOST)
}

export function LastWord({ actions, ...props }: BarProps & { readonly actions: Actions<AnyMove> }) {
  const words = remarksOf(props, actions)
  if (words.length === 0) return null
  return (
    <ul class="last-word">
      {words.map((said) => (
        <li key={said}>
          <Icon name="flag" />
          <span>{said}</span>
        </li>
      ))}
    </ul>
  )
}
