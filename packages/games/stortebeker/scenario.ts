// For tests: a table laid out in the notation of the rules, and luck as it is told. Not part of the game.
import {
  addTo,
  bySeat,
  draw,
  lowest,
  nth,
  Sfc32,
  sizeOfBag,
  SPECTATOR,
  type Refusal,
  type Seat,
  type Viewer,
} from '@flibuste/kernel'
import { Foretold } from '@flibuste/kernel/conformance'
import { agenda } from './agenda.ts'
import { audit } from './audit.ts'
import { deckOf, type Card } from './cards.ts'
import { EDITION, GOODS, REARGUARD, SHIPS, type Edition, type Ship } from './data.ts'
import type { Event } from './events.ts'
import { stortebeker, type Move, type Options, type State, type View } from './index.ts'
import {
  BOARDS,
  DECLINE,
  DISCARDS,
  DONE,
  END_TURN,
  FIRES,
  LOSSES,
  PAYS,
  PLACES,
  SEIZES,
  SHEDS,
  SINKS,
  SPARE,
  TAKES,
} from './moves.ts'
import { bagOf, card, cards, laySide, layTrails, LETTERS } from './notation.ts'
import { handSize } from './piles.ts'
import { newState, openRear } from './setup.ts'
import { editionOf, EMPTY_SIDE, ITEM, sideOf } from './state.ts'

export { bagOf, card, cards }

export const STANDARD: Options = {
  bonus: false,
  foresight: false,
  stopAfterFailure: false,
  stopAfterCounter: false,
  threeShips: false,
  tiesFromBoarder: false,
  firstSeat: 'seat1',
  edition: null,
}

export const spell = (kinds: readonly Card[]): string => kinds.map((kind) => LETTERS[kind]).join('')
const spellBag = (bag: readonly number[]): string =>
  bag.map((copies, kind) => nth(LETTERS, kind).repeat(copies)).join('')
export const good = (letter: string): number => card(letter) % GOODS.length

export interface LaidShip extends Partial<Omit<Ship, 'provisions'>> {
  /** "WWB". */
  readonly needs?: string
}

export interface Layout {
  readonly options?: Partial<Options>
  /** Two by default. */
  readonly seats?: number
  readonly active?: Seat
  readonly round?: number
  /** The ships at sea, 0 … 3; what is not told is as in the first ships of the edition, null is a gap. */
  readonly ships?: readonly (LaidShip | null)[]
  /** By ship, then seat: provisions, then pirates face down, those after a "+" turned up: "WB 4 +3". */
  readonly sides?: readonly (readonly string[])[]
  /** By seat; nothing in hand where nothing is told. */
  readonly hands?: readonly string[]
  /** The draw pile, all other cards being discarded; or the discard pile, all others being drawn. */
  readonly draw?: string
  readonly discard?: string
  /** Ships of the rearguard still to come. */
  readonly rear?: number
  /** By seat, ships of the edition; whatever else is gone the last seat has taken. */
  readonly taken?: readonly (readonly number[])[]
  readonly ending?: boolean
  readonly lastCapture?: number
}

/** Faces of numbered dice, "6 1", or of colour dice, "W B", as luck. */
const luckOf = (faces: string): number[] =>
  faces.split(' ').flatMap((face) => (face === '' ? [] : [/\d/.test(face) ? Number(face) - 1 : good(face)]))

/** A table at play. Every move must be legal, all luck told must be used, and nothing lost or made. */
export class Table {
  readonly state: State
  /** What happened since the table was laid out. */
  readonly log: Event[] = []

  constructor(state: State) {
    this.state = state
  }

  /** The seat that is asked. */
  get seat(): Seat {
    return lowest(stortebeker.awaiting(this.state))
  }

  /** `faces`: the dice first thrown, "6 1 W B". */
  play(move: Move, faces = ''): this {
    const refusal = this.refusal(move)
    if (refusal !== null) throw new Error(`${refusal.clause} ${refusal.reason}`)
    const luck = new Foretold(luckOf(faces))
    stortebeker.apply(this.state, this.seat, move, luck, this.log)
    luck.assertUsedUp()
    return this.audited()
  }

  audited(): this {
    const wrong = audit(this.state)
    if (wrong !== null) throw new Error(wrong)
    return this
  }

  place(letters: string, ship: number): this {
    for (const kind of cards(letters)) this.play(nth(nth(PLACES, kind), ship))
    return this
  }

  discard(letters: string): this {
    for (const kind of cards(letters)) this.play(nth(DISCARDS, kind))
    return this
  }

  take(letters: string): this {
    for (const kind of cards(letters)) this.play(nth(TAKES, kind))
    return this
  }

  pay(letter: string): this {
    return this.play(nth(PAYS, card(letter)))
  }

  done(): this {
    return this.play(DONE)
  }

  fire(ship: number, faces: string): this {
    return this.play(nth(FIRES, ship), faces)
  }

  seize(from: Seat, letter: string): this {
    return this.play(nth(nth(SEIZES, from), card(letter)))
  }

  sink(from: Seat, letter: string): this {
    return this.play(nth(nth(SINKS, from), card(letter)))
  }

  spare(): this {
    return this.play(SPARE)
  }

  shed(letter: string): this {
    return this.play(nth(SHEDS, card(letter)))
  }

  lose(letter: string): this {
    return this.play(nth(LOSSES, card(letter)))
  }

  board(ship: number, faces: string): this {
    return this.play(nth(BOARDS, ship), faces)
  }

  counter(letters: string, faces: string): this {
    return this.play(counter(letters), faces)
  }

  decline(): this {
    return this.play(DECLINE)
  }

  endTurn(): this {
    return this.play(END_TURN)
  }

  /** The rest of a turn in which nothing happens: cards are discarded, everything is declined. */
  pass(): this {
    const { turn } = this.state
    while (this.step !== 'over' && this.state.turn === turn) {
      const legal = this.legal()
      const calm = ['done', 'endTurn', 'decline', 'spare', 'discard']
      this.play(legal.find(({ kind }) => calm.includes(kind)) ?? nth(legal, 0))
    }
    return this
  }

  refusal(move: Move, seat: Seat = this.seat): Refusal | null {
    return stortebeker.check(this.state, seat, move)
  }

  /** The clause that refuses a move, or null. */
  refused(move: Move): string | null {
    return this.refusal(move)?.clause ?? null
  }

  legal(kind?: Move['kind']): readonly Move[] {
    const moves = stortebeker.legal(this.state, this.seat)
    return kind === undefined ? moves : moves.filter((move) => move.kind === kind)
  }

  get view(): View {
    return this.viewOf(SPECTATOR)
  }

  viewOf(viewer: Viewer): View {
    return stortebeker.view(this.state, viewer)
  }

  get step(): View['step'] {
    return this.view.step
  }

  hand(seat: Seat): string {
    return spellBag(bySeat(this.state.hands, seat))
  }

  handSize(seat: Seat): number {
    return handSize(this.state, seat)
  }

  /** "WB 4 +3", as it was laid. */
  side(slot: number, seat: Seat): string {
    const { goods, down, up } = sideOf(this.state, slot, seat)
    return `${spell(goods)} ${spell(down)}${up.length > 0 ? ` +${spell(up)}` : ''}`.trim()
  }

  get pile(): string {
    return spell(this.state.discard)
  }

  get drawSize(): number {
    return sizeOfBag(this.state.draw)
  }

  /** The newest event of a type. */
  last<T extends Event['type']>(type: T): Extract<Event, { type: T }> | undefined {
    return this.log.findLast((event): event is Extract<Event, { type: T }> => event.type === type)
  }

  all<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.log.filter((event): event is Extract<Event, { type: T }> => event.type === type)
  }
}

export const counter = (letters: string): Move => ({
  kind: 'counter',
  cards: cards(letters).toSorted((one, two) => one - two),
})
export const place = (letter: string, ship: number): Move => nth(nth(PLACES, card(letter)), ship)
export const needs = (letters: string): number[] => GOODS.map((_, at) => letters.split(nth(LETTERS, at)).length - 1)

/** The edition of the box, with other ships in front. */
function editionWith({ ships = [] }: Layout): Edition {
  return {
    name: 'test',
    marked: EDITION.marked,
    ships: EDITION.ships.map((ship, at) => {
      const { needs: letters, ...figures } = ships[at] ?? {}
      return { ...ship, ...figures, provisions: letters === undefined ? ship.provisions.slice() : needs(letters) }
    }),
  }
}

/** Ships at sea are the first of the edition, then the open rearguard; ships gone are the last. */
function layShips(state: State, layout: Layout): void {
  const seats = layout.seats ?? 2
  const places = state.sea.length
  state.sea = state.sea.map((_, at) => (layout.ships?.[at] === null ? -1 : at))
  const rear = layout.rear ?? REARGUARD[seats]!
  const open = Math.min(rear, openRear(state.options))
  state.rear = Array.from({ length: open }, (_, at) => places + at)
  state.rearLeft = rear - open
  const gaps = state.sea.filter((ship) => ship < 0)
  const told = state.scores.map((_, seat) => layout.taken?.[seat]?.slice() ?? [])
  const missing = REARGUARD[seats]! - rear + gaps.length - told.flat().length
  const spare = Array.from({ length: SHIPS }, (_, at) => SHIPS - 1 - at).filter((ship) => !told.flat().includes(ship))
  nth(told, seats - 1).push(...spare.slice(0, missing))
  state.taken = told
  state.scores = told.map((taken) =>
    taken.reduce((sum, ship) => sum + nth(editionOf(state.options).ships, ship).points, 0),
  )
}

function layCards(state: State, layout: Layout): void {
  const rest = deckOf(editionOf(state.options))
  const out = (letters: string | undefined): Card[] => {
    const kinds = cards(letters ?? '')
    for (const kind of kinds) addTo(rest, kind, -1)
    return kinds
  }
  state.sides = state.sea.flatMap(() => state.scores.map(() => EMPTY_SIDE))
  layout.sides?.forEach((sides, slot) =>
    sides.forEach((letters, seat) => {
      out(letters)
      laySide(state, slot, seat, letters)
    }),
  )
  state.hands = state.scores.map((_, seat) => bagOf(out(layout.hands?.[seat])))
  if (layout.draw === undefined) {
    state.discard = out(layout.discard)
    state.draw = rest
    return
  }
  state.draw = bagOf(out(layout.draw))
  state.discard = []
  while (sizeOfBag(rest) > 0) state.discard.push(draw(rest, new Foretold([0])))
}

/** A turn that has just begun, as laid out. */
export function position(layout: Layout = {}): Table {
  const options = { ...STANDARD, edition: editionWith(layout), ...layout.options }
  const state = newState(options, layout.seats ?? 2, new Sfc32(1))
  layShips(state, layout)
  layCards(state, layout)
  layTrails(state)
  state.active = layout.active ?? 0
  state.round = layout.round ?? 2
  state.turn = 10
  state.ending = layout.ending ?? false
  state.lastCapture = layout.lastCapture ?? 1
  state.agenda = [ITEM.beginTurn]
  const table = new Table(state)
  agenda.run(state, new Foretold([]), table.log)
  return table.audited()
}
