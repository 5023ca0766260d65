// Why a captain might make a move, as a key with its figures: what it brings, what it lacks. Pure; reads the view alone.
import type { Seat } from '@flibuste/kernel'
import type { Treasure } from '../data.ts'
import type { Board, Call, Cover, Move } from '../moves.ts'
import type { ShipView, View } from '../view.ts'
import { crewIn, menIn } from '../wording.ts'
import { forecastOf } from './forecast.ts'

export type Reason =
  | { readonly kind: 'keep'; readonly least: number; readonly most: number; readonly treasure: Treasure }
  /** `wage`: what the one man who covers earns in his turn, once he is covered; null: it is a crew, or no ship says it yet. */
  | { readonly kind: 'enough'; readonly ship: string; readonly loot: number; readonly wage: number | null }
  | { readonly kind: 'short'; readonly missing: number; readonly ship: string; readonly wage: number | null }
  | { readonly kind: 'paid'; readonly least: number; readonly most: number }
  | { readonly kind: 'loyal' }

const byNeed = (ships: readonly ShipView[]): ShipView[] => ships.toSorted((one, two) => one.min - two.min)

/** What the crew will be large enough for, or what it lacks for the ship that asks for the fewest. */
function coverReason(view: View, { crew, target }: Cover): Reason | null {
  const men = menIn(view, crew) + menIn(view, target)
  const [man, ...more] = crewIn(view, crew)?.discs ?? []
  const wage = more.length === 0 && typeof man?.value === 'number' ? man.value : null
  const ships = byNeed(view.ships)
  const [next] = ships
  const ship = ships.findLast(({ min }) => min <= men)
  if (ship !== undefined) return { kind: 'enough', ship: ship.name, loot: ship.loot, wage }
  return next === undefined ? null : { kind: 'short', missing: next.min - men, ship: next.name, wage }
}

function boardReason(view: View, { crew, ship, treasure }: Board): Reason | null {
  const forecast = forecastOf(view, crew, ship)
  return forecast === null ? null : { kind: 'keep', least: forecast.least, most: forecast.most, treasure }
}

/** The captain chooses the ship: from the least of them to the most. */
function callReason(view: View, { crew }: Call, seat: Seat): Reason | null {
  const men = menIn(view, crew)
  const wages = view.ships
    .filter(({ min }) => min <= men)
    .flatMap(({ id }) => forecastOf(view, crew, id)?.wages.filter((wage) => wage.seat === seat) ?? [])
  if (wages.length === 0) return null
  return {
    kind: 'paid',
    least: Math.min(...wages.map(({ least }) => least)),
    most: Math.max(...wages.map(({ most }) => most)),
  }
}

export function reasonOf(move: Move, view: View, seat: Seat): Reason | null {
  switch (move.kind) {
    case 'cover':
      return coverReason(view, move)
    case 'board':
      return boardReason(view, move)
    case 'call':
      return callReason(view, move, seat)
    case 'decline':
      return { kind: 'loyal' }
    case 'pass':
      return null
  }
}
