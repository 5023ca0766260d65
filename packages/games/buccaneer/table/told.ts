// What the docks say of a move while it is told: a coin counts when it lies in the purse, a crew when it has landed. Pure.
import type { Seat } from '@flibuste/kernel'
import type { Happened } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import type { Disc } from '../state.ts'
import type { View } from '../view.ts'
import { paidTo } from './score.ts'

const left = ({ events, told }: Pick<Happened<Event>, 'events' | 'told'>): readonly Event[] => events.slice(told)

/** A purse without what is still on its way to it. */
export const purseTold = (view: View, happened: Happened<Event>, seat: Seat): number =>
  (view.players[seat]?.ducats ?? 0) - paidTo(left(happened), seat)

/** The view treasures and bank are counted in: as before the move while any of them is still on its way. */
export const countedIn = (view: View, before: View, happened: Happened<Event>): View =>
  left(happened).some(({ type }) => type === 'treasureTaken' || type === 'lootTaken') ? before : view

const movedBy = (event: Event): readonly Disc[] =>
  event.type === 'covered' ? [event.crew] : event.type === 'crewHome' ? event.discs : []

/** Crews whose beat is not over. None ends a frame: a turn begins after it, or the count. */
export const crewsAloft = ({ score, begun }: Happened<Event>): readonly Disc[] =>
  score
    .filter(({ moment }) => moment === undefined)
    .flatMap(({ events }, at) => (at >= begun - 1 ? events.flatMap(movedBy) : []))
