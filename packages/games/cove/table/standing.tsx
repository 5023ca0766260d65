// The figures of a captain: in the captains' panel and in the ranking.
import type { Language, Seat } from '@flibuste/kernel'
import { linesOver, type RankingColumn, type Voyage } from '@flibuste/web/kit'
import { FAME_CARDS, FAME_VALUES } from '../data.ts'
import type { View } from '../view.ts'
import { DEED_WORDS } from './deeds.ts'
import { WORDS } from './words.ts'

/** Fame; the same in every language. */
export const standing = (view: View, seat: Seat): string => String(view.players[seat]?.fame ?? 0)

/** Fame cards count at the end: COV-21.2. */
const fromCards = ({ players }: View, seat: Seat): number =>
  FAME_CARDS.reduce((sum, card, at) => sum + FAME_VALUES[card] * (players[seat]?.shown[at] ?? 0), 0)

export function ranking(language: Language, _view: View): readonly RankingColumn<View>[] {
  const words = WORDS[language]
  return [
    { title: words.rankSea, cell: (at, seat) => (at.players[seat]?.fame ?? 0) - fromCards(at, seat) },
    { title: words.rankCards, cell: (at, seat) => fromCards(at, seat) },
    { title: words.fame, cell: (at, seat) => <b>{at.players[seat]?.fame ?? 0}</b> },
  ]
}

/** Fame as it was told month by month; the last count, with the fame cards, belongs to the last month. */
export function voyage(language: Language, views: readonly View[]): Voyage | null {
  const { lines, moments } = linesOver(views, {
    seats: views.at(-1)?.players.length ?? 0,
    round: ({ month }) => month,
    score: ({ players }, seat) => players[seat]?.fame ?? 0,
  })
  if (lines.length === 0) return null
  return {
    title: WORDS[language].voyage,
    lines,
    moments,
    shape: 'slopes',
    goal: null,
    when: DEED_WORDS[language].when,
    amount: DEED_WORDS[language].amount,
  }
}
