// The figures of a captain: in the captains' panel and in the ranking.
import type { Language, Seat } from '@flibuste/kernel'
import { linesOver, type RankingColumn, type Voyage } from '@flibuste/web/kit'
import type { View } from '../view.ts'
import { DEED_WORDS } from './deeds.ts'
import { Flags } from './prizes.tsx'
import { WORDS } from './words.ts'

/** Points, and what the colours would bring where the bonus is played. */
export function standing({ players }: View, seat: Seat): string {
  const { score, bonus } = players[seat] ?? { score: 0, bonus: 0 }
  return bonus > 0 ? `${score}+${bonus}` : String(score)
}

export function ranking(language: Language, view: View): readonly RankingColumn<View>[] {
  const words = WORDS[language]
  const points: RankingColumn<View> = {
    title: words.rankPoints,
    cell: ({ players }, seat) => players[seat]?.score ?? 0,
  }
  const ships: RankingColumn<View> = {
    title: words.rankShips,
    cell: ({ players }, seat) => <Flags words={words} ships={players[seat]?.taken ?? []} />,
  }
  if (!view.options.bonus)
    return [{ ...points, cell: ({ players }, seat) => <b>{players[seat]?.score ?? 0}</b> }, ships]
  return [
    points,
    ships,
    { title: words.rankBonus, cell: ({ players }, seat) => `+${players[seat]?.bonus ?? 0}` },
    {
      title: words.rankTotal,
      cell: ({ players }, seat) => <b>{(players[seat]?.score ?? 0) + (players[seat]?.bonus ?? 0)}</b>,
    },
  ]
}

/** Points, and where the bonus is played what the colours would bring: what is counted at the end. */
export function voyage(language: Language, views: readonly View[]): Voyage | null {
  const { lines, moments } = linesOver(views, {
    seats: views.at(-1)?.players.length ?? 0,
    round: ({ round }) => round,
    score: ({ players }, seat) => (players[seat]?.score ?? 0) + (players[seat]?.bonus ?? 0),
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
