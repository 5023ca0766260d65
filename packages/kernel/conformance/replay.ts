// Checks that the same moves with the same luck lead to the same end, with nobody listening and with no clones made in between.
import { Sfc32, type AnyEvent, type AnyMove, type Seat, type SeatSet } from '@flibuste/kernel'
import { fail } from './breach.ts'
import { chanceOf, type Turn } from './lockstep.ts'
import { equal } from './sharing.ts'
import type { Position, Trial } from './trial.ts'

/** What it takes to make a move again. It holds no states, because the garbage collector would have to carry a whole game of them. */
export interface Step {
  readonly seat: Seat
  readonly move: AnyMove
  readonly awaited: SeatSet
  readonly seed: number
  /** How often chance was drawn. */
  readonly drawn: number
}

/** What it takes to set the game up again. */
export type Setting = Pick<Step, 'seed' | 'drawn'>

export const stepOf = ({ seat, move, before, drawn }: Turn): Step => ({
  seat,
  move,
  awaited: before.awaited,
  seed: before.seed,
  drawn,
})

/** The setup and `past` were played with events, each move on a fresh clone. */
export function checkReplay(trial: Trial, setting: Setting, past: readonly Step[], end: Position): void {
  const state = setup(trial, setting, null)
  for (const step of past) replay(trial, state, step)
  if (!equal(state, end.state)) blame(trial, setting, past)
}

function setup({ game, table }: Trial, { seed, drawn }: Setting, log: AnyEvent[] | null): unknown {
  const chance = new Sfc32(seed)
  const state = game.setup(table.options, table.seats, chance, log)
  if (chance.drawn !== drawn) fail('silent', `the setup draws ${drawn} times aloud, silently ${chance.drawn}`)
  return state
}

function replay(trial: Trial, state: unknown, step: Step): void {
  const chance = chanceOf(step)
  trial.game.apply(state, step.seat, step.move, chance, null)
  if (chance.drawn !== step.drawn) fail('silent', `${told(step)} draws ${step.drawn} times, silently ${chance.drawn}`)
}

const told = (step: Step): string => `${JSON.stringify(step.move)} by seat ${step.seat}`

/** Plays twice more, with events on clones and without events, to find where it went wrong. */
function blame(trial: Trial, setting: Setting, past: readonly Step[]): never {
  const state = setup(trial, setting, null)
  let aloud = setup(trial, setting, [])
  trial.move = 0
  if (!equal(state, aloud)) fail('replay', 'the setup is another one each time, or when nobody listens')
  for (const step of past) {
    const before = aloud
    aloud = trial.game.clone(before)
    trial.game.apply(aloud, step.seat, step.move, chanceOf(step), [])
    replay(trial, state, step)
    if (!equal(state, aloud)) blameStep(trial, step, before, aloud)
    trial.move++
  }
  return fail('replay', 'the game ends otherwise when it is played again')
}

function blameStep(trial: Trial, step: Step, before: unknown, after: unknown): never {
  const silent = trial.game.clone(before)
  replay(trial, silent, step)
  if (!equal(silent, after)) fail('silent', `${told(step)} leads elsewhere when nobody listens`)
  return fail('replay', `${told(step)} leads elsewhere when it is played again`)
}
