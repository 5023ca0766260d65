// What the lessons of Störtebeker are made of, and the tables they begin with, in the notation of the rules. Types and positions, no words.
import { addTo, Sfc32, type Seat } from '@flibuste/kernel'
import type { Lesson } from '../../lesson.ts'
import { deckOf } from '../cards.ts'
import type { Clause } from '../clauses.ts'
import { CARDS_PER_TURN, EDITION } from '../data.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { bagOf, cards, laySide, layTrails } from '../notation.ts'
import { newState } from '../setup.ts'
import { EMPTY_SIDE, ITEM, shipOf, type Options, type State } from '../state.ts'
import type { View } from '../view.ts'

export interface Stortebeker {
  readonly state: State
  readonly options: Options
  readonly move: Move
  readonly event: Event
  readonly view: View
  readonly clause: Clause
  readonly topic:
    | 'ship'
    | 'coin'
    | 'shield'
    | 'needs'
    | 'side'
    | 'good'
    | 'pirate'
    | 'card'
    | 'picked'
    | 'threeCards'
    | 'draw'
    | 'discard'
    | 'rear'
    | 'gap'
    | 'score'
    | 'colourDice'
    | 'captain'
}

export type StortebekerLesson = Lesson<Stortebeker>

const PLAIN: Options = {
  bonus: false,
  foresight: false,
  stopAfterFailure: false,
  stopAfterCounter: false,
  threeShips: false,
  tiesFromBoarder: false,
  firstSeat: 'seat1',
  edition: null,
}

/** A turn of the learner or of Perrine. */
interface Layout {
  readonly round: number
  readonly turn: number
  /** The learner, unless told otherwise. */
  readonly active?: Seat
  /** Who began, and so comes first among equals: the learner, unless told otherwise. */
  readonly firstSeat?: Options['firstSeat']
  /** Cards laid in this turn. */
  readonly placed?: number
  /** The four ships at sea, by their place in the edition. */
  readonly sea: readonly number[]
  /** By ship: the learner's side and Perrine's, "WB 4". */
  readonly sides: readonly (readonly string[])[]
  readonly hands: readonly string[]
  readonly discard?: string
  /** The open ship of the rearguard, and how many follow. */
  readonly rear: readonly number[]
  readonly rearLeft: number
  readonly taken?: readonly (readonly number[])[]
  readonly step: 'play' | 'board'
}

function layCards(state: State, { sides, hands, discard = '' }: Layout): void {
  state.sides = sides.flatMap((row) => row.map(() => EMPTY_SIDE))
  sides.forEach((row, slot) => row.forEach((letters, seat) => laySide(state, slot, seat, letters)))
  state.hands = hands.map((letters) => bagOf(cards(letters)))
  state.discard = cards(discard)
  state.draw = deckOf(EDITION)
  for (const kind of [...sides.flat(), ...hands, discard].flatMap(cards)) addTo(state.draw, kind, -1)
  layTrails(state)
}

export function layOut(layout: Layout): { readonly seats: 2; readonly state: State } {
  const {
    round,
    turn,
    active = 0,
    firstSeat = PLAIN.firstSeat,
    placed = 0,
    sea,
    rear,
    rearLeft,
    taken = [[], []],
    step,
  } = layout
  const state = newState({ ...PLAIN, firstSeat }, 2, new Sfc32(1))
  state.round = round
  state.turn = turn
  state.active = active
  state.quota = CARDS_PER_TURN
  state.placed = placed
  state.sea = sea
  state.rear = rear
  state.rearLeft = rearLeft
  state.taken = taken
  state.scores = taken.map((ships) => ships.reduce((sum, ship) => sum + shipOf(state, ship).points, 0))
  state.lastCapture = round - 1
  layCards(state, layout)
  state.agenda = [ITEM[step]]
  return { seats: 2, state }
}
