// A boarding as it is shown: who fought with what, who was asked, and how it ended. Made from the views before and
// after; decides nothing.
import type { Seat } from '@flibuste/kernel'
import { beginsMs, type Score } from '@flibuste/web/kit'
import type { Card } from '../cards.ts'
import type { Event, Role } from '../events.ts'
import { NO_SHIP, type Attack } from '../state.ts'
import { leaderAmong } from '../ties.ts'
import { placeOf, shipIn } from '../wording.ts'
import type { ShipView, View } from '../view.ts'
import { mayCome } from './prospects.ts'
import { askedOrder, hasAnything } from './rows.ts'

export interface Fighter {
  readonly seat: Seat
  readonly role: Role
  readonly attack: Attack
  /** The provisions of his side. */
  readonly goods: readonly Card[]
  /** Of these, added from hand just now. */
  readonly added: readonly Card[]
}

/** How a captain who has rolled nothing stands to it. */
export const STANCES = ['asked', 'waits', 'declined', 'noCard', 'short'] as const
export type Stance = (typeof STANCES)[number]

export interface Bystander {
  readonly seat: Seat
  readonly stance: Stance
}

export type DuelEnd =
  | { readonly kind: 'open' }
  | { readonly kind: 'failed'; readonly dice: readonly number[]; readonly lost: readonly Card[] }
  | { readonly kind: 'taken'; readonly seat: Seat; readonly total: number }

export interface DuelReport {
  /** Tells two boardings, and two stages of one, apart. */
  readonly key: string
  readonly ship: ShipView
  readonly boarder: Seat
  /** Who takes the ship as it stands. */
  readonly leader: Seat
  readonly fighters: readonly Fighter[]
  /** How many of them, from the last, have rolled just now. */
  readonly fresh: number
  /** When their dice are thrown, from the beginning of the show. */
  readonly throwMs: number
  readonly bystanders: readonly Bystander[]
  readonly end: DuelEnd
}

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>

const ofType = <T extends Event['type']>(events: readonly Event[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type)

const ABOUT_DUELS: ReadonlySet<Event['type']> = new Set(['attackRolled', 'counterDeclined', 'shipTaken'])

export const isDuelEvent = ({ type }: Event): boolean => ABOUT_DUELS.has(type)

/** Whether anything of a boarding is among these. */
export const hasDuel = (events: readonly Event[]): boolean => events.some(isDuelEvent)

/** Captains are still being asked about it. */
export const isFoughtOver = ({ agenda }: View): boolean => agenda.some(({ kind }) => kind === 'askCounter')

function endOf(events: readonly Event[]): DuelEnd {
  const taken = ofType(events, 'shipTaken')[0]
  if (taken !== undefined) return { kind: 'taken', seat: taken.seat, total: taken.total }
  const loss = ofType(events, 'lossRolled')[0]
  if (loss === undefined) return { kind: 'open' }
  return { kind: 'failed', dice: loss.dice, lost: ofType(events, 'provisionLost').map(({ card }) => card) }
}

function fighterOf(before: View, after: View, attack: Attack, added: readonly Card[]): Fighter {
  const { ship } = after.duel
  const side = (placeOf(before, ship) ?? placeOf(after, ship))?.sides[attack.seat]
  const role = after.duel.attacks[0]?.seat === attack.seat ? 'boarder' : 'counter'
  return { seat: attack.seat, role, attack, goods: [...(side?.goods ?? []), ...added], added }
}

function stanceOf(before: View, after: View, seat: Seat, order: readonly Seat[]): Stance {
  const side = placeOf(before, after.duel.ship)?.sides[seat]
  if (side === undefined || !hasAnything(side)) return 'noCard'
  if (!mayCome(before, seat, side)) return 'short'
  if (!isFoughtOver(after)) return 'declined'
  const asked = order.indexOf(after.matter.seat)
  const own = order.indexOf(seat)
  return own === asked ? 'asked' : own < asked ? 'declined' : 'waits'
}

export interface Told {
  readonly before: View
  readonly after: View
  readonly events: readonly Event[]
  readonly score: Score<Event>
}

/** Null where there has been no boarding. */
export function reportOf({ before, after, events, score }: Told): DuelReport | null {
  const { ship, attacks, turn } = after.duel
  if (ship === NO_SHIP || attacks.length === 0) return null
  const boarder = attacks[0]!.seat
  const added = ofType(events, 'counterAttacked')[0]
  const end = endOf(events)
  const order = askedOrder(after, boarder)
  const fought = new Set(attacks.map(({ seat }) => seat))
  return {
    key: `${turn}-${ship}-${attacks.length}-${end.kind}-${after.matter.seat}`,
    ship: { id: ship, ...shipIn(after, ship) },
    boarder,
    leader: leaderAmong({ ...after, active: boarder }, attacks).seat,
    fighters: attacks.map((attack) => fighterOf(before, after, attack, attack.seat === added?.seat ? added.cards : [])),
    fresh: ofType(events, 'attackRolled').length,
    throwMs: beginsMs(score, ofType(events, 'attackRolled')[0]),
    bystanders:
      end.kind === 'failed'
        ? []
        : order
            .filter((seat) => !fought.has(seat))
            .map((seat) => ({ seat, stance: stanceOf(before, after, seat, order) })),
    end,
  }
}

export const leaderOf = ({ fighters, leader }: DuelReport): Fighter => fighters.find(({ seat }) => seat === leader)!
