// How long a frame stays on show: as long as its board needs, or, where nothing moves, as long as there is something to read. Pure.
import type { AnyEvent } from '@flibuste/kernel'
import type { AnyTableModule } from '../kit/table-module.ts'
import { FRAME_MS, type Timing } from './frame-queue.ts'

/** Where several things happen at once there is mostly a roll among them, which takes longer to see than a step that only ends. */
export const ROLL_MS = 520

/** `still`: whoever looks asked for no motion. */
export type Motion = 'moving' | 'still'

export function timingOf(
  { showing }: Pick<AnyTableModule, 'showing'>,
  events: readonly AnyEvent[],
  motion: Motion,
): Timing {
  const { toldMs = 0, lastsMs = 0, stillMs = 0 } = showing?.(events) ?? {}
  if (motion === 'still') return { toldMs: 0, lastsMs: stillMs }
  return { toldMs, lastsMs: Math.max(events.length > 1 ? ROLL_MS : FRAME_MS, toldMs, lastsMs) }
}
