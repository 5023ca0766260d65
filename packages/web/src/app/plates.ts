// The plates of the landing page, in order: the games that can be played.
import { OPEN_GAME_IDS, registered, type GameId } from '@flibuste/games'

export interface Plate {
  readonly game: GameId
  readonly number: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly minutes: number
}

const NUMBERS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] as const

function plateOf(game: GameId, at: number): Plate {
  const { seats, minutes } = registered(game)
  return { game, number: NUMBERS[at] ?? String(at + 1), seats, minutes }
}

export const PLATES: readonly Plate[] = OPEN_GAME_IDS.map(plateOf)
