// Checks that a game ends, and that it has an outcome only then.
import { fail } from './breach.ts'
import { inspect } from './plain.ts'
import { checkClause } from './legality.ts'
import type { Position } from './trial.ts'

export function checkNotOver({ trial, state }: Position): void {
  if (trial.game.outcome(state) !== null) fail('outcome', 'there is an outcome while somebody is awaited')
  if (trial.move >= trial.table.longest) fail('ends', `not over after ${trial.move} decisions`)
}

/** Places count from 1. After a place that several seats share, as many places are left out. */
function wellPlaced(places: readonly number[]): boolean {
  return places.every((place) => place === 1 + places.filter((other) => other < place).length)
}

export function checkOutcome({ trial, state }: Position): void {
  const outcome = trial.game.outcome(state)
  if (outcome === null) return fail('outcome', 'nobody is awaited, but there is no outcome')
  inspect(outcome, trial.shapes.outcome)
  checkClause(trial, outcome.clause, 'the outcome')
  const { places, scores } = outcome
  if (places.length !== trial.seats.length || scores.length !== trial.seats.length)
    fail('outcome', `${JSON.stringify(outcome)} is not for ${trial.seats.length} seats`)
  if (trial.seats.length > 1 && !wellPlaced(places)) fail('outcome', `${JSON.stringify(places)} are no places`)
}
