// What is to be said of a move before it is made: that the end comes of it, or that nothing can. Pure.
import type { Reader, Seat } from '@flibuste/kernel'
import { placesBy, verdictSaid, type Remark } from '@flibuste/web/kit'
import type { Move } from '../moves.ts'
import { chanceToBoard } from '../odds.ts'
import { leaderAmong } from '../ties.ts'
import type { View } from '../view.ts'
import { placeAsked, placeOf } from '../wording.ts'
import { chanceToHit, hitsNowhere } from './broadside.ts'
import { goal, isBecalmed, isLastPrize } from './goal.ts'
import { hiddenPirates, knownBonus } from './rows.ts'
import { say } from './words.ts'

/** The round ends with this turn: STO-9.2. */
const isLastInRound = ({ active, firstSeat, players }: View): boolean => (active + 1) % players.length === firstSeat

/** Of a calm only if no ship may be taken any more: STO-9.2, STO-E4. */
function endsWithTurn(move: Move, view: View): boolean {
  const isCalm = isBecalmed(view) && (move.kind === 'endTurn' || !view.sea.some(({ mayBoard }) => mayBoard))
  return isLastInRound(view) && (view.ending || isCalm)
}

/** A ship that is taken now, by whomever, is the last: STO-9.1, STO-9.2. */
const endsWithPrize = (view: View): boolean => isLastInRound(view) && (view.ending || isLastPrize(view))

/** STO-4.6: nobody else has anything there that could be hit. */
function vainShot(view: View, ship: number): Remark | null {
  const place = placeOf(view, ship)
  if (place?.ship == null || chanceToHit(place, view.active) > 0) return null
  return { kind: 'vain', words: say().remark.nobody(say().shipName(place.ship)) }
}

/** STO-3.12, STO-4.6: a broadside is paid for, and there is nothing to fire at. */
const vainPayment = (view: View): Remark | null =>
  hitsNowhere(view, view.active) ? { kind: 'vain', words: say().remark.noTarget } : null

interface Prize {
  readonly points: number
  readonly captor: Seat
}

/** How it would stand with her points, colours apart. */
function withPrize(view: View, { points, captor }: Prize, reader: Reader): string {
  const now = goal(view)
  const scores = now.scores.map((score, seat) => score + (seat === captor ? points : 0))
  return verdictSaid({ ...now, scores, places: placesBy(scores) }, reader)
}

function boarding(view: View, ship: number, reader: Reader): Remark | null {
  const words = say().remark
  const place = placeOf(view, ship)
  const side = place?.sides[view.active]
  if (place?.ship == null || side === undefined) return null
  if (hiddenPirates(side) === 0 && chanceToBoard(place.ship.strength, knownBonus(side)) === 0)
    return { kind: 'vain', words: words.tooStrong(say().shipName(place.ship)) }
  if (!endsWithPrize(view) && (view.ending || !isLastPrize(view))) return null
  const verdict = withPrize(view, { points: place.ship.points, captor: view.active }, reader)
  return { kind: 'ends', words: isLastInRound(view) ? words.prizeEnds(verdict) : words.prize(verdict) }
}

/** What becomes of the ship that is boarded in the last turn: STO-6.7. */
function countering(view: View, kind: 'counter' | 'decline', reader: Reader): Remark | null {
  const ship = placeAsked(view)?.ship ?? null
  if (ship === null || !endsWithPrize(view)) return null
  const words = say().remark
  const captor = kind === 'counter' ? view.matter.seat : leaderAmong(view, view.duel.attacks).seat
  const verdict = withPrize(view, { points: ship.points, captor }, reader)
  const said = kind === 'counter' ? words.mine(verdict) : words.theirs(reader.name(captor), verdict)
  return { kind: 'ends', words: said }
}

/** After these nothing may be left to do in a turn. */
const LAST_OF_TURN: ReadonlySet<Move['kind']> = new Set(['endTurn', 'fire', 'seize', 'sink', 'spare', 'shed', 'lose'])

function lastOfMatch(move: Move, view: View, reader: Reader): Remark | null {
  if (!LAST_OF_TURN.has(move.kind) || !endsWithTurn(move, view)) return null
  return { kind: 'ends', words: say().remark.ends(verdictSaid(goal(view), reader)) }
}

export function remark(move: Move, view: View, reader: Reader): Remark | null {
  if (move.kind === 'board') return boarding(view, move.ship, reader)
  if (move.kind === 'counter' || move.kind === 'decline') return countering(view, move.kind, reader)
  if (move.kind === 'pay') return vainPayment(view)
  const vain = move.kind === 'fire' ? vainShot(view, move.ship) : null
  return vain ?? lastOfMatch(move, view, reader)
}
