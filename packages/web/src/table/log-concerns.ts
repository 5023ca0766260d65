// What of the log concerns whoever reads it: what the score weighs for them, and their own deeds worth a line. Pure.
import type { AnyEvent, Viewer } from '@flibuste/kernel'
import type { Frame } from '@flibuste/protocol'
import { WEIGHT, type AnyTableModule, type Concern } from '../kit/table-module.ts'
import { seatOf } from './log-lines.ts'
import { toldIn } from './whole-score.ts'

/** News that is staged is everybody's; smaller news is whose deed it is. */
const least = (by: Viewer | null, me: Viewer): number => (by === me ? WEIGHT.deed : WEIGHT.staged)

const isBusinessOf = (me: Viewer, { stake, weight }: Concern, by: Viewer | null): boolean =>
  stake !== 'news' || weight >= least(by, me)

/** Whoever only watches is concerned by nothing. */
export const mineIn =
  ({ concerns }: Pick<AnyTableModule, 'concerns'>, me: Viewer) =>
  (event: AnyEvent, frames: readonly Frame[], at: number): boolean => {
    if (me < 0) return false
    const concern = concerns(event, me, toldIn(frames, at))
    return concern !== null && isBusinessOf(me, concern, seatOf(event))
  }
