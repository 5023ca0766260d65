// What a frame of Buccaneer tells, beat by beat: treasure, second, wages one by one, the rest, then everybody goes home. And what of it
// concerns whom. Pure.
import type { Seat, Viewer } from '@flibuste/kernel'
import { beat, MOTION_MS, rest, WEIGHT, type Concern, type Score, type Told } from '@flibuste/web/kit'
import type { Event, TreasureTaken } from '../events.ts'
import type { View } from '../view.ts'

/** Of a coin's flight, the part in the air. */
export const COIN_LIES = 0.6

export const SHOW_MS = {
  /** A pile goes in an arc. */
  lift: 380,
  carry: 300,
  /** A crew goes home, disc after disc. */
  hop: 460,
  treasure: 240,
  /** A coin flies, lies in the purse after more than half of it, and fades. */
  coin: MOTION_MS.hop * 2,
  purse: MOTION_MS.hop * 2 * COIN_LIES,
  wage: 150,
  wages: 750,
  rest: 200,
  home: 45,
  settle: 120,
  /** A crew goes aboard; ships come and go. */
  aboard: 320,
  ships: 460,
  /** A boarding or a mutiny that lies still, to be read. */
  still: 2400,
} as const

/** Many wages are paid faster, so that no boarding takes longer than people wait. */
const wageStep = (events: readonly Event[]): number => {
  const wages = events.filter(({ type }) => type === 'wagePaid').length
  return Math.min(SHOW_MS.wage, SHOW_MS.wages / Math.max(1, wages))
}

const STEP_MS: { readonly [T in Event['type']]?: number } = {
  covered: SHOW_MS.lift + SHOW_MS.carry,
  boarded: SHOW_MS.aboard,
  treasureTaken: SHOW_MS.treasure,
  restKept: SHOW_MS.purse,
  deficitPaid: SHOW_MS.purse,
  bankPaid: SHOW_MS.rest,
  mutinyCalled: SHOW_MS.settle,
  shipsArrived: SHOW_MS.ships,
  sailedAway: SHOW_MS.ships,
  passed: SHOW_MS.rest,
}

/** How long the next event waits for this one. */
function stepAfter(event: Event, wageMs: number): number {
  if (event.type === 'wagePaid') return wageMs
  return event.type === 'crewHome' ? SHOW_MS.hop + SHOW_MS.home * event.discs.length : (STEP_MS[event.type] ?? 0)
}

/** Purses and treasures are counted when what goes there has landed. */
const TOLD_MS: { readonly [T in Event['type']]?: number } = {
  treasureTaken: SHOW_MS.hop,
  wagePaid: SHOW_MS.purse,
  restKept: SHOW_MS.purse,
  deficitPaid: SHOW_MS.purse,
}

const READ: ReadonlySet<Event['type']> = new Set(['mutinyCalled', 'boarded'])

/** Nothing is left to chance; what is kept back is what a purse says before its coin is there. */
export function scoreOf({ events, after }: Told<View, Event>): Score<Event> {
  const wageMs = wageStep(events)
  const isRead = events.some(({ type }) => READ.has(type))
  const beats = events.map((event, nth) => {
    const stillMs = isRead && nth === events.length - 1 ? SHOW_MS.still : 0
    return beat([event], { lastsMs: stepAfter(event, wageMs), toldMs: TOLD_MS[event.type] ?? 0, stillMs })
  })
  // The stage of a mutiny waits until everything has landed.
  return isMutiny(after) ? [...beats, rest(SHOW_MS.settle)] : beats
}

/** Whether there is a mutiny to be shown. */
export const isMutiny = ({ step }: View): boolean => step === 'mutiny' || step === 'obey'

/** What these bring into a purse, or take out of it. */
export const paidTo = (events: readonly Event[], seat: Seat): number =>
  events.reduce((sum, event) => {
    if ((event.type === 'wagePaid' || event.type === 'restKept') && event.seat === seat) return sum + event.ducats
    return event.type === 'deficitPaid' && event.seat === seat ? sum - event.ducats : sum
  }, 0)

const deed = (weight: number): Concern => ({ weight, stake: 'news' })

/** A crew of one is covered every other turn; more men than that are a blow. */
const coverConcern = (owner: Seat, men: number, seat: Viewer): Concern =>
  owner === seat ? { weight: men > 1 ? WEIGHT.staged + men : WEIGHT.deed * 3, stake: 'lost' } : deed(WEIGHT.deed)

/** Ducats that a treasure taken by somebody else costs this seat: the most may be shared now, or another's. BUC-8.3, BUC-8.5. */
export function awardLost(event: TreasureTaken, seat: Viewer, { events, before, after }: Told<View, Event>): number {
  const last = events.findLast((other) => other.type === 'treasureTaken' && other.treasure === event.treasure)
  if (event.seat === seat || last !== event) return 0
  const awarded = ({ standings }: View): number =>
    standings.find(({ treasure }) => treasure === event.treasure)?.awards[seat] ?? 0
  return Math.max(0, awarded(before) - awarded(after))
}

function treasureConcern(event: TreasureTaken, seat: Viewer, told?: Told<View, Event>): Concern | null {
  const lost = told === undefined ? 0 : awardLost(event, seat, told)
  return lost === 0 ? null : { weight: WEIGHT.staged + lost, stake: 'lost' }
}

export function concerns(event: Event, seat: Viewer, told?: Told<View, Event>): Concern | null {
  switch (event.type) {
    case 'treasureTaken':
      return treasureConcern(event, seat, told)
    case 'covered':
      return coverConcern(event.owner, event.targetMen, seat)
    case 'mutinyCalled':
      return event.captain === seat ? { weight: WEIGHT.blow, stake: 'lost' } : deed(25)
    case 'boarded':
      return event.seat === seat ? { weight: 30, stake: 'won' } : deed(20)
    case 'sailedAway':
      return deed(WEIGHT.staged)
    case 'wagePaid':
      return event.seat === seat ? { weight: WEIGHT.deed, stake: 'won' } : null
    case 'passed':
      return deed(WEIGHT.trifle)
    default:
      return null
  }
}
