// The five plates of the landing page, in order: what can be played, and what is still being engraved.
import { isOpenGameId, registered, type GameId } from '@flibuste/games'
import { TITLES, type TitledGame } from '@flibuste/games/titles.ts'

export interface Plate {
  readonly id: TitledGame
  readonly number: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly minutes: number
  /** Null: not open yet. */
  readonly game: GameId | null
}

const NUMBERS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] as const

/** Of games that are not open yet; an open game tells its own. */
const COMING: { readonly [id in TitledGame]: Pick<Plate, 'seats' | 'minutes'> } = {
  bones: { seats: { min: 1, max: 8 }, minutes: 20 },
  buccaneer: { seats: { min: 3, max: 5 }, minutes: 40 },
  stortebeker: { seats: { min: 2, max: 4 }, minutes: 45 },
  pirates: { seats: { min: 2, max: 6 }, minutes: 45 },
  cove: { seats: { min: 3, max: 5 }, minutes: 90 },
}

const isTitled = (id: string): id is TitledGame => Object.hasOwn(TITLES, id)

function plateOf(id: TitledGame, at: number): Plate {
  const game: GameId | null = isOpenGameId(id) ? id : null
  const { seats, minutes } = game === null ? COMING[id] : registered(game)
  return { id, number: NUMBERS[at] ?? String(at + 1), seats, minutes, game }
}

export const PLATES: readonly Plate[] = Object.keys(TITLES).filter(isTitled).map(plateOf)
