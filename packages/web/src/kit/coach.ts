// What a game says when something is asked or happens for the first time in this browser: one sentence, with its clause. The game knows
// when; the shell knows whether it was said before. Draws nothing.
import type { AnyEvent, Asked, Language, Seat } from '@flibuste/kernel'

/** A question put to this page, and what led to it since this seat's last answer, that answer included. */
export interface CoachMoment<View, Event> {
  readonly view: View
  readonly me: Seat
  readonly legal: readonly { readonly kind: string }[]
  readonly events: readonly Event[]
}

export interface CoachLine<View, Event> {
  readonly key: string
  readonly clause: string
  when(moment: CoachMoment<View, Event>): boolean
}

/** `games/<game>/table/coach.ts` exports one as `coach`. What concerns the seat itself comes first, plain questions last. */
export interface CoachModule<View extends Asked, Event extends AnyEvent> {
  readonly lines: readonly CoachLine<View, Event>[]
  readonly words: { readonly [L in Language]: { readonly [key: string]: string } }
}

/** As the shell knows it. */
export type AnyCoachModule = CoachModule<Asked, AnyEvent>

/** Something of this seat's own happened. */
export const didOwn = <Event extends AnyEvent>(
  { events, me }: Pick<CoachMoment<unknown, Event>, 'events' | 'me'>,
  type: Event['type'],
): boolean => events.some((event) => event.type === type && 'seat' in event && event.seat === me)

/** One of the answers is of this kind. */
export const mayDo = ({ legal }: Pick<CoachMoment<unknown, never>, 'legal'>, kind: string): boolean =>
  legal.some((move) => move.kind === kind)

/** The first line that fits the moment and was not read before. */
export const lineFor = <View, Event>(
  lines: readonly CoachLine<View, Event>[],
  read: readonly string[],
  moment: CoachMoment<View, Event>,
): CoachLine<View, Event> | null => lines.find((line) => !read.includes(line.key) && line.when(moment)) ?? null
