// What a tap that skips the wait can skip, and which taps mean it. Knows neither rules nor boards.
import type { Captain } from '../kit/table-module.ts'
import type { Session } from '../session/session.ts'
import type { Phase } from './frame-queue.ts'

export interface Wait {
  readonly kind: Session['kind']
  /** Frames that are there and still to be shown. */
  readonly behind: number
  /** Those who are waited for. */
  readonly captains: readonly Pick<Captain, 'bot'>[]
}

/** A bot that thinks in this page can be hurried; a server keeps the pace of its own. */
export const canHurry = ({ kind, behind, captains }: Wait): boolean =>
  behind > 0 || (kind === 'local' && captains.some(({ bot }) => bot !== null))

/** The key ends also what is still being shown, for which no button comes; with nothing to skip it does nothing. */
export const canSkip = (phase: Phase, wait: Wait): boolean => phase !== 'seen' || canHurry(wait)

const INTERACTIVE = 'a, button, input, select, textarea, summary, label, dialog, [role="button"], [role="dialog"]'

/** A touch of the board itself: not of a button on it, which does what it says and nothing else. */
export const isBareTouch = (target: EventTarget | null): boolean =>
  !(target instanceof Element) || target.closest(INTERACTIVE) === null
