// What a tap can skip, and which taps mean it. Knows neither rules nor boards.
import type { Captain } from '../kit/table-module.ts'
import type { Session } from '../session/session.ts'

export interface Wait {
  readonly kind: Session['kind']
  /** Something is being told, or told again. */
  readonly isTelling: boolean
  /** Those who are waited for. */
  readonly captains: readonly Pick<Captain, 'bot'>[]
}

/** What is being told can be skipped; so can the pause of a bot that thinks in this page, while a server keeps a pace of its own. */
export const canSkip = ({ kind, isTelling, captains }: Wait): boolean =>
  isTelling || (kind === 'local' && captains.some(({ bot }) => bot !== null))

const INTERACTIVE = 'a, button, input, select, textarea, summary, label, dialog, [role="button"], [role="dialog"]'

/** A touch of the board itself: not of a button on it, which does what it says and nothing else. */
export const isBareTouch = (target: EventTarget | null): boolean =>
  !(target instanceof Element) || target.closest(INTERACTIVE) === null
