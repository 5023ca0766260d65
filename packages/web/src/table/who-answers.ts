// Whom the page is for: the seat it answers for now, with its eyes or openly. Pure but for what it remembers.
import { SPECTATOR, type Viewer } from '@flibuste/kernel'
import { computed, type ReadonlySignal } from '@preact/signals'
import type { Session } from '../session/session.ts'

/**
 * Nobody is turned to before what led to it is told: whoever has answered stays until then. But eyes that are shut are nobody's at
 * once, so that wheels and dice are everybody's to see.
 */
export function whoAnswers(
  { open, position }: Pick<Session, 'open' | 'position'>,
  isTold: ReadonlySignal<boolean>,
): ReadonlySignal<Viewer> {
  let last = { me: SPECTATOR, viewer: SPECTATOR }
  return computed(() => {
    const viewer = position.value?.viewer ?? SPECTATOR
    const isShut = viewer === SPECTATOR && last.viewer !== SPECTATOR
    if (isTold.value) last = { me: open.value ?? viewer, viewer }
    else if (isShut) last = { me: SPECTATOR, viewer }
    return last.me
  })
}
