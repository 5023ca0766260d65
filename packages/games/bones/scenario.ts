// For tests: a table laid out in the notation of the rules, and dice that fall as told. Not part of the game.
import { bySeat, Scripted, nth, type Refusal, type Seat } from '@flibuste/kernel'
import { audit } from './audit.ts'
import { beginTurn } from './decisions/turn.ts'
import type { Event } from './events.ts'
import { bones, type Move, type Options, type State, type View } from './index.ts'
import { sendScout, sendThief } from './mates.ts'
import { DONE, THIEVES } from './moves.ts'
import { ITEM, newState, type Place } from './state.ts'

export const STANDARD: Options = { friendly: false, vile: false, party: false, strictScout: false }

/** Dice without a pair: whoever rolls them can neither sail nor plunder. */
export const CALM = [1, 2, 3, 4] as const

export interface Layout {
  readonly options?: Partial<Options>
  /** Six letters for each seat, lanes 1 to 6: P port, S sea, I island. A single text is the active seat's. */
  readonly ships?: string | readonly string[]
  /** Treasures by seat; tells how many seats there are. Two seats without any by default. */
  readonly treasures?: readonly number[]
  readonly active?: Seat
  readonly firstSeat?: Seat
  readonly round?: number
  /** Mates that are out, by seat. */
  readonly scouts?: { readonly [seat: number]: number }
  /** The thief's seat to the owner's, beside the owner's first treasure. */
  readonly thieves?: { readonly [seat: number]: Seat }
  /** What the active captain rolls as the turn begins. */
  readonly dice: readonly number[]
}

const PLACES = 'PSI'

export const fleet = (ships: string): Place[] => ships.split(' ').map((letter) => PLACES.indexOf(letter) as Place)
const lettersOf = (ships: readonly Place[]): string => ships.map((place) => PLACES[place]).join(' ')

/** A table at play. Every move must be legal, every die used, and nothing lost or made. */
export class Table {
  readonly state: State
  /** What happened since the table was laid out. */
  readonly log: Event[] = []

  constructor(state: State) {
    this.state = state
  }

  play(move: Move, ...faces: number[]): this {
    const refusal = this.refusal(move)
    if (refusal !== null) throw new Error(`${refusal.clause} ${refusal.reason}`)
    const chance = Scripted.dice(...faces)
    bones.apply(this.state, this.state.active, move, chance, this.log)
    chance.assertUsedUp()
    const wrong = audit(this.state)
    if (wrong !== null) throw new Error(wrong)
    return this
  }

  /** Ends the open step; faces are for the next captain's roll, where the turn ends with it. */
  done(...faces: number[]): this {
    return this.play(DONE, ...faces)
  }

  refusal(move: Move): Refusal | null {
    return bones.check(this.state, this.state.active, move)
  }

  /** The clause that refuses a move, or null. */
  refused(move: Move): string | null {
    return this.refusal(move)?.clause ?? null
  }

  legal(kind?: Move['kind']): readonly Move[] {
    const moves = bones.legal(this.state, this.state.active)
    return kind === undefined ? moves : moves.filter((move) => move.kind === kind)
  }

  get view(): View {
    return bones.view(this.state, this.state.active)
  }

  get step(): View['step'] {
    return this.view.step
  }

  ships(seat: Seat = this.state.active): string {
    return lettersOf(bySeat(this.state.boards, seat).ships)
  }

  treasures(): number[] {
    return this.state.boards.map((board) => board.treasures.length)
  }

  /** The newest event of a type. */
  last<T extends Event['type']>(type: T): Extract<Event, { type: T }> | undefined {
    return this.log.findLast((event): event is Extract<Event, { type: T }> => event.type === type)
  }

  /** A Thief beside this captain's treasure, counted from the first. */
  thief(owner: Seat, which = 0): Move {
    return nth(bySeat(THIEVES, owner), bySeat(this.state.boards, owner).treasures[which] ?? 0)
  }
}

function layOut(state: State, layout: Layout): void {
  const { ships } = layout
  if (typeof ships === 'string') bySeat(state.boards, state.active).ships = fleet(ships)
  else ships?.forEach((letters, seat) => (bySeat(state.boards, seat).ships = fleet(letters)))
  layout.treasures?.forEach((count, seat) => {
    for (let at = 0; at < count; at++) bySeat(state.boards, seat).treasures.push(state.taken++)
  })
  for (const [seat, island] of Object.entries(layout.scouts ?? {}))
    sendScout(bySeat(state.boards, Number(seat)).mate, island)
  for (const [seat, owner] of Object.entries(layout.thieves ?? {})) {
    sendThief(bySeat(state.boards, Number(seat)).mate, owner, nth(bySeat(state.boards, owner).treasures, 0))
  }
}

/** A turn that has just been rolled, as laid out. */
export function position(layout: Layout): Table {
  const seats = layout.treasures?.length ?? 2
  const opening = Array.from({ length: seats }, (_, seat) => (seat === (layout.firstSeat ?? 0) ? 6 : 1))
  const state = newState({ ...STANDARD, ...layout.options }, seats, Scripted.dice(...(seats > 1 ? opening : [])))
  state.active = layout.active ?? state.firstSeat
  state.round = layout.round ?? 1
  state.history = Array.from({ length: (state.round - 1) * seats }, () => 0)
  layOut(state, layout)
  const table = new Table(state)
  const chance = Scripted.dice(...layout.dice)
  state.agenda.pop()
  beginTurn.run(state, ITEM.beginTurn, chance, table.log)
  chance.assertUsedUp()
  return table
}

/** The same, with the roll kept as it fell. */
export const kept = (layout: Layout): Table => position(layout).done()
