// Checks that random play without lists is the same as play with lists: what is picked is legal, and playing out does what `apply` does.
import { bySeat, lowest, seatsOf, Sfc32, type Chance } from '@flibuste/kernel'
import { fail } from './breach.ts'
import { chanceOf } from './lockstep.ts'
import { alike } from './sharing.ts'
import { mix, type Position } from './trial.ts'

const PICKS = 8

const ownAt = ({ seed }: Position): Chance => new Sfc32(mix(seed, 43))

export function checkPicks(at: Position): void {
  const { game } = at.trial
  const own = ownAt(at)
  for (const seat of seatsOf(at.awaited)) {
    const listed = new Set(bySeat(at.legal, seat).map((move) => JSON.stringify(move)))
    for (let pick = 0; pick < PICKS; pick++) {
      const text = JSON.stringify(game.pick(at.state, seat, own))
      if (!listed.has(text)) fail('play-out', `seat ${seat}: ${text} is picked, but not listed`)
    }
  }
}

/** Makes one move in both ways, with the same luck. */
export function checkPlayOut(at: Position): void {
  const { game } = at.trial
  const [quick, slow] = [game.clone(at.state), game.clone(at.state)]
  const made = game.playOut(quick, ownAt(at), chanceOf(at), 1)
  if (made !== 1) fail('play-out', `${made} moves were made instead of one`)
  const seat = lowest(at.awaited)
  game.apply(slow, seat, game.pick(slow, seat, ownAt(at)), chanceOf(at), null)
  alike(quick, slow, 'play-out', `a move of seat ${seat} played out, and picked and applied`)
}

/** Plays the rest of the game from here, to another end. */
export function checkPlayedOut({ trial, state, seed }: Position): void {
  const { game, table, report } = trial
  const end = game.clone(state)
  game.playOut(end, new Sfc32(mix(seed, 47)), new Sfc32(mix(seed, 53)), table.longest)
  if (game.awaiting(end) !== 0) fail('ends', `somebody is still awaited after ${table.longest} moves played out`)
  const wrong = game.audit(end)
  if (wrong !== null) fail('audit', `after a game was played out: ${wrong}`)
  if (game.outcome(end) === null) fail('outcome', 'a game that was played out has none')
  report.playedOut++
}
