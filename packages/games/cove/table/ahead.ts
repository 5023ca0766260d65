// What can be said ahead of the windows for event cards: at the wheel of the one that ends the navigation, ashore of the two that come before
// the next wheel. Reads one's own hand, so what comes of it is for its owner alone.
import type { Said } from '@flibuste/web/kit'
import { cardOf } from '../cards.ts'
import { EVENT_WINDOWS, OUTER_ISLANDS, WHEEL, type EventCard, type Place, type Window } from '../data.ts'
import { BUCCANEERINGS, ESCAPES, LETTERS, LOOKOUTS, MAP, NAVIES, type Move } from '../moves.ts'
import type { View } from '../view.ts'

type PlayedAtWindow = Exclude<EventCard, 'shipwright'>

const isAmong =
  (islands: readonly Place[]) =>
  ({ island }: { readonly island: Place }): boolean =>
    islands.includes(island)

/** As far as one can know; the rules have the last word when the window is there. */
const WAYS: { readonly [C in PlayedAtWindow]: (view: View) => readonly Move[] } = {
  buccaneering: ({ players, viewer }) =>
    BUCCANEERINGS.filter(({ victim }) => victim < players.length && victim !== viewer),
  treasureMap: () => [MAP],
  lookout: ({ players }) => LOOKOUTS.filter(({ first }) => first < players.length),
  royalNavy: () => NAVIES.filter(isAmong(OUTER_ISLANDS)),
  letterOfMarque: () => LETTERS.filter(isAmong(OUTER_ISLANDS)),
  escape: () => ESCAPES.filter(isAmong(WHEEL)),
}

const CARDS = Object.keys(WAYS) as readonly PlayedAtWindow[]

const WHEEL_VISIT: readonly Window[] = ['navigationEnd']
const ASHORE: readonly Window[] = ['treasureEnd', 'navigationStart']
const AHEAD_OF: { readonly [S in View['step']]?: readonly Window[] } = {
  course: WHEEL_VISIT,
  steer: WHEEL_VISIT,
  income: ASHORE,
  visit: ASHORE,
}

/** Null where no window comes next, or its player holds no card and will not be asked. */
export function said(view: View): Said<Move> | null {
  const windows = AHEAD_OF[view.step]
  const hand = view.players[view.viewer]?.hand ?? null
  if (windows === undefined || hand === null || hand.every((copies) => copies === 0)) return null
  const held = CARDS.filter((card) => windows.includes(EVENT_WINDOWS[card]) && (hand[cardOf(card)] ?? 0) > 0)
  const key = `${view.month}-${windows === ASHORE ? 'ashore' : 'wheel'}`
  return { key, moves: held.flatMap((card) => WAYS[card](view)) }
}

/** Event cards alone: about boarding (COV-D4) one thinks in the battle. */
export const covers = ({ step }: View): boolean => step === 'window'
