// How long a frame stays on show: as long as its board needs, or, where nothing moves, as long as there is something to read. Pure.
import type { AnyEvent } from '@flibuste/kernel'
import type { AnyTableModule } from '../kit/table-module.ts'
import { FRAME_MS, type Timing } from './frame-queue.ts'

/** A roll needs longer than a step that only ends (LOOK §10). */
export const ROLL_MS = 520

export const MOTIONS = ['moving', 'still'] as const
/** `still`: whoever looks asked for no motion. */
export type Motion = (typeof MOTIONS)[number]

export function timingOf(
  { showing }: Pick<AnyTableModule, 'showing'>,
  events: readonly AnyEvent[],
  motion: Motion,
): Timing {
  const { toldMs = 0, lastsMs = 0, stillMs = 0 } = showing?.(events) ?? {}
  if (motion === 'still') return { toldMs: 0, lastsMs: stillMs }
  return { toldMs, lastsMs: Math.max(events.length > 1 ? ROLL_MS : FRAME_MS, toldMs, lastsMs) }
}
