// The figures of a captain: in the captains' panel and in the ranking.
import type { Language, Seat } from '@flibuste/kernel'
import { linesOver, type RankingColumn, type Voyage } from '@flibuste/web/kit'
import type { View } from '../view.ts'
import { WORDS } from './words.ts'

/** Ashore, what is still at sea, and the target: "5+3/11". The same in every language. */
export function standing(view: View, seat: Seat): string {
  const { banked = 0, aboard = 0 } = view.ships[seat] ?? {}
  return `${banked}${aboard > 0 ? `+${aboard}` : ''}/${view.target}`
}

/** Treasures at sea count where the game was counted, not where somebody reached the target: PIR-9.3, PIR-9.4. */
export function ranking(language: Language, view: View): readonly RankingColumn<View>[] {
  const words = WORDS[language]
  const ashore: RankingColumn<View> = {
    title: words.rankAshore,
    cell: (at, seat) => <b>{at.ships[seat]?.banked ?? 0}</b>,
  }
  const aboard: RankingColumn<View> = { title: words.rankAboard, cell: (at, seat) => at.ships[seat]?.aboard ?? 0 }
  if (view.outcome?.clause === 'PIR-9.6') return [ashore, aboard]
  return [ashore, aboard, { title: words.rankTotal, cell: (at, seat) => <b>{at.outcome?.scores[seat] ?? 0}</b> }]
}

/** Treasures ashore: what is at sea can still be lost. */
export function voyage(language: Language, views: readonly View[]): Voyage | null {
  const lines = linesOver(views, {
    seats: views.at(-1)?.ships.length ?? 0,
    round: ({ round }) => round,
    score: ({ ships }, seat) => ships[seat]?.banked ?? 0,
  })
  return lines.length === 0 ? null : { title: WORDS[language].voyage, lines }
}
