// What is to be said of a move before it is made: that the last ship ends the match, and with what. Pure.
import type { Reader, Seat } from '@flibuste/kernel'
import type { Remark } from '@flibuste/web/kit'
import { standingOf } from '../score.ts'
import type { Board, Move } from '../moves.ts'
import type { View } from '../view.ts'
import { shipIn } from '../wording.ts'
import { forecastOf } from './forecast.ts'
import { say } from './words.ts'

interface Span {
  readonly least: number
  readonly most: number
}

/** What everybody's treasures would bring if the captain took one and the second the other. */
function awards(view: View, { treasure }: Board, second: Seat | null, left: readonly string[]): number[] {
  const other = left.find((_, at) => at !== left.indexOf(treasure))
  const gained = (kind: string, seat: Seat): number =>
    Number(kind === treasure && seat === view.active) + Number(kind === other && seat === second)
  const after = view.standings.map((standing) =>
    standingOf(
      standing.treasure,
      standing.value,
      standing.counts.map((count, seat) => count + gained(standing.treasure, seat)),
    ),
  )
  return view.players.map((_, seat) => after.reduce((sum, standing) => sum + (standing.awards[seat] ?? 0), 0))
}

/** By seat: the wealth it would end with, as far as covered wages are known. */
function wealthAfter(view: View, move: Board): Span[] | null {
  const forecast = forecastOf(view, move.crew, move.ship)
  if (forecast === null) return null
  const brought = awards(view, move, forecast.second, forecast.treasures)
  return view.players.map(({ ducats }, seat) => {
    const wage = forecast.wages.find((paid) => paid.seat === seat)
    const gain = seat === view.active ? forecast : (wage ?? { least: 0, most: 0 })
    const base = ducats + (brought[seat] ?? 0)
    return { least: base + gain.least, most: base + gain.most }
  })
}

export function remark(move: Move, view: View, reader: Reader): Remark | null {
  if (move.kind !== 'board' || view.shipsToCome > 0 || view.ships.length > 1) return null
  const spans = wealthAfter(view, move)
  const mine = spans?.[view.active]
  if (spans === null || mine === undefined) return null
  const words = say()
  const others = spans.map((span, seat) => ({ span, seat })).filter(({ seat }) => seat !== view.active)
  const best = others.toSorted((one, two) => two.span.most - one.span.most)[0]
  const told = ({ least, most }: Span): string => words.range(least, most)
  const name = shipIn(view, move.ship)?.name ?? ''
  return {
    kind: 'ends',
    words: words.remark.ends(
      name,
      told(mine),
      reader.name(best?.seat ?? -1),
      best === undefined ? '' : told(best.span),
    ),
  }
}
