// For tests: a table laid out in a few words, and luck as it is told. Not part of the game.
import {
  bySeat,
  has,
  lowest,
  seatsOf,
  sizeOfBag,
  SPECTATOR,
  nth,
  type Refusal,
  type Seat,
  type Viewer,
} from '@flibuste/kernel'
import { Foretold } from '@flibuste/kernel/conformance'
import { agenda } from './agenda.ts'
import { audit } from './audit.ts'
import { NO_PARROT } from './cards.ts'
import { PARROTS, TAVERN_KINDS, TREASURE_ISLAND, type Place, type Section } from './data.ts'
import type { Event } from './events.ts'
import { cove, type Move, type State, type View } from './index.ts'
import { BUY, DONE, FIRES, FLEE, INCOMES, KEEP, LEGEND, NAVY, PASS, RAISES, SAILINGS, type Party } from './moves.ts'
import { layOut, row, type Layout } from './layout.ts'
import { handSize } from './tavern.ts'

export { kind, row, STANDARD, type Layout, type Moment } from './layout.ts'

/** Faces of dice as luck: "6 1". */
export const faces = (dice: string): number[] =>
  dice.split(' ').flatMap((face) => (face === '' ? [] : [Number(face) - 1]))

const spellBag = (bag: readonly number[]): string =>
  bag.flatMap((copies, card) => Array.from({ length: copies }, () => nth(TAVERN_KINDS, card))).join(' ')

export type Target = Seat | 'legend' | 'navy'
const partyOf = (target: Target): Party => (target === 'legend' ? LEGEND : target === 'navy' ? NAVY : target)
export const fire = (at: Target, section: Section = 'hull'): Move => nth(nth(FIRES, partyOf(at)), row(section))

/** What a captain says who wants nothing to happen. */
const CALM: { readonly [S in View['step']]?: Move } = {
  window: PASS,
  board: PASS,
  visit: DONE,
  income: nth(INCOMES, 1),
  parrot: KEEP,
  course: nth(SAILINGS, TREASURE_ISLAND),
}

/** A table at play. Every move must be legal, all luck told must be used, and nothing lost or made. */
export class Table {
  readonly state: State
  /** What happened since the table was laid out. */
  readonly log: Event[]

  constructor(state: State, log: Event[]) {
    this.state = state
    this.log = log
  }

  /** The first seat that is asked and has not answered. */
  get seat(): Seat {
    return lowest(cove.awaiting(this.state))
  }

  /** All of them. */
  get asked(): Seat[] {
    return seatsOf(cove.awaiting(this.state))
  }

  isAsked(seat: Seat): boolean {
    return has(cove.awaiting(this.state), seat)
  }

  get step(): View['step'] {
    return this.view.step
  }

  /** `luck`: what chance says first, dice by `faces`. */
  play(move: Move, luck: readonly number[] = [], seat = this.seat): this {
    const refusal = this.refusal(move, seat)
    if (refusal !== null) throw new Error(`${refusal.clause} ${refusal.reason}`)
    const told = new Foretold(luck)
    cove.apply(this.state, seat, move, told, this.log)
    told.assertUsedUp()
    return this.audited()
  }

  audited(): this {
    const wrong = audit(this.state)
    if (wrong !== null) throw new Error(wrong)
    return this
  }

  /** The captain whose act it is fires. */
  fire(at: Target, section: Section, dice: string): this {
    return this.play(fire(at, section), faces(dice))
  }

  flee(die: string): this {
    return this.play(FLEE, faces(die))
  }

  pass(): this {
    return this.play(PASS)
  }

  /** Everybody asked passes, until something else is asked. */
  allPass(): this {
    while (this.step === 'window' || this.step === 'board') this.pass()
    return this
  }

  /** Each seat's island, by seat; windows before and after are passed. */
  sail(...islands: readonly Place[]): this {
    this.allPass()
    islands.forEach((island, seat) => this.play(nth(SAILINGS, island), [], seat))
    return this
  }

  income(take: 'cards' | 'gold'): this {
    return this.play(INCOMES.find((income) => income.take === take)!)
  }

  buy(luck: readonly number[] = []): this {
    return this.play(BUY, luck)
  }

  raise(section: Section, level: number): this {
    return this.play(nth(nth(RAISES, row(section)), level))
  }

  done(): this {
    return this.play(DONE)
  }

  /** Ashore, until this seat is asked. */
  until(seat: Seat): this {
    while (!(this.step === 'visit' && this.seat === seat)) {
      if (this.step === 'visit') this.done()
      else if (this.step === 'income') this.income('gold')
      else throw new Error(`${this.step} is asked before seat ${seat} is ashore`)
    }
    return this
  }

  /** Nobody does anything until the month is over. */
  endMonth(): this {
    const { month } = this.state
    while (this.state.month === month && this.step !== 'over') this.play(CALM[this.step] ?? FLEE)
    return this
  }

  refusal(move: Move, seat: Seat = this.seat): Refusal | null {
    return cove.check(this.state, seat, move)
  }

  /** The clause and reason that refuse a move, or null. */
  refused(move: Move, seat: Seat = this.seat): string | null {
    const refusal = this.refusal(move, seat)
    return refusal === null ? null : `${refusal.clause} ${refusal.reason}`
  }

  legal(kindOf?: Move['kind'], seat: Seat = this.seat): readonly Move[] {
    const moves = cove.legal(this.state, seat)
    return kindOf === undefined ? moves : moves.filter((move) => move.kind === kindOf)
  }

  get view(): View {
    return this.viewOf(SPECTATOR)
  }

  viewOf(viewer: Viewer): View {
    return cove.view(this.state, viewer)
  }

  /** "2222": sails, crew, cannons, hull. */
  levels(seat: Seat): string {
    return bySeat(this.state.levels, seat).join('')
  }

  hand(seat: Seat): string {
    return spellBag(bySeat(this.state.hands, seat))
  }

  handSize(seat: Seat): number {
    return handSize(this.state, seat)
  }

  get pile(): string {
    return spellBag(this.state.tavern)
  }

  get discards(): string {
    return spellBag(this.state.discard)
  }

  get pileSize(): number {
    return sizeOfBag(this.state.tavern)
  }

  parrot(seat: Seat): string {
    const parrot = bySeat(this.state.parrots, seat)
    return parrot === NO_PARROT ? '' : `${nth(PARROTS, parrot)}${bySeat(this.state.wounds, seat) > 0 ? ' wounded' : ''}`
  }

  /** The newest event of a type. */
  last<T extends Event['type']>(type: T): Extract<Event, { type: T }> | undefined {
    return this.log.findLast((event): event is Extract<Event, { type: T }> => event.type === type)
  }

  all<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.log.filter((event): event is Extract<Event, { type: T }> => event.type === type)
  }

  /** Who gained or lost fame, and by which clause: "1 +1 COV-8.19". */
  get fames(): string[] {
    return this.all('fameChanged').map(({ seat, by, clause }) => `${seat} ${by > 0 ? '+' : ''}${by} ${clause}`)
  }
}

/** A table as laid out, brought to its first question; `luck` is what chance says on the way. */
export function position(layout: Layout = {}, luck: readonly number[] = []): Table {
  const log: Event[] = []
  const table = new Table(layOut(layout, log), log)
  const chance = new Foretold(luck)
  agenda.run(table.state, chance, table.log)
  chance.assertUsedUp()
  return table.audited()
}
