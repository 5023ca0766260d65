// Random play through the contract alone: list, draw, apply. Games without an agenda use it, and tests hold `playOut` to it: it must play
// the same, only faster.
import type { Chance } from './chance.ts'
import type { AnyMove, Game } from './contract.ts'
import { lowest, type Seat } from './seats.ts'

type Listed<State, Move extends AnyMove> = Pick<Game<State, Move, never, never, never>, 'awaiting' | 'legal' | 'apply'>
type RandomPlay<State, Move extends AnyMove> = Pick<Game<State, Move, never, never, never>, 'pick' | 'playOut'>

export function playByLists<State, Move extends AnyMove>(game: Listed<State, Move>): RandomPlay<State, Move> {
  const pick = (state: State, seat: Seat, own: Chance): Move => {
    const legal = game.legal(state, seat)
    return legal[legal.length === 1 ? 0 : own.below(legal.length)]!
  }
  return {
    pick,
    playOut(state, own, chance, most) {
      let made = 0
      for (let awaited = game.awaiting(state); awaited !== 0 && made < most; awaited = game.awaiting(state)) {
        const seat = lowest(awaited)
        game.apply(state, seat, pick(state, seat, own), chance, null)
        made++
      }
      return made
    },
  }
}
