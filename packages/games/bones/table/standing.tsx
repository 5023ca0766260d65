// The figures of a captain: in the captains' panel, in the ranking, and over the rounds.
import type { Language, Seat } from '@flibuste/kernel'
import { Chest } from '@flibuste/web/art'
import { momentsOf, type RankingColumn, type Voyage } from '@flibuste/web/kit'
import { TREASURES_TO_WIN } from '../data.ts'
import { soloRank } from '../score.ts'
import type { View } from '../view.ts'
import { DEED_WORDS } from './deeds.ts'
import { WORDS } from './words.ts'

const treasuresOf = (view: View, seat: Seat): number => view.boards[seat]?.treasures.length ?? 0

export const standing = (view: View, seat: Seat): string => `${treasuresOf(view, seat)}/${TREASURES_TO_WIN}`

function ChestRow({ count, label }: { readonly count: number; readonly label: string }) {
  const places = Array.from({ length: Math.max(TREASURES_TO_WIN, count) }, (_, nth) => nth)
  return (
    <span class="chests" role="img" aria-label={label}>
      {places.map((nth) => (
        <Chest key={nth} state={nth < count ? 'full' : 'missing'} size={22} />
      ))}
    </span>
  )
}

export function ranking(language: Language, view: View): readonly RankingColumn<View>[] {
  const words = WORDS[language]
  const treasures: RankingColumn<View> = {
    title: words.rankTreasures,
    cell: (at, seat) => <ChestRow count={treasuresOf(at, seat)} label={words.treasures(treasuresOf(at, seat))} />,
  }
  if (view.boards.length === 1) {
    return [
      treasures,
      { title: words.rankTurnsTitle, cell: (at) => <b>{at.solo?.turns ?? at.round}</b> },
      { title: words.rankRank, cell: (at) => words.rank(soloRank(at.solo?.turns ?? at.round)) },
    ]
  }
  return [treasures, { title: words.rankPoints, cell: (at, seat) => <b>{at.boards[seat]?.navigationPoints ?? 0}</b> }]
}

/** A line per captain from the empty hold to now; nothing to draw before a round is over. */
export function voyage(language: Language, views: readonly View[]): Voyage | null {
  const view = views.at(-1)
  if (view === undefined || view.treasuresByRound.length === 0) return null
  const lines = view.boards.map((_, seat) => [0, ...view.treasuresByRound.map((round) => round[seat] ?? 0)])
  const moments = momentsOf(views, ({ round }) => round)
  const goal = view.boards.length === 1 ? null : TREASURES_TO_WIN
  const { when, amount } = DEED_WORDS[language]
  return { title: WORDS[language].voyage, lines, moments, shape: 'steps', goal, when, amount }
}
