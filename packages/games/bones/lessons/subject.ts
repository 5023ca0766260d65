// What the lessons of Bones are made of, and the tables they begin with, in the notation of the rules. Types and positions, no words.
import type { Lesson } from '../../lesson.ts'
import type { Clause } from '../clauses.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { ISLAND, ITEM, type Item, type Mate, type Options, type Place, type State } from '../state.ts'
import type { View } from '../view.ts'

export interface Bones {
  readonly state: State
  readonly options: Options
  readonly move: Move
  readonly event: Event
  readonly view: View
  readonly clause: Clause
  readonly topic: 'ship' | 'lane' | 'sea' | 'island' | 'gift' | 'die' | 'ready' | 'chest' | 'mate' | 'captain' | 'steps'
}

export type BonesLesson = Lesson<Bones>

export const PLAIN: Options = { friendly: false, vile: false, party: false, strictScout: false }

const HAND: Mate = { duty: 'hand', island: 0, owner: -1, token: -1 }

/** A Thief beside this treasure. */
export const thiefAt = (owner: number, token: number): Mate => ({ duty: 'thief', island: 0, owner, token })

type Step = 'reroll' | 'act' | 'mate'

/** The turn of the learner against Perrine. */
interface Layout {
  readonly round: number
  readonly firstSeat: 0 | 1
  /** Six letters each, lanes 1 to 6: P port, S sea, I island. */
  readonly ships: readonly [mine: string, theirs: string]
  /** Tokens, by their turn in leaving the reserve. */
  readonly treasures: readonly [mine: readonly number[], theirs: readonly number[]]
  readonly mates?: readonly [mine: Mate, theirs: Mate]
  readonly dice: readonly number[]
  readonly step: Step
  /** Treasures at the end of each round, the learner's and Perrine's in turn. */
  readonly history: readonly number[]
}

const PLACES = 'PSI'
const fleet = (letters: string): Place[] => letters.split(' ').map((letter) => PLACES.indexOf(letter) as Place)

const countOf = (powers: readonly boolean[], islands: readonly number[]): number =>
  islands.filter((island) => powers[island - 1]).length

function agendaOf(step: Step, changes: number): Item[] {
  const { endTurn, openMate, openAct, change, reroll, act, mate } = ITEM
  if (step === 'mate') return [endTurn, mate]
  if (step === 'act') return [endTurn, openMate, act]
  return changes > 0 ? [endTurn, openMate, openAct, change, reroll] : [endTurn, openMate, openAct, reroll]
}

/** In the reroll step nothing was thrown again yet; in the others all rerolls and changes are spent. */
export function layOut(layout: Layout): { readonly seats: 2; readonly state: State } {
  const { round, firstSeat, ships, treasures, mates = [HAND, HAND], dice, step, history } = layout
  const mine = fleet(ships[0])
  const powers = mine.map((place) => place === ISLAND)
  const isOpen = step === 'reroll'
  const changesLeft = isOpen ? countOf(powers, [2, 5]) : 0
  const state: State = {
    options: PLAIN,
    round,
    firstSeat,
    active: 0,
    boards: [
      { ships: fleet(ships[0]), treasures: [...treasures[0]], mate: mates[0] },
      { ships: fleet(ships[1]), treasures: [...treasures[1]], mate: mates[1] },
    ],
    taken: treasures[0].length + treasures[1].length,
    startShips: mine,
    powers,
    dice: [...dice],
    used: dice.map(() => false),
    rerollsLeft: isOpen ? 1 + countOf(powers, [3, 4]) : 0,
    changesLeft,
    couldAct: step === 'act',
    opening: firstSeat === 0 ? [6, 2] : [2, 6],
    history: [...history],
    agenda: agendaOf(step, changesLeft),
  }
  return { seats: 2, state }
}
