// Finding a move among many by the words of its label.
import { folded } from './rulebook-text.ts'

export interface Labelled {
  readonly label: string
}

/** Those whose label has every word of the query, accents and case aside. */
export function matching<Move extends Labelled>(moves: readonly Move[], query: string): readonly Move[] {
  const wanted = folded(query).split(' ').filter(Boolean)
  return moves.filter(({ label }) => wanted.every((word) => folded(label).includes(word)))
}
