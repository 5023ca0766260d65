// For tests: a table laid out in the notation of the rules, and ships that come as they are told to. Not part of
// the game.
import { bySeat, lowest, Scripted, SPECTATOR, nth, type Refusal, type Seat } from '@flibuste/kernel'
import { agenda } from './agenda.ts'
import { audit } from './audit.ts'
import { isCaptain, menOf, sendHome } from './crews.ts'
import { EDITION, PURSE, SHIPS, type Edition, type Ship, type Treasure } from './data.ts'
import type { Event } from './events.ts'
import { buccaneer, type Move, type Options, type State, type View } from './index.ts'
import { BOARDS, CALLS, COVERS, DECLINE, kindOf } from './moves.ts'
import { disc, layCrew, layMoney, nameOf, type Money } from './notation.ts'
import { ITEM, newState, NOBODY } from './state.ts'

export { disc, nameOf }

export const STANDARD: Options = { firstSeat: 'seat1', covered: 'strict', edition: null }

export interface Layout extends Money {
  readonly options?: Partial<Options>
  /** Three by default. */
  readonly seats?: number
  /** Crews of more than one, top to bottom: "A2 B5 C?". Everybody else stands alone. */
  readonly crews?: readonly string[]
  /** The ships in sight, what is not told as in the first ships of the edition. Three by default. */
  readonly ships?: readonly Partial<Ship>[]
  /** Ships still to come; 12 by default. */
  readonly deck?: number
  readonly values?: Edition['values']
  readonly active?: Seat
  readonly passes?: number
}

/** A table at play. Every move must be legal, every ship drawn as told, and nothing lost or made. */
export class Table {
  readonly state: State
  /** What happened since the table was laid out. */
  readonly log: Event[] = []

  constructor(state: State) {
    this.state = state
  }

  /** The seat that is asked, the lowest of several. */
  get seat(): Seat {
    return lowest(buccaneer.awaiting(this.state))
  }

  /** `draws`: for each ship turned up, its rank among those left. */
  play(move: Move, ...draws: number[]): this {
    return this.answer(this.seat, move, ...draws)
  }

  answer(seat: Seat, move: Move, ...draws: number[]): this {
    const refusal = this.refusal(move, seat)
    if (refusal !== null) throw new Error(`${refusal.clause} ${refusal.reason}`)
    const chance = new Scripted(draws)
    buccaneer.apply(this.state, seat, move, chance, this.log)
    chance.assertUsedUp()
    const wrong = audit(this.state)
    if (wrong !== null) throw new Error(wrong)
    return this
  }

  /** Crews by their top discs: `cover('A2', 'B5')`. */
  cover(crew: string, target: string, ...draws: number[]): this {
    return this.play(cover(crew, target), ...draws)
  }

  board(crew: string, ship: number, treasure: Treasure, ...draws: number[]): this {
    return this.play(board(crew, ship, treasure), ...draws)
  }

  call(seat: Seat, crew: string): this {
    return this.answer(seat, call(crew))
  }

  decline(seat: Seat): this {
    return this.answer(seat, DECLINE)
  }

  refusal(move: Move, seat: Seat = this.seat): Refusal | null {
    return buccaneer.check(this.state, seat, move)
  }

  /** The clause that refuses a move, or null. */
  refused(move: Move, seat: Seat = this.seat): string | null {
    return this.refusal(move, seat)?.clause ?? null
  }

  legal(kind?: Move['kind']): readonly Move[] {
    const moves = buccaneer.legal(this.state, this.seat)
    return kind === undefined ? moves : moves.filter((move) => move.kind === kind)
  }

  get view(): View {
    return buccaneer.view(this.state, SPECTATOR)
  }

  get step(): View['step'] {
    return this.view.step
  }

  /** Top to bottom. */
  crew(top: string): string {
    return menOf(this.state, disc(top)).map(nameOf).join(' ')
  }

  /** Crews of more than one man, top to bottom. */
  crews(): string[] {
    const tops = this.state.men.flatMap((men, top) => (men > 1 ? [top] : []))
    return tops.map((top) => this.crew(nameOf(top)))
  }

  isAlone(name: string): boolean {
    return isCaptain(this.state, disc(name)) && this.state.men[disc(name)] === 1
  }

  treasures(seat: Seat, treasure: Treasure): number {
    return nth(bySeat(this.state.treasures, seat), kindOf(treasure))
  }

  /** The newest event of a type. */
  last<T extends Event['type']>(type: T): Extract<Event, { type: T }> | undefined {
    return this.log.findLast((event): event is Extract<Event, { type: T }> => event.type === type)
  }

  all<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.log.filter((event): event is Extract<Event, { type: T }> => event.type === type)
  }
}

export const cover = (crew: string, target: string): Move => nth(nth(COVERS, disc(crew)), disc(target))
export const board = (crew: string, ship: number, treasure: Treasure): Move =>
  nth(nth(nth(BOARDS, disc(crew)), ship), kindOf(treasure))
export const call = (crew: string): Move => nth(CALLS, disc(crew))

/** The edition of the box, with other ships in front. */
function editionWith({ ships, values }: Layout): Edition | null {
  if (ships === undefined && values === undefined) return null
  return {
    name: 'test',
    values: values ?? EDITION.values,
    ships: EDITION.ships.map((ship, at) => ({ ...ship, treasures: ship.treasures.slice(), ...ships?.[at] })),
  }
}

/** Ships in sight are the first of the edition, ships to come the next, ships gone the last. */
function layShips(state: State, layout: Layout): void {
  const inSight = layout.ships?.length ?? 3
  const gone = SHIPS - inSight - (layout.deck ?? 12)
  state.faceUp = Array.from({ length: inSight }, (_, at) => at)
  state.deck = Array.from({ length: SHIPS }, (_, at) => (at >= inSight && at < SHIPS - gone ? 1 : 0))
  state.gone = Array.from({ length: gone }, (_, at) => SHIPS - 1 - at)
  state.takers = state.gone.map(() => NOBODY)
  state.history = state.gone.flatMap(() => state.ducats.map(() => PURSE))
}

/** A turn that has just begun, as laid out. */
export function position(layout: Layout = {}): Table {
  const options = { ...STANDARD, edition: editionWith(layout), ...layout.options }
  const state = newState(options, layout.seats ?? 3, new Scripted([0, 0, 0]))
  for (let man = 0; man < state.men.length; man++) sendHome(state, man)
  for (const crew of layout.crews ?? []) layCrew(state, crew)
  layShips(state, layout)
  layMoney(state, layout)
  state.active = layout.active ?? 0
  state.passes = layout.passes ?? 0
  state.agenda = [ITEM.beginTurn]
  const wrong = audit(state)
  if (wrong !== null) throw new Error(wrong)
  const table = new Table(state)
  agenda.run(state, new Scripted([]), table.log)
  return table
}
