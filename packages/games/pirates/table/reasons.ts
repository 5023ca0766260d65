// Why a captain might make a move, as a key with its figures: odds of a fight, what comes ashore, what a loading can do. Pure; reads
// the view alone.
import { bySeat, type Seat } from '@flibuste/kernel'
import { chartOf, PORT, type Lair } from '../chart.ts'
import type { Move, Sail } from '../moves.ts'
import { lairParty, shipParty, type Party } from '../state.ts'
import type { View } from '../view.ts'
import { slotsWith } from '../wording.ts'
import { editionIn } from './geometry.ts'
import { prospectOf, type Prospect } from './prospects.ts'

export type Reason =
  | { readonly kind: 'load'; readonly spaces: number; readonly dice: number }
  /** Beside a lair: the chance to take it with the ship as it is, and what it holds on average. */
  | { readonly kind: 'near'; readonly island: string; readonly chance: number; readonly prize: number }
  | { readonly kind: 'prey'; readonly ship: Seat; readonly chance: number; readonly prize: number }
  | { readonly kind: 'fight'; readonly chance: number; readonly loss: number; readonly prize: number }
  | { readonly kind: 'ashore'; readonly count: number; readonly left: number }
  | { readonly kind: 'refit' }

const oddsOn = (view: View, seat: Seat, target: Party): Prospect | null =>
  prospectOf(view, editionIn(view), seat, target)

function attackReason(view: View, seat: Seat, target: Party): Reason | null {
  const found = oddsOn(view, seat, target)
  // Who has no room for treasure, or finds none, has no reason to tell.
  return found === null || Math.round(found.prize) === 0
    ? null
    : { kind: 'fight', chance: found.odds.win, loss: found.odds.loss, prize: Math.round(found.prize) }
}

/** What comes ashore, and what is then still wanted. */
function homeReason({ ships, target }: View, seat: Seat): Reason {
  const { aboard, banked } = bySeat(ships, seat)
  return aboard === 0
    ? { kind: 'refit' }
    : { kind: 'ashore', count: aboard, left: Math.max(0, target - banked - aboard) }
}

/** The lair or ship there that promises most. */
function sailReason(view: View, { to }: Sail, seat: Seat): Reason | null {
  if (to === PORT) return homeReason(view, seat)
  const lairs = (chartOf(editionIn(view)).lairs[to] ?? []).flatMap((lair: Lair): Reason[] => {
    const { island = '', face = 'gone' } = view.lairs[lair] ?? {}
    const found = face === 'gone' ? null : oddsOn(view, seat, lairParty(lair))
    return found === null ? [] : [{ kind: 'near', island, chance: found.odds.win, prize: Math.round(found.prize) }]
  })
  const prey = view.ships.flatMap(({ space, aboard }, ship): Reason[] => {
    const found = ship === seat || space !== to || aboard === 0 ? null : oddsOn(view, seat, shipParty(ship))
    return found === null ? [] : [{ kind: 'prey', ship, chance: found.odds.win, prize: Math.round(found.prize) }]
  })
  const worth = (reason: Reason): number => ('prize' in reason ? reason.chance * reason.prize : 0)
  const worthy = [...lairs, ...prey].filter((reason) => worth(reason) > 0)
  return worthy.toSorted((one, two) => worth(two) - worth(one))[0] ?? null
}

export function reasonOf(move: Move, view: View, seat: Seat): Reason | null {
  switch (move.kind) {
    case 'load':
      return {
        kind: 'load',
        spaces: slotsWith(move.figures, 'pirate').length,
        dice: slotsWith(move.figures, 'cannon').length,
      }
    case 'sail':
      return sailReason(view, move, seat)
    case 'attackLair':
      return attackReason(view, seat, lairParty(move.lair))
    case 'attackShip':
      return attackReason(view, seat, shipParty(move.ship))
    case 'unload':
      return homeReason(view, seat)
    default:
      return null
  }
}
