// All secrecy of the toy: what a viewer sees, what a viewer is told, and the worlds that fit.
import {
  bySeat,
  draw,
  sizeOfBag,
  withoutAnswers,
  type Agenda,
  type Asked,
  type Chance,
  type Viewer,
} from '@flibuste/kernel'
import { cloneItem, COPIES, KINDS, zeros, type Event, type Move, type State, type ToyItem } from './state.ts'

export type ToyAgenda = Agenda<State, ToyItem, Move, Event>

export interface View extends Asked {
  readonly viewer: Viewer
  readonly rounds: number
  readonly round: number
  /** The viewer's own hand; a spectator has none. */
  readonly hand: readonly number[] | null
  readonly sizes: readonly number[]
  readonly known: readonly (readonly number[])[]
  readonly bagSize: number
  readonly discard: readonly number[]
  readonly coins: readonly number[]
  readonly swaps: readonly number[]
  readonly face: number
  /** What is under each cup, so far as the viewer may look: under one's own, and under all once they are lifted. */
  readonly omens: readonly (number | null)[]
  readonly agenda: readonly ToyItem[]
  /** One's own sealed answer. */
  readonly mine: Move | null
}

export const view = (agenda: ToyAgenda, state: State, viewer: Viewer): View => ({
  ...agenda.seenBy(state, viewer),
  viewer,
  rounds: state.rounds,
  round: state.round,
  hand: viewer < 0 ? null : bySeat(state.hands, viewer).slice(),
  sizes: state.hands.map(sizeOfBag),
  known: state.known.map((hand) => hand.slice()),
  bagSize: sizeOfBag(state.bag),
  discard: state.discard.slice(),
  coins: state.coins.slice(),
  swaps: state.swaps.slice(),
  face: state.face,
  omens: state.omens.map((omen, seat) => (seat === viewer || state.agenda.length === 0 ? omen : null)),
  agenda: state.agenda.map(withoutAnswers).map(cloneItem),
  mine: agenda.answerOf(state, viewer),
})

/** Whoever says nothing keeps the parrot. */
export const silence = ({ agenda }: View): Move | null => (agenda.at(-1)?.kind === 'parrots' ? { kind: 'pass' } : null)

/** A die is rolled before everybody; what is drawn or swapped is seen by one alone. */
export const openly = ({ agenda }: View, { kind }: Move): boolean => agenda.at(-1)?.kind === 'turn' && kind === 'roll'

export function showEvent(event: Event, viewer: Viewer): Event | null {
  if (!('seat' in event) || event.seat === viewer) return event
  if (event.type === 'dealt') return null
  if (event.type === 'shook') return { ...event, omen: null }
  if (event.type === 'drew') return { ...event, card: null }
  return event.type === 'swapped' ? { ...event, gave: null, got: null } : event
}

/** The cards the viewer cannot place: not discarded, not in the viewer's own hand, not known to be in another. */
function unseenBy(seen: View): number[] {
  const unseen = zeros(KINDS).map((_, kind) => COPIES - seen.discard[kind]!)
  seen.known.forEach((known, seat) => {
    const sure = seat === seen.viewer ? seen.hand! : known
    sure.forEach((copies, kind) => (unseen[kind]! -= copies))
  })
  return unseen
}

export function determinize(agenda: ToyAgenda, seen: View, chance: Chance): State {
  const bag = unseenBy(seen)
  const hands = seen.known.map((known, seat) => {
    if (seat === seen.viewer) return seen.hand!.slice()
    const hand = known.slice()
    for (let missing = bySeat(seen.sizes, seat) - sizeOfBag(known); missing > 0; missing--) hand[draw(bag, chance)]!++
    return hand
  })
  const state: State = {
    rounds: seen.rounds,
    round: seen.round,
    hands,
    known: seen.known.map((known) => known.slice()),
    bag,
    discard: seen.discard.slice(),
    coins: seen.coins.slice(),
    swaps: seen.swaps.slice(),
    face: seen.face,
    omens: seen.omens.map((omen) => omen ?? chance.die()),
    agenda: seen.agenda.map(cloneItem),
  }
  agenda.putAnswers(state, seen.answered, seen.viewer, seen.mine, chance)
  return state
}
