// Checks the data itself: it is plain and conserved, a clone is whole, and nothing is altered by looking at it.
import type { AnyEvent } from '@flibuste/kernel'
import { fail, same } from './breach.ts'
import { chanceOf, type Turn } from './lockstep.ts'
import type { Upshot } from './luck.ts'
import { inspect } from './plain.ts'
import { sharedPath } from './sharing.ts'
import { shownTo, viewersAt, type Position } from './trial.ts'

export function checkAudit({ trial, state }: Position): void {
  const wrong = trial.game.audit(state)
  if (wrong !== null) fail('audit', wrong)
}

export function checkPlain({ trial, state, text, legal }: Position): void {
  inspect(state, trial.shapes.state)
  same(JSON.stringify(JSON.parse(text())), text(), 'plain', 'state after a trip through JSON')
  for (const moves of legal) for (const move of moves) inspect(move, trial.shapes.move)
}

export function checkClone({ trial, state, text }: Position): void {
  const copy = trial.game.clone(state)
  same(JSON.stringify(copy), text(), 'clone', 'clone')
  inspect(copy, trial.shapes.state)
  const shared = sharedPath(state, copy)
  if (shared !== null) fail('clone-shares', `clone${shared} is the original's`)
}

/** A table that nobody looks at keeps its state as text. Whoever comes back must find the same game. */
export function checkStowed(at: Position, { seat, move, after, events }: Turn): void {
  const { game } = at.trial
  const unpacked: unknown = JSON.parse(at.text())
  const [later, told] = [game.clone(unpacked), [] as AnyEvent[]]
  game.apply(later, seat, move, chanceOf(at), told)
  same(JSON.stringify(later), JSON.stringify(after), 'stowed', 'state after a move from a state that was text')
  same(JSON.stringify(told), JSON.stringify(events), 'stowed', 'events of a move from a state that was text')
}

export function checkViewData(at: Position): void {
  const { trial, state } = at
  for (const viewer of viewersAt(at)) {
    const view = at.view(viewer)
    inspect(view, trial.shapes.view)
    const shared = sharedPath(state, view)
    if (shared !== null) fail('view-shares', `view${shared} of viewer ${viewer} is the state's own`)
  }
}

/** Must be called before anybody else has these events shown. */
export function checkEventData(at: Position, { after, events }: Upshot): void {
  const { trial } = at
  for (const event of events) inspect(event, trial.shapes.event)
  const shared = sharedPath(after, events)
  if (shared !== null) fail('event-shares', `events${shared} is the state's own`)
  const text = JSON.stringify(events)
  for (const viewer of viewersAt(at))
    for (const event of shownTo(trial, events, viewer)) inspect(event, trial.shapes.event)
  same(JSON.stringify(events), text, 'reads-only', 'events after they were shown')
}

/** Must be called right after a move was played on a clone. */
export function checkSource({ state, text }: Position): void {
  same(JSON.stringify(state), text(), 'clone-shares', 'state after a move was played on its clone')
}

/** Must be called after everything else has looked at the position. */
export function checkUnaltered({ state, text }: Position): void {
  same(JSON.stringify(state), text(), 'reads-only', 'state after it was only looked at')
}
