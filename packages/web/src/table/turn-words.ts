// What a turn is called: in the log over its lines, on the slider of a replay. Pure but for the language of the page.
import type { Reader } from '@flibuste/kernel'
import type { Counted } from '../kit/turns.ts'
import type { Turn } from './log-turns.ts'
import { say } from './words.ts'

export interface TurnWords {
  /** "Round 3"; empty before the first. */
  readonly round: string
  /** "Anne’s turn", "Your turn"; empty where it is everybody's and the round says enough. */
  readonly captain: string
}

function captainOf({ seat, opensRound }: Pick<Turn, 'seat' | 'opensRound'>, reader: Reader): string {
  const words = say().turns
  if (seat < 0) return opensRound ? '' : words.together
  return seat === reader.me ? words.yours : words.of(reader.name(seat))
}

export function turnWords(
  turn: Pick<Turn, 'round' | 'seat' | 'opensRound'>,
  counted: Counted,
  reader: Reader,
): TurnWords {
  if (turn.round === 0) return { round: '', captain: '' }
  return { round: say().turns[counted](turn.round), captain: captainOf(turn, reader) }
}

/** In one breath: "Round 3, Anne’s turn". */
export const turnNamed = (turn: Turn, counted: Counted, reader: Reader): string => {
  const { round, captain } = turnWords(turn, counted, reader)
  return [round, captain].filter((part) => part !== '').join(', ')
}
