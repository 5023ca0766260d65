// What is to be said of a move before it is made: that the end comes of it, or that nothing can. Pure.
import type { Reader } from '@flibuste/kernel'
import { placesBy, verdictSaid, type Remark } from '@flibuste/web/kit'
import type { Move } from '../moves.ts'
import { chanceToBoard } from '../odds.ts'
import type { View } from '../view.ts'
import { placeOf } from '../wording.ts'
import { goal } from './goal.ts'
import { hiddenPirates, knownBonus } from './rows.ts'
import { say } from './words.ts'

/** The round ends with this turn: STO-9.2. */
const isLastInRound = ({ active, firstSeat, players }: View): boolean => (active + 1) % players.length === firstSeat

/** STO-4.6: nobody else has anything there that could be hit. */
function vainShot(view: View, ship: number): Remark | null {
  const place = placeOf(view, ship)
  if (place?.ship == null || place.sides.some(({ goods }, seat) => seat !== view.active && goods.length > 0))
    return null
  return { kind: 'vain', words: say().remark.nobody(say().shipName(place.ship)) }
}

/** How it would stand with her points, colours apart. */
function withPrize(view: View, points: number, reader: Reader): string {
  const now = goal(view)
  const scores = now.scores.map((score, seat) => score + (seat === view.active ? points : 0))
  return verdictSaid({ ...now, scores, places: placesBy(scores) }, reader)
}

function boarding(view: View, ship: number, reader: Reader): Remark | null {
  const words = say().remark
  const place = placeOf(view, ship)
  const side = place?.sides[view.active]
  if (place?.ship == null || side === undefined) return null
  if (hiddenPirates(side) === 0 && chanceToBoard(place.ship.strength, knownBonus(side)) === 0)
    return { kind: 'vain', words: words.tooStrong(say().shipName(place.ship)) }
  if (view.ending || view.rear.length + view.rearLeft > 0) return null
  const verdict = withPrize(view, place.ship.points, reader)
  return { kind: 'ends', words: isLastInRound(view) ? words.prizeEnds(verdict) : words.prize(verdict) }
}

export function remark(move: Move, view: View, reader: Reader): Remark | null {
  if (move.kind === 'fire') return vainShot(view, move.ship)
  if (move.kind === 'board') return boarding(view, move.ship, reader)
  if (move.kind !== 'endTurn' || !view.ending || !isLastInRound(view)) return null
  return { kind: 'ends', words: say().remark.ends(verdictSaid(goal(view), reader)) }
}
