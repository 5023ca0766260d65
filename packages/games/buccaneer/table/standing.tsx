// The figures of a captain: in the captains' panel, in the ranking, and ship by ship.
import type { Language, Seat } from '@flibuste/kernel'
import { Treasure } from '@flibuste/web/art'
import { linesOver, type RankingColumn, type Voyage } from '@flibuste/web/kit'
import type { Standing } from '../score.ts'
import type { View } from '../view.ts'
import { DEED_WORDS } from './deeds.ts'
import type { BuccaneerWords } from './words.en.ts'
import { WORDS } from './words.ts'

const ducatsOf = (view: View, seat: Seat): number => view.players[seat]?.ducats ?? 0

/** Wealth, as it would be counted now; the same in every language of the table. */
export const standing = (view: View, seat: Seat): string => WORDS.en.ducatsShort(view.players[seat]?.wealth ?? 0)

interface AwardProps {
  readonly words: BuccaneerWords
  readonly standing: Standing
  readonly seat: Seat
}

/** The value, a share of it, or a ducat each: BUC-8.3, BUC-8.5, BUC-8.6. */
function Award({ words, standing: { treasure, counts, leaders, awards }, seat }: AwardProps) {
  const count = counts[seat] ?? 0
  if (count === 0) return null
  const isLeader = leaders.includes(seat)
  const said = words.award(
    words.treasures(treasure, count),
    words.ducats(awards[seat] ?? 0),
    isLeader ? 'most' : 'each',
  )
  return (
    <span class={`award ${isLeader ? 'leads' : ''}`} role="img" aria-label={said} title={said}>
      <Treasure name={treasure} />
      <span>{count}</span>
      <b>+{awards[seat]}</b>
    </span>
  )
}

export function ranking(language: Language): readonly RankingColumn<View>[] {
  const words = WORDS[language]
  return [
    { title: words.rankDucats, cell: (view, seat) => ducatsOf(view, seat) },
    {
      title: words.rankTreasures,
      cell: (view, seat) => (
        <span class="buccaneer-awards">
          {view.standings.map((each) => (
            <Award key={each.treasure} words={words} standing={each} seat={seat} />
          ))}
        </span>
      ),
    },
    { title: words.rankWealth, cell: (view, seat) => <b>{view.players[seat]?.wealth ?? 0}</b> },
  ]
}

/** Wealth, treasures included, from the first purse to now, ship by ship: BUC-8.9. Nothing to draw before a ship has left. */
export function voyage(language: Language, views: readonly View[]): Voyage | null {
  const gone = views.at(-1)?.ducatsByShip.length ?? 0
  const { lines, moments } = linesOver(views, {
    seats: views.at(-1)?.players.length ?? 0,
    round: ({ ducatsByShip }) => Math.min(ducatsByShip.length + 1, gone),
    score: ({ players }, seat) => players[seat]?.wealth ?? 0,
  })
  if (gone === 0 || lines.length === 0) return null
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
