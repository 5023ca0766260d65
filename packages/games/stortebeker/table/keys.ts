// The keys 1 to 6 pick up a card of the hand, the arrows go round the lit ships, 0 puts down, the key of a discard always discards.
import { attempt, isAsked, numberOf, useBoardKeys } from '@flibuste/web/kit'
import { KEYS } from './button-keys.ts'
import { aimAt, EMPTY, NO_CARD } from './draft.ts'
import { shipNamed } from './glow.ts'
import { cardsOf } from './rows.ts'
import { PILE_PIECE, touchCard, type Table } from './touch.ts'

const MOST_CARDS = 6

function touchNth(table: Table, nth: number): void {
  const { view, me } = table.scene
  const card = cardsOf(view.players[me]?.hand ?? [])[nth]
  if (card !== undefined) touchCard(table, card, nth)
}

/** To the next lit ship, as they lie from left to right. */
function goRound(table: Table, by: 1 | -1): void {
  const { targets, draft, scene } = table
  const lit = scene.view.sea.flatMap(({ ship }) => (ship !== null && targets.ships.has(ship.id) ? [ship.id] : []))
  if (lit.length === 0) return
  const at = lit.indexOf(shipNamed(targets))
  const next = lit[(at < 0 ? (by === 1 ? 0 : lit.length - 1) : at + by + lit.length) % lit.length]!
  draft.value = aimAt(draft.value, next)
}

/** The bar lists this key while the primary button is something else; it must work then too. */
function discardNamed(table: Table): boolean {
  const { best, picked } = table.targets
  if (picked === NO_CARD || best?.kind !== 'discard') return false
  attempt(table, best, PILE_PIECE)
  return true
}

function press(table: Table, key: string): boolean {
  const number = numberOf(key, MOST_CARDS)
  if (key === 'ArrowRight' || key === 'ArrowLeft') goRound(table, key === 'ArrowRight' ? 1 : -1)
  else if (number !== null) touchNth(table, number - 1)
  else if (key === '0') table.draft.value = EMPTY
  else if (key.toUpperCase() === KEYS.discard) return discardNamed(table)
  else return false
  return true
}

export const useTableKeys = (table: Table): void => useBoardKeys((key) => isAsked(table) && press(table, key))
