// Checks what views tell about the open decision: the same to everybody, and no more than the pace allows.
import { bit, seatsOf, SPECTATOR, type Asked, type Viewer } from '@flibuste/kernel'
import { fail, same } from './breach.ts'
import { viewersAt, type Position } from './trial.ts'

const FIELDS = ['asked', 'answered', 'pace'] as const satisfies readonly (keyof Asked)[]

/** The answers that are in and that this viewer may know of. */
function answeredFor(view: Asked, answered: number, viewer: Viewer): number {
  return view.pace === 'quiet' ? answered & bit(viewer) : answered
}

export function checkAsked(at: Position): void {
  const { awaited } = at
  const open = at.view(SPECTATOR)
  if ((awaited & ~open.asked) !== 0) fail('asked', `seats ${awaited} are awaited, but only ${open.asked} were asked`)
  if ((awaited === 0) !== (open.asked === 0)) fail('asked', `seats ${open.asked} are asked, ${awaited} awaited`)
  for (const viewer of viewersAt(at)) {
    const view = at.view(viewer)
    if (view.asked !== open.asked) fail('asked', `viewer ${viewer} sees ${view.asked} asked, a spectator ${open.asked}`)
    if (view.pace !== open.pace) fail('asked', `viewer ${viewer} sees the pace ${view.pace}, a spectator ${open.pace}`)
    const alone = at.trial.game.asked(at.state, viewer)
    for (const field of FIELDS)
      if (alone[field] !== view[field])
        fail('asked', `viewer ${viewer} is told ${field} ${alone[field]}, and sees ${view[field]}`)
    const known = answeredFor(view, open.asked & ~awaited, viewer)
    if (view.answered !== known) fail('asked', `viewer ${viewer} sees ${view.answered} answered instead of ${known}`)
  }
}

/** Silence is the same answer whoever looks, and never an answer that some hand does not allow: so it tells of none. */
export function checkSilence(at: Position): void {
  const { game } = at.trial
  const open = at.view(SPECTATOR)
  const move = game.silence?.(open) ?? null
  for (const viewer of viewersAt(at)) {
    const seen = game.silence?.(at.view(viewer)) ?? null
    same(JSON.stringify(seen), JSON.stringify(move), 'silence', `viewer ${viewer}`)
  }
  if (move === null) return
  if (open.pace !== 'quiet') fail('silence', `it answers a question at the pace ${open.pace}`)
  for (const seat of seatsOf(at.awaited))
    if (game.check(at.state, seat, move) !== null) fail('silence', `seat ${seat} may not answer ${move.kind}`)
}
