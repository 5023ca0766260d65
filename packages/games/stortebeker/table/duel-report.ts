// A boarding as it is shown: who fought with what, who was asked, and how it ended. Made from the views before and
// after; decides nothing.
import type { Seat } from '@flibuste/kernel'
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
  /** Whether what it came to has been told: its dice may still be falling. */
  readonly isTold: boolean
  /** The provisions of his side. */
  readonly goods: readonly Card[]
  /** Of these, added from hand just now. */
  readonly added: readonly Card[]
}

/** How a captain who has rolled nothing stands to it. */
export type Stance = 'asked' | 'waits' | 'declined' | 'noCard' | 'short'

export interface Bystander {
  readonly seat: Seat
  readonly stance: Stance
}

export type DuelEnd =
  | { readonly kind: 'open' }
  /** `lost`: null while a die has not taken its provision yet. */
  | { readonly kind: 'failed'; readonly dice: readonly number[]; readonly lost: readonly Card[] | null }
  | { readonly kind: 'taken'; readonly seat: Seat; readonly total: number }

export interface DuelReport {
  readonly ship: ShipView
  readonly boarder: Seat
  /** Who takes the ship as far as it is told; null: no total is. */
  readonly leader: Seat | null
  readonly fighters: readonly Fighter[]
  /** How many of them, from the last, have rolled just now. */
  readonly fresh: number
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
  const lost = ofType(events, 'provisionLost').map(({ card }) => card)
  const isPaid = lost.length + ofType(events, 'lossSpared').length === loss.dice.length
  return { kind: 'failed', dice: loss.dice, lost: isPaid ? lost : null }
}

type Views = Pick<Told, 'before' | 'after'>

function fighterOf(
  { before, after }: Views,
  attack: Attack,
  added: EventOf<'counterAttacked'> | undefined,
): Omit<Fighter, 'isTold'> {
  const { ship } = after.duel
  const { seat } = attack
  const side = (placeOf(before, ship) ?? placeOf(after, ship))?.sides[seat]
  const role = after.duel.attacks[0]?.seat === seat ? 'boarder' : 'counter'
  const cards = added?.seat === seat ? added.cards : []
  return { seat, role, attack, goods: [...(side?.goods ?? []), ...cards], added: cards }
}

/** While it is told, whoever was asked before is the last who has spoken; later whoever is asked now is the next. */
function stanceOf(
  { before, after, isAll }: Views & { readonly isAll: boolean },
  seat: Seat,
  order: readonly Seat[],
): Stance {
  const side = placeOf(before, after.duel.ship)?.sides[seat]
  if (side === undefined || !hasAnything(side)) return 'noCard'
  if (!mayCome(before, seat, side)) return 'short'
  const own = order.indexOf(seat)
  if (!isAll) return isFoughtOver(before) && own <= order.indexOf(before.matter.seat) ? 'declined' : 'waits'
  if (!isFoughtOver(after)) return 'declined'
  const asked = order.indexOf(after.matter.seat)
  return own === asked ? 'asked' : own < asked ? 'declined' : 'waits'
}

export interface Told {
  readonly before: View
  readonly after: View
  readonly events: readonly Event[]
  /** Of the events, how many have begun and how many are told; left out: all of them. */
  readonly begun?: number
  readonly told?: number
}

/** Attacks whose dice have been thrown: those before, and those that have begun. */
function fightersIn({ before, after, events, begun = events.length, told = events.length }: Told): Fighter[] {
  const { attacks } = after.duel
  const rolled = (part: readonly Event[]): number => ofType(part, 'attackRolled').length
  const known = attacks.length - rolled(events)
  const added = ofType(events, 'counterAttacked')[0]
  const isToldAt = known + rolled(events.slice(0, told))
  return attacks
    .slice(0, Math.max(1, known + rolled(events.slice(0, begun))))
    .map((attack, nth) => ({ ...fighterOf({ before, after }, attack, added), isTold: nth < isToldAt }))
}

/** Null where there has been no boarding. */
export function reportOf(heard: Told): DuelReport | null {
  const { before, after, events, begun = events.length } = heard
  const { ship, attacks } = after.duel
  if (ship === NO_SHIP || attacks.length === 0) return null
  const boarder = attacks[0]!.seat
  const shown = events.slice(0, begun)
  const end = endOf(shown)
  const order = askedOrder(after, boarder)
  const fighters = fightersIn(heard)
  const totals = fighters.flatMap(({ attack, isTold }) => (isTold ? [attack] : []))
  const fought = new Set(fighters.map(({ seat }) => seat))
  const stance = (seat: Seat): Stance => stanceOf({ before, after, isAll: begun >= events.length }, seat, order)
  return {
    ship: { id: ship, ...shipIn(after, ship) },
    boarder,
    leader: totals.length === 0 ? null : leaderAmong({ ...after, active: boarder }, totals).seat,
    fighters,
    fresh: ofType(shown, 'attackRolled').length,
    bystanders:
      end.kind === 'failed'
        ? []
        : order.filter((seat) => !fought.has(seat)).map((seat) => ({ seat, stance: stance(seat) })),
    end,
  }
}

/** Null: no total is told yet. */
export const leaderOf = ({ fighters, leader }: DuelReport): Fighter | null =>
  fighters.find(({ seat }) => seat === leader) ?? null
