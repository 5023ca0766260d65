// Checks that two answers which differ only in what a viewer cannot see are told to that viewer in the same way.
import { isSingle, seatsOf, Sfc32, nth, type AnyEvent, type AnyMove, type Seat, type Viewer } from '@flibuste/kernel'
import { same } from './breach.ts'
import { SealedChance } from './sealed.ts'
import { freeze } from './sharing.ts'
import { forgetful, mix, sampleOf, shownTo, textOfView, viewersAt, type Position } from './trial.ts'

interface Told {
  readonly state: string
  readonly words: string
}

const TRIED = 6

/** All other awaited seats answer first, so that the answer which varies is the one that resolves the question. */
export function checkEventSecrets(at: Position): void {
  const seats = seatsOf(at.awaited)
  const pick = new Sfc32(mix(at.seed, 13))
  const seat = nth(seats, pick.below(seats.length))
  const ready = at.trial.game.clone(at.state)
  for (const other of seats) {
    const moves = nth(at.legal, other)
    if (other !== seat)
      at.trial.game.apply(ready, other, freeze(nth(moves, pick.below(moves.length))), new SealedChance(), null)
  }
  const viewers = viewersAt(at).filter((viewer) => viewer !== seat)
  checkToldAlike(at, ready, seat, viewers)
}

function checkToldAlike(at: Position, ready: unknown, seat: Seat, viewers: readonly Viewer[]): void {
  const told = new Map<string, Told>()
  for (const move of sampleOf(at.trial.game.legal(ready, seat), TRIED)) {
    const { after, events } = played(at, ready, seat, freeze(move))
    if (forgetful(at.trial, events, ready)) continue
    const state = JSON.stringify(after)
    for (const viewer of viewers) {
      const key = `${viewer} ${textOfView(at.trial, after, viewer)}`
      const words = JSON.stringify(shownTo(at.trial, events, viewer))
      const earlier = told.get(key)
      // Moves that lead to the very same state may be told apart: then the choice itself was public.
      if (earlier !== undefined && earlier.state !== state)
        same(words, earlier.words, 'event-secret', `viewer ${viewer}, seat ${seat} playing ${JSON.stringify(move)}`)
      told.set(key, { state, words })
    }
  }
}

function played(at: Position, ready: unknown, seat: Seat, move: AnyMove): { after: unknown; events: AnyEvent[] } {
  const { game } = at.trial
  const after = game.clone(ready)
  const events: AnyEvent[] = []
  const chance = isSingle(game.awaiting(ready)) ? new Sfc32(at.seed) : new SealedChance()
  game.apply(after, seat, move, chance, events)
  return { after, events }
}
