// The Cacafuego: a galleon that does not fight. Whoever is left takes it, and a die says what for.
import { seatsOf, type Chance } from '@flibuste/kernel'
import { changeFame } from '../bank.ts'
import { removeLegend } from '../battle.ts'
import { LEGENDS, type Place } from '../data.ts'
import type { Event } from '../events.ts'
import { blackShipAt, seatsAt, type State } from '../state.ts'
import { legendOf } from '../battle.ts'

const CACAFUEGO = LEGENDS.indexOf('cacafuego')

/** Whether it lies there, with somebody to take it. It is no obstacle to anybody: COV-19.9. */
export const isGalleonAt = (state: State, place: Place): boolean =>
  legendOf(state, blackShipAt(state, place)) === CACAFUEGO && seatsAt(state, place) !== 0

/**
 * After any fighting, COV-19.7: as much fame as the die shows, COV-19.8, COV-M5; at Treasure Island, where nobody is driven off, shared
 * and rounded down. It then counts as sunk: COV-A28.
 */
export function takeGalleon(state: State, place: Place, chance: Chance, log: Event[] | null): void {
  const seats = seatsOf(seatsAt(state, place))
  const die = chance.die()
  const share = Math.floor(die / seats.length)
  log?.push({ type: 'galleonTaken', clause: 'COV-19.7', place, seats, die, share })
  for (const seat of seats) changeFame(state, seat, share, 'COV-19.8', log)
  removeLegend(state, blackShipAt(state, place))
}
