// The order of the result screen and who is on it. Pure: takes the outcome and what the table tells.
import type { Outcome, Seat } from '@flibuste/kernel'
import type { SeatInfo } from '@flibuste/protocol'
import type { Captain } from '../kit/table-module.ts'
import type { BotChoice } from '../session/bot-choices.ts'

export const winnersOf = ({ places }: Pick<Outcome, 'places'>): readonly Seat[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []))

/** Nobody is beaten alone: what one has then is a title. Null: others sat there, or the match is not over. */
export const endAlone = (outcome: Outcome | null): Pick<Outcome, 'scores' | 'clause'> | null =>
  outcome === null || outcome.places.length > 1 ? null : { scores: outcome.scores, clause: outcome.clause }

/** Seats by place; equal places keep the order of the table. */
export const rankedSeats = ({ places }: Pick<Outcome, 'places'>): readonly Seat[] =>
  places.map((_, seat) => seat).toSorted((a, b) => places[a]! - places[b]! || a - b)

export type Role = 'you' | 'heldByBot' | BotChoice

/** What is said of a captain beside the name: a person whose seat a bot held at the end is no bot. */
export function rolesOf({ isMe, bot }: Pick<Captain, 'isMe' | 'bot'>, owner: SeatInfo['owner']): readonly Role[] {
  const held: readonly Role[] = bot === null ? [] : [owner === null ? bot : 'heldByBot']
  return isMe ? ['you', ...held] : held
}
