// The same moves with the same luck lead to the same end, without anybody listening and without clones between.
import { Sfc32 } from '@flibuste/kernel'
import { fail } from './breach.ts'
import { chanceOf, type Turn } from './lockstep.ts'
import { equal } from './sharing.ts'
import type { Position, Trial } from './trial.ts'

/** `past` was played aloud, each move on a fresh clone. */
export function checkReplay(trial: Trial, seed: number, past: readonly Turn[], end: Position): void {
  const state = setup(trial, seed)
  for (const turn of past) replay(trial, state, turn)
  if (!equal(state, end.state)) blame(trial, seed, past)
}

const setup = ({ game, table }: Trial, seed: number): unknown => game.setup(table.options, table.seats, new Sfc32(seed))

function replay(trial: Trial, state: unknown, turn: Turn): void {
  const chance = chanceOf(turn.before)
  trial.game.apply(state, turn.seat, turn.move, chance, null)
  if (chance.drawn !== turn.drawn) fail('silent', `${told(turn)} draws ${turn.drawn} times, silently ${chance.drawn}`)
}

const told = (turn: Turn): string => `${JSON.stringify(turn.move)} by seat ${turn.seat}`

/** Plays once more, to find where it went wrong. */
function blame(trial: Trial, seed: number, past: readonly Turn[]): never {
  const state = setup(trial, seed)
  trial.move = 0
  if (!equal(state, past[0]?.before.state))
    fail('replay', 'the setting is another one each time, or when nobody listens')
  for (const turn of past) {
    replay(trial, state, turn)
    if (!equal(state, turn.after)) blameTurn(trial, turn)
    trial.move++
  }
  return fail('replay', 'the game ends otherwise when it is played again')
}

function blameTurn(trial: Trial, turn: Turn): never {
  const silent = trial.game.clone(turn.before.state)
  replay(trial, silent, turn)
  if (!equal(silent, turn.after)) fail('silent', `${told(turn)} leads elsewhere when nobody listens`)
  return fail('replay', `${told(turn)} leads elsewhere when it is played again`)
}
