// The figures of a captain: in the captains' panel and in the ranking.
import type { Language, Seat } from '@flibuste/kernel'
import { linesOver, type RankingColumn, type Voyage } from '@flibuste/web/kit'
import type { View } from '../view.ts'
import { DEED_WORDS } from './deeds.ts'
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

/** What is counted: treasures ashore where somebody reached the target, those aboard too where not (PIR-9.3, PIR-9.4, PIR-9.6). */
export function voyage(language: Language, views: readonly View[]): Voyage | null {
  const end = views.at(-1)
  const isReached = end?.outcome?.clause === 'PIR-9.6'
  const { lines, moments } = linesOver(views, {
    seats: end?.ships.length ?? 0,
    round: ({ round }) => round,
    score: ({ ships }, seat) => (ships[seat]?.banked ?? 0) + (isReached ? 0 : (ships[seat]?.aboard ?? 0)),
  })
  if (end === undefined || lines.length === 0) return null
  return {
    title: isReached ? WORDS[language].voyage : WORDS[language].voyageInAll,
    lines,
    moments,
    shape: 'steps',
    goal: isReached ? end.target : null,
    when: DEED_WORDS[language].when,
    amount: DEED_WORDS[language].amount,
  }
}
