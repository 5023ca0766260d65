// Which dice were thrown by what just happened. Pure.
import type { Happened, Score } from '@flibuste/web/kit'
import type { Event } from '../events.ts'

const isThrow = ({ type }: Event): boolean => type === 'rolled' || type === 'rerolled'

/** Dice are still in the air: nothing may say what they make. */
export const inAir = ({ events, told, isOver }: Pick<Happened<Event>, 'events' | 'told' | 'isOver'>): boolean =>
  !isOver && events.slice(told).some(isThrow)

/** The throw the dice on the table lie from. */
export const lastThrow = (events: readonly Event[]): Event | undefined => events.findLast(isThrow)

/** Positions in the order they land; empty when nothing was thrown. The last throw counts: a turn may end and another begin. */
export function rolledDice(events: readonly Event[]): readonly number[] {
  const last = lastThrow(events)
  if (last?.type === 'rolled') return last.dice.map((_, at) => at)
  return last?.type === 'rerolled' ? last.positions : []
}

/** How long after its beginning a throw is told: when its last die lies. */
export const toldMs = (score: Score<Event>, thrown: Event | undefined): number =>
  score.find(({ events }) => events.some((event) => event === thrown))?.toldMs ?? 0
