// Moves no captain makes, for bots. No rule is made here.
import type { Seat } from '@flibuste/kernel'
import { MOST_MEN } from './data.ts'
import type { Move } from './moves.ts'
import type { CrewView, DiscView, ShipView, View } from './view.ts'

/** In ducats: what a crown brings that is not worth a man, and what a ship brings that lies open meanwhile. */
const POOR = 1
const FAIR = 5
/** What a man is reckoned to be paid of whom nothing is remembered. */
const USUAL_WAGE = 3.5

const wageOf = ({ value }: DiscView, ship: ShipView): number => (value === '?' ? ship.wage : (value ?? USUAL_WAGE))

/** What is left to the captain of these men, of a ship's loot. */
const profitOf = (men: readonly DiscView[], captain: Seat, ship: ShipView): number =>
  men.reduce((left, man) => (man.seat === captain ? left : left - wageOf(man, ship)), ship.loot)

const couldBoardAtGain = (crew: CrewView, ships: readonly ShipView[]): boolean =>
  ships.some((ship) => crew.men >= ship.min && profitOf(crew.discs, crew.captain, ship) >= FAIR)

/** A crown that makes a crew of nine is there to stay: nobody covers it again, BUC-3.7. */
export function isFolly({ crews, ships }: View, seat: Seat, move: Move): boolean {
  if (move.kind !== 'cover') return false
  const men = crews.filter(({ id }) => id === move.target || id === move.crew).flatMap(({ discs }) => discs)
  if (men.length < MOST_MEN || ships.some((ship) => profitOf(men, seat, ship) > POOR)) return false
  return crews.some((crew) => crew.captain === seat && couldBoardAtGain(crew, ships))
}
