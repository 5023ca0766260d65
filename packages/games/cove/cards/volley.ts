// All volley cards. They help captains only: COV-8.9.
import { GRAPESHOT, type Card } from '../cards.ts'
import type { Move } from '../moves.ts'
import { cannonade } from './cannonade.ts'
import { grapeshot } from './grapeshot.ts'
import { powderMagazine } from './powder-magazine.ts'
import type { VolleyCard } from './volley-card.ts'

/** In the order of their numbers. */
export const VOLLEY: readonly VolleyCard[] = [grapeshot, powderMagazine, cannonade]

export const volleyRules = (card: Card): VolleyCard => VOLLEY[card - GRAPESHOT]!
export const volleyCardOf = (move: Move): VolleyCard | undefined => VOLLEY.find(({ kind }) => kind === move.kind)
