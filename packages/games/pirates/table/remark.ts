// What is to be said of a move before it is made: that the match ends with it, or that it can win nothing. Pure.
import type { Reader } from '@flibuste/kernel'
import { placesBy, verdictSaid, type Remark } from '@flibuste/web/kit'
import { HOLD } from '../data.ts'
import type { Move } from '../moves.ts'
import type { Party } from '../state.ts'
import type { View } from '../view.ts'
import { islandIn } from '../wording.ts'
import { editionIn } from './geometry.ts'
import { goal } from './goal.ts'
import { isAttack, targetOf } from './glow.ts'
import { prospectOf } from './prospects.ts'
import { say } from './words.ts'

/** What the lair may hold, from the least: one figure once it was turned. */
function coinsOf(view: View, lair: number): readonly number[] {
  const found = view.lairs[lair]
  if (found === undefined || found.face === 'gone') return []
  if (found.face === 'up') return [found.treasure]
  return view.hiddenTiles.map((tile) => editionIn(view).lairs[tile]?.coin ?? 0).toSorted((one, two) => one - two)
}

/** PIR-9.2: with the last lair emptied, everything ashore and aboard counts. What the hold cannot take keeps the lair alive, PIR-7.14. */
function lastLair(view: View, lair: number, reader: Reader): Remark | null {
  const ship = view.ships[view.active]
  if (ship === undefined || view.lairs.filter(({ face }) => face !== 'gone').length !== 1) return null
  const room = HOLD - ship.aboard
  const gains = coinsOf(view, lair).filter((coin) => coin <= room)
  if (gains.length === 0) return null
  const mine = [...new Set([gains.at(0), gains.at(-1)])].map((gain) => ship.banked + ship.aboard + (gain ?? 0))
  const others = view.ships.map(({ banked, aboard }, seat) => ({ seat, total: banked + aboard }))
  const best = others.filter(({ seat }) => seat !== view.active).toSorted((one, two) => two.total - one.total)[0]
  const count = `${reader.name(view.active)} ${mine.join('–')}${best === undefined ? '' : `, ${reader.name(best.seat)} ${best.total}`}`
  return { kind: 'ends', words: say().remark.lastLair(islandIn(view, lair), count) }
}

const nameOf = (view: View, target: Party, reader: Reader): string =>
  target.kind === 'lair' ? islandIn(view, target.lair) : reader.name(target.seat)

/** PIR-7.9: six are the most a ship carries. To beat a ship may still be worth it; a lair that cannot be emptied is not. */
const isFull = (view: View, target: Party): boolean =>
  target.kind === 'lair' && (view.ships[view.active]?.aboard ?? 0) >= HOLD

function attack(view: View, target: Party, reader: Reader): Remark | null {
  if (isFull(view, target)) return { kind: 'vain', words: say().remark.full }
  const prospect = prospectOf(view, editionIn(view), view.active, target)
  if (prospect?.odds.win === 0) return { kind: 'vain', words: say().remark.vain(nameOf(view, target, reader)) }
  return target.kind === 'lair' ? lastLair(view, target.lair, reader) : null
}

/** How it stands when one's treasure is ashore: PIR-9.1 counts nothing else. */
function unloaded(view: View, reader: Reader): string {
  const scores = view.ships.map(({ banked, aboard }, seat) => banked + (seat === view.active ? aboard : 0))
  return verdictSaid({ ...goal(view), scores, places: placesBy(scores) }, reader)
}

/** Calm, or the longest game, ends the match with this turn: PIR-E4. */
function lastTurn(move: Move, view: View, reader: Reader): Remark | null {
  if ((move.kind !== 'pass' && move.kind !== 'done') || view.action !== 2) return null
  const words = say().remark
  const isLast = view.turn >= view.options.rounds * view.ships.length
  if (!isLast && view.calmLeft > 0) return null
  return { kind: 'ends', words: (isLast ? words.rounds : words.calm)(verdictSaid(goal(view), reader)) }
}

export function remark(move: Move, view: View, reader: Reader): Remark | null {
  const words = say().remark
  if (isAttack(move)) return attack(view, targetOf(move), reader)
  const { banked = 0, aboard = 0 } = view.ships[view.active] ?? {}
  if (move.kind === 'unload' && banked + aboard >= view.target)
    return { kind: 'ends', words: words.wins(banked + aboard, view.target, unloaded(view, reader)) }
  return lastTurn(move, view, reader)
}
